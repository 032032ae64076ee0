// Child processes that speak GTP, well and badly. They are lines for the shell; waits that are meant
// to run out are short, all others are long enough for a busy machine.
#include "tools/gosedai/gtp_engine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/gosedai/match_series.hpp"

namespace gosedai {

namespace {

using Status = GtpReply::Status;

constexpr std::chrono::seconds patience(60);
constexpr std::chrono::milliseconds moment(30);

std::vector<std::string> shell(const std::string& script) { return {"/bin/sh", "-c", script}; }

/// Answers every command with itself.
const std::string echo = "while read line; do printf '= %s\\n\\n' \"$line\"; done";

}  // namespace

TEST(GtpAnswer, LosesItsMarkAndItsId) {
  EXPECT_EQ(parse_gtp_answer("= D4\n\n").text, "D4");
  EXPECT_EQ(parse_gtp_answer("=12 D4\r\n\r\n").text, "D4");
  EXPECT_EQ(parse_gtp_answer("=\n\n").status, Status::success);
  EXPECT_EQ(parse_gtp_answer("= A1\r\nB2\n\n").text, "A1\nB2");
  EXPECT_EQ(parse_gtp_answer("?3 unknown command\n\n").status, Status::error);
  EXPECT_EQ(parse_gtp_answer("?3 unknown command\n\n").text, "unknown command");
  EXPECT_EQ(parse_gtp_answer("D4\n\n").status, Status::garbled);
}

TEST(GtpEngine, AnswersOneCommandAfterTheOther) {
  EngineProcess engine(shell(echo));
  EXPECT_EQ(engine.ask("name", patience).text, "name");
  const GtpReply reply = engine.ask("genmove b", patience);
  EXPECT_EQ(reply.text, "genmove b");
  EXPECT_GT(reply.spent, Nanoseconds(0));
  EXPECT_GT(engine.peak_memory_kib(), 0);
}

TEST(GtpEngine, TakesAnswersInPieces) {
  EngineProcess engine(
      shell("read a; printf '\\n='; sleep 0.01; printf ' A1\\n'; sleep 0.01; "
            "printf 'B2\\r\\n\\r\\n= C3\\n\\n'; read b"));
  EXPECT_EQ(engine.ask("one", patience).text, "A1\nB2");
  EXPECT_EQ(engine.ask("two", patience).text, "C3");
}

TEST(GtpEngine, SilenceIsATimeoutAndTheEnd) {
  EngineProcess engine(shell("read a; sleep 60"));
  EXPECT_EQ(engine.ask("name", moment).status, Status::timeout);
  const GtpReply later = engine.ask("name", patience);
  EXPECT_EQ(later.status, Status::closed);
  EXPECT_EQ(later.text, "killed by the referee");
}

TEST(GtpEngine, TellsHowItDied) {
  EngineProcess crashing(shell("read a; kill -SEGV $$"));
  const GtpReply crash = crashing.ask("name", patience);
  EXPECT_EQ(crash.status, Status::closed);
  EXPECT_EQ(crash.text, "killed by signal 11");
  EngineProcess leaving(shell("exit 3"));
  EXPECT_EQ(leaving.ask("name", patience).text, "ended with exit status 3");
}

TEST(GtpEngine, QuitTellsABadEnd) {
  EXPECT_EQ(EngineProcess(shell(echo)).quit(), "");
  EXPECT_EQ(EngineProcess(shell("read a; printf '=\\n\\n'; exit 1")).quit(),
            "ended with exit status 1");
  EXPECT_EQ(EngineProcess(shell("read a; printf '=\\n\\n'; kill -ABRT $$")).quit(),
            "killed by signal 6");
  EngineProcess ended(shell("exit 3"));
  ended.ask("name", patience);
  EXPECT_EQ(ended.quit(), "") << "that was told before";
}

TEST(GtpEngine, ProgramThatIsNotThere) {
  EngineProcess engine({"/nonexistent/engine"});
  const GtpReply reply = engine.ask("name", patience);
  EXPECT_EQ(reply.status, Status::closed);
  EXPECT_EQ(reply.text, "cannot be started: No such file or directory");
}

TEST(GtpEngine, SomethingElseThanGtpIsTheEnd) {
  EngineProcess talking(shell("echo 'Welcome!'; echo; read a; read b"));
  EXPECT_EQ(talking.ask("name", patience).status, Status::garbled);
  EXPECT_EQ(talking.ask("name", patience).status, Status::closed);
  EngineProcess flooding(shell("while :; do echo '= x'; done"));
  EXPECT_EQ(flooding.ask("name", patience).status, Status::garbled);
}

TEST(EngineCommand, HasQuotesButNoShell) {
  EXPECT_EQ(parse_engine_command("gnugo --mode gtp")->words,
            (std::vector<std::string>{"gnugo", "--mode", "gtp"}));
  EXPECT_EQ(parse_engine_command("sh -c 'a b'")->words,
            (std::vector<std::string>{"sh", "-c", "a b"}));
  EXPECT_THAT(parse_engine_command("self --workers 1")->words,
              testing::ElementsAre(testing::StartsWith("/"), "gtp", "--workers", "1"));
  for (const char* wrong : {"", "  ", "a | b", "a; b", "a 'b", "$(a)"})
    EXPECT_FALSE(parse_engine_command(wrong)) << wrong;
}

TEST(MatchSeries, PlaysSideBySideWithBothColours) {
  const std::string passing =
      "while read c rest; do case $c in genmove) echo '= pass';; quit) echo '='; echo; exit;; *) "
      "echo '=';; esac; echo; done";
  SeriesOptions options;
  for (EngineCommand& engine : options.engines) engine = {passing, shell(passing)};
  options.match.size = 5;
  options.games = 6;
  options.swap = true;
  options.parallel = 3;
  int reports = 0;
  const std::vector<PlayedGame> games = play_series(options, [&](const PlayedGame&) { ++reports; });
  EXPECT_EQ(reports, 6);
  ASSERT_EQ(games.size(), 6U);
  for (const PlayedGame& played : games) EXPECT_EQ(played.match.result(), "W+7.5");
  EXPECT_EQ(games[1].number, 2);
  EXPECT_EQ(games[1].color_of_a, Color::white);
  const MatchSummary summary = summarise(games);
  EXPECT_EQ(summary.engines[0].wins, 3);
  EXPECT_EQ(summary.engines[1].wins, 3);
}

}  // namespace gosedai
