// The unconditional status of a point as a question like all others. It is found in one step
// without a search, and leans on the whole board.
#pragma once

#include "model/reading/reading_answer.hpp"
#include "model/reading/unconditional_life.hpp"

namespace gosedai {

struct UnconditionalQuestion {
  Point point;

  friend bool operator==(const UnconditionalQuestion&, const UnconditionalQuestion&) = default;
};

/// The outcome is `yes` when the point is decided.
struct UnconditionalAnswer : ReadingAnswer {
  UnconditionalStatus status = UnconditionalStatus::undecided;

  friend bool operator==(const UnconditionalAnswer&, const UnconditionalAnswer&) = default;
};

class UnconditionalSearch {
 public:
  UnconditionalSearch(const Board& board, const UnconditionalQuestion& question)
      : board_(board), question_(question) {}

  bool advance(int nodes) {
    if (is_finished() || nodes <= 0) return is_finished();
    answer_.status = unconditional_status(board_, question_.point);
    answer_.outcome = answer_.status == UnconditionalStatus::undecided ? Outcome::no : Outcome::yes;
    answer_.nodes = 1;
    answer_.footprint = board_.all_points();
    return true;
  }
  bool is_finished() const noexcept { return answer_.nodes > 0; }
  int nodes() const noexcept { return answer_.nodes; }
  UnconditionalAnswer answer() const { return answer_; }

 private:
  Board board_;
  UnconditionalQuestion question_;
  UnconditionalAnswer answer_;
};

}  // namespace gosedai
