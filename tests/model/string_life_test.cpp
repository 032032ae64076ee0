// Whether a string lives: the table of spec 3 (TR-0837 table 3.3-2), the plan of the questions, and
// both together on positions.
#include "model/recognition/string_life.hpp"

#include "tests/model/board_positions.hpp"

namespace gosedai {

// How a failed expectation is shown.
void PrintTo(Life life, std::ostream* out) { *out << name_of(life); }
void PrintTo(LifeQuestion question, std::ostream* out) {
  constexpr std::array names = {"attack_ladder", "attack", "defend_ladder", "defend"};
  *out << names[slot_of(question)];
}

namespace {

using board_tests::board_of;
using board_tests::point_of;

constexpr Color black = Color::black;
constexpr Color white = Color::white;

/// Facts of a black string with that many liberties and nothing else.
StringFacts facts_with(int liberties) {
  StringFacts facts;
  facts.color = black;
  facts.id.stone = point_of("K10");
  facts.points.insert(facts.id.stone);
  for (int i = 0; i < liberties; ++i) facts.liberties.insert(Point::at(i, 0));
  return facts;
}

CaptureAnswer answer_of(Verdict verdict, std::string_view move = "", std::size_t moves = 1) {
  CaptureAnswer answer;
  answer.verdict = verdict;
  if (!move.empty()) {
    answer.move = point_of(move);
    answer.line.assign(moves, answer.move);
  }
  return answer;
}

LifeAnswers answers_of(std::initializer_list<std::pair<LifeQuestion, CaptureAnswer>> known) {
  LifeAnswers answers;
  for (const auto& [question, answer] : known) answers[slot_of(question)] = answer;
  return answers;
}

// --- The table: what both sides' searches say together --------------------------------------------

struct TableRow {
  std::string name;
  Verdict attack;
  Verdict defence;
  Life life;
  bool settled;
  bool by_ko;
};

class LifeTable : public testing::TestWithParam<TableRow> {
 protected:
  StringLife life() const {
    return life_from(facts_with(3),
                     answers_of({{LifeQuestion::attack, answer_of(GetParam().attack)},
                                 {LifeQuestion::defend, answer_of(GetParam().defence)}}));
  }
};

TEST_P(LifeTable, GivesTheLife) { EXPECT_EQ(life().life, GetParam().life); }
TEST_P(LifeTable, SaysWhetherItIsSettled) { EXPECT_EQ(life().settled, GetParam().settled); }
TEST_P(LifeTable, SaysWhetherAKoDecides) { EXPECT_EQ(life().by_ko, GetParam().by_ko); }

const TableRow table[] = {
    // The four rows of spec 3.
    {"CapturedEitherWay", Verdict::captured, Verdict::captured, Life::dead, true, false},
    {"CapturedUnlessSaved", Verdict::captured, Verdict::safe, Life::neutral, true, false},
    {"NotCaptured", Verdict::safe, Verdict::safe, Life::alive, true, false},
    {"NotCapturedThoughDefenceFails", Verdict::safe, Verdict::captured, Life::alive, true, false},
    // Unknown counts as alive for the attack and as an escape for the defence.
    {"UnknownAttack", Verdict::unknown, Verdict::safe, Life::alive, false, false},
    {"UnknownAttackThoughDefenceFails", Verdict::unknown, Verdict::captured, Life::alive, false,
     false},
    {"UnknownDefence", Verdict::captured, Verdict::unknown, Life::neutral, false, false},
    // A ko is a chance for both.
    {"CapturedByKo", Verdict::ko, Verdict::safe, Life::neutral, true, true},
    {"SavedByKo", Verdict::captured, Verdict::ko, Life::neutral, true, true},
    {"KoBothWays", Verdict::ko, Verdict::ko, Life::neutral, true, true},
};

INSTANTIATE_TEST_SUITE_P(Rows, LifeTable, testing::ValuesIn(table),
                         [](const auto& each) { return each.param.name; });

TEST(LifeFrom, NeutralStringHasAPointForEachSide) {
  const StringLife life = life_from(
      facts_with(3), answers_of({{LifeQuestion::attack, answer_of(Verdict::captured, "C3", 7)},
                                 {LifeQuestion::defend, answer_of(Verdict::safe, "D4")}}));
  EXPECT_EQ(life, (StringLife{Life::neutral, point_of("C3"), point_of("D4"), false, true, 7}));
}

TEST(LifeFrom, DeadStringHasNoEscapePoint) {
  const StringLife life = life_from(
      facts_with(3), answers_of({{LifeQuestion::attack, answer_of(Verdict::captured, "C3", 1)},
                                 {LifeQuestion::defend, answer_of(Verdict::captured)}}));
  EXPECT_EQ(life, (StringLife{Life::dead, point_of("C3"), Point::none(), false, true, 1}));
}

TEST(LifeFrom, AliveStringHasNoPoints) {
  const StringLife life =
      life_from(facts_with(3), answers_of({{LifeQuestion::attack, answer_of(Verdict::safe)}}));
  EXPECT_EQ(life, StringLife());
}

TEST(LifeFrom, LadderThatCapturesIsBelieved) {
  const StringLife life = life_from(
      facts_with(2), answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured, "C3")},
                                 {LifeQuestion::defend, answer_of(Verdict::safe, "D4")}}));
  EXPECT_EQ(life.capture_point, point_of("C3"));
}

