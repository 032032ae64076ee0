// Test runs against engines that answer well, badly, late and not at all; the tables about them, and
// comparing two runs.
#include <atomic>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/tools/fake_engine.hpp"
#include "tools/gosedai/autotest_engine.hpp"
#include "tools/gosedai/autotest_json.hpp"
#include "tools/gosedai/autotest_report.hpp"
#include "tools/gosedai/autotest_run.hpp"

namespace gosedai::autotest {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using Status = GtpReply::Status;

SuiteFile file_of(std::string_view text, std::string name = "some.tst") {
  return {std::move(name), std::get<tst::Suite>(tst::parse(text))};
}

/// An engine that knows these answers; everything else succeeds with nothing.
RunOptions answering(std::map<std::string, GtpReply> answers) {
  RunOptions options;
  options.limit = seconds(1);
  options.source.start = [answers = std::move(answers)] {
    auto engine = std::make_unique<test::FakeEngine>();
    engine->answers = answers;
    return engine;
  };
  return options;
}

QuestionResult only_question(const std::string& expectation, const GtpReply& reply) {
  const RunResult result =
      run({file_of("clear_board\n1 ask\n" + expectation + "\n")}, answering({{"ask", reply}}));
  return result.files.at(0).questions.at(0);
}

RunResult some_run() {
  return run({file_of("clear_board\n1 right\n#? [1]\n2 wrong\n#? [1]\n3 hard\n#? [2]*\n"
                      "4 easy\n#? [1]*\n5 dunno\n#? [1]\n6 what\n#? [1]\n",
                      "folder/tesuji-5k.tst")},
             answering({{"right", {Status::success, "1", milliseconds(1)}},
                        {"wrong", {Status::success, "0", milliseconds(2)}},
                        {"hard", {Status::success, "0", milliseconds(3)}},
                        {"easy", {Status::success, "1", milliseconds(4)}},
                        {"dunno", {Status::success, "unknown", milliseconds(5)}},
                        {"what", {Status::error, "unknown command", milliseconds(6)}}}));
}

}  // namespace

TEST(AutotestVerdict, DependsOnAnswerAndMark) {
  const GtpReply one{Status::success, "1"};
  EXPECT_EQ(only_question("#? [1]", one).verdict, Verdict::passed);
  EXPECT_EQ(only_question("#? [2]", one).verdict, Verdict::failed);
  EXPECT_EQ(only_question("#? [1]*", one).verdict, Verdict::passed_unexpectedly);
  EXPECT_EQ(only_question("#? [2]*", one).verdict, Verdict::failed_as_expected);
  EXPECT_EQ(only_question("#? [!2]", one).verdict, Verdict::passed);
}

TEST(AutotestVerdict, NoAnswerIsNeverRight) {
  const std::string anything = "#? [!x]";
  EXPECT_EQ(only_question(anything, {Status::success, "unknown"}).kind, AnswerKind::unknown);
  EXPECT_EQ(only_question(anything, {Status::success, "unknown"}).verdict, Verdict::failed);
  EXPECT_EQ(only_question(anything, {Status::error, "unknown command"}).kind,
            AnswerKind::not_understood);
  EXPECT_EQ(only_question(anything, {Status::error, "syntax error"}).kind, AnswerKind::error);
  EXPECT_EQ(only_question(anything, {Status::error, "syntax error"}).verdict, Verdict::failed);
  EXPECT_EQ(only_question(anything, {Status::success, "1", seconds(2)}).kind, AnswerKind::late);
  EXPECT_EQ(only_question(anything, {Status::success, "1", seconds(2)}).verdict, Verdict::failed);
  EXPECT_EQ(only_question(anything, {Status::timeout, "", seconds(2)}).kind, AnswerKind::late);
  EXPECT_EQ(only_question(anything, {Status::closed, "dead"}).kind, AnswerKind::none);
}

TEST(AutotestRun, AFailedSetUpFailsItsQuestionsOnly) {
  RunOptions options = answering({{"play b A1", {Status::error, "illegal move"}},
                                  {"level 9", {Status::error, "unknown command"}},
                                  {"ask", {Status::success, "1"}}});
  const RunResult result =
      run({file_of("level 9\nclear_board\nplay b A1\n1 ask\n#? [1]\nclear_board\n2 ask\n#? [1]\n")},
          options);
  const FileResult& file = result.files.at(0);
  ASSERT_THAT(file.questions, SizeIs(2));
  EXPECT_EQ(file.questions[0].kind, AnswerKind::none);
  EXPECT_THAT(file.questions[0].answer, HasSubstr("line 3: play b A1: illegal move"));
  EXPECT_EQ(file.questions[1].verdict, Verdict::passed);
  EXPECT_THAT(file.skipped_settings, testing::ElementsAre("level 9: unknown command"));
}

