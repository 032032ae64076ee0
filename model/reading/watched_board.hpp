// A board that writes down what is read from it.
//
// A search reads and plays only through this class, so its footprint (footprint.hpp) is complete by
// construction: whatever could lead to a different decision has been touched. Nothing here tells
// the order in which the stones of a string were linked, because that depends on the game's history
// and not on the position.
#pragma once

#include <utility>

#include "model/board/board.hpp"
#include "model/reading/few_points.hpp"
#include "model/reading/footprint.hpp"

namespace gosedai {

/// A string as a search looks at it: sets, and hence always in the same order.
struct StringShape {
  BitBoard points;
  BitBoard around;  // all neighbours of its stones; may hold its own stones and border cells
  BitBoard liberties;
  int stone_count = 0;
  int liberty_count = 0;
};

class WatchedBoard {
 public:
  explicit WatchedBoard(const Board& board) : board_(board) {}

  const BitBoard& footprint() const noexcept { return footprint_.points(); }

  /// What has been watched up to a moment.
  struct Watch {
    Footprint footprint;
    BitBoard stones;
  };
  /// From now on everything is watched as if for the first time, so that the footprint of a part of a
  /// search can be told: `watch_on` gives that, and adds what was watched before.
  Watch watch_anew() noexcept {
    return {std::exchange(footprint_, Footprint()), std::exchange(watched_stones_, BitBoard())};
  }
  BitBoard watch_on(const Watch& before) noexcept {
    const BitBoard part = footprint_.points();
    footprint_.touch(before.footprint.points());
    watched_stones_ |= before.stones;
    return part;
  }
  /// Reading that is known to touch these points is left out.
  void touch(const BitBoard& points) noexcept { footprint_.touch(points); }

  Color at(Point point) noexcept {
    footprint_.touch(point);
    return board_.at(point);
  }
  bool is_empty(Point point) noexcept { return at(point) == Color::empty; }
  /// The points of the set that are empty, and those that hold a stone of the colour.
  BitBoard empty_in(const BitBoard& points) noexcept {
    footprint_.touch(points);
    return points & board_.empty_points();
  }
  BitBoard stones_in(const BitBoard& points, Color color) noexcept {
    footprint_.touch(points);
    return points & board_.stones_of(color);
  }
  int liberties(Point stone) noexcept {
    watch_string(stone);
    return board_.liberties(stone);
  }
  int stones(Point stone) noexcept {
    watch_string(stone);
    return board_.stones(stone);
  }
  StringShape string_at(Point stone) noexcept;
  /// The liberties of a string that has few; empty when there are too many for the list.
  FewPoints few_liberties(Point stone) noexcept;
  /// A string of the colour next to the string of this stone is in atari.
  bool touches_atari(Point stone, Color color) noexcept;
  /// Puts the stones of a string into the set, or takes them out of it.
  void add_string(Point stone, BitBoard& points) noexcept {
    watch_string(stone);
    board_.for_each_stone(stone, [&](Point each) { points.insert(each); });
  }
  void remove_string(Point stone, BitBoard& points) noexcept {
    watch_string(stone);
    board_.for_each_stone(stone, [&](Point each) { points.erase(each); });
  }
  /// The string's stones and all points next to them.
  void add_string_and_around(Point stone, BitBoard& points) noexcept {
    watch_string(stone);
    board_.for_each_stone(stone, [&](Point each) {
      points.insert(each);
      for (const Point near : neighbors(each)) points.insert(near);
    });
  }
  /// Visits liberties in no order, and some more than once: for what does not depend on that.
  template <class Visit>
  void for_each_liberty_touched(Point stone, Visit visit) noexcept {
    watch_string(stone);
    board_.for_each_stone(stone, [&](Point each) {
      for (const Point near : neighbors(each))
        if (board_.is_empty(near)) visit(near);
    });
  }
  /// Visits the stones of a string in no order.
  template <class Visit>
  void for_each_stone(Point stone, Visit visit) noexcept {
    watch_string(stone);
    board_.for_each_stone(stone, visit);
  }
  /// What is at a point next to a stone that was visited: that has been watched.
  Color at_watched(Point point) const noexcept { return board_.at(point); }
  /// Both stones belong to one string.
  bool same_string(Point one, Point other) noexcept {
    watch_string(one);
    return at(other) == board_.at(one) && board_.head(one) == board_.head(other);
  }
  /// A string of the colour among these points is in atari.
  bool has_atari_in(const BitBoard& points, Color color) noexcept;

  /// A stone there would have a liberty, at once or by capturing; the ko ban is asked separately.
  bool can_play(Color color, Point point) noexcept {
    if (!is_empty(point)) return false;
    watch_play(point);
    return board_.has_breath(color, point);
  }
  bool is_banned(Color color, Point point) noexcept {
    footprint_.touch(point);
    return board_.is_ko_banned(color, point);
  }

  /// What the move does has been watched by `can_play`, which must be asked before.
  Board::Undo play(Color color, Point point) noexcept { return board_.play(color, point); }
  Board::Undo pass() noexcept { return board_.pass(); }
  void undo(const Board::Undo& record) noexcept { board_.undo(record); }

  /// The ko ban. It concerns the search only where the banned point is a candidate, and whoever
  /// asks has touched its candidates already.
  Point ko_point() const noexcept { return board_.ko_point(); }
  Color ko_banned() const noexcept { return board_.ko_banned(); }
  void clear_ko() noexcept { board_.clear_ko(); }
  void set_ko(Point point, Color banned) noexcept { board_.set_ko(point, banned); }

  /// Only differences between two hashes are independent of far-away stones.
  Hash hash() const noexcept { return board_.hash(); }

 private:
  /// One watched stone means that its whole string is watched: strings grow only by moves, and before
  /// a move `can_play` has watched the strings that it joins.
  void watch_string(Point stone) noexcept {
    if (!watched_stones_.contains(stone)) watch_new_string(stone);
  }
  void watch_new_string(Point stone) noexcept;
  void watch_play(Point point) noexcept {
    footprint_.touch_around(point);
    watched_stones_.insert(point);
    for (const Point near : neighbors(point))
      if (is_stone(board_.at(near))) watch_string(near);
  }

  Board board_;
  Footprint footprint_;
  BitBoard watched_stones_;  // stones, and points of moves, whose neighbours are in the footprint
};

}  // namespace gosedai
