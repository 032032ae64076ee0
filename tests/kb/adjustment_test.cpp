// What the decision adds to the values of the CASEs: urgency, answers, risk, links before sieges.
#include "kb/decision/adjustment.hpp"

#include "kb/decision/ranking.hpp"
#include "tests/kb/decision_positions.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view two_groups = R"(
    . . . . . . . . .
    . X X . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . O O .
    . . . . . . . . .
    . . . . . . . . .)";

Candidate about(CaseKind kind, Color color, std::string_view point, std::string_view target,
                double value) {
  Candidate candidate = proposal(kind, color, point, value);
  candidate.target.stone = point_of(target);
  return candidate;
}

/// The position with an urgency of our own for black's group.
struct Urgent : Recognised {
  explicit Urgent(double urgency, int size = 0) : Recognised(recognised(two_groups)) {
    Group& group = group_at("B8");
    group.urgency = urgency;
    if (size > 0) group.base.facts.size = size;
  }
  double value_of(Candidate candidate) const {
    return adjusted(view(black), {candidate}, DecisionParameters()).at(0).value;
  }
  bool priority_of(const Candidate& candidate) const {
    return has_priority(view(black), candidate, DecisionParameters());
  }
};

const Candidate own_life = about(CaseKind::life, black, "C7", "B8", 20);

TEST(Urgency, RaisesTheValueFromFiftyOn) {
  const Urgent urgent(80);
  EXPECT_DOUBLE_EQ(urgency_factor(urgent.view(black), own_life, {}), 1.6);
  EXPECT_DOUBLE_EQ(urgency_factor(Urgent(50).view(black), own_life, {}), 1);
}

TEST(Urgency, LeavesCalmGroupsAlone) {
  EXPECT_DOUBLE_EQ(urgency_factor(Urgent(49).view(black), own_life, {}), 1);
}

TEST(Urgency, LeavesOtherCasesAlone) {
  for (const CaseKind kind : {CaseKind::edge, CaseKind::framework, CaseKind::capture})
    EXPECT_DOUBLE_EQ(
        urgency_factor(Urgent(100).view(black), about(kind, black, "C7", "B8", 20), {}), 1);
}

TEST(Urgency, RaisesTheSecondOrderValueOfAllButSieges) {
  const Urgent urgent(100);
  for (const CaseKind kind : {CaseKind::life, CaseKind::siege}) {
    Candidate candidate = about(kind, black, "C7", "B8", 20);
    candidate.second_value = 5;
    const Candidate raised = adjusted(urgent.view(black), {candidate}, DecisionParameters()).at(0);
    EXPECT_DOUBLE_EQ(raised.second_value, kind == CaseKind::siege ? 5 : 10);
  }
}

TEST(Urgency, NothingWithoutRecognition) {
  const Position position = position_of(two_groups);
  EXPECT_DOUBLE_EQ(urgency_factor({position, black}, own_life, {}), 1);
}

TEST(Priority, UrgencyAndSizeTogether) {
  EXPECT_TRUE(Urgent(70, 35).priority_of(own_life));
  EXPECT_FALSE(Urgent(70, 34).priority_of(own_life));
  EXPECT_FALSE(Urgent(69, 100).priority_of(own_life));
  EXPECT_TRUE(Urgent(100, 5).priority_of(own_life));
}

TEST(Priority, NotForAMoveThatIsWorthLittle) {
  EXPECT_FALSE(Urgent(100, 20).priority_of(about(CaseKind::life, black, "C7", "B8", 9)));
}

TEST(Priority, GoesBeforeAMoveOfMoreValue) {
  const Urgent urgent(100, 20);
  DecisionParameters parameters;
  parameters.priority_points = 100;
  const auto ranked = rank_moves(
      urgent.view(black), {own_life, about(CaseKind::edge, black, "E3", "B8", 90)}, parameters);
  ASSERT_EQ(ranked.size(), 2U);
  EXPECT_EQ(to_text(ranked[0].point), "C7");
  EXPECT_TRUE(ranked[0].priority);
  EXPECT_FALSE(ranked[1].priority);
}

