// What the moves of a side look like in a running game: the shapes around them and facts about them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/board.hpp"
#include "model/habits/habit_facts.hpp"
#include "model/shapes/shape_view.hpp"

namespace gosedai {

/// None where there was none, or a pass.
struct RecentMoves {
  Point last;    // the opponent's
  Point before;  // one's own before it

  friend bool operator==(const RecentMoves&, const RecentMoves&) = default;
};

/// The facts about one move, as numbers from 0 to habit_facts * habit_values - 1.
class FactList {
 public:
  void add(HabitFact fact, int value) noexcept { numbers_[size_++] = fact_number(fact, value); }
  const std::uint16_t* begin() const noexcept { return numbers_.data(); }
  const std::uint16_t* end() const noexcept { return numbers_.data() + size_; }

 private:
  static constexpr std::size_t most = 24;  // a few more than there are facts
  static_assert(habit_fact_count < most);

  std::array<std::uint16_t, most> numbers_;
  std::size_t size_ = 0;
};

/// Shapes are known by this much of their keys, which is enough to tell a million of them apart.
constexpr ShapeKey short_key(ShapeKey key) noexcept { return key >> 24; }
inline constexpr int short_key_digits = 10;  // hexadecimal

class HabitLooks {
 public:
  /// The board must outlive it.
  HabitLooks(const Board& board, Color to_move, const RecentMoves& recent);

  /// Of a legal move, each fact once at most.
  FactList facts(Point move) const;

  /// Calls `is_known(short key)` for the shapes around a move. Of nested circles the larger ones are looked at
  /// only as long as the smaller are known.
  template <class IsKnown>
  void visit_shapes(Point move, IsKnown is_known) const;

  /// Liberties of own strings that a ladder catches; where a ladder begins that works; where a string is taken that
  /// cannot get away.
  const BitBoard& caught() const noexcept { return caught_; }
  const BitBoard& ladders() const noexcept { return ladders_; }
  const BitBoard& needless() const noexcept { return needless_; }

 private:
  struct Relief {
    BitBoard liberties;
    int count = 0;
  };
  static constexpr int most_breathing = 5;  // circles

  void find_threats();
  void find_ladders();
  void look_for_ladder(Board& scratch, Point head);
  void add_recent(Point move, FactList& facts) const;
  void add_threats(Point move, int breath, FactList& facts) const;
  void add_ladders(Point move, FactList& facts) const;
  int crowd_around(Point move) const noexcept;

  const Board& board_;
  Color color_;
  RecentMoves recent_;
  ShapeView view_;
  int phase_ = 0;
  std::vector<Relief> relief_;  // for own strings next to the last move
  BitBoard pressure_;           // liberties of the string that was played last
  int pressure_count_ = 0;
  BitBoard caught_;
  BitBoard ladders_;
  BitBoard needless_;
};

template <class IsKnown>
void HabitLooks::visit_shapes(Point move, IsKnown is_known) const {
  constexpr int none = circle_count;
  const int dx = recent_.last.is_none() ? 0 : recent_.last.col() - move.col();
  const int dy = recent_.last.is_none() ? 0 : recent_.last.row() - move.row();
  const int ring = recent_.last.is_none() ? none + 2 : ring_of(dx, dy);
  CircleWalk walk(view_.plain_at(move));
  bool plain = true;
  bool answering = ring < none + 2;  // the circle that holds the last move is one of ours
  for (int circle = 0; circle < circle_count && (plain || answering); ++circle) {
    walk.widen();
    plain = plain && is_known(short_key(walk.key(ShapeFamily::plain)));
    if (answering && ring <= circle + 2)
      answering = is_known(short_key(walk.key_as_answer(dx, dy)));
  }
  CircleWalk breathing(view_.breathing_at(move));
  for (int circle = 0; circle < most_breathing; ++circle) {
    breathing.widen();
    if (!is_known(short_key(breathing.key(ShapeFamily::breathing)))) return;
  }
}

}  // namespace gosedai
