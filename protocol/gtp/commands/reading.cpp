// Questions to the searches in the formats that existing suites and GUIs use. Each command is a
// kind of search, who moves first, and a form of answer.
#include <array>

#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/reading_text.hpp"

namespace gosedai::gtp {

namespace {

// The forms of an answer.

std::string code_and_move(const SearchTask& task, const Answer& answer) {
  return code_and_move_text(to_reading(task.board, task.question, answer),
                            to_move_in(task.question));
}

std::string race(const SearchTask& task, const Answer& answer) {
  return race_text(std::get<RaceAnswer>(answer), to_move_in(task.question));
}

std::string status(const SearchTask&, const Answer& answer) {
  return status_text(std::get<UnconditionalAnswer>(answer));
}

/// TARGETS: asks about them with that side to move.
template <const ReadingKind& kind, Side side, auto form>
Result about(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const ReadTargets targets = read_targets(kind, inquirer.board(), arguments, 0, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&targets)) return failure(*problem);
  const auto& points = std::get<std::vector<Point>>(targets);
  const Color to_move = color_of(side, inquirer.board(), points[0]);
  const SearchTask task = inquirer.task(kind, points, to_move);
  return success(form(task, inquirer.ask(task).answer));
}

/// Does the move reach what its side asks for? The code.
std::string code_of_move(Inquirer& inquirer, const ReadingKind& kind,
                         const std::vector<Point>& targets, Move move) {
  const Color player = move.color();
  SearchTask task = inquirer.task(kind, targets, player);
  if (allow_only(task.question, move.point())) return code_text(inquirer.read(task), player);
  // Otherwise the other side is asked after the move. A target that is gone needs no search.
  Board after = inquirer.board();
  const bool attacks = player != after.at(targets[0]);
  after.play(player, move.point());
  for (const Point target : targets)
    if (after.is_empty(target)) return attacks ? "1" : "0";
  task = inquirer.task(kind, after, targets, opponent(player));
  return code_text(turned_round(inquirer.read(task)), player);
}

/// MOVE TARGETS: the code of the move.
template <const ReadingKind& kind, Side side>
Result move_about(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const Board& board = inquirer.board();
  if (!arguments.has(1)) return failure(error::syntax);
  const std::optional<Point> move = arguments.point(0, board.size());
  if (!move) return failure(error::invalid_vertex);
  const ReadTargets targets = read_targets(kind, board, arguments, 1, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&targets)) return failure(*problem);
  const auto& points = std::get<std::vector<Point>>(targets);
  const Color player = color_of(side, board, points[0]);
  if (!board.is_legal(player, *move)) return failure(error::illegal_move);
  return success(code_of_move(inquirer, kind, points, Move::stone(player, *move)));
}

constexpr std::array table = std::to_array<Command>({
    {"attack", about<kind::capture, Side::attacker, code_and_move>},
    {"defend", about<kind::capture, Side::owner, code_and_move>},
    {"does_attack", move_about<kind::capture, Side::attacker>},
    {"does_defend", move_about<kind::capture, Side::owner>},
    {"ladder_attack", about<kind::ladder, Side::attacker, code_and_move>},
    {"connect", about<kind::connection, Side::owner, code_and_move>},
    {"disconnect", about<kind::connection, Side::attacker, code_and_move>},
    {"analyze_semeai", about<kind::race, Side::owner, race>},
    {"unconditional_status", about<kind::unconditional, Side::nobody, status>},
});

}  // namespace

std::span<const Command> reading_commands() { return table; }

}  // namespace gosedai::gtp
