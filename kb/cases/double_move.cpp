#include "kb/cases/double_move.hpp"

#include "kb/cases/capture_escape.hpp"

namespace gosedai {

double prize_of(const CaseView& view, const RecognisedString& string) {
  if (view.terrain().dead.contains(string.facts.id.stone)) return 0;
  return capture_value(string.facts.stone_count(), view.parameters.capture);
}

CandidateList double_moves(const CaseView& view) {
  CandidateList found;
  for (const auto& [id, string] : *view.recognition.strings) {
    const double prize = prize_of(view, string);
    if (prize <= 0) continue;
    Candidate candidate;
    candidate.kind = CaseKind::double_move;
    candidate.motive = Motive::threat;
    candidate.color = opponent(string.facts.color);
    candidate.target = id;
    candidate.threat = prize;
    for (const Point forcing : string.threats.forcing) {
      candidate.point = forcing;
      found.push_back(candidate);
    }
  }
  return found;
}

}  // namespace gosedai
