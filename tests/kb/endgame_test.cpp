// CASE endgame: open borders, patterns, sente and gote.
#include "kb/cases/endgame.hpp"

#include "kb/cases/endgame_border.hpp"
#include "kb/library/knowledge.hpp"
#include "tests/kb/recognised_board.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view neutral_column = R"(
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .
    . . . X . O . . .)";

constexpr std::string_view open_edge = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . . . . . . .)";

constexpr std::string_view closed = R"(
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .
    . . . X O . . . .)";

// G4 is dead, and in the way of the white stones next to it.
constexpr std::string_view two_stones_short_of_liberties = R"(
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O O . .
    . . . . X X O . .
    . . . X . O . O .
    . . . . X O X O .
    . . . . X X O . .
    . . . . X O O . .
    . . . . X O . . .)";

CandidateList endgame_of(std::string_view diagram, Scoring scoring = Scoring::area,
                         const CaseKnowledge& knowledge = {}) {
  Rules rules;
  rules.scoring = scoring;
  return endgame_moves(RecognisedBoard(board_of(diagram), rules, knowledge).view());
}

CaseKnowledge patterns() {
  static const CaseKnowledge all =
      case_knowledge(std::make_shared<const Knowledge>(load_knowledge()));
  return {nullptr, nullptr, nullptr, all.patterns};
}

TEST(Endgame, NeutralPointsCountByArea) {
  const CandidateList found = endgame_of(neutral_column);
  EXPECT_EQ(std::ranges::count(found, black, &Candidate::color), 9);
  EXPECT_EQ(std::ranges::count(found, white, &Candidate::color), 9);
}

TEST(Endgame, NeutralPointIsWorthLessThanAPoint) {
  const CandidateList found = endgame_of(neutral_column);
  ASSERT_NE(candidate_at(found, black, "E5"), nullptr);
  EXPECT_DOUBLE_EQ(candidate_at(found, black, "E5")->value, 0.8);
}

TEST(Endgame, NeutralPointsCountNothingByTerritory) {
  EXPECT_TRUE(endgame_of(neutral_column, Scoring::territory).empty());
}

TEST(Endgame, NothingWhereAllBordersAreClosed) { EXPECT_TRUE(endgame_of(closed).empty()); }

TEST(Endgame, BendsOnTheEdge) {
  const CandidateList found = endgame_of(open_edge);
  ASSERT_NE(candidate_at(found, black, "E1"), nullptr);
  EXPECT_GT(candidate_at(found, black, "E1")->value, 1);
  EXPECT_LT(candidate_at(found, black, "E1")->value, 6);
}

TEST(Endgame, BothSidesWantTheSamePoints) {
  const CandidateList found = endgame_of(open_edge);
  for (const std::string_view point : {"D1", "E1"}) {
    EXPECT_NE(candidate_at(found, black, point), nullptr) << point;
    EXPECT_NE(candidate_at(found, white, point), nullptr) << point;
  }
}

TEST(Endgame, EdgeComesBeforeNeutralPoints) {
  const double edge = candidate_at(endgame_of(open_edge), black, "E1")->value;
  EXPECT_GT(edge, candidate_at(endgame_of(neutral_column), black, "E5")->value);
}

TEST(Endgame, PatternsAreUsedWhereTheBorderIsOpen) {
  const CandidateList found = endgame_of(open_edge, Scoring::territory, patterns());
  ASSERT_NE(candidate_at(found, black, "E1"), nullptr);
  EXPECT_GE(candidate_at(found, black, "E1")->value, 2);
}

TEST(Endgame, PatternsSayNothingBehindWalls) {
  EXPECT_TRUE(endgame_of(closed, Scoring::area, patterns()).empty());
}

TEST(Endgame, BendThatGoesOnIsSenteForBoth) {
  // Worth 1.6 for each; unanswered it runs along the edge, whoever makes it.
  const CandidateList found = endgame_of(open_edge);
  ASSERT_NE(candidate_at(found, black, "E1"), nullptr);
  EXPECT_TRUE(candidate_at(found, black, "E1")->is_sente());
  EXPECT_DOUBLE_EQ(candidate_at(found, black, "E1")->value, 3.2);
}

TEST(Endgame, NeutralPointsAreGote) {
  const CandidateList found = endgame_of(neutral_column);
  EXPECT_TRUE(std::ranges::none_of(found, &Candidate::is_sente));
}

TEST(Endgame, NeutralPointThatGivesAtariIsSente) {
  // E5 leaves F4 and F5 the one liberty G5: 0.8 as a neutral point, half as much again in sente.
  const CandidateList found = endgame_of(two_stones_short_of_liberties);
  EXPECT_EQ(drawn(only(found, Motive::atari_endgame), black), "E5 1.2");
}

TEST(Endgame, AtariThreatensTwoPointsForEachStone) {
  const CandidateList found = endgame_of(two_stones_short_of_liberties);
  ASSERT_NE(candidate_at(found, black, "E5"), nullptr);
  EXPECT_DOUBLE_EQ(candidate_at(found, black, "E5")->threat, 4);
}

TEST(Endgame, TakingThePointOfAnAtariIsReverseSente) {
  const CandidateList found = endgame_of(two_stones_short_of_liberties);
  EXPECT_EQ(drawn(found, white), "E5 1");
}

TEST(Endgame, SilentInTheOpening) {
  EXPECT_TRUE(endgame_moves(RecognisedBoard(with_stones({"D4"}, {"Q16"})).view()).empty());
}

TEST(OpenBorder, WallsShutOff) {
  const RecognisedBoard board(board_of(closed));
  EXPECT_TRUE(OpenBorder(board.view().terrain(), 4).points().is_empty());
}

TEST(OpenBorder, AnswerTakesBackWhatABendThreatens) {
  const RecognisedBoard board(board_of(open_edge));
  const OpenBorder border(board.view().terrain(), 4);
  EXPECT_LT(border.gain(black, point_of("E1")), 5);
  EXPECT_GT(border.next_gain(black, point_of("E1")), border.gain(black, point_of("E1")));
}

TEST(OpenBorder, ClosesOnesOwnSide) {
  const RecognisedBoard board(board_of(open_edge));
  const OpenBorder border(board.view().terrain(), 4);
  EXPECT_TRUE(border.is_closing(black, point_of("D1")));
  EXPECT_FALSE(border.is_closing(black, point_of("E1")));
}

}  // namespace
}  // namespace gosedai::kb_tests
