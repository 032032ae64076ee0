// Regression suites as text: expectations, blocks that stand for themselves, diagrams, and input
// that is none.
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/tst/diagrams.hpp"
#include "protocol/tst/suite.hpp"

namespace gosedai::tst {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Expectation expectation(std::string_view line) {
  return std::get<Expectation>(Expectation::parse(line));
}

Suite suite(std::string_view text) {
  std::variant<Suite, Error> parsed = parse(text);
  if (const Error* error = std::get_if<Error>(&parsed))
    ADD_FAILURE() << error->line << ": " << error->text;
  return std::holds_alternative<Suite>(parsed) ? std::get<Suite>(parsed) : Suite();
}

Error error(std::string_view text) {
  const std::variant<Suite, Error> parsed = parse(text);
  return std::holds_alternative<Error>(parsed) ? std::get<Error>(parsed) : Error{0, "no error"};
}

std::vector<std::string> commands(const Block& block) {
  std::vector<std::string> texts;
  for (const Step& step : block.steps) texts.push_back(step.command());
  return texts;
}

struct Match {
  std::string line;
  std::string answer;
  bool met;
};

class TstMatch : public testing::TestWithParam<Match> {};

TEST_P(TstMatch, IsOfTheWholeAnswer) {
  const Match& match = GetParam();
  EXPECT_EQ(expectation(match.line).is_met_by(match.answer), match.met)
      << match.line << " and " << match.answer;
}

INSTANTIATE_TEST_SUITE_P(
    All, TstMatch,
    testing::Values(Match{"#? [1 D4]", "1 D4", true}, Match{"#? [1 D4]", " 1 D4\n", true},
                    Match{"#? [1 D4]", "1 D41", false}, Match{"#? [1 D4]", "21 D4", false},
                    Match{"#? [1 D4|E5]", "E5", true}, Match{"#? [1 D4|E5]", "1 E5", false},
                    Match{"#? [1 (D4|E5)]", "1 E5", true}, Match{"#?[0]", "0", true},
                    Match{"#? []", "", true}, Match{"#? []", "0", false},
                    Match{"#? [!0]", "0", false}, Match{"#? [!0]", "1 D4", true},
                    Match{"#? [!A|B]", "B", false}, Match{"#? [[AB]1]", "B1", true},
                    Match{"#? [PASS]", "pass", false}, Match{"#? [W\\+3.5 .*]", "W+3.5 (x)", true},
                    Match{"#? [.*dead.*]", "A1: alive\nB2: dead\nC3: alive", true},
                    Match{"#? [A1: alive]", "A1: alive\nB2: dead", false}),
    [](const auto& test) { return std::to_string(test.index); });

TEST(TstExpectation, KnowsItsMarks) {
  EXPECT_FALSE(expectation("#? [1]").is_failure_expected());
  EXPECT_TRUE(expectation("#? [1]*").is_failure_expected());
  EXPECT_TRUE(expectation("#? [1] * ").is_failure_expected());
  EXPECT_TRUE(expectation("#? [!1]").is_negated());
  EXPECT_EQ(expectation("#?   [!(A|B)]*").text(), "[!(A|B)]*");
}

TEST(TstExpectation, SaysWhatIsWrong) {
  const auto problem = [](std::string_view line) {
    return std::get<std::string>(Expectation::parse(line));
  };
  EXPECT_THAT(problem("#? 1"), HasSubstr("#? [REGEX]"));
  EXPECT_THAT(problem("#? [1"), HasSubstr("#? [REGEX]"));
  EXPECT_THAT(problem("#? [1]x"), HasSubstr("not x"));
  EXPECT_THAT(problem("#? [(1]"), HasSubstr("bad expression [(1]"));
  EXPECT_THAT(problem("#? [1)(2]"), HasSubstr("bad expression"));
}

TEST(TstSuite, QuestionsAreNumberedCommandsWithAnExpectation) {
  const Suite parsed = suite(
      "# About nothing\n"
      "boardsize 9\n"
      "clear_board\n"
      "\n"
      "play b C3\n"
      "7 attack C3 \n"
      "# in between\r\n"
      "#? [0]\r\n"
      "8 showboard\n");
  ASSERT_EQ(parsed.blocks.size(), 1U);
  EXPECT_EQ(parsed.question_count(), 1U);
  const std::vector<Step>& steps = parsed.blocks[0].steps;
  ASSERT_EQ(steps.size(), 5U);
  EXPECT_EQ(steps[3].kind, StepKind::question);
  EXPECT_EQ(steps[3].request.id, 7);
  EXPECT_EQ(steps[3].command(), "attack C3");
  EXPECT_EQ(steps[3].line, 6);
  EXPECT_EQ(steps[3].title, "About nothing");
  EXPECT_TRUE(steps[3].expectation.has_value());
  EXPECT_FALSE(steps[4].expectation.has_value());
}

TEST(TstSuite, ATitleIsAboutItsBlock) {
  const Suite parsed = suite(
      "# first\nclear_board\n1 a\n#? [1]\n2 b\n#? [1]\nclear_board\n3 c\n#? [1]\n"
      "clear_board\n# late\n4 d\n#? [1]\n");
  ASSERT_EQ(parsed.blocks.size(), 3U);
  EXPECT_EQ(parsed.blocks[0].steps[1].title, "first");
  EXPECT_EQ(parsed.blocks[0].steps[2].title, "first");
  EXPECT_EQ(parsed.blocks[1].steps[1].title, "");
  EXPECT_EQ(parsed.blocks[2].steps[1].title, "late");
}

TEST(TstBlocks, BeginWithEachNewPosition) {
  const Suite parsed = suite(
      "boardsize 9\nclear_board\nplay b C3\n1 a\nboardsize 13\nplay w D4\n2 b\nloadsgf x.sgf 5\n"
      "3 c\nloadsgf y.sgf\nplay b A1\n4 d\n");
  ASSERT_EQ(parsed.blocks.size(), 4U);
  EXPECT_THAT(commands(parsed.blocks[0]),
              ElementsAre("boardsize 9", "clear_board", "play b C3", "a"));
  EXPECT_THAT(commands(parsed.blocks[1]), ElementsAre("boardsize 13", "play w D4", "b"));
  EXPECT_THAT(commands(parsed.blocks[2]), ElementsAre("loadsgf x.sgf 5", "c"));
  EXPECT_THAT(commands(parsed.blocks[3]), ElementsAre("loadsgf y.sgf", "play b A1", "d"));
}

TEST(TstBlocks, RepeatWhatWasSetBefore) {
  const Suite parsed = suite(
      "komi 5.5\nboardsize 9\nclear_board\nkomi 6.5\nlevel 8\n1 a\nclear_board\nplay b C3\n2 b\n"
      "loadsgf x.sgf\n3 c\n");
  ASSERT_EQ(parsed.blocks.size(), 4U);
  EXPECT_THAT(commands(parsed.blocks[0]), ElementsAre("komi 5.5"));
  EXPECT_THAT(commands(parsed.blocks[1]),
              ElementsAre("komi 5.5", "boardsize 9", "clear_board", "komi 6.5", "level 8", "a"));
  EXPECT_THAT(commands(parsed.blocks[2]),
              ElementsAre("boardsize 9", "komi 6.5", "level 8", "clear_board", "play b C3", "b"));
  EXPECT_THAT(commands(parsed.blocks[3]), ElementsAre("komi 6.5", "level 8", "loadsgf x.sgf", "c"));
}

TEST(TstBlocks, AnEmptySuiteHasNone) {
  EXPECT_TRUE(suite("").blocks.empty());
  EXPECT_TRUE(suite("# nothing\n\n   \n").blocks.empty());
}

TEST(TstErrors, SayTheLine) {
  EXPECT_EQ(error("\n#? [1]\n").line, 2);
  EXPECT_THAT(error("#? [1]").text, HasSubstr("without a numbered command"));
  EXPECT_EQ(error("1 a\n#? [1]\n#? [2]\n").line, 3);
  EXPECT_EQ(error("1 a\nplay b C3\n#? [1]\n").line, 3);
  EXPECT_EQ(error("1 a\n#? [*(]\n").line, 2);
  EXPECT_THAT(error("clear_board\n12\n").text, HasSubstr("a number without a command"));
}

constexpr std::string_view drawn =
    "#| 3 . X .\n"
    "#| 2 X O .\n"
    "#| 1 . . O\n"
    "#|   A B C\n";
constexpr std::string_view drawn_set_up =
    "boardsize 3\nclear_board\nplay b B3\nplay b A2\nplay w B2\nplay w C1\n";

TEST(TstDiagram, IsSetUpByItsLines) {
  const Suite parsed = suite(std::string(drawn) + std::string(drawn_set_up) + "1 a\n#? [1]\n");
  EXPECT_EQ(parsed.question_count(), 1U);
}

TEST(TstDiagram, AnotherSetUpIsAnError) {
  std::string other(drawn_set_up);
  other.replace(other.find("A2"), 2, "A1");
  const Error wrong = error(std::string(drawn) + other);
  EXPECT_EQ(wrong.line, 8);
  EXPECT_THAT(wrong.text, HasSubstr("`play b A2`"));
  EXPECT_THAT(error(std::string(drawn) + "boardsize 3\nclear_board\n1 a\n").text,
              HasSubstr("`play b B3`"));
  EXPECT_THAT(error(drawn).text, HasSubstr("without all of its set-up"));
  EXPECT_THAT(error("#| X .\n#| . Q\nboardsize 2\n").text, HasSubstr("no square"));
}

TEST(TstDiagram, WritesItsSetUp) {
  std::string problem;
  const std::string before =
      "# title\n" + std::string(drawn) + "boardsize 19\nplay b A1\n1 a\n#? [1]\n\n# end\n";
  const std::string after = with_written_set_ups(before, problem);
  EXPECT_EQ(problem, "");
  EXPECT_EQ(after, "# title\n" + std::string(drawn) + std::string(drawn_set_up) +
                       "1 a\n#? [1]\n\n# end\n");
  EXPECT_EQ(with_written_set_ups(after, problem), after) << "and then it is written";
  EXPECT_EQ(with_written_set_ups("#| X O\n#| . Q\n1 a\n", problem), "#| X O\n#| . Q\n1 a\n");
  EXPECT_THAT(problem, HasSubstr("2: the diagram is no square"));
}

TEST(TstSuite, SurvivesAnything) {
  std::mt19937 random(5);
  const std::string pieces = "#?|[]*!().1 0aXO.\n\n\t\r+-ABC \\";
  for (int trial = 0; trial < 3000; ++trial) {
    std::string text = "boardsize 3\n1 a\n#? [1]\n";
    for (int changes = 0; changes < 12; ++changes)
      text.insert(random() % text.size(), 1, pieces[random() % pieces.size()]);
    const std::variant<Suite, Error> parsed = parse(text);
    if (const Error* wrong = std::get_if<Error>(&parsed)) {
      EXPECT_GT(wrong->line, 0);
    }
    std::string problem;
    with_written_set_ups(text, problem);
  }
}

}  // namespace
}  // namespace gosedai::tst
