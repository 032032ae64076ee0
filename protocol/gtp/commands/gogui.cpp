// Views for GoGui and programs that know its analyze commands.
#include <array>

#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/gogui_views.hpp"
#include "protocol/gtp/recognition_query.hpp"

namespace gosedai::gtp {

namespace {

Result analyze_commands(Context&, const Arguments&) { return success(analyze_commands_text()); }

/// NAME
Result view(Context& context, const Arguments& arguments) {
  if (arguments.count() != 1) return failure(error::syntax);
  const View* wanted = find_view(*arguments.word(0));
  if (wanted == nullptr) return failure(error::unknown_view);
  return with_recognition(context,
                          [&](const Recognition& found) { return success(wanted->draw(found)); });
}

constexpr std::array<Command, 2> table = {{
    {"gogui-analyze_commands", analyze_commands, 0},
    {"gosedai-view", view},
}};

}  // namespace

std::span<const Command> gogui_commands() { return table; }

}  // namespace gosedai::gtp
