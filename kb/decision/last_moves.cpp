#include "kb/decision/last_moves.hpp"

namespace gosedai {

CandidateList dame_moves(const DecisionView& view, const SettledPoints& settled,
                         const DecisionParameters& parameters) {
  CandidateList found;
  if (view.position.rules.scoring != Scoring::area) return found;
  settled.dame.for_each([&](Point point) {
    Candidate candidate;
    candidate.kind = CaseKind::endgame;
    candidate.motive = Motive::fill_dame;
    candidate.color = view.color;
    candidate.point = point;
    candidate.value = parameters.dame_worth;
    found.push_back(candidate);
  });
  return found;
}

CandidateList clean_up_moves(const DecisionView& view, const DecisionParameters& parameters) {
  CandidateList found;
  if (view.aim != Aim::clean_up) return found;
  const Board& board = view.board();
  for (const StringId& id : all_strings(view.position)) {
    if (board.at(id.stone) != opponent(view.color) || !view.dead.contains(id.stone)) continue;
    const int liberties = board.liberties(id.stone);
    board.string_liberties(id.stone).for_each([&](Point point) {
      Candidate candidate;
      candidate.kind = CaseKind::capture;
      candidate.motive = Motive::clear_away;
      candidate.color = view.color;
      candidate.point = point;
      candidate.target = id;
      // The nearer to its end, the better; but what the CASEs call large goes first.
      candidate.value = parameters.clean_up_worth / (liberties * liberties);
      found.push_back(candidate);
    });
  }
  return found;
}

}  // namespace gosedai
