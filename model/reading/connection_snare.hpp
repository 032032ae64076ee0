// A stone that would be caught where it cuts, by a few ataris and without search.
//
// The common liberty of two strings holds like a hanging connection when an enemy stone there falls
// in a short run of ataris: on the edge, in a mouth of own stones, against a wall. Every atari leaves
// the enemy one answer, so the run is sound wherever nothing that it leans on has changed.
#pragma once

#include "model/reading/watched_board.hpp"

namespace gosedai {

class ConnectionSnare {
 public:
  /// For an enemy of `owner` who plays on the empty point; then the owner moves.
  static ConnectionSnare find(WatchedBoard& board, Color owner, Point point);
  /// The same without a zone, which costs more than the ataris.
  static bool exists(WatchedBoard& board, Color owner, Point point);

  bool holds() const { return holds_; }
  /// The points where the run of ataris is played.
  const BitBoard& course() const { return course_; }
  /// All that the run leans on: its course, the walls and their last liberties.
  const BitBoard& zone() const { return zone_; }

 private:
  static constexpr int most_ataris = 3;

  ConnectionSnare(Color owner, bool in_full) : owner_(owner), in_full_(in_full) {}

  bool lies_at(WatchedBoard& board, Point point);
  bool is_caught(WatchedBoard& board, Point stone, int ataris);
  bool is_caught_by(WatchedBoard& board, Point stone, Point atari, int ataris);
  bool can_take(WatchedBoard& board, Point last);
  void lean_on(WatchedBoard& board, Point stone);

  Color owner_;
  bool in_full_;
  BitBoard course_;
  BitBoard zone_;
  bool holds_ = false;
};

}  // namespace gosedai
