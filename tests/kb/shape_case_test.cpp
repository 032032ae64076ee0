// CASE shape: the moves that players think of, given the last two.
#include "kb/cases/shape.hpp"
#include "kb/habits/habit_file.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

/// The position after these moves on an empty board, black first; the next in turn is to move.
Position after_moves(std::initializer_list<std::string_view> moves) {
  Game game(9);
  Color color = black;
  for (const std::string_view move : moves) {
    EXPECT_EQ(game.play(Move::stone(color, point_of(move))), Legality::legal);
    color = opponent(color);
  }
  return *game.position(color);
}

CandidateList usual_in(const Position& position, const CaseParameters& parameters = {}) {
  CaseKnowledge knowledge;
  knowledge.habits = std::make_shared<const MoveHabits>(built_in_move_habits().value);
  return usual_moves({position, knowledge, parameters});
}

TEST(UsualMoves, NothingWithoutHabits) {
  const Position position = after_moves({"C3"});
  EXPECT_TRUE(usual_moves({position, CaseKnowledge{}, CaseParameters{}}).empty());
}

TEST(UsualMoves, AreForTheSideToMoveOnly) {
  const CandidateList found = usual_in(after_moves({"C3"}));
  ASSERT_FALSE(found.empty());
  EXPECT_TRUE(
      std::ranges::all_of(found, [](const Candidate& each) { return each.color == white; }));
}

TEST(UsualMoves, StoneInAtariRunsFirst) {
  // Black has E5; white stands at D5, F5 and, just played, E6.
  const CandidateList found = usual_in(after_moves({"E5", "D5", "A1", "F5", "J9", "E6"}));
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(to_text(found.front().point), "E4");
}

TEST(UsualMoves, RareOnesAreLeftOut) {
  CaseParameters strict;
  strict.shape.least_share = 0.05;
  const CandidateList found = usual_in(after_moves({"E5", "D5", "A1", "F5", "J9", "E6"}), strict);
  ASSERT_FALSE(found.empty());
  EXPECT_GE(std::ranges::min(found, {}, &Candidate::share).share, 0.05F);
}

}  // namespace
}  // namespace gosedai::kb_tests