TEST(AutotestRun, ADeadEngineIsReplacedInItsPosition) {
  std::atomic<int> engines = 0;
  std::vector<test::FakeEngine*> started;
  RunOptions options;
  options.source.start = [&] {
    auto engine = std::make_unique<test::FakeEngine>();
    engine->answers["deadly"] = {Status::closed, "killed"};
    engine->answers["ask"] = {Status::success, std::to_string(++engines)};
    started.push_back(engine.get());
    return engine;
  };
  std::vector<std::string> heard;
  options.progress = [&](const RunProgress& progress) {
    if (progress.asked == 2) heard = started.back()->heard;
  };
  const RunResult result = run(
      {file_of("clear_board\nplay b A1\n1 deadly\n#? [1]\nplay w A2\n2 ask\n#? [2]\n")}, options);
  EXPECT_EQ(result.files[0].questions[0].kind, AnswerKind::none);
  EXPECT_EQ(result.files[0].questions[1].verdict, Verdict::passed);
  EXPECT_THAT(heard, testing::ElementsAre("clear_board", "play b A1", "play w A2", "ask"));
}

TEST(AutotestRun, AsksOnlyWhatIsWanted) {
  RunOptions options = answering({{"a", {Status::success, "1"}}});
  options.only = {"a"};
  RunProgress last;
  options.progress = [&](const RunProgress& progress) { last = progress; };
  const RunResult result =
      run({file_of("clear_board\n1 a\n#? [1]\n2 b\n#? [1]\nclear_board\n3 b\n#? [1]\n")}, options);
  ASSERT_THAT(result.files.at(0).questions, SizeIs(1));
  EXPECT_EQ(last.asked, 1U);
  EXPECT_EQ(last.questions, 1U);
}

TEST(AutotestRun, ManyWorkersGiveTheSameResult) {
  std::string text;
  for (int i = 0; i < 60; ++i)
    text += "clear_board\n" + std::to_string(i) + " ask " + std::to_string(i % 7) + "\n#? [yes]\n";
  std::map<std::string, GtpReply> answers = {{"ask 3", {Status::success, "yes"}}};
  RunOptions options = answering(answers);
  const RunResult one = run({file_of(text, "a.tst"), file_of(text, "b.tst")}, options);
  options.workers = 4;
  const RunResult four = run({file_of(text, "a.tst"), file_of(text, "b.tst")}, options);
  RunResult same_time = four;
  same_time.wall = one.wall;
  EXPECT_EQ(to_json(one), to_json(same_time));
}

TEST(AutotestRun, SaysWhichFileCannotBeRead) {
  EXPECT_THAT(std::get<std::string>(read_suite("no/such/file.tst")),
              HasSubstr("no/such/file.tst: cannot be read"));
}

TEST(AutotestReport, CountsEachKind) {
  Tally all = tally(some_run());
  EXPECT_EQ(all.total, 6);
  EXPECT_EQ(all.right, 2);
  EXPECT_EQ(all.failed, 3);
  EXPECT_EQ(all.failed_as_expected, 1);
  EXPECT_EQ(all.passed_unexpectedly, 1);
  EXPECT_EQ(all.unknown, 1);
  EXPECT_EQ(all.not_understood, 1);
  EXPECT_EQ(quantile(all.times, 0.5), milliseconds(4));
  EXPECT_EQ(quantile(all.times, 1), milliseconds(6));
}

TEST(AutotestReport, ShowsWhatIsNotAsMarked) {
  const RunResult result = some_run();
  const std::string text = failures_text(result, Boards::unexpected);
  EXPECT_THAT(text, HasSubstr("folder/tesuji-5k.tst:4: 2 wrong: FAILED\n  expected [1], got 0"));
  EXPECT_THAT(text, HasSubstr("4 easy: PASSED although expected to fail"));
  EXPECT_THAT(text, HasSubstr("6 what: FAILED (not understood)"));
  EXPECT_THAT(text, Not(HasSubstr("1 right")));
  EXPECT_THAT(text, Not(HasSubstr("3 hard")));
  EXPECT_THAT(failures_text(result, Boards::all), HasSubstr("3 hard: failed as expected"));
}

