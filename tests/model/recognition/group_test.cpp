// Strength, urgency and survival by their tables, and the class of a group from what is known of it
// (spec 5 and 8; TR-0837 3.3.1.4, 3.3.2).
#include "model/recognition/group.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

// --- Figure 3.3-9: first interior 8, second 2, weak area 1.5, siege 6 ------------------------------

TEST(GroupStrength, IsTwentyThreeInTheFigure) { EXPECT_DOUBLE_EQ(strength_from(8, 2, 1.5, 6), 23); }
TEST(GroupUrgency, IsSixtyOneInTheFigure) { EXPECT_DOUBLE_EQ(urgency_from(23), 61); }

// --- The three cases of the formula ----------------------------------------------------------------

TEST(GroupStrength, WithoutRoomEvenFirst) {
  EXPECT_DOUBLE_EQ(strength_from(4, 2, 0, 4), 18);  // 3/4 of (4 - 2) x 5, and 4 x 2.5, rounded
}
TEST(GroupStrength, WithRoomEvenSecond) {
  EXPECT_DOUBLE_EQ(strength_from(9, 6, 0, 4), 25);  // 3/4 of (6 - 2) x 5, and 4 x 2.5
}
TEST(GroupStrength, WithRoomIfFirstIsAtLeastFifteen) {
  EXPECT_DOUBLE_EQ(strength_from(6, 2, 0, 0), 15);
}
TEST(GroupStrength, WithRoomIfFirstGrowsWithTheSiege) {
  EXPECT_DOUBLE_EQ(strength_from(6, 4, 0, 8), 30);
}
TEST(GroupStrength, IsNeverNegative) { EXPECT_DOUBLE_EQ(strength_from(0, 0, 0, 0), 0); }
TEST(GroupStrength, IsFiftyAtMost) { EXPECT_DOUBLE_EQ(strength_from(40, 40, 0, 16), 50); }

struct TableRow {
  double strength;
  double value;
};
class UrgencyTable : public testing::TestWithParam<TableRow> {};
TEST_P(UrgencyTable, Holds) {
  EXPECT_DOUBLE_EQ(urgency_from(GetParam().strength), GetParam().value);
}
const TableRow urgencies[] = {{0, 0},   {9, 72},  {10, 80}, {14, 96}, {15, 100}, {19, 76},
                              {20, 70}, {39, 13}, {40, 10}, {49, 1},  {50, 0},   {60, 0}};
INSTANTIATE_TEST_SUITE_P(Group, UrgencyTable, testing::ValuesIn(urgencies));

class SurvivalTable : public testing::TestWithParam<TableRow> {};
TEST_P(SurvivalTable, Holds) {
  EXPECT_DOUBLE_EQ(survival_from(GetParam().strength), GetParam().value);
}
const TableRow survivals[] = {{0, 0},   {1, 0},    {2, 1},    {7, 4},   {10, 10},
                              {14, 38}, {15, 50},  {16, 62},  {20, 90}, {25, 98},
                              {28, 99}, {29, 100}, {30, 100}, {50, 100}};
INSTANTIATE_TEST_SUITE_P(Group, SurvivalTable, testing::ValuesIn(survivals));

class RoomTable : public testing::TestWithParam<TableRow> {};
TEST_P(RoomTable, Holds) {
  EXPECT_DOUBLE_EQ(survival_by_interior(GetParam().strength), GetParam().value);
}
const TableRow rooms[] = {{0, 0},  {2, 0},  {2.75, 0}, {3, 17},  {4, 33},
                          {5, 50}, {6, 67}, {7, 83},   {8, 100}, {20, 100}};
INSTANTIATE_TEST_SUITE_P(Group, RoomTable, testing::ValuesIn(rooms));

// --- What is asked about a group that may lose its territory --------------------------------------------

GroupFacts with_eye_space() {
  GroupFacts facts;
  facts.members.color = black;
  facts.members.strings = {{1, point_of("C1")}};
  facts.eye_space = points_of({"A1", "B1", "A2", "B2"});
  return facts;
}
std::optional<ReadingAnswer> answered(Outcome outcome, std::string_view move = {}) {
  ReadingAnswer answer;
  answer.outcome = outcome;
  if (!move.empty()) answer.move = point_of(move);
  return answer;
}
std::vector<GroupAsk> asked_after(const GroupAnswers& answers) {
  return open_life_questions(with_eye_space(), answers);
}

