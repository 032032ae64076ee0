// Moves (GTP 2 draft, sections 6.3.3 and 6.4.2).
#include <array>

#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

/// Any colour may play at any time; the controller is the one who knows whose turn it is.
Result play(Context& context, const Arguments& arguments) {
  if (arguments.count() < 2) return failure(error::syntax);
  const std::optional<Move> move = arguments.move(0, context.game.size());
  if (!move) return failure(error::invalid_color_or_coordinate);
  if (context.game.play(*move) != Legality::legal) return failure(error::illegal_move);
  context.announce();
  return success();
}

Result generate(const Arguments& arguments, Think wanted) {
  const std::optional<Color> color = arguments.color(0);
  if (!color) return failure(error::syntax);
  wanted.color = *color;
  return wanted;
}

Result genmove(Context&, const Arguments& arguments) { return generate(arguments, {}); }

Result reg_genmove(Context&, const Arguments& arguments) {
  return generate(arguments, {.keep = true});
}

/// After two passes, when the players disagree about dead stones: takes them off, and passes only when no
/// dead stones of the opponent are left.
Result genmove_cleanup(Context&, const Arguments& arguments) {
  return generate(arguments, {.clean_up = true});
}

Result undo(Context& context, const Arguments&) {
  if (!context.game.undo()) return failure(error::cannot_undo);
  context.comments.cut(context.game.move_count());
  context.announce();
  return success();
}

constexpr std::array<Command, 5> table = {{
    {"play", play, 2},
    {"genmove", genmove, 1},
    {"reg_genmove", reg_genmove, 1},
    {"kgs-genmove_cleanup", genmove_cleanup, 1},
    {"undo", undo, 0},
}};

}  // namespace

std::span<const Command> play_commands() { return table; }

}  // namespace gosedai::gtp
