// The stones on the board, with strings and their liberty counts kept up to date by play and undo.
//
// A Board knows the simple ko ban and suicide; game history, superko and komi belong to Game
// (game.hpp). Playing returns the little record that undo needs, the caller keeps it, and nothing
// is allocated per move:
//
//     Undo undo = board.play(Color::black, point);   // the move must be legal
//     ...
//     board.undo(undo);                              // in reverse order of play
//
// Strings (spec 3) are circular lists of stones that share a head. Joining two strings swaps two
// links and swapping them again parts them, so undo needs no copy. A liberty count changes only
// where a stone came or went. Neighbours of random stones defeat branch prediction, so the common
// path counts with comparisons instead of branches: a missing string is the string "none".
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "model/board/bitboard.hpp"
#include "model/board/color.hpp"
#include "model/board/move.hpp"
#include "model/board/point.hpp"
#include "model/board/zobrist.hpp"

namespace gosedai {

/// Suicide of several stones is a rule option; a single stone that removes only itself changes
/// nothing on the board and is never a move.
enum class Suicide : std::uint8_t { forbidden, allowed };

class Board {
 public:
  /// What undo needs to take a move back.
  struct Undo {
    Hash hash = 0;
    std::array<Point, 4> around;    // the different strings next to the point before the move
    std::array<Point, 4> joined;    // own strings that became one, the largest first
    std::array<Point, 4> captured;  // enemy strings taken off
    Point point;
    Point ko;
    // What the move overwrites. The cell of the new stone may still hold a link and the counts of
    // a string that was captured earlier and comes back when that capture is undone.
    Point cell_next;
    std::uint16_t liberties = 0;  // of joined[0], or of the cell's own entry when nothing is joined
    std::uint16_t stones = 0;
    std::uint16_t captured_stones = 0;
    Color ko_banned = Color::empty;
    Color color = Color::empty;
    std::uint8_t joined_count = 0;
    std::uint8_t captured_count = 0;
    bool suicide = false;  // the own string was taken off
  };

  explicit Board(int size = 19);

  /// A position that was set up. Nothing when a string has no liberty or a point has two stones.
  static std::optional<Board> from_stones(int size, const BitBoard& black, const BitBoard& white);

  int size() const noexcept { return size_; }
  bool contains(Point point) const noexcept { return color_[point.index()] != Color::edge; }

  Color at(Point point) const noexcept { return color_[point.index()]; }
  bool is_empty(Point point) const noexcept { return at(point) == Color::empty; }

  /// A stone that names its string; equal for all stones of one string. Only for stones.
  Point head(Point stone) const noexcept { return head_[head_slot(stone)]; }
  int liberties(Point stone) const noexcept { return string_of(stone).liberties; }
  int stones(Point stone) const noexcept { return string_of(stone).stones; }
  /// The next stone in the circular list of a string.
  Point next_in_string(Point stone) const noexcept { return next_[stone.index()]; }

  template <class Visit>
  void for_each_stone(Point stone, Visit visit) const {
    Point walk = stone;
    do {
      visit(walk);
      walk = next_[walk.index()];
    } while (walk != stone);
  }

  /// The stones of a string, and its liberties, as sets.
  BitBoard string_points(Point stone) const;
  BitBoard string_liberties(Point stone) const;

  const BitBoard& stones_of(Color color) const noexcept { return planes_[player_index(color)]; }
  BitBoard empty_points() const { return on_board_ & ~(planes_[0] | planes_[1]); }
  const BitBoard& all_points() const noexcept { return on_board_; }

  /// The point that the simple ko rule forbids, and to whom.
  Point ko_point() const noexcept { return ko_; }
  Color ko_banned() const noexcept { return ko_banned_; }
  bool is_ko_banned(Color color, Point point) const noexcept {
    return point == ko_ && color == ko_banned_;
  }
  /// Lifts the ban (a ko threat was answered, or the search grants threats).
  void clear_ko() noexcept {
    ko_ = Point::none();
    ko_banned_ = Color::empty;
  }
  /// Sets the ban, as found in a set-up position.
  void set_ko(Point point, Color banned) noexcept {
    ko_ = point;
    ko_banned_ = banned;
  }

  /// Legal under the simple ko rule.
  bool is_legal(Color color, Point point, Suicide suicide = Suicide::forbidden) const noexcept {
    return is_empty(point) && !is_ko_banned(color, point) &&
           (has_breath(color, point) || (suicide == Suicide::allowed && joins_own(color, point)));
  }
  /// A stone there would have a liberty, at once or by capturing. The point must be empty.
  bool has_breath(Color color, Point point) const noexcept;

  /// All points where that colour may play under the simple ko rule.
  BitBoard legal_points(Color color, Suicide suicide = Suicide::forbidden) const noexcept;

  Undo play(Color color, Point point) noexcept;
  Undo pass() noexcept;
  void undo(const Undo& record) noexcept;

  /// Stones of a colour that have been captured so far.
  int prisoners_of(Color color) const noexcept { return prisoners_[player_index(color)]; }

  /// Hash of the stones alone, for positional superko.
  Hash hash() const noexcept { return hash_; }
  /// Hash of what decides the further play: stones, ko ban and the side to move.
  Hash hash_with(Color to_move) const noexcept {
    return hash_ ^ (ko_banned_ == to_move ? ko_key(ko_) : 0) ^
           (to_move == Color::white ? white_to_move_key : 0);
  }

  /// What hash() will be when that move, which must be legal, has been played.
  Hash hash_after(Color color, Point point) const noexcept;

  /// Recomputes everything and says what is wrong; empty when all is well. For tests.
  std::string check() const;

 private:
  struct String {
    std::uint16_t liberties = 0;
    std::uint16_t stones = 0;
  };

  /// Heads are kept with a margin of one more row, so that the points two steps from any point of
  /// the board can be looked up without a bounds check.
  static constexpr std::size_t head_slot(Point point) noexcept { return point.index() + stride; }

  const String& string_of(Point stone) const noexcept { return strings_[head(stone).index()]; }

  bool joins_own(Color color, Point point) const noexcept;
  void put(Color color, Point point) noexcept;
  void take(Color color, Point point) noexcept;
  std::array<Point, 4> strings_around(Point point) const noexcept;
  void give_liberty(const std::array<Point, 4>& heads) noexcept;
  bool take_liberty(const std::array<Point, 4>& heads) noexcept;
  int new_liberties(Point stone, Point string) const noexcept;
  void find_joined(Undo& record) const noexcept;
  void find_captured(Undo& record) const noexcept;
  void join(Undo& record) noexcept;
  void join_others(Undo& record) noexcept;
  void part(const Undo& record) noexcept;
  void lift_string(Color color, Point head) noexcept;
  void restore_string(Color color, Point head) noexcept;

  std::array<Color, plane_size> color_;
  std::array<Point, plane_size + 2 * stride> head_;  // by head_slot; none without a stone
  std::array<Point, plane_size> next_;
  std::array<String, plane_size> strings_;  // by head; the entry of none is a sink without meaning
  std::array<BitBoard, 2> planes_;
  BitBoard on_board_;
  Hash hash_ = 0;
  std::array<int, 2> prisoners_ = {0, 0};
  int size_;
  Point ko_;
  Color ko_banned_ = Color::empty;
};

}  // namespace gosedai
