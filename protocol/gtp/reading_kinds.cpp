#include "protocol/gtp/reading_kinds.hpp"

#include <algorithm>
#include <array>

#include "protocol/gtp/result.hpp"

namespace gosedai::gtp {

namespace {

using Points = std::span<const Point>;

Question capture_question(const Board& board, Points targets, Color to_move) {
  return board.at(targets[0]) == to_move ? defence_question(board, targets[0])
                                         : attack_question(board, targets[0]);
}

Question ladder_question(const Board&, Points targets, Color to_move) {
  CaptureQuestion question;
  question.method = CaptureMethod::ladder;
  question.target = targets[0];
  question.to_move = to_move;
  return question;
}

Question connection_question(const Board&, Points targets, Color to_move) {
  ConnectionQuestion question;
  question.a = targets[0];
  question.b = targets[1];
  question.to_move = to_move;
  return question;
}

Question race_question(const Board&, Points targets, Color to_move) {
  RaceQuestion question;
  question.own = targets[0];
  question.other = targets[1];
  question.to_move = to_move;
  return question;
}

Question unconditional_question(const Board&, Points targets, Color) {
  return UnconditionalQuestion{targets[0]};
}

}  // namespace

namespace kind {
// A budget is what half a second to a second allows for that kind.
const ReadingKind capture = {"capture", Targets::stone, Side::attacker, 150'000, capture_question};
const ReadingKind ladder = {"ladder", Targets::stone, Side::attacker, 100'000, ladder_question};
const ReadingKind connection = {"connection", Targets::own_stones, Side::owner, 100'000,
                                connection_question};
const ReadingKind race = {"race", Targets::two_sides, Side::owner, 60'000, race_question};
const ReadingKind unconditional = {"unconditional", Targets::point, Side::nobody, 1,
                                   unconditional_question};
}  // namespace kind

namespace {

constexpr std::array<const ReadingKind*, 5> kinds = {
    &kind::capture, &kind::ladder, &kind::connection, &kind::race, &kind::unconditional};

std::size_t count_of(Targets targets) {
  return targets == Targets::own_stones || targets == Targets::two_sides ? 2 : 1;
}

/// What is wrong with the points as targets; nothing when all is well.
std::string_view problem_with(Targets targets, const Board& board,
                              const std::vector<Point>& points) {
  if (targets == Targets::point) return {};
  if (std::ranges::any_of(points, [&](Point point) { return board.is_empty(point); }))
    return error::empty_vertex;
  const bool same = board.at(points.front()) == board.at(points.back());
  if (targets == Targets::own_stones && !same) return error::different_colors;
  if (targets == Targets::two_sides && same) return error::same_color;
  return {};
}

}  // namespace

std::span<const ReadingKind* const> all_reading_kinds() { return kinds; }

const ReadingKind* find_reading_kind(std::string_view name) {
  const auto found = std::ranges::find(kinds, name, &ReadingKind::name);
  return found == kinds.end() ? nullptr : *found;
}

ReadTargets read_targets(const ReadingKind& kind, const Board& board, const Arguments& arguments,
                         std::size_t first, std::size_t last) {
  if (last != first + count_of(kind.targets)) return error::syntax;
  std::vector<Point> points;
  for (std::size_t i = first; i < last; ++i) {
    const std::optional<Point> point = arguments.point(i, board.size());
    if (!point) return error::invalid_vertex;
    points.push_back(*point);
  }
  const std::string_view problem = problem_with(kind.targets, board, points);
  if (!problem.empty()) return problem;
  return points;
}

Color color_of(Side side, const Board& board, Point target) {
  if (side == Side::nobody) return Color::empty;
  const Color owner = board.at(target);
  return side == Side::owner ? owner : opponent(owner);
}

}  // namespace gosedai::gtp