TEST(AutotestReport, HasATableByRank) {
  const std::string text = ranks_text(some_run());
  EXPECT_THAT(text, HasSubstr("tesuji"));
  EXPECT_THAT(text, HasSubstr("5k"));
  EXPECT_THAT(text, HasSubstr("2 of    6  33.3%"));
  EXPECT_EQ(ranks_text(run({file_of("", "x.tst"), file_of("", "x-y.tst")}, answering({}))), "");
}

TEST(AutotestJson, ComesBackAsItWas) {
  const RunResult result = some_run();
  const std::variant<RunResult, std::string> back = parse_json(to_json(result));
  ASSERT_TRUE(std::holds_alternative<RunResult>(back)) << std::get<std::string>(back);
  EXPECT_EQ(to_json(std::get<RunResult>(back)), to_json(result));
}

TEST(AutotestJson, SaysWhenItIsNone) {
  EXPECT_THAT(std::get<std::string>(parse_json("{")), HasSubstr("no result of autotest"));
  EXPECT_THAT(std::get<std::string>(parse_json("{\"format\": 99}")), HasSubstr("version"));
  EXPECT_THAT(std::get<std::string>(parse_json("[1, 2]")), HasSubstr("no result of autotest"));
}

TEST(AutotestCompare, TellsWhatBrokeAndWhatWasMended) {
  const SuiteFile before = file_of(
      "clear_board\n1 a\n#? [1]\n2 b\n#? [1]\n3 c\n#? [1]\n4 d\n#? [1]\n5 gone\n#? [1]\n"
      "4 d\n#? [1]\n");
  const SuiteFile now = file_of(
      "clear_board\n1 a\n#? [1]\n2 b\n#? [1]\n3 c\n#? [1]\n4 d\n#? [1]\n6 new\n#? [1]\n"
      "4 d\n#? [0]\n");
  const auto reply = [](const char* text) {
    return GtpReply{Status::success, text, milliseconds(10)};
  };
  const RunResult old_run =
      run({before},
          answering({{"a", reply("1")}, {"b", reply("0")}, {"c", reply("0")}, {"d", reply("1")}}));
  const RunResult new_run =
      run({now},
          answering({{"a", reply("0")}, {"b", reply("1")}, {"c", reply("2")}, {"d", reply("1")}}));
  const Comparison comparison = compare(old_run, new_run);
  ASSERT_THAT(comparison.broken, SizeIs(2));
  EXPECT_EQ(comparison.broken[0].place, "some: 1 a");
  EXPECT_EQ(comparison.broken[1].place, "some: 4 d (2)");
  ASSERT_THAT(comparison.mended, SizeIs(1));
  EXPECT_EQ(comparison.mended[0].place, "some: 2 b");
  ASSERT_THAT(comparison.altered, SizeIs(1));
  EXPECT_EQ(comparison.common, 5);
  EXPECT_EQ(comparison.added, 1);
  EXPECT_EQ(comparison.dropped, 1);
  const std::string text = comparison_text(comparison);
  EXPECT_THAT(text, HasSubstr("broken: 2\n  some: 1 a: expected [1], was 1, is 0"));
  EXPECT_THAT(text, HasSubstr("1.00 times as long"));
}

TEST(OwnEngine, AnswersInThisProcess) {
  OwnEngine engine({});
  EXPECT_EQ(engine.ask("boardsize 9", seconds(60)).status, Status::success);
  EXPECT_EQ(engine.ask("play b Z1", seconds(60)).status, Status::error);
  EXPECT_EQ(engine.ask("no_such_command", seconds(60)).text, "unknown command");
  EXPECT_EQ(engine.ask("play b E5", seconds(60)).status, Status::success);
  EXPECT_THAT(engine.ask("gosedai-strings", seconds(60)).text, HasSubstr("E5: black"));
  EXPECT_TRUE(engine.ask("reg_genmove w", seconds(60)).is_success());
  EXPECT_THAT(engine.ask("showboard", seconds(60)).text, HasSubstr("X"));
  engine.start_over();
  EXPECT_EQ(engine.ask("gosedai-strings", seconds(60)).text, "");
}

TEST(OwnEngine, StartsOverWithTheRulesItWasGiven) {
  OwnEngine engine({}, {}, {.scoring = Scoring::territory});
  engine.ask("boardsize 5", seconds(60));
  engine.ask("kgs-rules chinese", seconds(60));
  engine.start_over();
  engine.ask("boardsize 5", seconds(60));
  engine.ask("komi 0", seconds(60));
  engine.ask("play b C3", seconds(60));
  EXPECT_EQ(engine.ask("final_score", seconds(60)).text, "B+24");  // by area it would be 25
}

}  // namespace gosedai::autotest
