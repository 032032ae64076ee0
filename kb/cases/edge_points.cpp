#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "kb/cases/opening.hpp"
#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr int nearest = 3;         // points between the facing stones
constexpr int least_distance = 2;  // lines from an extension to the enemy
constexpr int farthest = nearest + static_cast<int>(EdgeParameters{}.same.size()) - 1;

struct Facing {
  Point point;
  int along;  // place along the side, from 1
  int line;   // 3 or 4
};

/// One side of the board, seen with that side at the top: `along` runs left to right and `line`
/// counts from the edge.
class SideScan {
 public:
  SideScan(const Board& board, Symmetry symmetry, const EdgeParameters& parameters,
           CandidateList& found)
      : board_(board),
        size_(board.size()),
        symmetry_(symmetry),
        parameters_(parameters),
        found_(found) {}

  void run() {
    std::optional<Facing> left;
    for (int along = 1; along <= size_; ++along) {
      if (column_is_empty(along)) continue;
      const std::optional<Facing> right = facing_stone(along);
      if (left && right) between(*left, *right);
      left = right;
    }
  }

 private:
  Point at(int along, int line) const {
    return symmetry_.inverse().apply(Point::at(along - 1, size_ - line), size_);
  }

  bool column_is_empty(int along) const {
    for (int line = 1; line <= 4; ++line)
      if (!board_.is_empty(at(along, line))) return false;
    return true;
  }

  /// The stone that looks along the side; a stone that is short of liberties faces nobody.
  std::optional<Facing> facing_stone(int along) const {
    for (const int line : {3, 4}) {
      const Point point = at(along, line);
      if (is_stone(board_.at(point)) && board_.liberties(point) >= 3)
        return Facing{point, along, line};
    }
    return std::nullopt;
  }

  void between(const Facing& left, const Facing& right) {
    const int gap = right.along - left.along - 1;
    if (gap < nearest || gap > farthest) return;
    const Color left_color = board_.at(left.point);
    const Color right_color = board_.at(right.point);
    const auto row = static_cast<std::size_t>(gap - nearest);
    if (left_color != right_color) {
      towards_enemy(left, right, parameters_.different[row]);
      towards_enemy(right, left, parameters_.different[row]);
      return;
    }
    const int line = left.line == 3 && right.line == 3 ? 3 : 4;
    const int centre = middle(left, right);
    const double peep = enemy_above(left, right, left_color) ? parameters_.enemy_above : 1.0;
    add(left_color, centre, line, Motive::between_own, parameters_.same[row] * peep);
    add(opponent(left_color), centre, 3, Motive::between_enemy, parameters_.same[row] * peep);
  }

  /// Four apart: two points from one's own stone (good shape). From two or more stones above each other the
  /// extension is one point longer than they are many, if that leaves the enemy at a distance.
  void towards_enemy(const Facing& own, const Facing& enemy, double value) {
    const int gap = std::abs(enemy.along - own.along) - 1;
    const int direction = enemy.along > own.along ? 1 : -1;
    const int standing = wall_height(own);
    const int ideal = standing + 2;
    const bool fits = standing >= 2 && ideal + least_distance <= gap + 1;
    const int along = fits       ? own.along + direction * ideal
                      : gap == 4 ? own.along + direction * 3
                                 : middle(own, enemy);
    // An enemy on the fourth line leaves the way below him open.
    const double follows = enemy.line == 4 ? parameters_.slide : 0;
    add(board_.at(own.point), along, 3, Motive::between_both,
        value + (fits ? parameters_.ideal : 0), follows);
  }

  /// Own stones one above the other where the facing stone stands, from the third to the sixth line.
  int wall_height(const Facing& facing) const {
    const Color color = board_.at(facing.point);
    int stones = 0;
    for (int line = 3; line <= 6; ++line) stones += board_.at(at(facing.along, line)) == color;
    return stones;
  }

  /// The middle; with an even gap it leans towards the weaker stone.
  int middle(const Facing& one, const Facing& other) const {
    const Facing& left = one.along < other.along ? one : other;
    const Facing& right = one.along < other.along ? other : one;
    const int low = (left.along + right.along) / 2;
    if ((left.along + right.along) % 2 == 0) return low;
    const bool left_is_weaker = board_.liberties(left.point) <= board_.liberties(right.point);
    return left_is_weaker ? low : low + 1;
  }

  /// An enemy stone over the gap on the fifth or sixth line makes the place twice as urgent.
  bool enemy_above(const Facing& left, const Facing& right, Color own) const {
    for (int along = left.along + 1; along < right.along; ++along)
      for (const int line : {5, 6})
        if (board_.at(at(along, line)) == opponent(own)) return true;
    return false;
  }

  void add(Color color, int along, int line, Motive motive, double value, double follows = 0) {
    Candidate candidate;
    candidate.kind = CaseKind::edge;
    candidate.motive = motive;
    candidate.color = color;
    candidate.point = at(along, line);
    candidate.value = value;
    candidate.second_value = follows;
    found_.push_back(candidate);
  }

  const Board& board_;
  int size_;
  Symmetry symmetry_;
  const EdgeParameters& parameters_;
  CandidateList& found_;
};

}  // namespace

CandidateList edge_points(const Position& position, const EdgeParameters& parameters) {
  CandidateList found;
  if (position.board.size() < 13) return found;
  // Codes 0, 2, 3 and 5 bring each side to the top once.
  for (const int code : {0, 2, 3, 5})
    SideScan(position.board, Symmetry(code), parameters, found).run();
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
