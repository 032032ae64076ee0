// Patterns matched the plain way: every pattern, every orientation, every colour, every point, by columns
// and rows. What the decision trees are compared with.
#pragma once

#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "model/patterns/pattern_set.hpp"

namespace gosedai::kb_tests {

/// A match by what it means: which pattern, for whom, on which points, with which marks where; the edges it
/// needs are marks without a point.
using MatchImage = std::tuple<std::size_t, Color, std::set<std::pair<Point, PointClass>>,
                              std::set<std::pair<char, Point>>>;

/// The side of the board beyond which a place lies.
inline char side_of(int col, int row, int size) {
  if (col < 0 || col >= size) return col < 0 ? 'W' : 'E';
  return row < 0 ? 'S' : row >= size ? 'N' : '?';
}

inline std::pair<int, int> oriented(PatternPlace place, int orientation) {
  std::pair<int, int> moved{place.col, place.row};
  for (int quarter = 0; quarter < orientation % 4; ++quarter) moved = {-moved.second, moved.first};
  if (orientation >= 4) moved.first = -moved.first;
  return moved;
}

class BruteForcePatterns {
 public:
  BruteForcePatterns(const Board& board, const PatternLives& lives)
      : board_(board), lives_(lives) {}

  std::set<MatchImage> run(const std::vector<Pattern>& patterns) {
    std::set<MatchImage> found;
    for (std::size_t i = 0; i < patterns.size(); ++i)
      for (int orientation = 0; orientation < 8; ++orientation)
        for (const Color own : {Color::black, Color::white})
          for (int col = 0; col < board_.size(); ++col)
            for (int row = 0; row < board_.size(); ++row) {
              MatchImage image{i, own, {}, {}};
              if (fits(patterns[i], orientation, own, col, row, image)) found.insert(image);
            }
    return found;
  }

 private:
  bool fits(const Pattern& pattern, int orientation, Color own, int col, int row,
            MatchImage& image) const {
    for (const PatternPoint& point : pattern.points) {
      const auto [east, north] = oriented(point.place, orientation);
      if ((class_at(col + east, row + north, own) & point.allowed) == 0) return false;
      if (point.allowed == class_outside)
        std::get<3>(image).emplace(side_of(col + east, row + north, board_.size()), Point::none());
      else
        std::get<2>(image).emplace(Point::at(col + east, row + north), point.allowed);
    }
    for (const PatternMark& mark : pattern.marks) {
      const auto [east, north] = oriented(mark.place, orientation);
      std::get<3>(image).emplace(mark.name, Point::at(col + east, row + north));
    }
    for (const PatternCondition& condition : pattern.conditions)
      if (!holds(condition, std::get<3>(image))) return false;
    return true;
  }

  PointClass class_at(int col, int row, Color own) const {
    if (col < 0 || row < 0 || col >= board_.size() || row >= board_.size()) return class_outside;
    const Color there = board_.at(Point::at(col, row));
    if (there == Color::empty) return class_empty;
    return there == own ? class_own : class_enemy;
  }

  bool holds(const PatternCondition& condition,
             const std::set<std::pair<char, Point>>& marks) const {
    const auto point_of = [&](char name) {
      for (const auto& [mark, point] : marks)
        if (mark == name) return point;
      return Point::none();
    };
    const Point point = point_of(condition.mark);
    const auto between = [&](int value) {
      return condition.low <= value && value <= condition.high;
    };
    switch (condition.kind) {
      case PatternCondition::Kind::liberties:
        return between(board_.string_liberties(point).count());
      case PatternCondition::Kind::stones: return between(board_.string_points(point).count());
      case PatternCondition::Kind::height: return between(height(point, board_.size()));
      case PatternCondition::Kind::life:
        if (lives_.dead.contains(point)) return (condition.low & life_dead) != 0;
        if (lives_.neutral.contains(point)) return (condition.low & life_neutral) != 0;
        return (condition.low & life_alive) != 0;
      case PatternCondition::Kind::same_string:
        return board_.string_points(point).contains(point_of(condition.other));
      case PatternCondition::Kind::other_string:
        return !board_.string_points(point).contains(point_of(condition.other));
    }
    return false;
  }

  const Board& board_;
  const PatternLives& lives_;
};

inline std::set<MatchImage> images_of(const PatternSet& set,
                                      const std::vector<PatternMatch>& matches, int size) {
  std::set<MatchImage> images;
  for (const PatternMatch& match : matches) {
    const PatternVariant& variant = set.variants()[match.variant];
    MatchImage image{variant.pattern, match.own, {}, {}};
    for (const PatternPoint& point : variant.points)
      if (point.allowed == class_outside)
        std::get<3>(image).emplace(side_of(match.anchor.col() + point.place.col,
                                           match.anchor.row() + point.place.row, size),
                                   Point::none());
      else
        std::get<2>(image).emplace(PatternSet::moved(match.anchor, point.place), point.allowed);
    for (const PatternMark& mark : variant.marks)
      std::get<3>(image).emplace(mark.name, PatternSet::moved(match.anchor, mark.place));
    images.insert(image);
  }
  return images;
}

}  // namespace gosedai::kb_tests
