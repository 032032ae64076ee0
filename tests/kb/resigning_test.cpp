// When a game is hopeless.
#include "kb/decision/resigning.hpp"

#include "tests/kb/decision_positions.hpp"

namespace gosedai::kb_tests {
namespace {

/// Black to move in a late game that stands like that.
Recognised late_game(double score, double uncertainty = 5) {
  Position position = position_of(finished);
  position.move_number = 60;
  for (auto& age : position.age) age = 1;
  Recognised found = recognised(position);
  found.situation->score = score;
  found.situation->uncertainty = uncertainty;
  return found;
}

bool hopeless(const Recognised& found, Color color = black) {
  return is_hopeless(found.view(color), DecisionParameters());
}

TEST(Hopeless, BehindByMuchAndForSure) { EXPECT_TRUE(hopeless(late_game(-41))); }
TEST(Hopeless, NotBehindByLess) { EXPECT_FALSE(hopeless(late_game(-39))); }
TEST(Hopeless, NotWhileItIsInDoubt) { EXPECT_FALSE(hopeless(late_game(-41, 14))); }
TEST(Hopeless, NotAhead) { EXPECT_FALSE(hopeless(late_game(41))); }
TEST(Hopeless, WhiteAlike) {
  EXPECT_TRUE(hopeless(late_game(41), white));
  EXPECT_FALSE(hopeless(late_game(-41), white));
}

TEST(Hopeless, NotEarly) {
  Recognised found = late_game(-100);
  Position early = *found.position;
  early.move_number = 24;  // half of 49 points are 24.5
  found.position = std::make_shared<Position>(early);
  EXPECT_FALSE(hopeless(found));
}

TEST(Hopeless, NotWithoutRecognition) {
  Position position = position_of(finished);
  position.move_number = 60;
  EXPECT_FALSE(is_hopeless({position, black}, DecisionParameters()));
}

TEST(Hopeless, NotWhileCleaningUp) {
  const Recognised found = late_game(-100);
  DecisionView view = found.view(black);
  view.aim = Aim::clean_up;
  EXPECT_FALSE(is_hopeless(view, DecisionParameters()));
}

Position handicap_game(int stones) {
  Game game(19);
  BitBoard black_stones;
  for (int i = 0; i < stones; ++i) black_stones.insert(Point::at(1 + 2 * i, 3));
  game.set_up(black_stones, BitBoard(), white);
  return *game.position(white);
}

TEST(Handicap, StonesOfTheOtherSide) {
  EXPECT_EQ(handicap_against(white, handicap_game(4)), 4);
  EXPECT_EQ(handicap_against(black, handicap_game(4)), 0);
  EXPECT_EQ(handicap_against(white, handicap_game(1)), 0);
}

TEST(Handicap, RaisesTheThresholdByAsMuchAsItIsWorth) {
  const Recognised nine = recognised(handicap_game(9));
  DecisionParameters parameters;
  parameters.resign_certainty = 0;
  EXPECT_GT(resign_threshold(nine.view(white), parameters), parameters.resign_lead + 90);
  EXPECT_DOUBLE_EQ(resign_threshold(nine.view(black), parameters), parameters.resign_lead)
      << "the weaker side has no such patience";
}

TEST(Perseverance, GivesUpAfterSeveralMovesInARow) {
  const Recognised lost = late_game(-60);
  const Recognised open = late_game(0);
  DecisionParameters parameters;
  parameters.resign_moves = 3;
  Perseverance perseverance;
  EXPECT_FALSE(perseverance.gives_up(lost.view(black), parameters));
  EXPECT_FALSE(perseverance.gives_up(lost.view(black), parameters));
  EXPECT_FALSE(perseverance.gives_up(open.view(black), parameters)) << "there is hope again";
  EXPECT_FALSE(perseverance.gives_up(lost.view(black), parameters));
  EXPECT_FALSE(perseverance.gives_up(lost.view(black), parameters));
  EXPECT_TRUE(perseverance.gives_up(lost.view(black), parameters));
}

TEST(Perseverance, CountsEachColourByItself) {
  const Recognised lost = late_game(-60);
  DecisionParameters parameters;
  parameters.resign_moves = 2;
  Perseverance perseverance;
  EXPECT_FALSE(perseverance.gives_up(lost.view(black), parameters));
  EXPECT_FALSE(perseverance.gives_up(lost.view(white), parameters));
  EXPECT_TRUE(perseverance.gives_up(lost.view(black), parameters));
}

}  // namespace
}  // namespace gosedai::kb_tests