TEST(GroupTerritory, IsAskedForFirst) { EXPECT_EQ(asked_after({}), std::vector{GroupAsk::spoil}); }
TEST(GroupTerritory, WhoKeepsItLives) {
  GroupAnswers answers;
  answers.spoil = answered(Outcome::no);
  EXPECT_TRUE(asked_after(answers).empty());
  EXPECT_EQ(base_of(with_eye_space(), answers).status.fate, GroupFate::alive);
}
TEST(GroupTerritory, WhatIsSpoiltMayEvenDie) {
  GroupAnswers answers;
  answers.spoil = answered(Outcome::yes, "A1");
  EXPECT_EQ(asked_after(answers), std::vector{GroupAsk::attack});
}
TEST(GroupTerritory, IsOpenWhereBothSidesHaveAMove) {
  GroupAnswers answers;
  answers.spoil = answered(Outcome::yes, "A1");
  answers.attack = answered(Outcome::no);
  answers.keep = answered(Outcome::yes, "B2");
  const EyeSpaceStatus found = base_of(with_eye_space(), answers).eye_space;
  EXPECT_EQ(found.spoil, point_of("A1"));
  EXPECT_EQ(found.keep, point_of("B2"));
}
TEST(GroupTerritory, ASekiThatStandsIsNotOpen) {
  GroupAnswers answers;
  answers.spoil = answered(Outcome::yes, "A1");
  answers.attack = answered(Outcome::no);
  answers.keep = answered(Outcome::no);
  EXPECT_FALSE(base_of(with_eye_space(), answers).eye_space.is_open());
}
TEST(GroupTerritory, WhoIsInDangerLivesWithTerritoryIfHeCan) {
  GroupAnswers answers;
  answers.spoil = answered(Outcome::yes, "A1");
  answers.attack = answered(Outcome::yes, "A1");
  answers.defend = answered(Outcome::yes, "A2");
  answers.keep = answered(Outcome::yes, "B2");
  EXPECT_EQ(base_of(with_eye_space(), answers).status.defence, point_of("B2"));
}
TEST(GroupTerritory, ThreePointsAreNoMatterOfSeki) {
  GroupFacts facts = with_eye_space();
  facts.eye_space = points_of({"A1", "B1", "A2"});
  EXPECT_FALSE(may_lose_territory(facts));
}

// --- Classes, from facts made up for the purpose -----------------------------------------------------

/// A black group of one string with an enemy beside it and a friend who may help.
class Made {
 public:
  Made() {
    base_.facts.members.id = {1, point_of("E5")};
    base_.facts.members.color = black;
    base_.facts.members.strings = {base_.facts.members.id};
    base_.facts.members.stones = points_of({"E5"});
    base_.facts.surrounding_groups = {enemy_id};
    base_.facts.liberties = 4;
    enemy_.id = enemy_id;
    enemy_.strength = 40;
    enemy_.fate = GroupFate::alive;
    enemy_.size = 15;
    enemy_.stones = points_of({"E6"});
    enemy_.strings = {enemy_id};
  }
  Made& fate(GroupFate fate) { return base_.status.fate = fate, *this; }
  Made& room(double first, double second) {
    base_.facts.interior.first = first;
    base_.facts.interior.second = second;
    return *this;
  }
  Made& siege(double rate, int batches = 1) {
    base_.facts.siege.rate = rate;
    base_.facts.siege.batches = batches;
    return *this;
  }
  Made& dead_strings(int count) { return base_.facts.dead_strings = count, *this; }
  Made& enemy(double strength, GroupFate fate) {
    enemy_.strength = strength;
    enemy_.fate = fate;
    return *this;
  }
  Made& racing_enemy(GroupFate fate) {
    enemy_.must_race = true;
    return enemy(0, fate);
  }
  Made& help(double strength, bool far, bool solid) {
    base_.facts.reinforcements = {{friend_id, point_of("C5"), point_of("C5"), far, solid}};
    friend_.id = friend_id;
    friend_.strength = strength;
    has_friend_ = true;
    return *this;
  }
  Made& breakout(double siege) {
    base_.facts.breakout = {point_of("G5"), siege};
    return *this;
  }
  Group group() const {
    GroupSurroundings around;
    around.neighbors = {enemy_};
    if (has_friend_) around.neighbors.push_back(friend_);
    return classify(base_, around, answers_);
  }
  GroupClass kind() const { return group().kind; }

  static constexpr GroupId enemy_id{2, Point::at(4, 5)};
  static constexpr GroupId friend_id{3, Point::at(2, 4)};

 private:
  GroupBase base_;
  GroupNeighbor enemy_;
  GroupNeighbor friend_;
  bool has_friend_ = false;
  GroupAnswers answers_;
};

