// Problems of a suite: added, listed, removed, undone; bad ones change nothing.
#include "tools/gosedai/problem_editor.hpp"

#include <filesystem>

#include <unistd.h>

#include <gtest/gtest.h>

#include "kb/format/text_file.hpp"

namespace gosedai {
namespace {

class ProblemFile : public testing::Test {
 protected:
  ProblemFile() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::temp_directory_path() /
            ("gosedai-" + std::string(test->name()) + '-' + std::to_string(::getpid()) + ".tst");
  }
  ~ProblemFile() override {
    std::filesystem::remove(path_);
    std::filesystem::remove(path_.string() + ".bak");
  }
  std::string file() const { return path_.string(); }
  std::string text() const { return read_text_file(file()).value_or("no file"); }
  std::vector<int> numbers() const {
    std::string problem;
    std::vector<int> found;
    for (const Problem& each : list_problems(file(), problem)) found.push_back(each.number);
    EXPECT_EQ(problem, "");
    return found;
  }

  std::filesystem::path path_;
};

ProblemAddition stone_in_atari() {
  return {0, "A stone in atari", ". . .\n. X O\n. . X\n", "attack C2", "1 C3"};
}

TEST_F(ProblemFile, APositionIsWrittenWithItsQuestion) {
  EXPECT_EQ(add_problem(file(), stone_in_atari()).message, "added as number 10");
  EXPECT_EQ(text(),
            "# A stone in atari\n"
            "#| . . .\n"
            "#| . X O\n"
            "#| . . X\n"
            "boardsize 3\n"
            "clear_board\n"
            "play b B2\n"
            "play b C1\n"
            "play w C2\n"
            "10 attack C2\n"
            "#? [1 C3]\n");
}

TEST_F(ProblemFile, NumbersGoOnAndAreUnique) {
  EXPECT_TRUE(add_problem(file(), stone_in_atari()).ok);
  EXPECT_TRUE(add_problem(file(), stone_in_atari()).ok);
  ProblemAddition again = stone_in_atari();
  again.number = 20;
  EXPECT_FALSE(add_problem(file(), again).ok);
  EXPECT_EQ(numbers(), (std::vector<int>{10, 20}));
}

TEST_F(ProblemFile, AQuestionIsTakenOutWithItsPosition) {
  EXPECT_TRUE(add_problem(file(), stone_in_atari()).ok);
  const std::string one = text();
  EXPECT_TRUE(add_problem(file(), stone_in_atari()).ok);
  EXPECT_TRUE(remove_problem(file(), 10).ok);
  EXPECT_EQ(numbers(), std::vector<int>{20});
  EXPECT_TRUE(undo_problems(file()).ok);
  EXPECT_EQ(numbers(), (std::vector<int>{10, 20}));
  EXPECT_FALSE(remove_problem(file(), 30).ok);
}

TEST_F(ProblemFile, APositionWithAnotherQuestionStays) {
  EXPECT_EQ(write_with_backup(file(),
                              "boardsize 3\nclear_board\nplay b B2\n1 countlib B2\n#? [4]\n"
                              "2 countlib B2\n#? [4]\n"),
            "");
  EXPECT_TRUE(remove_problem(file(), 2).ok);
  EXPECT_EQ(text(), "boardsize 3\nclear_board\nplay b B2\n1 countlib B2\n#? [4]\n");
}

TEST_F(ProblemFile, ABadOneChangesNothing) {
  EXPECT_TRUE(add_problem(file(), stone_in_atari()).ok);
  const std::string before = text();
  ProblemAddition bad = stone_in_atari();
  bad.diagram = "X O\n. . .\n";
  EXPECT_FALSE(add_problem(file(), bad).ok);
  bad = stone_in_atari();
  bad.expected = "1 (C3";
  EXPECT_FALSE(add_problem(file(), bad).ok);
  bad = stone_in_atari();
  bad.command = "atack C2";
  EXPECT_EQ(add_problem(file(), bad).message, "no GTP command \"atack\"");
  bad = stone_in_atari();
  bad.title = "two\nlines";
  EXPECT_FALSE(add_problem(file(), bad).ok);
  EXPECT_EQ(text(), before);
}

}  // namespace
}  // namespace gosedai
