// Learning habits from records: the same whatever the workers and interruptions.
#include "tools/gosedai/learn_habits.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <gtest/gtest.h>

#include "kb/habits/habit_file.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {
namespace {

std::vector<GameRecord> games() {
  std::vector<GameRecord> records;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const Game game = practice_game(9, 40, seed);
    GameRecord record{game.initial(), {}, seed};
    for (int i = 0; i < game.move_count(); ++i) record.moves.push_back(game.move(i));
    records.push_back(std::move(record));
  }
  return records;
}

HabitCourse short_course() {
  HabitCourse course;
  course.rounds = 2;
  course.least = 3;
  return course;
}

std::string text_of(const Learned& learned) { return to_text(learned.habits, ""); }

std::string fresh_file(const std::string& name) {
  const std::string file = (std::filesystem::path(testing::TempDir()) / name).string();
  std::filesystem::remove(file);
  return file;
}

TEST(LearnHabits, WorkersChangeNothing) {
  HabitCourse several = short_course();
  several.workers = 3;
  EXPECT_EQ(text_of(learn_habits(games(), short_course())),
            text_of(learn_habits(games(), several)));
}

TEST(LearnHabits, AnInterruptedCourseEndsAsIfItHadNotBeen) {
  HabitCourse course = short_course();
  course.checkpoint = fresh_file("habits.checkpoint");
  int calls = 0;
  course.progress = [&](int, std::size_t, std::size_t) { return ++calls != 4; };
  EXPECT_FALSE(learn_habits(games(), course).finished);
  const Learned resumed = learn_habits(games(), course);
  EXPECT_TRUE(resumed.finished);
  EXPECT_EQ(text_of(resumed), text_of(learn_habits(games(), short_course())));
}

TEST(LearnHabits, ACheckpointOfAnotherCourseIsRefused) {
  HabitCourse course = short_course();
  course.checkpoint = fresh_file("other.checkpoint");
  learn_habits(games(), course);
  course.least = 4;
  EXPECT_THROW(learn_habits(games(), course), std::runtime_error);
}

TEST(LearnHabits, ABrokenCheckpointIsRefused) {
  HabitCourse course = short_course();
  course.checkpoint = fresh_file("broken.checkpoint");
  std::ofstream(course.checkpoint) << "goshab1\nand no more";
  EXPECT_THROW(learn_habits(games(), course), std::runtime_error);
}

TEST(LearnHabits, LearnedGamesAreForeseenBetterThanByChance) {
  const MoveHabits habits = learn_habits(games(), short_course()).habits;
  const PredictionRates learned = measure_prediction(games(), habits, 2);
  const PredictionRates ignorant = measure_prediction(games(), MoveHabits(), 2);
  EXPECT_EQ(learned.positions, ignorant.positions);
  EXPECT_GT(learned.within(1), ignorant.within(1));
  EXPECT_GE(learned.within(20), learned.within(5));
  EXPECT_GT(learned.log_chance, ignorant.log_chance);
}

TEST(GameRecords, AGamePerLineAndBrokenOnesLeftOut) {
  const std::string file = fresh_file("games.sgfl");
  std::ofstream(file) << "(;SZ[9];B[cc];W[gg])\n(;broken\n\n(;SZ[19];B[dd])\n";
  EXPECT_EQ(read_records({file}).games.size(), 2U);
  EXPECT_EQ(read_records({file}).left_out, 1U);
  EXPECT_EQ(read_records({file}, {19, 10}).games.size(), 1U);
  EXPECT_EQ(read_records({file}, {0, 1}).games.size(), 1U);
}

TEST(GameRecords, AllGamesOfAnSgfFile) {
  const std::string file = fresh_file("two.sgf");
  std::ofstream(file) << "(;SZ[9]\n;B[cc];W[gg])\n(;SZ[9];B[dd])\n";
  const GameRecords records = read_records({file});
  ASSERT_EQ(records.games.size(), 2U);
  EXPECT_EQ(records.games[0].moves.size(), 2U);
}

TEST(GameRecords, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW(read_records({"/no/such.sgfl"}), std::runtime_error);
  EXPECT_THROW(read_records({"/no/such.sgf"}), std::runtime_error);
}

TEST(GameRecords, TheTenthOfAGameDependsOnItsMovesOnly) {
  const std::string file = fresh_file("same.sgfl");
  std::ofstream(file) << "(;SZ[9];B[cc];W[gg])\n(;SZ[9]PB[A. Name];B[cc];W[gg])\n";
  const GameRecords records = read_records({file});
  ASSERT_EQ(records.games.size(), 2U);
  EXPECT_EQ(records.games[0].tenth(), records.games[1].tenth());
}

}  // namespace
}  // namespace gosedai