TEST(GroupClassOf, AllStringsDead) {
  EXPECT_EQ(Made().dead_strings(1).kind(), GroupClass::completely_dead);
}
TEST(GroupClassOf, ElevenPointsOfRoom) { EXPECT_EQ(Made().room(12, 11).kind(), GroupClass::safe); }
TEST(GroupClassOf, ReadToLive) {
  EXPECT_EQ(Made().fate(GroupFate::alive).kind(), GroupClass::self_alive);
}
TEST(GroupClassOf, AnOpenSiege) { EXPECT_EQ(Made().siege(9).kind(), GroupClass::escapable); }
TEST(GroupClassOf, TwoWaysOut) { EXPECT_EQ(Made().siege(5, 2).kind(), GroupClass::escapable); }
TEST(GroupClassOf, AStrongFriendNear) {
  EXPECT_EQ(Made().help(20, false, true).kind(), GroupClass::linkable);
}
TEST(GroupClassOf, AStrongFriendFar) {
  EXPECT_EQ(Made().help(20, true, true).kind(), GroupClass::linkable);
}
TEST(GroupClassOf, AFriendThatOnlyACrosscutReaches) {
  EXPECT_EQ(Made().help(20, false, false).kind(), GroupClass::cuttable);
}
TEST(GroupClassOf, AWeakFriendNear) {
  EXPECT_EQ(Made().siege(4).help(8, false, true).kind(), GroupClass::cuttable);
}
TEST(GroupClassOf, StrongWithoutReading) {
  EXPECT_EQ(Made().room(12, 10).siege(8).kind(), GroupClass::self_alive);
}
TEST(GroupClassOf, Critical) {
  EXPECT_EQ(Made().fate(GroupFate::critical).kind(), GroupClass::neutral);
}
TEST(GroupClassOf, SomeRoom) { EXPECT_EQ(Made().room(4, 1).kind(), GroupClass::neutral); }
TEST(GroupClassOf, ReadToDie) {
  EXPECT_EQ(Made().fate(GroupFate::dead).kind(), GroupClass::self_dead);
}
TEST(GroupClassOf, ReadToDieBesideAnotherThatDies) {
  EXPECT_EQ(Made().fate(GroupFate::dead).enemy(0, GroupFate::dead).kind(),
            GroupClass::race_possible);
}
TEST(GroupClassOf, AliveInARace) {
  EXPECT_EQ(Made().fate(GroupFate::alive).racing_enemy(GroupFate::dead).kind(),
            GroupClass::race_won);
}
TEST(GroupClassOf, DeadInARace) {
  EXPECT_EQ(Made().fate(GroupFate::dead).racing_enemy(GroupFate::alive).kind(),
            GroupClass::race_lost);
}
TEST(GroupClassOf, CriticalInARace) {
  EXPECT_EQ(Made().fate(GroupFate::critical).racing_enemy(GroupFate::critical).kind(),
            GroupClass::race_neutral);
}
TEST(GroupClassOf, BothAliveInARace) {
  EXPECT_EQ(Made().fate(GroupFate::alive).racing_enemy(GroupFate::alive).kind(), GroupClass::seki);
}
TEST(GroupClassOf, NoRoomButAWayThrough) {
  EXPECT_EQ(Made().siege(2).breakout(8).enemy(20, GroupFate::unknown).kind(), GroupClass::breakout);
}
TEST(GroupClassOf, NoRoomBesideAWeakEnemy) {
  EXPECT_EQ(Made().siege(2).enemy(5, GroupFate::unknown).kind(), GroupClass::race_possible);
}
TEST(GroupClassOf, NoRoomNoStrengthBesideAStrongEnemy) {
  const Group group = Made().group();
  EXPECT_EQ(group.kind, GroupClass::completely_dead);
  EXPECT_TRUE(group.by_estimate);
}
TEST(GroupClassOf, NothingToDo) { EXPECT_EQ(Made().siege(4).kind(), GroupClass::helpless); }

// --- Corrections by class ----------------------------------------------------------------------------

TEST(GroupCorrection, ALinkAddsHalfThePartnersStrength) {
  EXPECT_DOUBLE_EQ(Made().siege(4).help(20, false, true).group().strength,
                   strength_from(0, 0, 0, 4) + 10);
}
TEST(GroupCorrection, ButFifteenAtMost) {
  EXPECT_DOUBLE_EQ(Made().help(50, false, true).group().strength, 15);
}
TEST(GroupCorrection, APossibleRaceIsWorthFive) {
  EXPECT_DOUBLE_EQ(Made().siege(1).enemy(5, GroupFate::unknown).group().strength, 5);
}
TEST(GroupCorrection, ABreakoutIsWorthFiveToFifteen) {
  EXPECT_DOUBLE_EQ(Made().siege(2).breakout(16).enemy(20, GroupFate::unknown).group().strength, 15);
}
TEST(GroupCorrection, TheDeadHaveNone) {
  EXPECT_DOUBLE_EQ(Made().siege(4).fate(GroupFate::dead).group().strength, 0);
}

TEST(GroupImportance, AddsUpTheWeaknessOfThoseAround) {
  EXPECT_DOUBLE_EQ(Made().enemy(20, GroupFate::unknown).group().importance, (30 - 20) * 15 / 15.0);
}

}  // namespace
}  // namespace gosedai::recognition_tests