// --- Links before sieges --------------------------------------------------------------------------

TEST(Adjusted, RunningGivesWayToALinkThatIsWorthAsMuch) {
  const Urgent calm(0);
  const CandidateList both = {about(CaseKind::siege, black, "D7", "B8", 12),
                              about(CaseKind::link, black, "E7", "B8", 12)};
  EXPECT_EQ(drawn(adjusted(calm.view(black), both, DecisionParameters()), black), "D7 0, E7 12");
}

TEST(Adjusted, RunningThatIsWorthMoreStays) {
  const Urgent calm(0);
  const CandidateList both = {about(CaseKind::siege, black, "D7", "B8", 13),
                              about(CaseKind::link, black, "E7", "B8", 12)};
  EXPECT_EQ(drawn(adjusted(calm.view(black), both, DecisionParameters()), black), "D7 13, E7 12");
}

// --- The auxiliary CASE shifts others -------------------------------------------------------------

Candidate usual(std::string_view point, float share) {
  Candidate candidate = proposal(CaseKind::shape, black, point, 0);
  candidate.share = share;
  return candidate;
}

std::string shifted_text(const CandidateList& candidates) {
  DecisionParameters parameters;
  parameters.shift_part = 0.5;
  parameters.shift_ratio = 4;
  return drawn(shifted(candidates, parameters), black);
}

TEST(Shifted, ToANeighbourThatPlayersPrefer) {
  EXPECT_EQ(shifted_text({proposal(CaseKind::framework, black, "E5", 8), usual("E5", 0.1F),
                          usual("E6", 0.4F)}),
            "E6 4");
}

TEST(Shifted, NotToOneThatIsLittleBetter) {
  EXPECT_EQ(shifted_text({proposal(CaseKind::framework, black, "E5", 8), usual("E5", 0.1F),
                          usual("E6", 0.3F)}),
            "");
}

TEST(Shifted, NotFarAway) {
  EXPECT_EQ(shifted_text({proposal(CaseKind::framework, black, "E5", 8), usual("E7", 0.4F)}), "");
}

TEST(Shifted, NotACaseThatKnowsItsPoint) {
  EXPECT_EQ(shifted_text({proposal(CaseKind::capture, black, "E5", 8), usual("E6", 0.4F)}), "");
}

// --- What is still open around a contact move ------------------------------------------------------

/// `owned` of each point is somebody's; 41 points lie within four steps of the middle of the board.
double stake_of(float owned, std::string_view point, CaseKind kind = CaseKind::contact) {
  Recognised found = recognised(two_groups);
  found.situation->share.fill(owned);
  DecisionParameters parameters;
  parameters.full_stake = 41;
  return stake_factor(found.view(black), about(kind, black, point, "B8", 10), parameters);
}

TEST(Stake, AllWhereNothingHasAnOwner) { EXPECT_DOUBLE_EQ(stake_of(0, "E5"), 1); }
TEST(Stake, NoneWhereEverythingHas) { EXPECT_DOUBLE_EQ(stake_of(1, "E5"), 0); }
TEST(Stake, NoneInTheEnemysArea) { EXPECT_DOUBLE_EQ(stake_of(-1, "E5"), 0); }
TEST(Stake, InProportion) { EXPECT_DOUBLE_EQ(stake_of(-0.25F, "E5"), 0.75); }
TEST(Stake, LessInTheCorner) { EXPECT_DOUBLE_EQ(stake_of(0, "A1"), 15 / 41.0); }
TEST(Stake, OnlyOfContactMoves) { EXPECT_DOUBLE_EQ(stake_of(1, "E5", CaseKind::capture), 1); }

// --- Safe when ahead, sharp when behind -----------------------------------------------------------

double risk_of(double lead, std::string_view target, Phase phase = Phase::middle,
               CaseKind kind = CaseKind::siege) {
  Recognised found = recognised(two_groups);
  found.situation->score = lead;
  found.situation->uncertainty = 10;
  found.situation->phase = phase;
  DecisionParameters parameters;
  parameters.risk_weight = 0.2;
  return risk_factor(found.view(black), about(kind, black, "E5", target, 10), parameters);
}

