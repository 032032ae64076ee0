// Board, komi, rules and handicap (GTP 2 draft, section 6.3.2).
#include <array>

#include "model/board/notation.hpp"
#include "protocol/gtp/board_text.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/handicap.hpp"
#include "protocol/rules_names.hpp"

namespace gosedai::gtp {

namespace {

Result boardsize(Context& context, const Arguments& arguments) {
  const std::optional<int> size = arguments.integer(0);
  if (!size) return failure(error::syntax);
  if (*size < min_board_size || *size > max_board_size) return failure(error::unacceptable_size);
  context.start_over(Game(*size, context.game.rules()));
  return success();
}

Result clear_board(Context& context, const Arguments&) {
  context.start_over(Game(context.game.size(), context.game.rules()));
  return success();
}

/// GTP has no word for the rules. Where nobody has named them, a komi of less than 7 is that of a game
/// counted by territory, as suites and servers set it; 7 and more goes with area.
Scoring scoring_meant_by(double komi) {
  constexpr double least_area_komi = 7;
  return komi < least_area_komi ? Scoring::territory : Scoring::area;
}

Result komi(Context& context, const Arguments& arguments) {
  const std::optional<double> points = arguments.number(0);
  if (!points) return failure(error::syntax);
  Rules rules = context.game.rules();
  rules.komi = *points;
  if (!context.rules_named) rules.scoring = scoring_meant_by(*points);
  context.game.set_rules(rules);
  context.announce();
  return success();
}

Result get_komi(Context& context, const Arguments&) {
  return success(number_text(context.game.rules().komi));
}

Result kgs_rules(Context& context, const Arguments& arguments) {
  if (!arguments.has(0)) return failure(error::syntax);
  const std::optional<Rules> rules = rules_named(arguments.rest(0), context.game.rules());
  if (!rules) return failure(error::unknown_rules);
  context.game.set_rules(*rules);
  context.rules_named = true;
  context.announce();
  return success();
}

bool is_board_empty(const Game& game) {
  return game.board().empty_points() == game.board().all_points();
}

/// Black stones as a set-up: they are no moves and cannot be undone.
void put_handicap(Context& context, const std::vector<Point>& points) {
  BitBoard black;
  for (const Point point : points) black.insert(point);
  context.game.set_up(black, BitBoard(), Color::white);
  context.announce();
}

std::string vertex_list(const std::vector<Point>& points) {
  std::string text;
  for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
  return text;
}

using Placement = std::vector<Point> (*)(int size, int stones);

Result place_handicap(Context& context, const Arguments& arguments, Placement placement) {
  const std::optional<int> stones = arguments.integer(0);
  if (!stones) return failure(error::syntax);
  if (!is_board_empty(context.game)) return failure(error::board_not_empty);
  const std::vector<Point> points = placement(context.game.size(), *stones);
  if (points.empty()) return failure(error::invalid_number_of_stones);
  put_handicap(context, points);
  return success(vertex_list(points));
}

Result fixed(Context& context, const Arguments& arguments) {
  return place_handicap(context, arguments, fixed_handicap);
}

Result place_free(Context& context, const Arguments& arguments) {
  return place_handicap(context, arguments, free_handicap);
}

/// The points of a vertex list; nothing when one is no point or is named twice.
std::optional<std::vector<Point>> distinct_points(const Arguments& arguments, int size) {
  std::vector<Point> points;
  BitBoard seen;
  for (std::size_t i = 0; i < arguments.count(); ++i) {
    const std::optional<Point> point = arguments.point(i, size);
    if (!point || seen.contains(*point)) return std::nullopt;
    seen.insert(*point);
    points.push_back(*point);
  }
  return points;
}

Result set_free(Context& context, const Arguments& arguments) {
  const int size = context.game.size();
  if (!is_board_empty(context.game)) return failure(error::board_not_empty);
  const std::optional<std::vector<Point>> points = distinct_points(arguments, size);
  if (!points || points->size() < 2 || points->size() >= static_cast<std::size_t>(size * size))
    return failure(error::bad_vertex_list);
  put_handicap(context, *points);
  return success();
}

constexpr std::array<Command, 8> table = {{
    {"boardsize", boardsize, 1},
    {"clear_board", clear_board, 0},
    {"komi", komi, 1},
    {"get_komi", get_komi, 0},
    {"kgs-rules", kgs_rules},
    {"fixed_handicap", fixed, 1},
    {"place_free_handicap", place_free, 1},
    {"set_free_handicap", set_free},
}};

}  // namespace

std::span<const Command> setup_commands() { return table; }

}  // namespace gosedai::gtp
