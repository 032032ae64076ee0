#include "model/reading/local_search.hpp"

#include <algorithm>

namespace gosedai {

bool LocalSearch::advance(int nodes) {
  if (finished_ || nodes <= 0) return finished_;
  for (const LocalCandidate& candidate :
       local_candidates(board_, question_.to_move, question_.allowed, question_.nodes))
    if (std::ranges::find(answer_.moves, candidate.move) == answer_.moves.end())
      answer_.moves.push_back(candidate.move);
  answer_.outcome = answer_.moves.empty() ? Outcome::no : Outcome::yes;
  if (!answer_.moves.empty()) answer_.move = answer_.moves.front();
  answer_.nodes = question_.nodes;  // at most; the chooser does not tell
  answer_.footprint = board_.all_points();
  finished_ = true;
  return true;
}

}  // namespace gosedai
