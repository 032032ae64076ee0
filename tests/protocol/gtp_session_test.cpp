// The session on real descriptors: pipes, sockets, a terminal, files; input while thinking; ends of
// every kind.
#include <thread>

#include <fcntl.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "protocol/gtp/session.hpp"
#include "tests/protocol/conversation.hpp"
#include "tests/protocol/on_pipes.hpp"

namespace gosedai::test {
namespace {

using Mode = StubThinker::Mode;

TEST(Session, AnswersOnPipes) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("1 name\n2 quit\n");
  EXPECT_EQ(talk.from().receive_all(), "=1 Gosedai\n\n=2 \n\n");
}

TEST(Session, AnswersBeforeTheInputEnds) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.to().send("1 name\n");
  EXPECT_EQ(talk.from().receive_response(), "=1 Gosedai\n\n");
}

TEST(Session, JoinsALineThatComesInPieces) {
  StubThinker thinker;
  OnPipes talk(thinker);
  for (const char* piece : {"1 ", "na", "me", "\n2 qu", "it"}) talk.to().send(piece);
  EXPECT_EQ(talk.finish(), "=1 Gosedai\n\n=2 \n\n");
}

TEST(Session, EndsOnDevNull) {
  StubThinker thinker;
  const Descriptor null(::open("/dev/null", O_RDWR | O_CLOEXEC));
  gtp::Session(thinker, null.get(), null.get()).run();
  EXPECT_EQ(thinker.positions.size(), 1U);
}

TEST(Session, EndsWhenThereIsNoInput) {
  StubThinker thinker;
  const ScratchFile out;
  gtp::Session(thinker, -1, out.descriptor()).run();
  EXPECT_EQ(out.text(), "");
}

TEST(Session, EndsWhenTheInputIsClosed) {
  // The number is free, so whatever is opened next may get it.
  StubThinker thinker;
  const ScratchFile out;
  const int number = ::dup(0);
  ::close(number);
  gtp::Session(thinker, number, out.descriptor()).run();
  EXPECT_EQ(out.text(), "");
}

TEST(Session, EndsWhenTheOutputIsClosed) {
  StubThinker thinker;
  const ScratchFile in("name\nname\n");
  const int number = ::dup(0);
  ::close(number);
  gtp::Session(thinker, in.descriptor(), number).run();
  EXPECT_EQ(thinker.positions.size(), 1U);
}

TEST(Session, WorksOnATerminal) {
  StubThinker thinker;
  Descriptor master(::posix_openpt(O_RDWR | O_NOCTTY));
  ASSERT_GE(master.get(), 0);
  ASSERT_EQ(::grantpt(master.get()) | ::unlockpt(master.get()), 0);
  const Descriptor terminal(::open(::ptsname(master.get()), O_RDWR | O_NOCTTY));
  termios mode{};
  ::tcgetattr(terminal.get(), &mode);
  ::cfmakeraw(&mode);
  ::tcsetattr(terminal.get(), TCSANOW, &mode);
  std::jthread thread([&] { gtp::Session(thinker, terminal.get(), terminal.get()).run(); });
  master.send("1 name\n");
  EXPECT_EQ(master.receive_response(), "=1 Gosedai\n\n");
  master.send("2 quit\n");
  EXPECT_EQ(master.receive_response(), "=2 \n\n");
}

TEST(Session, EndsWhenTheTerminalHangsUp) {
  StubThinker thinker;
  Descriptor master(::posix_openpt(O_RDWR | O_NOCTTY));
  ASSERT_EQ(::grantpt(master.get()) | ::unlockpt(master.get()), 0);
  const Descriptor terminal(::open(::ptsname(master.get()), O_RDWR | O_NOCTTY));
  std::jthread thread([&] { gtp::Session(thinker, terminal.get(), terminal.get()).run(); });
  master.close();
  thread.join();
  EXPECT_EQ(thinker.positions.size(), 1U);
}

TEST(Session, PutsTheFlagsOfTheInputBack) {
  StubThinker thinker;
  auto [ours, theirs] = make_sockets();
  ours.send("quit\n");
  const int before = ::fcntl(theirs.get(), F_GETFL);
  gtp::Session(thinker, theirs.get(), theirs.get()).run();
  EXPECT_EQ(::fcntl(theirs.get(), F_GETFL), before);
}

