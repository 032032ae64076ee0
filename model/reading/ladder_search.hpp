// A ladder with its breakers (spec 7; TR-0837 3.4.3.1): is a string of at most two liberties caught by
// a run of ataris, and where would a stone of its owner break that?
//
// Breakers are looked for among the empty points that the ladder leans on (its footprint); each is
// tried with a stone of the owner there and the attacker to move.
#pragma once

#include <memory>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct LadderQuestion {
  Point target;  // any stone of the string
  Color to_move = Color::black;
  /// Also look for the points where a stone of the owner breaks a working ladder.
  bool breakers = false;

  friend bool operator==(const LadderQuestion&, const LadderQuestion&) = default;
};

struct LadderAnswer : ReadingAnswer {
  /// Only of a ladder that works, in the order of the board.
  std::vector<Point> breakers;

  friend bool operator==(const LadderAnswer&, const LadderAnswer&) = default;
};

class LadderSearch {
 public:
  LadderSearch(const Board& board, const LadderQuestion& question);
  LadderSearch(LadderSearch&&) noexcept;
  LadderSearch& operator=(LadderSearch&&) noexcept;
  ~LadderSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  /// Attacker to move: is the string caught. Owner to move: does it get out.
  LadderAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

LadderAnswer solve(const Board& board, const LadderQuestion& question, int node_limit);

}  // namespace gosedai
