#include "model/joseki/joseki_words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "model/board/notation.hpp"

namespace gosedai {

namespace {

constexpr int largest_line = 8;  // moves of a line that are told

std::string one_digit(double value) {
  const long tenths = std::lround(std::abs(value) * 10);
  return (value < 0 && tenths != 0 ? "-" : "") + std::to_string(tenths / 10) + '.' +
         std::to_string(tenths % 10);
}

/// "3-4 point": lines from the two edges, the nearer first.
std::string corner_point_name(CornerPoint point) {
  const auto [near, far] = std::minmax({point.x() + 1, point.y() + 1});
  return std::to_string(near) + '-' + std::to_string(far) + " point";
}

struct Shape {
  int near;
  int far;
  std::string_view name;
};
// How a stone stands to another of its colour with nothing of the enemy near.
constexpr std::array<Shape, 8> shapes = {{{1, 1, "diagonal move"},
                                          {0, 2, "one-space jump"},
                                          {1, 2, "knight's move"},
                                          {0, 3, "two-space extension"},
                                          {1, 3, "large knight's move"},
                                          {0, 4, "three-space extension"},
                                          {2, 2, "elephant's move"},
                                          {2, 3, "two-space leap"}}};

/// Looks at one move on the board before it.
class MoveNamer {
 public:
  MoveNamer(const Board& board, Color color, Point point, Corner corner)
      : board_(board),
        color_(color),
        point_(point),
        view_(corner, false, false),
        here_(view_.to_frame(point, board.size())),
        stones_(view_.stones(board)) {}

  std::string name() const {
    if (stones_.all().is_empty()) return "takes the " + corner_point_name(here_);
    if (const auto contact = name_by_contact()) return *contact;
    if (stones_[color_].is_empty()) return name_of_approach();
    if (stones_[opponent(color_)].is_empty()) return "encloses the corner";
    return name_by_distance();
  }

 private:
  int count_beside(Color color) const {
    return static_cast<int>(std::ranges::count_if(
        neighbors(point_), [&](Point near) { return board_.at(near) == color; }));
  }
  bool has_diagonal(Color color) const {
    return std::ranges::any_of(diagonal,
                               [&](int step) { return board_.at(point_.offset(step)) == color; });
  }
  int fewest_liberties(Color color) const {
    int fewest = 99;
    for (const Point near : neighbors(point_))
      if (board_.at(near) == color) fewest = std::min(fewest, board_.liberties(near));
    return fewest;
  }

  std::array<Point, 4> diagonals() const {
    return {point_.offset(diagonal[0]), point_.offset(diagonal[1]), point_.offset(diagonal[2]),
            point_.offset(diagonal[3])};
  }
  /// One of these points has an own stone next to an enemy string that the move touches.
  bool is_touched(const std::array<Point, 4>& around) const {
    BitBoard touched;
    for (const Point near : neighbors(point_))
      if (board_.at(near) == opponent(color_)) touched |= board_.string_points(near);
    return std::ranges::any_of(around, [&](Point near) {
      return board_.at(near) == color_ && touched.neighbors().contains(near);
    });
  }

  std::optional<std::string> name_by_contact() const {
    const Color enemy = opponent(color_);
    const bool beside_enemy = count_beside(enemy) > 0;
    const bool beside_own = count_beside(color_) > 0;
    if (fewest_liberties(enemy) == 1) return "captures";
    if (fewest_liberties(color_) == 1) return "runs out of atari";
    if (fewest_liberties(enemy) == 2) return "gives atari";
    if (count_beside(color_) > 1) return "connects";
    if (beside_own && beside_enemy) return is_touched(neighbors(point_)) ? "extends" : "blocks";
    if (beside_own) return "extends";
    if (beside_enemy && has_diagonal(color_)) {
      if (has_diagonal(enemy)) return "cuts";
      return is_touched(diagonals()) ? "plays hane" : "attaches diagonally";
    }
    if (beside_enemy) return "attaches";
    return std::nullopt;
  }

  /// The first stone of a side in a corner of the other.
  std::string name_of_approach() const {
    if (here_.x() == 2 && here_.y() == 2) return "invades at the 3-3 point";
    const auto shape = shape_to(stones_[opponent(color_)]);
    if (!shape) return "approaches from afar";
    if (*shape == "knight's move") return "makes the small knight's approach";
    if (*shape == "one-space jump") return "makes the one-space high approach";
    if (*shape == "large knight's move") return "makes the large knight's approach";
    return "approaches";
  }

