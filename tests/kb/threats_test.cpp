// Forcing moves and forks as candidates, and what the decision makes of forcing moves.
#include "kb/decision/threats.hpp"

#include "kb/cases/double_move.hpp"
#include "kb/cases/multi_target.hpp"
#include "kb/decision/sequential.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList candidates_of(std::string_view diagram, Motive motive) {
  return only(all_candidates(make_position(board_of(diagram), black), {}), motive);
}

// --- CASE double-move -----------------------------------------------------------------------------

constexpr std::string_view two_liberties = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . O . O . O . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(DoubleMoves, AnAtariIsAForcingMoveWithoutValueOfItsOwn) {
  EXPECT_EQ(drawn(candidates_of(two_liberties, Motive::threat), black), "C5 0, E5 0");
}

TEST(DoubleMoves, ItThreatensToTakeTheStone) {
  for (const Candidate& each : candidates_of(two_liberties, Motive::threat))
    EXPECT_EQ(each.threat, capture_value(1));
}

// --- CASE multi-target ----------------------------------------------------------------------------

constexpr std::string_view double_atari = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . X O . O . . .
    . X O . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . . . . . . . . .)";

TEST(MultiTargets, ADoubleAtariIsWorthTheStringThatIsLost) {
  EXPECT_EQ(drawn(candidates_of(double_atari, Motive::fork), black), "D4 10");
}

TEST(MultiTargets, TheOwnerPreventsItForAsMuch) {
  const CandidateList found = candidates_of(double_atari, Motive::parry_fork);
  EXPECT_EQ(drawn(found, white), "D4 10");
}

// --- The decision ---------------------------------------------------------------------------------

Candidate forcing(Color color, std::string_view point, double threat) {
  Candidate candidate = proposal(CaseKind::double_move, color, point, 0);
  candidate.motive = Motive::threat;
  candidate.threat = threat;
  return candidate;
}

double bonus_of(const CandidateList& candidates, Motive motive) {
  const CandidateList found = only(candidates, motive);
  return found.empty() ? -1 : found.front().second_value;
}

TEST(WithThreats, AForcingMoveThatDoesNothingElseIsWorthNothing) {
  EXPECT_EQ(bonus_of(with_threats({forcing(black, "C3", 20)}), Motive::threat), 0);
}

TEST(WithThreats, ItDoublesWhatTheMoveGains) {
  EXPECT_EQ(bonus_of(with_threats(
                         {proposal(CaseKind::endgame, black, "C3", 4), forcing(black, "C3", 20)}),
                     Motive::threat),
            4);
}

TEST(WithThreats, ButNotBeyondWhatItThreatens) {
  EXPECT_EQ(bonus_of(with_threats(
                         {proposal(CaseKind::endgame, black, "C3", 30), forcing(black, "C3", 20)}),
                     Motive::threat),
            10);
}

TEST(WithThreats, ContactIsNoGain) {
  EXPECT_EQ(bonus_of(with_threats(
                         {proposal(CaseKind::contact, black, "C3", 4), forcing(black, "C3", 20)}),
                     Motive::threat),
            0);
}

TEST(WithThreats, OfSeveralThreatsOnOnePointTheStrongestCounts) {
  const CandidateList found =
      only(with_threats({proposal(CaseKind::endgame, black, "C3", 30), forcing(black, "C3", 12),
                         forcing(black, "C3", 20)}),
           Motive::threat);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().threat, 20);
}

TEST(WithThreats, TheOwnersMoveThereTakesItAway) {
  EXPECT_EQ(bonus_of(with_threats(
                         {proposal(CaseKind::endgame, white, "C3", 4), forcing(black, "C3", 20)}),
                     Motive::parry_threat),
            1);
}

TEST(WithThreats, ThereIsNoParryWhereTheOwnerHasNoMove) {
  EXPECT_TRUE(only(with_threats({forcing(black, "C3", 20)}), Motive::parry_threat).empty());
}

TEST(WithThreats, DoesNotDependOnTheOrder) {
  CandidateList one = {proposal(CaseKind::endgame, black, "C3", 30), forcing(black, "C3", 12),
                       forcing(black, "C3", 20), forcing(white, "C3", 9),
                       proposal(CaseKind::capture, white, "C3", 3)};
  CandidateList other(one.rbegin(), one.rend());
  one = with_threats(one);
  other = with_threats(other);
  std::ranges::sort(one);
  std::ranges::sort(other);
  EXPECT_EQ(one, other);
}

}  // namespace
}  // namespace gosedai::kb_tests
