// Commands about moves and why they are played, and comments in records.
#include <gmock/gmock.h>

#include "tests/protocol/command_test.hpp"
#include "tests/protocol/conversation.hpp"

namespace gosedai::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class DecisionCommands : public CommandTest {};

TEST_F(DecisionCommands, TopMovesOfTheSideToMoveOrOfAColour) {
  EXPECT_EQ(ask("top_moves"), "black's best");
  EXPECT_EQ(ask("top_moves_white"), "white's best");
  EXPECT_EQ(ask("top_moves_black"), "black's best");
}

TEST_F(DecisionCommands, MoveReasonsOnePerLine) {
  EXPECT_EQ(ask("move_reasons C3"), "one\nanother");
}

TEST_F(DecisionCommands, MoveReasonsNeedAnEmptyPoint) {
  EXPECT_EQ(ask("move_reasons"), "? invalid vertex");
  EXPECT_EQ(ask("move_reasons Z9"), "? invalid vertex");
  ask("play b C3");
  EXPECT_EQ(ask("move_reasons C3"), "? vertex must be empty");
}

TEST_F(DecisionCommands, GomillAsksForTheSameWords) {
  EXPECT_EQ(ask("gomill-explain_last_move"), ask("gosedai-explain"));
}

TEST_F(DecisionCommands, CleanUpIsAskedOfTheThinker) {
  const gtp::Result result = run("kgs-genmove_cleanup w");
  const auto* wanted = std::get_if<gtp::Think>(&result);
  ASSERT_NE(wanted, nullptr);
  EXPECT_EQ(wanted->color, Color::white);
  EXPECT_TRUE(wanted->clean_up);
  EXPECT_FALSE(wanted->keep);
  EXPECT_EQ(ask("kgs-genmove_cleanup"), "? syntax error");
}

TEST(CleanUp, ThePlayerLearnsOfIt) {
  StubThinker thinker;
  converse("genmove b\nkgs-genmove_cleanup w\n", thinker);
  ASSERT_EQ(thinker.tasks.size(), 2U);
  EXPECT_FALSE(thinker.tasks[0].clean_up);
  EXPECT_TRUE(thinker.tasks[1].clean_up);
}

std::string record_of(std::string_view commands, bool comments) {
  StubThinker thinker;
  gtp::SessionOptions options;
  options.comments = comments;
  return converse(std::string(commands) + "printsgf\n", thinker, options);
}

TEST(Comments, OfTheEnginesMovesOnly) {
  const std::string record = record_of("play b D4\ngenmove w\n", true);
  EXPECT_THAT(record, HasSubstr(";W[as]C[the last move]"));
  EXPECT_THAT(record, Not(HasSubstr(";B[dp]C")));
}

TEST(Comments, OnlyWhenWanted) {
  EXPECT_THAT(record_of("genmove b\n", false), Not(HasSubstr("C[")));
}

TEST(Comments, AreTakenBackWithTheMove) {
  const std::string record = record_of("genmove b\nundo\nplay b D4\n", true);
  EXPECT_THAT(record, Not(HasSubstr("C[")));
}

TEST(Comments, AreForgottenWithTheGame) {
  EXPECT_THAT(record_of("genmove b\nclear_board\nplay b D4\n", true), Not(HasSubstr("C[")));
}

TEST(Comments, StayWithTheirMoves) {
  const std::string record = record_of("genmove b\nplay w D4\nplay b E5\ngenmove w\n", true);
  EXPECT_THAT(record, HasSubstr(";B[as]C[the last move]"));
  EXPECT_THAT(record, Not(HasSubstr(";W[dp]C")));
  EXPECT_THAT(record, HasSubstr(";W[bs]C[the last move]"));
}

}  // namespace
}  // namespace gosedai::test
