// Analysis streams in a conversation: a line per interval, ended by any line of input; moves whose thinking is shown.
#include <gtest/gtest.h>

#include "protocol/gtp/commands.hpp"
#include "tests/protocol/conversation.hpp"
#include "tests/protocol/on_pipes.hpp"

namespace gosedai::test {
namespace {

using Mode = StubThinker::Mode;

/// What the stub shows, by each command.
const std::string leela = "info move pass visits 0 winrate 5000 prior 0 lcb 0 order 0 pv pass\n";
const std::string kata =
    "info move pass visits 0 utility 0.0000 winrate 0.5000 scoreMean 0.00 scoreStdev 0.00 "
    "scoreLead 0.00 prior 0.0000 lcb 0.0000 order 0 pv pass\n";
const std::string gosedai =
    "info move pass visits 0 utility 0.0000 winrate 0.5000 scoreMean 0.00 scoreStdev 0.00 "
    "scoreLead 0.00 prior 0.0000 lcb 0.0000 order 0 reason \"\" pv pass\n";

TEST(Stream, TheEndOfInputEndsItWithALastReport) {
  StubThinker thinker;
  EXPECT_EQ(converse("7 lz-analyze 100\n", thinker), "=7\n" + leela + "\n");
  EXPECT_EQ(thinker.analyses_running, 0);
}

TEST(Stream, ACommandEndsItAndIsRun) {
  EXPECT_EQ(converse("1 lz-analyze b 100\n2 name\n"), "=1\n" + leela + "\n=2 Gosedai\n\n");
}

TEST(Stream, EachCommandHasItsForm) {
  EXPECT_EQ(converse("kata-analyze\n"), "=\n" + kata + "\n");
  EXPECT_EQ(converse("gosedai-analyze\n"), "=\n" + gosedai + "\n");
}

TEST(Stream, AnEmptyLineEndsIt) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("lz-analyze 360000\n");
  talk.to().send("\n");
  EXPECT_EQ(talk.from().receive_response(), "=\n" + leela + "\n");
}

TEST(Stream, ACommentEndsIt) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("lz-analyze 360000\n# enough\n");
  EXPECT_EQ(talk.from().receive_response(), "=\n" + leela + "\n");
}

TEST(Stream, ReportsComeUntilItIsEnded) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("3 kata-analyze 1\n");
  std::string text = talk.from().receive_lines(6);
  talk.to().send("4 name\n");
  text += talk.finish();
  std::string expected = "=3\n";
  for (auto reports = std::ranges::count(text, '\n') - 5; reports > 0; --reports) expected += kata;
  EXPECT_EQ(text, expected + kata + "\n=4 Gosedai\n\n");
}

TEST(Stream, QuitEndsItAndTheSession) {
  EXPECT_EQ(converse("lz-analyze\nquit\nname\n"), "=\n" + leela + "\n= \n\n");
}

TEST(Stream, AnotherStreamEndsIt) {
  EXPECT_EQ(converse("1 lz-analyze\n2 kata-analyze\n"), "=1\n" + leela + "\n=2\n" + kata + "\n");
}

TEST(Stream, OneThatWasQueuedDuringAThinkIsEndedByWhatIsQueuedBehindIt) {
  StubThinker thinker(Mode::when_told);
  EXPECT_EQ(converse("1 genmove b\n2 lz-analyze\n3 name\n# interrupt\n", thinker),
            "=1 A1\n\n=2\n" + leela + "\n=3 Gosedai\n\n");
}

TEST(Stream, StopEndsIt) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("lz-analyze 360000\n");
  talk.from().receive_lines(1);
  talk.session.stop();
  EXPECT_EQ(talk.from().receive_all(), leela + "\n");
}

TEST(Stream, EndsWhenNobodyReads) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.from().close();
  talk.to().send("lz-analyze 1\n");
  SUCCEED();  // the session's thread is joined here
}

TEST(Stream, DoesNotAlterTheGame) {
  StubThinker thinker;
  const std::string text =
      converse("play b A1\nlz-analyze b\ngosedai-check\nundo\nundo\n", thinker);
  EXPECT_TRUE(text.ends_with("\n\n= ok\n\n= \n\n? cannot undo\n\n")) << text;
  EXPECT_EQ(thinker.positions.size(), 3U);  // at the beginning, after the move, without it
}

