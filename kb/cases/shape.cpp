#include "kb/cases/shape.hpp"

#include "model/habits/recent_moves.hpp"

namespace gosedai {

CandidateList usual_moves(const EarlyView& view) {
  const CaseKnowledge& known = view.knowledge;
  if (!known.habits) return {};
  const Position& position = view.position;
  return usual_moves(view, foresee(position.board, position.to_move, recent_moves(position),
                                   *known.habits, known.intuition.get()));
}

CandidateList usual_moves(const EarlyView& view, const MovePreferences& foreseen) {
  CandidateList found;
  for (const MovePreference& move : foreseen) {
    if (move.share < view.parameters.shape.least_share) break;
    Candidate candidate;
    candidate.kind = CaseKind::shape;
    candidate.motive = Motive::usual_shape;
    candidate.color = view.position.to_move;
    candidate.point = move.move;
    candidate.share = static_cast<float>(move.share);
    found.push_back(candidate);
  }
  return found;
}

}  // namespace gosedai
