// The board of playouts: only what a game by rules of thumb needs, and that fast. No undo, no hash.
//
// Strings count pseudo-liberties (a liberty once for each stone next to it) with the sum and the sum of squares of
// their indices: adding strings is adding three numbers, and a string has one liberty exactly when
// count * squares == sum * sum (all its pseudo-liberties are one point). The code of the 3x3 shape around each
// point, and from it the odds of a move there, are kept up to date, with sums over the lines to draw from.
//
// Which neighbours are stones cannot be foreseen, so the loops over them compute instead of branching: points without a
// stone belong to string 0, which stands for nothing and takes in what is counted for them.
#pragma once

#include <array>
#include <cstdint>

#include "model/board/board.hpp"
#include "model/playout/playout_random.hpp"
#include "model/playout/playout_shapes.hpp"

namespace gosedai {

class PlayoutBoard {
 public:
  /// The shapes must outlive it.
  PlayoutBoard(const Board& board, const PlayoutShapes& shapes);

  int size() const noexcept { return size_; }
  Color at(Point point) const noexcept { return color_[point.index()]; }
  bool is_empty(Point point) const noexcept { return at(point) == Color::empty; }
  ShapeCode code(Point point) const noexcept { return code_[point.index()]; }
  Point ko() const noexcept { return ko_; }

  /// A stone that names its string. Only for stones, as all below.
  Point head(Point stone) const noexcept { return head_[stone.index()]; }
  Point next_in_string(Point stone) const noexcept { return next_[stone.index()]; }
  int stones(Point stone) const noexcept { return string_of(stone).stones; }
  bool in_atari(Point stone) const noexcept { return string_of(stone).in_atari(); }
  /// The only liberty of a string in atari.
  Point last_liberty(Point stone) const noexcept {
    const String& string = string_of(stone);
    return Point::from_index(static_cast<int>(string.sum / string.count));
  }
  /// Some neighbour is a string in atari of that colour.
  bool has_atari_beside(Point point, Color color) const noexcept {
    bool found = false;
    for (const Point near : neighbors(point)) found |= (at(near) == color) & in_atari(near);
    return found;
  }
  /// At most so many liberties can there be.
  int pseudo_liberties(Point stone) const noexcept { return string_of(stone).count; }

  /// Legal under the simple ko rule; suicide is not.
  bool is_legal(Color color, Point point) const noexcept {
    return is_empty(point) && point != ko_ &&
           (has_breath_in(code(point)) || can_breathe(color, point));
  }

  /// The move must be legal. Gives the number of stones taken.
  int play(Color color, Point point) noexcept;
  void pass() noexcept { ko_ = Point::none(); }

  /// What the odds of all points come to; those left out do not count.
  std::uint32_t odds_sum(Color color) const noexcept { return total_[player_index(color)]; }
  std::uint32_t odds_at(Color color, Point point) const noexcept {
    return odds_[player_index(color)][point.index()];
  }
  /// A point by its odds; `drawn` is below the sum.
  Point draw(Color color, std::uint32_t drawn) const noexcept;
  /// Takes the odds away from a point, and gives them back.
  void leave_out(Color color, Point point) noexcept { set_odds(color, point, 0); }
  void take_in(Color color, Point point) noexcept {
    if (is_empty(point)) set_odds(color, point, shapes_->odds(code(point), color).far);
  }

  /// Recounts everything; false when something is wrong. For tests.
  bool is_consistent() const;

 private:
  struct String {
    std::uint32_t sum = 0;
    std::uint32_t squares = 0;
    std::uint16_t count = 0;
    std::uint16_t stones = 0;

    bool in_atari() const noexcept {
      // A point has four neighbours, so more cannot be one liberty; so few do not overflow.
      return (count <= 4) & (count * squares == sum * sum);
    }
    void add(std::uint32_t liberty, std::uint32_t times) noexcept {
      count = static_cast<std::uint16_t>(count + times);
      sum += times * liberty;
      squares += times * liberty * liberty;
    }
    void remove(std::uint32_t liberty) noexcept {
      --count;
      sum -= liberty;
      squares -= liberty * liberty;
    }
  };

  const String& string_of(Point stone) const noexcept { return strings_[head(stone).index()]; }
  String& string_of(Point stone) noexcept { return strings_[head(stone).index()]; }

  bool can_breathe(Color color, Point point) const noexcept;
  struct OddsChange {
    std::uint32_t black = 0;
    std::uint32_t white = 0;
  };
  void change_color(Point point, Color before, Color now) noexcept;
  void change_neighbour(Point near, unsigned change, OddsChange& line) noexcept;
  void add_to_line(std::size_t line, const OddsChange& change) noexcept;
  void update_odds(Point point) noexcept;
  void set_odds(Color color, Point point, std::uint32_t odds) noexcept;
  void put_stone(Color color, Point point) noexcept;
  void join(Point a, Point b) noexcept;
  int take_string(Point stone) noexcept;

  const PlayoutShapes* shapes_;
  int size_;
  Point ko_;
  std::array<std::uint32_t, 2> total_{};
  std::array<std::array<std::uint32_t, stride + 1>, 2> row_{};  // sums, by index / stride
  std::array<Color, plane_size> color_;
  std::array<ShapeCode, plane_size> code_{};
  std::array<Point, plane_size> head_{};  // none where there is no stone
  std::array<Point, plane_size> next_{};
  std::array<String, plane_size> strings_{};  // by head
  std::array<std::array<std::uint16_t, plane_size>, 2> odds_{};
};

}  // namespace gosedai