TEST(LifeFrom, LadderThatFailsSaysNothing) {
  const StringLife life = life_from(
      facts_with(2), answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::safe)},
                                 {LifeQuestion::attack, answer_of(Verdict::captured, "E5")},
                                 {LifeQuestion::defend, answer_of(Verdict::captured)}}));
  EXPECT_EQ(life.life, Life::dead);
}

TEST(LifeFrom, UnreadEscapeOutOfAtariIsTheLastLiberty) {
  const StringLife life = life_from(
      facts_with(1), answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured, "A1")},
                                 {LifeQuestion::defend_ladder, answer_of(Verdict::unknown)},
                                 {LifeQuestion::defend, answer_of(Verdict::unknown)}}));
  EXPECT_EQ(life.escape_point, point_of("A1"));
}

TEST(LifeFrom, UnreadEscapeOutOfAtariIsWhatGetsOutOfTheLadder) {
  const StringLife life = life_from(
      facts_with(1), answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured, "A1")},
                                 {LifeQuestion::defend_ladder, answer_of(Verdict::safe, "C3")},
                                 {LifeQuestion::defend, answer_of(Verdict::unknown)}}));
  EXPECT_EQ(life.escape_point, point_of("C3"));
}

TEST(LifeFrom, UnreadEscapeWithMoreLibertiesIsNowhere) {
  const StringLife life = life_from(
      facts_with(3), answers_of({{LifeQuestion::attack, answer_of(Verdict::captured, "A1")},
                                 {LifeQuestion::defend, answer_of(Verdict::unknown)}}));
  EXPECT_TRUE(life.escape_point.is_none());
}

TEST(LifeFrom, WithoutAnswersAliveButNotSettled) {
  const StringLife life = life_from(facts_with(4), {});
  EXPECT_EQ(life.life, Life::alive);
  EXPECT_FALSE(life.settled);
}

TEST(LifeFrom, ManyLibertiesAreAliveForSure) {
  EXPECT_EQ(life_from(facts_with(5), {}), StringLife());
}

// --- The plan: what is asked when -----------------------------------------------------------------

using Plan = std::vector<LifeQuestion>;

TEST(OpenQuestions, LadderIsAskedFirst) {
  EXPECT_EQ(open_questions(facts_with(2), {}), Plan{LifeQuestion::attack_ladder});
}

TEST(OpenQuestions, ThreeLibertiesAreNoLadder) {
  EXPECT_EQ(open_questions(facts_with(3), {}), Plan{LifeQuestion::attack});
}

TEST(OpenQuestions, FourLibertiesAreRead) {
  EXPECT_EQ(open_questions(facts_with(4), {}), Plan{LifeQuestion::attack});
}

