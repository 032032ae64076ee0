// The file of the network of intuition.
#include "kb/intuition/intuition_file.hpp"

#include <random>

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

/// A whole net of one channel.
std::string small_text() {
  std::string text = "# a comment\nlayer 1 17 1 4\n9";
  for (int i = 0; i < 17; ++i) text += " " + std::to_string(i - 8);
  return text + "\nlayer 1 1 1 3\n-5 40  # the last\nusual 850\n";
}

TEST(IntuitionFile, WhatIsBuiltInHasNoErrors) {
  const Loaded<IntuitionNet> loaded = built_in_intuition();
  EXPECT_EQ(texts(loaded.errors), std::vector<std::string>());
  EXPECT_GE(loaded.value.layers().size(), 4U);
}

TEST(IntuitionFile, WhatIsBuiltInAnswersAnAtari) {
  Board board(19);
  board.play(Color::black, Point::at(9, 9));
  for (const Point stone : {Point::at(8, 9), Point::at(10, 9), Point::at(9, 10)})
    board.play(Color::white, stone);
  const IntuitionNet net = built_in_intuition().value;
  const MoveHabits habits = built_in_move_habits().value;
  const MovePreferences moves =
      foresee(board, Color::black, {Point::at(9, 10), Point::at(9, 9)}, habits, &net);
  EXPECT_EQ(moves.front().move, Point::at(9, 8));
}

TEST(IntuitionFile, NumbersAreTaken) {
  const Loaded<IntuitionNet> loaded = parse_intuition(small_text(), "test.txt");
  ASSERT_EQ(texts(loaded.errors), std::vector<std::string>());
  ASSERT_EQ(loaded.value.layers().size(), 2U);
  EXPECT_EQ(loaded.value.layers()[0].biases, std::vector<std::int32_t>{9});
  EXPECT_EQ(loaded.value.layers()[0].weights.back(), 8);
  EXPECT_EQ(loaded.value.layers()[1].weights, std::vector<std::int16_t>{40});
  EXPECT_EQ(loaded.value.layers()[1].shift, 3);
  EXPECT_EQ(loaded.value.usual_thousandths(), 850);
}

TEST(IntuitionFile, AllErrorsAreReportedWithTheirPlace) {
  const Loaded<IntuitionNet> loaded = parse_intuition(
      "1 2 3\n"
      "layer 1 1\n"
      "layer 1 1 9999 2\n"
      "layer 1 2 2 3\n"
      "1 2\n"
      "1 x 3\n"
      "1 2 99999\n"
      "usual many\n",
      "test.txt");
  const std::vector<std::string> expected = {
      "test.txt:1:1: expected a layer first",
      "test.txt:2:1: expected: layer KERNEL INPUTS OUTPUTS SHIFT",
      "test.txt:3:11: expected a number from 0 to 1024",
      "test.txt:5:1: expected a bias and 2 weights, found 2 words",
      "test.txt:6:3: expected a whole number of 16 bits",
      "test.txt:7:5: expected a whole number of 16 bits",
      "test.txt:8:7: expected a number from 0 to 10000"};
  EXPECT_EQ(texts(loaded.errors), expected);
}

TEST(IntuitionFile, WhatIsMissingIsSaid) {
  EXPECT_EQ(texts(parse_intuition("", "test.txt").errors).size(), 2U);
  const std::string text = small_text();
  const std::string without_usual = text.substr(0, text.find("usual"));
  EXPECT_EQ(texts(parse_intuition(without_usual, "test.txt").errors),
            std::vector<std::string>{
                "test.txt:5:1: expected the weight of usual moves: usual THOUSANDTHS"});
}

TEST(IntuitionFile, MutatedTextsGiveANetOrErrorsWithPlaces) {
  std::mt19937 random(11);
  const std::string text = small_text();
  for (int trial = 0; trial < 5000; ++trial) {
    const std::string changed = kb_tests::mutated(text, random);
    const Loaded<IntuitionNet> loaded = parse_intuition(changed, "test.txt");
    if (loaded.errors.empty())
      EXPECT_EQ(IntuitionNet::problem_of(loaded.value.layers()), "");
    else
      EXPECT_TRUE(loaded.value.is_empty());
    kb_tests::expect_places(loaded.errors, changed + "\n");
  }
}

}  // namespace
}  // namespace gosedai