TEST(Session, WaitsForASlowReaderOnASharedSocket) {
  StubThinker thinker;
  auto [ours, theirs] = make_sockets();
  constexpr int requests = 2000;
  std::string input;
  for (int i = 0; i < requests; ++i) input += "list_commands\n";
  std::jthread session([&] {
    gtp::Session(thinker, theirs.get(), theirs.get()).run();
    theirs.close();
  });
  std::jthread sender([&] {
    ours.send(input);
    ::shutdown(ours.get(), SHUT_WR);
  });
  EXPECT_EQ(ours.receive_all().size(), requests * converse("list_commands\n").size());
}

TEST(Session, EndsQuietlyWhenNobodyReads) {
  StubThinker thinker;
  OnPipes talk(thinker);
  talk.from().close();
  talk.to().send("name\nname\n");
  SUCCEED();  // the session's thread is joined here
}

TEST(Thinking, AnswersComeFromAnotherThread) {
  StubThinker thinker(Mode::other_thread);
  EXPECT_EQ(converse("1 genmove b\n2 genmove w\n3 name\n", thinker),
            "=1 A1\n\n=2 B1\n\n=3 Gosedai\n\n");
}

TEST(Thinking, CommentInterrupts) {
  StubThinker thinker(Mode::when_told);
  EXPECT_EQ(converse("1 genmove b\n2 name\n# interrupt\n", thinker), "=1 A1\n\n=2 Gosedai\n\n");
}

TEST(Thinking, InterruptCommandInterruptsAndIsAnsweredInTurn) {
  StubThinker thinker(Mode::when_told);
  EXPECT_EQ(converse("1 genmove b\n2 name\n3 gogui-interrupt\n", thinker),
            "=1 A1\n\n=2 Gosedai\n\n=3 \n\n");
}

TEST(Thinking, NobodyIsInterruptedWithoutAThink) {
  StubThinker thinker;
  converse("# interrupt\ngogui-interrupt\n", thinker);
  EXPECT_EQ(thinker.interrupts, 0);
}

TEST(Thinking, InputIsReadMeanwhile) {
  StubThinker thinker(Mode::when_told);
  OnPipes talk(thinker);
  talk.to().send("1 genmove b\n");
  thinker.wait_for_think();
  talk.to().send("2 name\n# interrupt\n");
  EXPECT_EQ(talk.finish(), "=1 A1\n\n=2 Gosedai\n\n");
}

TEST(Thinking, EndOfInputWaitsForTheAnswer) {
  StubThinker thinker(Mode::when_told);
  OnPipes talk(thinker);
  talk.to().send("1 genmove b\n2 name\n");
  talk.to().close();
  thinker.wait_for_think();
  thinker.release();
  EXPECT_EQ(talk.from().receive_all(), "=1 A1\n\n=2 Gosedai\n\n");
}

TEST(Thinking, StopInterrupts) {
  StubThinker thinker(Mode::when_told);
  OnPipes talk(thinker);
  talk.to().send("1 genmove b\n");
  thinker.wait_for_think();
  talk.session.stop();
  EXPECT_EQ(talk.from().receive_all(), "=1 A1\n\n");
}

TEST(Thinking, IsInterruptedWhenEverybodyHasGone) {
  StubThinker thinker(Mode::when_told);
  auto [ours, theirs] = make_sockets();
  std::jthread session([&] { gtp::Session(thinker, theirs.get(), theirs.get()).run(); });
  ours.send("genmove b\n");
  thinker.wait_for_think();
  ours.close();
  session.join();
  EXPECT_GE(thinker.interrupts, 1);
}

TEST(Thinking, SecondAnswerIsIgnored) {
  StubThinker thinker(Mode::other_thread);
  thinker.answers_twice = true;
  EXPECT_EQ(converse("1 genmove b\n2 genmove w\n", thinker), "=1 A1\n\n=2 B1\n\n");
}

TEST(Thinking, AnswerAfterTheEndIsIgnored) {
  StubThinker thinker;
  converse("genmove b\n", thinker);
  thinker.answers[0](Move::pass(Color::black));
  EXPECT_EQ(thinker.positions.size(), 2U);
}

TEST(Thinking, IllegalAnswerBecomesAPass) {
  StubThinker thinker;
  thinker.forced = Move::stone(Color::black, Point::at(3, 3));
  EXPECT_EQ(converse("play w D4\ngenmove b\n", thinker), "= \n\n= pass\n\n");
}