TEST(OpenQuestions, FiveLibertiesAreNot) { EXPECT_EQ(open_questions(facts_with(5), {}), Plan{}); }

TEST(OpenQuestions, FullSearchAfterALadderThatFails) {
  for (const Verdict verdict : {Verdict::safe, Verdict::unknown, Verdict::ko})
    EXPECT_EQ(open_questions(facts_with(2),
                             answers_of({{LifeQuestion::attack_ladder, answer_of(verdict)}})),
              Plan{LifeQuestion::attack});
}

TEST(OpenQuestions, OwnerIsAskedOnlyAboutAnAttackThatWorks) {
  for (const Verdict verdict : {Verdict::safe, Verdict::unknown})
    EXPECT_EQ(
        open_questions(facts_with(3), answers_of({{LifeQuestion::attack, answer_of(verdict)}})),
        Plan{});
  for (const Verdict verdict : {Verdict::captured, Verdict::ko})
    EXPECT_EQ(
        open_questions(facts_with(3), answers_of({{LifeQuestion::attack, answer_of(verdict)}})),
        Plan{LifeQuestion::defend});
}

TEST(OpenQuestions, OwnerInAtariIsAskedAboutTheLadderFirst) {
  EXPECT_EQ(
      open_questions(facts_with(1),
                     answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured)}})),
      Plan{LifeQuestion::defend_ladder});
}

TEST(OpenQuestions, OwnerWithTwoLibertiesRunsIntoNoLadder) {
  EXPECT_EQ(
      open_questions(facts_with(2),
                     answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured)}})),
      Plan{LifeQuestion::defend});
}

TEST(OpenQuestions, OwnersFullSearchAfterHisLadder) {
  const auto answers = [](Verdict defend_ladder) {
    return answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured)},
                       {LifeQuestion::defend_ladder, answer_of(defend_ladder)}});
  };
  EXPECT_EQ(open_questions(facts_with(1), answers(Verdict::safe)), Plan{LifeQuestion::defend});
  EXPECT_EQ(open_questions(facts_with(1), answers(Verdict::captured)), Plan{});
}

TEST(OpenQuestions, NoneWhenAllIsAnswered) {
  EXPECT_EQ(open_questions(facts_with(1),
                           answers_of({{LifeQuestion::attack_ladder, answer_of(Verdict::captured)},
                                       {LifeQuestion::defend_ladder, answer_of(Verdict::safe)},
                                       {LifeQuestion::defend, answer_of(Verdict::safe)}})),
            Plan{});
}

TEST(ForceFor, GoesByTheLiberties) {
  ReadingLimits with_roving;
  with_roving.roving = true;
  EXPECT_EQ(force_for(facts_with(3), ReadingLimits()), Force::main);
  EXPECT_EQ(force_for(facts_with(4), ReadingLimits()), std::nullopt);
  EXPECT_EQ(force_for(facts_with(3), with_roving), Force::main);
  EXPECT_EQ(force_for(facts_with(4), with_roving), Force::roving);
  EXPECT_EQ(force_for(facts_with(5), with_roving), std::nullopt);
}

TEST(ToSearch, AttackerMovesInAnAttackAndTheOwnerInADefence) {
  const StringFacts facts = facts_with(1);
  EXPECT_EQ(to_search(LifeQuestion::attack_ladder, facts),
            (CaptureQuestion{CaptureMethod::ladder, facts.id.stone, white, 3}));
  EXPECT_EQ(to_search(LifeQuestion::attack, facts),
            (CaptureQuestion{CaptureMethod::capture, facts.id.stone, white, 3}));
  EXPECT_EQ(to_search(LifeQuestion::defend_ladder, facts),
            (CaptureQuestion{CaptureMethod::ladder, facts.id.stone, black, 3}));
  EXPECT_EQ(to_search(LifeQuestion::defend, facts),
            (CaptureQuestion{CaptureMethod::capture, facts.id.stone, black, 3}));
}

TEST(ToSearch, FourLibertiesMustGrowToGetAway) {
  EXPECT_EQ(to_search(LifeQuestion::attack, facts_with(4)).escape_above, 4);
}

