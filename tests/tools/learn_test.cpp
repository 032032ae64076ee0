// Lessons from suites and games.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

#include "tools/gosedai/learn_lessons.hpp"

namespace gosedai::learn {
namespace {

class LearnTest : public testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) {
    const std::filesystem::path folder = testing::TempDir();
    const std::string path = (folder / name).string();
    std::ofstream(path) << text;
    return path;
  }
};

TEST_F(LearnTest, AProblemIsALesson) {
  const std::string suite = write("made-up-5k.tst",
                                  "boardsize 9\nclear_board\nplay b C3\nplay w D3\n"
                                  "10 restricted_genmove w C3 C4 D4 E5\n#? [D4]\n");
  const std::vector<Problem> problems = read_problems({suite});
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].suite, "made-up-5k.tst");
  EXPECT_EQ(problems[0].lesson.to_move, Color::white);
  EXPECT_EQ(problems[0].lesson.moves.size(), 3U);  // C3 is taken
  EXPECT_EQ(problems[0].lesson.right, (std::vector<bool>{false, true, false}));
}

TEST_F(LearnTest, AProblemWithoutARightMoveIsNone) {
  const std::string suite = write("none-5k.tst",
                                  "boardsize 9\nclear_board\nplay b C3\n"
                                  "10 restricted_genmove w C4 D4\n#? [A1]\n");
  EXPECT_TRUE(read_problems({suite}).empty());
}

TEST_F(LearnTest, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW(read_problems({"/no/such/file.tst"}), std::runtime_error);
}

TEST_F(LearnTest, TheTenthOfAProblemStays) {
  Problem problem;
  problem.suite = "made-up-5k.tst";
  problem.number = 10;
  EXPECT_EQ(problem.tenth(), 5);
}

TEST_F(LearnTest, GamesGiveTheMoveThatWasPlayed) {
  std::string game = "(;SZ[9]";
  for (int i = 0; i < 60; ++i) {
    const char col = static_cast<char>('a' + (i * 2) % 9);
    const char row = static_cast<char>('a' + (i * 2) / 9 % 9);
    game += std::string(i % 2 == 0 ? ";B[" : ";W[") + col + row + ']';
  }
  const ShapeLessons lessons = read_games({write("game.sgfl", game + ")\n(;broken\n")});
  ASSERT_FALSE(lessons.empty());
  for (const ShapeLesson& lesson : lessons) {
    EXPECT_EQ(std::count(lesson.right.begin(), lesson.right.end(), true), 1);
    EXPECT_EQ(lesson.moves.size(), lesson.right.size());
  }
}

}  // namespace
}  // namespace gosedai::learn