TEST(Thinking, AnswerOffTheBoardBecomesAPass) {
  StubThinker thinker;
  thinker.forced = Move::stone(Color::black, Point::at(12, 12));
  EXPECT_EQ(converse("boardsize 9\ngenmove b\n", thinker), "= \n\n= pass\n\n");
}

TEST(Thinking, ResignationIsNotPlayed) {
  StubThinker thinker;
  thinker.forced = Move::resign(Color::black);
  EXPECT_EQ(converse("genmove b\nundo\n", thinker), "= resign\n\n? cannot undo\n\n");
}

TEST(Thinking, PassIsPlayed) {
  StubThinker thinker;
  thinker.forced = Move::pass(Color::black);
  EXPECT_EQ(converse("genmove b\nundo\n", thinker), "= pass\n\n= \n\n");
}

TEST(Thinking, FailureIsReportedAndTheGameGoesOn) {
  StubThinker thinker(Mode::throws);
  EXPECT_EQ(converse("1 genmove b\n2 play b A1\n", thinker),
            "?1 internal error: no thought\n\n=2 \n\n");
}

TEST(Thinking, TheTaskHasTheColourAskedFor) {
  StubThinker thinker;
  converse("play b D4\ngenmove b\n", thinker);
  EXPECT_EQ(thinker.tasks.at(0).position->to_move, Color::black);
}

TEST(Thinking, TheTaskHasTheTime) {
  StubThinker thinker;
  converse("time_settings 60 0 0\ntime_left w 20 0\ngenmove w\n", thinker);
  EXPECT_EQ(thinker.tasks.at(0).time.left_of(Color::white)->time, std::chrono::seconds(20));
}

TEST(Thinking, RegGenmoveIsMarked) {
  StubThinker thinker;
  converse("reg_genmove b\n", thinker);
  EXPECT_TRUE(thinker.tasks.at(0).keep);
}

TEST(Thinking, TheMovePlayedIsAnnounced) {
  StubThinker thinker;
  converse("genmove b\n", thinker);
  EXPECT_EQ(thinker.positions.back()->last_move, Move::stone(Color::black, Point::at(0, 0)));
}

TEST(Thinking, AKeptMoveIsNotAnnounced) {
  StubThinker thinker;
  converse("reg_genmove b\n", thinker);
  EXPECT_EQ(thinker.positions.size(), 1U);
}

TEST(Limits, ALongLineIsAnsweredWithItsId) {
  EXPECT_EQ(converse("7 " + std::string(3 << 20, 'x') + "\n8 name\n"),
            "?7 line too long\n\n=8 Gosedai\n\n");
}

TEST(Limits, ALongLineOfBlanksIsAnswered) {
  EXPECT_EQ(converse(std::string(3 << 20, ' ') + "name\n"), "? line too long\n\n");
}

TEST(Limits, ALongCommentIsIgnored) {
  EXPECT_EQ(converse("# " + std::string(3 << 20, 'x') + "\n8 name\n"), "=8 Gosedai\n\n");
}

TEST(Limits, AFullQueueStopsReadingAndLosesNothing) {
  StubThinker thinker(Mode::when_told);
  gtp::SessionOptions options;
  options.max_queued_lines = 10;
  OnPipes talk(thinker, options);
  talk.to().send("genmove b\n");
  thinker.wait_for_think();
  constexpr std::size_t more = 100'000;  // more than the pipe and the queue can hold
  std::string lines;
  for (std::size_t i = 0; i < more; ++i) lines += "9 protocol_version\n";
  const std::size_t sent = talk.to().send_what_fits(lines);
  thinker.release();
  std::jthread sender([&] {
    talk.to().send(std::string_view(lines).substr(sent));
    talk.to().close();
  });
  EXPECT_EQ(talk.from().receive_all().size(),
            std::string("= A1\n\n").size() + more * std::string("=9 2\n\n").size());
}

TEST(Limits, AFullQueueInBytesLosesNothing) {
  StubThinker thinker(Mode::other_thread);
  gtp::SessionOptions options;
  options.max_queued_bytes = 100;
  std::string input;
  std::string output;
  for (int i = 0; i < 300; ++i) {
    input += "reg_genmove b\n1 name\n";
    output += "= A1\n\n=1 Gosedai\n\n";
  }
  EXPECT_EQ(converse(input, thinker, options), output);
}

}  // namespace
}  // namespace gosedai::test
