#include "model/reading/local_choice.hpp"

#include "model/reading/local_search.hpp"

namespace gosedai {

std::vector<LocalCandidate> local_candidates(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget) {
  LocalQuestion question;
  question.to_move = color;
  question.allowed = allowed;
  question.nodes = node_budget;
  LocalSearch search(board, question);
  search.advance(node_budget);
  return search.candidates();
}

Point local_choice(const Board& board, Color color, const BitBoard& allowed, int node_budget) {
  const std::vector<LocalCandidate> found = local_candidates(board, color, allowed, node_budget);
  return found.empty() ? Point::none() : found.front().move;
}

}  // namespace gosedai
