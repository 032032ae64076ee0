// Looking at the board and at the thinking. The texts of the last three come from the thinker.
#include <array>

#include "protocol/gtp/board_text.hpp"
#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

Result showboard(Context& context, const Arguments&) { return success(board_text(context.game)); }

/// Recomputes what the board keeps up to date; a difference is a bug of ours.
Result check(Context& context, const Arguments&) {
  const std::string problem = context.game.board().check();
  return problem.empty() ? success("ok") : failure(problem);
}

Result explain(Context& context, const Arguments& arguments) {
  if (!arguments.has(0)) return success(context.thinker.explain(std::nullopt));
  const std::optional<Point> point = arguments.point(0, context.game.size());
  if (!point) return failure(error::invalid_vertex);
  return success(context.thinker.explain(point));
}

Result candidates(Context& context, const Arguments&) {
  return success(context.thinker.candidates());
}

Result strings(Context& context, const Arguments&) {
  return success(context.thinker.strings_report());
}

constexpr std::array<Command, 5> table = {{
    {"showboard", showboard},
    {"gosedai-check", check},
    {"gosedai-explain", explain},
    {"gosedai-candidates", candidates},
    {"gosedai-strings", strings},
}};

}  // namespace

std::span<const Command> analysis_commands() { return table; }

}  // namespace gosedai::gtp
