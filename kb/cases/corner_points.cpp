#include <algorithm>

#include "kb/cases/opening.hpp"
#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

/// Points that are named by their lines from the corner (1 = edge), for one corner orientation.
Point corner_point(int line_x, int line_y, Symmetry symmetry, int size) {
  return symmetry.inverse().apply(Point::at(line_x - 1, size - line_y), size);
}

class CornerScan {
 public:
  CornerScan(const Position& position, const CornerParameters& parameters)
      : board_(position.board), size_(board_.size()), parameters_(parameters) {}

  CandidateList run() {
    if (size_ >= 3 && size_ <= 11)  // a board of 2x2 has no inside
      add_both(centre(), Motive::centre, parameters_.small_centre_per_line * size_);
    if (size_ >= 7)
      // Codes 0, 2, 4 and 6 are the mirror images that reach each corner once.
      for (const int code : {0, 2, 4, 6}) look_at_corner(Symmetry(code));
    std::ranges::sort(found_);
    return found_;
  }

 private:
  Point centre() const { return Point::at(size_ / 2, size_ / 2); }
  /// On small boards a quarter of the board: a stone next to the point leaves no empty corner.
  int scope() const { return size_ <= 11 ? size_ / 2 : std::min(7, size_ / 2 - 1); }

  void look_at_corner(Symmetry symmetry) {
    int stones = 0;
    Point lone;
    for (int x = 1; x <= scope(); ++x)
      for (int y = 1; y <= scope(); ++y) {
        const Point point = corner_point(x, y, symmetry, size_);
        if (board_.is_empty(point)) continue;
        ++stones;
        lone = point;
      }
    if (stones == 0)
      occupy(symmetry);
    else if (stones == 1 && size_ >= 13)
      answer_lone_stone(symmetry, lone);
  }

  void occupy(Symmetry symmetry) {
    if (size_ <= 11) {
      add_both(corner_point(3, 3, symmetry, size_), Motive::empty_corner,
               parameters_.small_corner_per_line * size_);
      return;
    }
    add_both(corner_point(4, 4, symmetry, size_), Motive::empty_corner, parameters_.empty);
    add_both(corner_point(3, 4, symmetry, size_), Motive::empty_corner, parameters_.empty_lower);
    add_both(corner_point(4, 3, symmetry, size_), Motive::empty_corner, parameters_.empty_lower);
  }

  /// The knight's move from the lone stone along both sides, between the third and fourth line:
  /// enclosure for its owner, approach for the other.
  void answer_lone_stone(Symmetry symmetry, Point lone) {
    const Point folded = symmetry.apply(lone, size_);
    const int x = folded.col() + 1;
    const int y = size_ - folded.row();
    if (std::min(x, y) < 3 || std::max(x, y) > 4) return;
    const auto other_line = [](int line) { return line == 3 ? 4 : 3; };
    for (const bool along_x : {true, false}) {
      // A 3-4 stone is approached and enclosed from its open side only: C4 at E3, D3 at C5.
      if (along_x ? x > y : y > x) continue;
      const Point point = along_x ? corner_point(x + 2, other_line(y), symmetry, size_)
                                  : corner_point(other_line(x), y + 2, symmetry, size_);
      if (!board_.is_empty(point)) continue;
      add(board_.at(lone), point, Motive::enclosure, parameters_.enclosure);
      add(opponent(board_.at(lone)), point, Motive::approach, parameters_.approach);
    }
  }

  void add(Color color, Point point, Motive motive, double value) {
    Candidate candidate;
    candidate.kind = CaseKind::corner;
    candidate.motive = motive;
    candidate.color = color;
    candidate.point = point;
    candidate.value = value;
    found_.push_back(candidate);
  }

  void add_both(Point point, Motive motive, double value) {
    if (!board_.is_empty(point)) return;
    add(Color::black, point, motive, value);
    add(Color::white, point, motive, value);
  }

  const Board& board_;
  int size_;
  const CornerParameters& parameters_;
  CandidateList found_;
};

}  // namespace

CandidateList corner_moves(const Position& position, const CornerParameters& parameters) {
  return CornerScan(position, parameters).run();
}

}  // namespace gosedai
