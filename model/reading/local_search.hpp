// The best move of a neighbourhood (local_choice.hpp) as a question like all others.
//
// The chooser runs in one step: it is bounded by its nodes and cannot be put down.
#pragma once

#include "model/reading/local_choice.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct LocalQuestion {
  Color to_move = Color::black;
  BitBoard allowed;  // all legal points when empty
  int nodes = 40'000;

  friend bool operator==(const LocalQuestion&, const LocalQuestion&) = default;
};

/// The outcome is `yes` when there is a move worth playing; `moves` has them all, the best first.
class LocalSearch {
 public:
  LocalSearch(const Board& board, const LocalQuestion& question)
      : board_(board), question_(question) {}

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  ReadingAnswer answer() const { return answer_; }

 private:
  Board board_;
  LocalQuestion question_;
  ReadingAnswer answer_;
  bool finished_ = false;
};

}  // namespace gosedai
