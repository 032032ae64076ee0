#include "kb/cases/capture_escape.hpp"

namespace gosedai {

double capture_value(int stones, const CaptureParameters& parameters) {
  return parameters.base + (stones - 1) * parameters.per_stone;
}

namespace {

/// Capturing a string frees the strings it was holding: what they were worth to the enemy.
double relief(const std::vector<NeighborLife>& enemies, const CaptureParameters& parameters) {
  double total = 0;
  for (const NeighborLife& enemy : enemies) {
    if (enemy.life == Life::dead) total += capture_value(enemy.stones, parameters);
    if (enemy.life == Life::neutral) total += capture_value(enemy.stones, parameters) / 2;
  }
  return total;
}

}  // namespace

CandidateList capture_escape(const StringFacts& facts, const StringLife& life,
                             const std::vector<NeighborLife>& enemies, bool cutting,
                             const CaptureParameters& parameters) {
  CandidateList found;
  Candidate candidate;
  candidate.target = facts.id;
  candidate.by_ko = life.by_ko;
  if (cutting) candidate.motive = Motive::cutting;
  candidate.value =
      capture_value(facts.stone_count(), parameters) * (life.by_ko ? parameters.ko_share : 1.0);
  const double cut_value = cutting ? parameters.cutting_stone : 0;
  // A dead string is taken only when that frees somebody.
  const double freed = relief(enemies, parameters);
  const bool worth_taking = life.life == Life::neutral || (life.life == Life::dead && freed > 0);
  if (worth_taking && !life.capture_point.is_none()) {
    candidate.kind = CaseKind::capture;
    candidate.color = opponent(facts.color);
    candidate.point = life.capture_point;
    candidate.moves_needed = life.capture_moves;
    if (life.life == Life::dead) candidate.value = 0;
    candidate.second_value = freed + cut_value;
    found.push_back(candidate);
  }
  if (life.life == Life::neutral && !life.escape_point.is_none()) {
    candidate.kind = CaseKind::escape;
    candidate.color = facts.color;
    candidate.point = life.escape_point;
    candidate.moves_needed = 0;
    candidate.second_value = cut_value;
    found.push_back(candidate);
  }
  return found;
}

}  // namespace gosedai
