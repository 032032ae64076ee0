// What players would do here: gosedai-predict.
#include <array>
#include <cstdio>

#include "model/board/notation.hpp"
#include "model/habits/recent_moves.hpp"
#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

constexpr int usual_count = 10;

std::string text_of(const MovePreference& move) {
  std::array<char, 16> share{};
  std::snprintf(share.data(), share.size(), " %.1f %%", 100 * move.share);
  return to_text(move.move) + share.data();
}

/// [COLOR] [COUNT]: the likeliest moves, one per line with its chance.
Result predict_moves(Context& context, const Arguments& arguments) {
  std::size_t next = 0;
  const std::optional<Color> color = arguments.color(0);
  if (color) ++next;
  const int count = arguments.has(next) ? arguments.integer(next).value_or(0) : usual_count;
  if (count < 1 || arguments.count() > next + 1) return failure(error::syntax);
  if (context.reading.habits == nullptr) return failure(error::nothing_learned);
  const Color to_move = color.value_or(context.game.to_move());
  const MovePreferences moves =
      foresee(context.game.board(), to_move, recent_moves(*context.game.position(to_move)),
              *context.reading.habits, context.reading.intuition);
  std::string text;
  for (std::size_t i = 0; i < moves.size() && i < static_cast<std::size_t>(count); ++i)
    text += (i == 0 ? "" : "\n") + text_of(moves[i]);
  return success(text);
}

constexpr std::array<Command, 1> table = {{
    {"gosedai-predict", predict_moves},
}};

}  // namespace

std::span<const Command> prediction_commands() { return table; }

}  // namespace gosedai::gtp
