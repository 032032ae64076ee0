// Strings that are as good as one, without search: a chain of links that cannot be cut.
//
// A link is a pair of common liberties (kosumi, bamboo joint: the owner gets one of two) or a single
// one where an enemy stone could be taken at once (hanging connection) or, if wanted, would be caught
// by a few ataris (connection_snare.hpp). Links of one chain share no point, so each can be answered
// by itself, and the strings have liberties enough that no answer has to be given twice. Otherwise a
// chain of three links would have to be played out in every order.
#pragma once

#include "model/reading/watched_board.hpp"

namespace gosedai {

class ConnectionChain {
 public:
  /// From the string of a stone to the first string with a stone in `target`, on the opponent's turn.
  static ConnectionChain find(WatchedBoard& board, Point stone, const BitBoard& target,
                              bool with_snares);

  bool is_complete() const { return complete_; }
  /// What the chain leans on: its stones, its links and the liberties it needs.
  const BitBoard& zone() const { return zone_; }

 private:
  static constexpr int max_links = 4;

  bool extend(WatchedBoard& board, const StringShape& string, int links);
  bool is_sound(int links) const;
  void finish();
  /// The points of a link between two strings; empty when there is none.
  BitBoard find_link(WatchedBoard& board, const StringShape& a, const StringShape& b);
  BitBoard protected_link(WatchedBoard& board, Point point) const;
  BitBoard snared_link(WatchedBoard& board, Point point);

  Color owner_ = Color::black;
  BitBoard target_;
  BitBoard stones_;
  BitBoard carriers_;
  BitBoard liberties_;
  BitBoard leans_on_;  // around links where a cutting stone would be caught
  BitBoard zone_;
  int fewest_liberties_ = 100;
  bool with_snares_ = false;
  bool complete_ = false;
};

}  // namespace gosedai