// --- Positions: plan, reading and table together --------------------------------------------------

struct Problem {
  std::string name;
  std::string diagram;
  std::string stone;
  Life life;
  std::string capture;  // the point, or "" for none
  std::string escape;
  bool by_ko = false;
};

class LifeOnTheBoard : public testing::TestWithParam<Problem> {};

TEST_P(LifeOnTheBoard, IsRead) {
  const Problem& problem = GetParam();
  const PositionPtr position = make_position(board_of(problem.diagram), black);
  Footprint footprint;
  const StringFacts facts = look_at_string(*position, point_of(problem.stone), footprint);
  const StringLife life = life_from(facts, read_sequentially(*position, facts, ReadingLimits()));
  const auto text = [](Point point) { return point.is_none() ? "" : to_text(point); };
  EXPECT_EQ(life.life, problem.life);
  EXPECT_EQ(text(life.capture_point), problem.capture);
  EXPECT_EQ(text(life.escape_point), problem.escape);
  EXPECT_EQ(life.by_ko, problem.by_ko);
}

const Problem positions[] = {
    {"InTheOpenIsAlive", R"(
     . . . . .
     . . . . .
     . . O . .
     . . X . .
     . . . . .)",
     "C3", Life::alive, "", ""},
    {"AtariInTheOpenIsNeutral", R"(
     . . . . . . .
     . . . . . . .
     . . . X . . .
     . . X O . . .
     . . . X . . .
     . . . . . . .
     . . . . . . .)",
     "D4", Life::neutral, "E4", "E4"},
    {"AtariOnTheEdgeIsDead", R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     X . . . . . .
     O X . . . . .
     . X . . . . .)",
     "A2", Life::dead, "A1", ""},
    {"SavedByTakingTheAttacker", R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .
     X O . . . . .
     O X . . . . .
     . X . . . . .)",
     "A2", Life::neutral, "A1", "A4"},
    {"Ko", R"(
     . . . . . . .
     . . . . . . .
     . . X O . . .
     . X O . O . .
     . . X O . . .
     . . . . . . .
     . . . . . . .)",
     "C4", Life::neutral, "D4", "D4", true},
};

INSTANTIATE_TEST_SUITE_P(Positions, LifeOnTheBoard, testing::ValuesIn(positions),
                         [](const auto& each) { return each.param.name; });

constexpr std::string_view four_liberties = R"(
     . . . . . . .
     . . . . . . .
     . . . . . . .
     . . . O . . .
     . . . . . . .
     . . . . . . .
     . . . . . . .)";

TEST(ReadSequentially, FourLibertiesOnlyWithARovingForce) {
  const PositionPtr position = make_position(board_of(four_liberties), black);
  Footprint footprint;
  const StringFacts facts = look_at_string(*position, point_of("D4"), footprint);
  ReadingLimits limits;
  EXPECT_EQ(read_sequentially(*position, facts, limits), LifeAnswers());
  limits.roving = true;
  EXPECT_TRUE(read_sequentially(*position, facts, limits)[slot_of(LifeQuestion::attack)]);
}

TEST(ReadSequentially, AsksNothingThatDoesNotMatter) {
  const PositionPtr position = make_position(board_of(R"(
     . . . . . . .
     . . . . . . .
     . O . . . . .
     . . O X . . .
     . . X . . . .
     . . . . . . .
     . . . . . . .)"),
                                             black);
  Footprint footprint;
  const StringFacts facts = look_at_string(*position, point_of("C4"), footprint);
  const LifeAnswers answers = read_sequentially(*position, facts, ReadingLimits());
  ASSERT_EQ(answers[slot_of(LifeQuestion::attack_ladder)]->verdict, Verdict::safe);
  ASSERT_EQ(answers[slot_of(LifeQuestion::attack)]->verdict, Verdict::safe);
  EXPECT_FALSE(answers[slot_of(LifeQuestion::defend_ladder)]);
  EXPECT_FALSE(answers[slot_of(LifeQuestion::defend)]);
}

}  // namespace
}  // namespace gosedai