TEST(Risk, AheadTheCareOfOnesOwnStonesGains) { EXPECT_DOUBLE_EQ(risk_of(30, "B8"), 1.2); }
TEST(Risk, AheadAttacksLose) { EXPECT_DOUBLE_EQ(risk_of(30, "G3"), 0.8); }
TEST(Risk, BehindAttacksGain) { EXPECT_DOUBLE_EQ(risk_of(-30, "G3"), 1.2); }
TEST(Risk, BehindTheCareOfOnesOwnStonesIsNotLess) { EXPECT_DOUBLE_EQ(risk_of(-30, "B8"), 1); }
TEST(Risk, InProportionWhileItIsOpen) { EXPECT_DOUBLE_EQ(risk_of(5, "B8"), 1.1); }
TEST(Risk, NoneInWhatIsReadOut) {
  EXPECT_DOUBLE_EQ(risk_of(30, "G3", Phase::middle, CaseKind::capture), 1);
}
TEST(Risk, NotInTheOpening) { EXPECT_DOUBLE_EQ(risk_of(30, "B8", Phase::opening), 1); }

// --- Answers to the last move ---------------------------------------------------------------------

constexpr std::string_view before_the_attachment = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . . . .
    . . . . . . .
    . . . . . X .
    . . . . . . .)";

bool answers(const Position& position, const Candidate& candidate) {
  return answers_last_move({position, candidate.color}, candidate);
}

Candidate contact(std::string_view point, std::string_view target) {
  return about(CaseKind::contact, black, point, target, 4);
}

TEST(Answers, ContactMoveOfTheStringJustTouched) {
  EXPECT_TRUE(answers(position_after(before_the_attachment, white, "D4"), contact("D5", "C4")));
}

TEST(Answers, NotContactMovesOfOtherStrings) {
  EXPECT_FALSE(answers(position_after(before_the_attachment, white, "D4"), contact("F3", "F2")));
}

TEST(Answers, NotOtherCases) {
  EXPECT_FALSE(answers(position_after(before_the_attachment, white, "D4"),
                       about(CaseKind::capture, black, "D5", "C4", 4)));
}

TEST(Answers, NotToOnesOwnLastMove) {
  EXPECT_FALSE(answers(position_after(before_the_attachment, black, "D4"), contact("D5", "C4")));
}

TEST(Answers, ShoulderHit) {
  EXPECT_TRUE(answers(position_after(before_the_attachment, white, "D5"), contact("C5", "C4")));
  EXPECT_FALSE(answers(position_after(before_the_attachment, white, "D5"), contact("C3", "C4")));
}

TEST(Answers, NotAStretchThatCanBePutInAtari) {
  constexpr std::string_view at_the_edge = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . . X . . . .)";
  Candidate stretch = contact("D1", "C1");
  stretch.motive = Motive::extend;
  EXPECT_FALSE(answers(position_after(at_the_edge, white, "B1"), stretch));
}

TEST(Answers, PeepAtALinkage) {
  constexpr std::string_view jump = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  Candidate connect = about(CaseKind::linkage, black, "D4", "C4", 4);
  connect.motive = Motive::connect;
  EXPECT_TRUE(answers(position_after(jump, white, "D3"), connect));
  EXPECT_FALSE(answers(position_after(jump, white, "G7"), connect));
  connect.motive = Motive::cut;
  EXPECT_FALSE(answers(position_after(jump, white, "D3"), connect));
}

TEST(Answers, CountMoreBeforeTheBestIsChosen) {
  // The contact move is worth 10 with a bonus of 2.5 and beats 9 on the same point.
  const Position position = position_after(before_the_attachment, white, "D4");
  DecisionParameters parameters;
  parameters.answer_bonus = 2.5;
  const auto ranked =
      rank_moves({position, black},
                 {contact("D5", "C4"), proposal(CaseKind::framework, black, "D5", 9)}, parameters);
  EXPECT_DOUBLE_EQ(ranked.at(0).value, 10);
}

}  // namespace
}  // namespace gosedai::kb_tests
