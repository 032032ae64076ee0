// The file that says how players move.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kb/habits/habit_file.hpp"
#include "tests/kb/mutated_text.hpp"

namespace gosedai {
namespace {

std::vector<std::string> texts(const std::vector<DataError>& errors) {
  std::vector<std::string> result;
  for (const DataError& error : errors) result.push_back(to_text(error));
  return result;
}

TEST(MoveHabitsFile, WhatIsBuiltInHasNoErrors) {
  const Loaded<MoveHabits> loaded = built_in_move_habits();
  EXPECT_EQ(texts(loaded.errors), std::vector<std::string>());
  EXPECT_GT(loaded.value.shapes().size(), 10'000U);
}

TEST(MoveHabitsFile, WhatIsBuiltInAnswersAnAtari) {
  Board board(19);
  board.play(Color::black, Point::at(9, 9));
  for (const Point stone : {Point::at(8, 9), Point::at(10, 9), Point::at(9, 10)})
    board.play(Color::white, stone);
  const Loaded<MoveHabits> loaded = built_in_move_habits();
  const MovePreferences moves =
      predict(board, Color::black, {Point::at(9, 10), Point::at(9, 9)}, loaded.value);
  EXPECT_EQ(moves.front().move, Point::at(9, 8));
}

TEST(MoveHabitsFile, AllErrorsAreReportedWithTheirPlace) {
  const Loaded<MoveHabits> loaded = parse_move_habits(
      "near-last 2 150   # next to it\n"
      "8000000001 -25\n"
      "  80000001 1\n"
      "near-last 2 1\n"
      "near-least 2 1\n"
      "place 512 1\n"
      "place 1 x\n"
      "8000000001 3\n"
      "8000000002\n"
      "place 1 2 3\n",
      "test.txt");
  const std::vector<std::string> expected = {
      "test.txt:3:3: expected a shape, 10 hexadecimal digits",
      "test.txt:4:1: it is there already",
      "test.txt:5:1: expected a shape or the name of a fact",
      "test.txt:6:7: expected a value from 0 to 511",
      "test.txt:7:9: expected a strength in hundredths",
      "test.txt:8:1: it is there already",
      "test.txt:9:1: expected a strength",
      "test.txt:10:11: expected the end of the line",
  };
  EXPECT_EQ(texts(loaded.errors), expected);
  EXPECT_FLOAT_EQ(loaded.value.facts()[fact_number(HabitFact::near_last, 2)], 1.5F);
  EXPECT_FLOAT_EQ(loaded.value.shapes().strength(0x8000000001U), -0.25F);
}

TEST(MoveHabitsFile, HabitsSurviveWritingAndReading) {
  MoveHabits habits;
  habits.set_fact(fact_number(HabitFact::ko, 1), -0.25F);
  habits.add_shape(0xfedcba9876U, 1.5F);
  habits.add_shape(0x8000000000U, 0);
  const std::string text = to_text(habits, "# made up\n");
  EXPECT_EQ(text, "# made up\nko 1 -25\n8000000000 0\nfedcba9876 150\n");
  const Loaded<MoveHabits> loaded = parse_move_habits(text, "test.txt");
  EXPECT_EQ(loaded.value.facts(), habits.facts());
  EXPECT_EQ(loaded.value.shapes().entries(), habits.shapes().entries());
}

TEST(MoveHabitsFile, MistakesNeverBreakTheReader) {
  const std::string text = "# habits\nnear-last 2 150\nplace 3 -7\n8000000001 -25\nfedcba9876 1\n";
  std::mt19937 random(1);
  for (int i = 0; i < 100'000 && !testing::Test::HasFailure(); ++i) {
    const std::string changed = kb_tests::mutated(text, random);
    kb_tests::expect_places(parse_move_habits(changed, "f").errors, changed);
  }
}

}  // namespace
}  // namespace gosedai
