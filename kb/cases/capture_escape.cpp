#include "kb/cases/capture_escape.hpp"

namespace gosedai {

double capture_value(int stones, const CaptureParameters& parameters) {
  return parameters.base + (stones - 1) * parameters.per_stone;
}

CandidateList capture_escape(const StringFacts& facts, const StringLife& life, bool cutting,
                             const CaptureParameters& parameters) {
  if (life.life != Life::neutral) return {};
  CandidateList found;
  Candidate candidate;
  candidate.target = facts.id;
  candidate.by_ko = life.by_ko;
  if (cutting) candidate.motive = Motive::cutting;
  candidate.value =
      capture_value(facts.stone_count(), parameters) * (life.by_ko ? parameters.ko_share : 1.0);
  if (!life.capture_point.is_none()) {
    candidate.kind = CaseKind::capture;
    candidate.color = opponent(facts.color);
    candidate.point = life.capture_point;
    candidate.moves_needed = life.capture_moves;
    found.push_back(candidate);
  }
  if (!life.escape_point.is_none()) {
    candidate.kind = CaseKind::escape;
    candidate.color = facts.color;
    candidate.point = life.escape_point;
    candidate.moves_needed = 0;
    found.push_back(candidate);
  }
  return found;
}

}  // namespace gosedai