TEST(Stream, TheSideToMoveIsAskedAboutUnlessAColourIsGiven) {
  StubThinker thinker;
  converse("play b A1\nlz-analyze\nlz-analyze b\nlz-analyze w\n", thinker);
  ASSERT_EQ(thinker.analysed.size(), 3U);
  EXPECT_EQ(thinker.analysed[0]->to_move, Color::white);
  EXPECT_EQ(thinker.analysed[1]->to_move, Color::black);
  EXPECT_EQ(thinker.analysed[2], thinker.positions.back());
}

TEST(Stream, WrongArgumentsAreRefused) {
  EXPECT_EQ(
      converse("1 lz-analyze x\n2 kata-analyze ownership maybe\n3 lz-genmove_analyze 10 10\n"),
      "?1 syntax error\n\n?2 syntax error\n\n?3 syntax error\n\n");
}

TEST(Stream, AFailureIsReported) {
  StubThinker thinker(Mode::throws);
  EXPECT_EQ(converse("1 lz-analyze\n2 lz-genmove_analyze b\n3 name\n", thinker),
            "?1 internal error: no analysis\n\n?2 internal error: no thought\n\n=3 Gosedai\n\n");
}

TEST(StreamOfAMove, EndsWithTheMoveWhichIsPlayed) {
  for (const Mode mode : {Mode::at_once, Mode::other_thread}) {
    StubThinker thinker(mode);
    EXPECT_EQ(converse("1 lz-genmove_analyze b 100\n2 play w A1\n", thinker),
              "=1\n" + leela + "play A1\n\n?2 illegal move\n\n");
  }
}

TEST(StreamOfAMove, IsForTheSideToMoveUnlessAColourIsGiven) {
  EXPECT_EQ(converse("kata-genmove_analyze\nkata-genmove_analyze b 5\n"),
            "=\n" + kata + "play A1\n\n=\n" + kata + "play B1\n\n");
}

TEST(StreamOfAMove, ResignationAndPass) {
  StubThinker thinker;
  thinker.forced = Move::resign(Color::black);
  EXPECT_EQ(converse("lz-genmove_analyze\nundo\n", thinker),
            "=\n" + leela + "play resign\n\n? cannot undo\n\n");
  thinker.forced = Move::pass(Color::black);
  EXPECT_EQ(converse("lz-genmove_analyze\nundo\n", thinker), "=\n" + leela + "play pass\n\n= \n\n");
}

TEST(StreamOfAMove, ReportsComeMeanwhileAndInputWaits) {
  StubThinker thinker(Mode::when_told);
  OnPipes talk(thinker);
  talk.to().send("1 lz-genmove_analyze b 1\n2 name\n\n");
  std::string text = talk.from().receive_lines(4);
  thinker.release();
  text += talk.finish();
  EXPECT_TRUE(text.starts_with("=1\n" + leela + leela)) << text;
  EXPECT_TRUE(text.ends_with(leela + "play A1\n\n=2 Gosedai\n\n")) << text;
}

TEST(StreamOfAMove, IsInterruptedLikeAnyThink) {
  StubThinker thinker(Mode::when_told);
  EXPECT_EQ(converse("lz-genmove_analyze b\n# interrupt\n", thinker),
            "=\n" + leela + "play A1\n\n");
}

TEST(StreamOfAMove, IsInterruptedWhenNobodyReads) {
  StubThinker thinker(Mode::when_told);
  OnPipes talk(thinker);
  talk.from().close();
  talk.to().send("lz-genmove_analyze b 1\n");
  SUCCEED();  // the session's thread is joined here
}

TEST(StreamOfAMove, MovesThatAreAvoidedAreNotPlayed) {
  EXPECT_EQ(converse("lz-genmove_analyze b avoid b A1,B1 1\n"), "=\n" + leela + "play C1\n\n");
}

TEST(Pondering, IsSwitchedByACommand) {
  StubThinker thinker;
  EXPECT_EQ(converse("gosedai-ponder on\n", thinker), "= \n\n");
  EXPECT_TRUE(thinker.pondering);
  EXPECT_EQ(converse("gosedai-ponder off\n", thinker), "= \n\n");
  EXPECT_FALSE(thinker.pondering);
  EXPECT_EQ(converse("gosedai-ponder\ngosedai-ponder maybe\n"),
            "? syntax error\n\n? syntax error\n\n");
}

TEST(Stream, CommandsAreListed) {
  for (const char* name : {"lz-analyze", "kata-analyze", "gosedai-analyze", "lz-genmove_analyze",
                           "kata-genmove_analyze", "gosedai-ponder"})
    EXPECT_NE(gtp::find_command(name), nullptr) << name;
}

}  // namespace
}  // namespace gosedai::test
