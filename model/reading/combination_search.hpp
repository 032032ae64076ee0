// Combination attacks: a move after which the opponent cannot save all his strings, although each of
// them is safe when it is attacked alone (issue "multi-target": ataris and forcing moves).
//
// First every short string of the opponent is attacked alone; those that fall are of no interest.
// The others are put together with their neighbours, and the multi-target search looks for a
// sequence of threats that gets at least one of them. When nothing is found, strings are put together
// as well that touch only by way of a third. A ko in which the opponent would need the first threat
// counts as won: that much is known at once, while a fight over it is too long to be read. With the
// defender to move, the answer holds the points where he prevents it.
#pragma once

#include <memory>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct CombinationQuestion {
  Color attacker = Color::black;
  Color to_move = Color::black;

  friend bool operator==(const CombinationQuestion&, const CombinationQuestion&) = default;
};

struct CombinationAnswer : ReadingAnswer {
  /// The strings of which one is lost; empty without a combination.
  std::vector<Point> targets;

  friend bool operator==(const CombinationAnswer&, const CombinationAnswer&) = default;
};

class CombinationSearch {
 public:
  CombinationSearch(const Board& board, const CombinationQuestion& question);
  CombinationSearch(CombinationSearch&&) noexcept;
  CombinationSearch& operator=(CombinationSearch&&) noexcept;
  ~CombinationSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  /// Attacker to move: yes with the move, or no. Defender to move: yes when there is nothing to
  /// fear (no move) or it can be prevented (`moves`, the first one in `move`), else no.
  CombinationAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

CombinationAnswer solve(const Board& board, const CombinationQuestion& question, int node_limit);

}  // namespace gosedai
