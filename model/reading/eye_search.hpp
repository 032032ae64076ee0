// How many eyes does an eye space give, if its owner plays first and if his opponent does?
//
// A resumable search on its own copy of the board (see reading_answer.hpp). It asks up to four
// questions of the proof search, each for one side to play first: are there two eyes, is there one?
// Whoever plays first has the ko threats too, so the two numbers enclose what a ko may give.
#pragma once

#include <memory>

#include "model/reading/eye_question.hpp"

namespace gosedai {

class EyeSearch {
 public:
  EyeSearch(const Board& board, const EyeQuestion& question);
  EyeSearch(EyeSearch&&) noexcept;
  EyeSearch& operator=(EyeSearch&&) noexcept;
  ~EyeSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  EyeAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
EyeAnswer solve(const Board& board, const EyeQuestion& question, int node_limit);

}  // namespace gosedai
