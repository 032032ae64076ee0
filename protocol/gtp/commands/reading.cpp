// Questions to the searches in the formats that existing suites and GUIs use. Each command is a
// kind of search, who moves first, and a form of answer.
#include <array>

#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/reading_text.hpp"

namespace gosedai::gtp {

namespace {

/// KIND TARGETS: the code and the move.
template <const ReadingKind& kind, Side side>
Result code_and_move(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const ReadTargets targets = read_targets(kind, inquirer.board(), arguments, 0, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&targets)) return failure(*problem);
  const auto& points = std::get<std::vector<Point>>(targets);
  const Color to_move = color_of(side, inquirer.board(), points[0]);
  const ReadingAnswer answer = inquirer.read(inquirer.task(kind, points, to_move));
  return success(code_and_move_text(answer, to_move));
}

/// MOVE TARGETS: does that move of the side reach it? The code alone.
template <const ReadingKind& kind, Side side>
Result code_of_move(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  Board board = inquirer.board();
  const std::optional<Point> move = arguments.point(0, board.size());
  if (!arguments.has(1)) return failure(error::syntax);
  if (!move) return failure(error::invalid_vertex);
  const ReadTargets targets = read_targets(kind, board, arguments, 1, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&targets)) return failure(*problem);
  const auto& points = std::get<std::vector<Point>>(targets);
  const Color player = color_of(side, board, points[0]);
  if (!board.is_legal(player, *move)) return failure(error::illegal_move);
  board.play(player, *move);
  // A target that is gone needs no search.
  for (const Point target : points)
    if (board.is_empty(target)) return success(side == Side::attacker ? "1" : "0");
  const SearchTask task = inquirer.task(kind, board, points, opponent(player));
  return success(code_text(turned_round(inquirer.read(task)), player));
}

constexpr std::array<Command, 5> table = {{
    {"attack", code_and_move<capture_kind, Side::attacker>},
    {"defend", code_and_move<capture_kind, Side::owner>},
    {"ladder_attack", code_and_move<ladder_kind, Side::attacker>},
    {"does_attack", code_of_move<capture_kind, Side::attacker>},
    {"does_defend", code_of_move<capture_kind, Side::owner>},
}};

}  // namespace

std::span<const Command> reading_commands() { return table; }

}  // namespace gosedai::gtp