  std::string name_by_distance() const {
    if (const int gap = pincer_gap(); gap > 0)
      return std::string("makes a ") +
             (gap == 1   ? "one"
              : gap == 2 ? "two"
                         : "three") +
             "-space pincer";
    if (const auto shape = shape_to(stones_[color_])) return "makes a " + std::string(*shape);
    if (here_.x() == 2 && here_.y() == 2) return "takes the 3-3 point";
    return "extends along the side";
  }

  /// Points between the move and an enemy stone that stands between it and the corner, on the same side
  /// of the board; 0 when it is no pincer.
  int pincer_gap() const {
    int gap = 0;
    stones_[opponent(color_)].for_each([&](CornerPoint enemy) {
      for (const bool along_top : {true, false}) {
        const int away = along_top ? here_.x() - enemy.x() : here_.y() - enemy.y();
        const int height = along_top ? here_.y() : here_.x();
        const int enemy_height = along_top ? enemy.y() : enemy.x();
        const int from_corner = along_top ? enemy.x() : enemy.y();
        const bool on_side = height >= 2 && height <= 4 && std::abs(height - enemy_height) <= 1;
        if (on_side && from_corner >= 3 && away >= 2 && away <= 4 && (gap == 0 || away - 1 < gap))
          gap = away - 1;
      }
    });
    return gap;
  }

  std::optional<std::string_view> shape_to(const CornerSet& stones) const {
    for (const Shape& shape : shapes) {
      bool found = false;
      stones.for_each([&](CornerPoint stone) {
        const auto [near, far] =
            std::minmax({std::abs(stone.x() - here_.x()), std::abs(stone.y() - here_.y())});
        found = found || (near == shape.near && far == shape.far);
      });
      if (found) return shape.name;
    }
    return std::nullopt;
  }

  const Board& board_;
  Color color_;
  Point point_;
  CornerView view_;
  CornerPoint here_;
  CornerStones stones_;
};

std::string about_ladder(const JosekiCandidate& candidate) {
  if (candidate.obstacle == JosekiObstacle::ladder) return "; but its ladder does not work";
  if (!candidate.has_ladder) return {};
  return candidate.ladder_unknown ? "; it depends on a ladder that could not be read"
                                  : "; the ladder it depends on works";
}

std::string about_end(const JosekiCandidate& candidate) {
  if ((candidate.marks & joseki_mark::major) != 0) return ", which completes a common joseki";
  if ((candidate.marks & joseki_mark::joseki) != 0) return ", which completes a joseki";
  if ((candidate.marks & joseki_mark::black_better) != 0) return ", with an advantage";
  if ((candidate.marks & joseki_mark::white_better) != 0) return ", at a disadvantage";
  return {};
}

std::string signed_points(double points) { return (points < 0 ? "" : "+") + one_digit(points); }

}  // namespace

std::string name_of_corner_move(const Board& board, Color color, Point point, Corner corner) {
  return MoveNamer(board, color, point, corner).name();
}

std::string explain(const Board& board, const JosekiCandidate& candidate) {
  std::string text =
      to_text(candidate.point) + " is worth " + one_digit(candidate.value) +
      " points: " + std::string(name_of(candidate.color)) + ' ' +
      name_of_corner_move(board, candidate.color, candidate.point, candidate.corner) + " in the " +
      std::string(name_of(candidate.corner)) + about_end(candidate);
  text += "; played " + std::to_string(candidate.count) + " times, winning " +
          one_digit(candidate.won * 100) + " %";
  if (candidate.opening_count > 0)
    text += "; " + std::to_string(candidate.opening_count) + " games opened so";
  if (candidate.obstacle == JosekiObstacle::foreign_stone)
    text += "; but a stone from outside stands next to it";
  text += about_ladder(candidate);
  if (std::abs(candidate.conditions) >= 0.05)
    text += "; stones around it: " + signed_points(candidate.conditions);
  if (std::abs(candidate.judgement) >= 0.05)
    text += "; the whole board: " + signed_points(candidate.judgement);
  if (!candidate.line.empty()) {
    text += "; then";
    const auto told = std::min<std::size_t>(candidate.line.size(), largest_line);
    for (std::size_t i = 0; i < told; ++i) text += ' ' + to_text(candidate.line[i]);
  }
  return text;
}

}  // namespace gosedai
