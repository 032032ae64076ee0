#include "kb/cases/capture_escape.hpp"

namespace gosedai {

namespace {

/// TR-720 6.1.4: 10 + (stones - 1) x 2. The importance of cutting stones joins it with groups.
double capture_value(int stones) { return 10.0 + (stones - 1) * 2.0; }

/// What stands on a cutting stone, as long as groups do not say how much exactly.
constexpr double cutting_stone_value = 8.0;

/// Capturing a string frees the strings it was holding: what they were worth to the enemy.
double relief(const std::vector<NeighborLife>& enemies) {
  double total = 0;
  for (const NeighborLife& enemy : enemies) {
    if (enemy.life == Life::dead) total += capture_value(enemy.stones);
    if (enemy.life == Life::neutral) total += capture_value(enemy.stones) / 2;
  }
  return total;
}

}  // namespace

CandidateList capture_escape(const StringFacts& facts, const StringLife& life,
                             const std::vector<NeighborLife>& enemies, bool cutting) {
  CandidateList found;
  Candidate candidate;
  candidate.target = facts.id;
  candidate.by_ko = life.by_ko;
  if (cutting) candidate.motive = Motive::cutting;
  candidate.value = capture_value(facts.stone_count()) * (life.by_ko ? 0.5 : 1.0);
  const double cut_value = cutting ? cutting_stone_value : 0;
  // A dead string is taken only when that frees somebody.
  const double freed = relief(enemies);
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
