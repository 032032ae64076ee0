// Linkages by kind (spec 4): outcome for the owner first / for the enemy first.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/linkage_search.hpp"

namespace gosedai {
namespace {

std::string name_of(LinkageOutcome outcome) {
  switch (outcome) {
    case LinkageOutcome::unknown: return "unknown";
    case LinkageOutcome::connect: return "connect";
    case LinkageOutcome::sente_crosscut: return "sente crosscut";
    case LinkageOutcome::gote_crosscut: return "gote crosscut";
    case LinkageOutcome::break_through: return "break through";
  }
  return "?";
}

LinkageAnswer read(std::string_view diagram, std::string_view a, std::string_view b) {
  const std::optional<Board> board = parse_diagram(diagram);
  EXPECT_TRUE(board.has_value());
  LinkageQuestion question;
  question.a = *parse_point(a, board->size());
  if (!b.empty()) question.b = *parse_point(b, board->size());
  return solve(*board, question, 24'000);
}

std::string outcomes(std::string_view diagram, std::string_view a, std::string_view b) {
  const LinkageAnswer answer = read(diagram, a, b);
  return name_of(answer.owner_first.outcome) + " / " + name_of(answer.enemy_first.outcome);
}

TEST(Linkage, Kosumi) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";
  EXPECT_EQ(outcomes(board, "C4", "D5"), "connect / connect");
}

TEST(Linkage, KosumiWithAnEnemyOnOneSideIsCrosscut) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . O O . . . .
    . . . O X X . . .
    . . X X . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D5", "E6"), "connect / gote crosscut");
  EXPECT_EQ(to_text(read(board, "D5", "E6").enemy_first.move), "E5");
}

TEST(Linkage, OneSpaceInTheOpen) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(name_of(read(board, "D5", "F5").owner_first.outcome), "connect");
}

TEST(Linkage, OneSpaceOnTheThirdLineHoldsAgainstTheEdge) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . X . . .
    . . . O . O . . .
    . . X X . X X . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D3", "F3"), "connect / connect");
}

TEST(Linkage, OneSpacePeepedFromBothSides) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . X X . X X . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D5", "F5"), "connect / break through");
  EXPECT_EQ(to_text(read(board, "D5", "F5").enemy_first.move), "E5");
  EXPECT_EQ(to_text(read(board, "D5", "F5").owner_first.move), "E5");
}

TEST(Linkage, AClosedWallBetweenIsBrokenThrough) {
  constexpr std::string_view board = R"(
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . X . O . X . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .)";
  EXPECT_EQ(name_of(read(board, "C5", "G5").enemy_first.outcome), "break through");
}

/// Two black stones alone on the board, the owner to move.
std::string owner_alone(Point a, Point b) {
  BitBoard black = BitBoard::of(a);
  black.insert(b);
  const std::optional<Board> board = Board::from_stones(13, black, BitBoard());
  return name_of(solve(*board, LinkageQuestion{a, b}, 1500).owner_first.outcome);
}

TEST(Linkage, EveryKindConnectsWhenItsOwnerMoves) {
  const Point a = Point::at(3, 2);                        // D3, on the third line
  EXPECT_EQ(owner_alone(a, Point::at(4, 3)), "connect");  // kosumi
  EXPECT_EQ(owner_alone(a, Point::at(5, 2)), "connect");  // one space
  EXPECT_EQ(owner_alone(a, Point::at(5, 3)), "connect");  // knight's move
  EXPECT_EQ(owner_alone(a, Point::at(6, 2)), "connect");  // two spaces
  EXPECT_EQ(owner_alone(a, Point::at(6, 3)), "connect");  // large knight's move
  EXPECT_EQ(owner_alone(a, Point::at(5, 4)), "connect");  // diagonal two spaces
}

TEST(Linkage, LegOnTheSecondLineHolds) {
  constexpr std::string_view board = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . . X . . .
    . . . X . . .
    . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D2", ""), "connect / connect");
}

TEST(Linkage, TwoSpacesWithLegsOnBothSidesHold) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . O . .
    . . O X . . X O .
    . . O X . . X O .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D3", "G3"), "connect / connect");
}

TEST(Linkage, TwoSpacesWithAnEnemyBelowAreBrokenThrough) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O O . . .
    . . X O . . O X .
    . . X X . . X X .
    . . . . O . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D3", "G3"), "connect / break through");
}

TEST(Linkage, TwoSpacesBetweenTwoWallsAreUnconnectable) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O O . . .
    . . . O O . . O .
    . . X X . . X X .
    . . O . O O . O .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D5", "G5"), "break through / break through");
}

TEST(Linkage, LargeKnightsMoveUnderAnEnemyIsBrokenThrough) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . O O . .
    . . X O . . X X .
    . . X X . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D3", "G4"), "connect / break through");
}

TEST(Linkage, LargeKnightsMoveBetweenTwoWallsIsUnconnectable) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O O O O . .
    . . X O . . X X .
    . . X X . . . X .
    . . . . O O . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D4", "G5"), "break through / break through");
}

TEST(Linkage, ElephantsMoveIsDecidedInTheMiddle) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X X . .
    . . . O . X . . .
    . . . . . . . . .
    . . X X . O . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D4", "F6"), "connect / break through");
}

TEST(Linkage, ElephantsMoveWithHelpersHolds) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X X . . .
    . . . . X . . . .
    . . . . . X . . .
    . X X . X . . . .
    . X . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "C3", "E5"), "connect / connect");
}

TEST(Linkage, AStandingCrosscutIsGoteForItsOwnerAndSenteForTheEnemy) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . O O . . . .
    . . . O X X . . .
    . . X X O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D5", "E6"), "gote crosscut / sente crosscut");
}

TEST(Linkage, ACrosscutWithACaughtStoneIsNone) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . . . . .
    . . . O X X . . .
    . . X X O . . . .
    . . . . . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "D5", "E6"), "connect / connect");
}

TEST(Linkage, LegOnTheSecondLineIsWeakWithAnEnemyBesideTheFoot) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . O X . . . .
    . . . O X . . . .
    . . . O . . . . .)";
  EXPECT_EQ(outcomes(board, "E2", ""), "connect / break through");
}

TEST(Linkage, LegOnTheThirdLineHoldsInTheOpen) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "E3", ""), "connect / connect");
}

TEST(Linkage, LegOnTheThirdLineIsWeakBetweenEnemies) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . O X . . . .
    . . . O . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "E3", ""), "connect / break through");
}

TEST(Linkage, LegOnTheThirdLineIsUnconnectableOverAClosedMouth) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . O X O . . .
    . . . O X O . . .
    . . . O . O . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "E3", ""), "break through / break through");
}

TEST(Linkage, LegOnTheFourthLineIsWeakBetweenEnemies) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O X O . . .
    . . . O X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(outcomes(board, "E4", ""), "connect / break through");
}

TEST(Linkage, LegOnTheFourthLineConnectsWhenItsOwnerMoves) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
  EXPECT_EQ(name_of(read(board, "E4", "").owner_first.outcome), "connect");
}

TEST(Linkage, AHighLegMayReachTheEdgeFartherAside) {
  EXPECT_EQ(leg_area(Point::at(4, 1), 9).count(), 3);
  EXPECT_EQ(leg_area(Point::at(4, 3), 9).count(), 7);
  EXPECT_EQ(leg_area(Point::at(8, 4), 9), BitBoard::of(Point::at(8, 4)));
}

TEST(Linkage, StrengthFollowsFromBothOutcomes) {
  LinkageAnswer answer;
  answer.owner_first.outcome = LinkageOutcome::connect;
  answer.enemy_first.outcome = LinkageOutcome::connect;
  EXPECT_EQ(strength_of(answer), LinkageStrength::strong);
  answer.enemy_first.outcome = LinkageOutcome::gote_crosscut;
  EXPECT_EQ(strength_of(answer), LinkageStrength::weak);
  answer.owner_first.outcome = LinkageOutcome::break_through;
  EXPECT_EQ(strength_of(answer), LinkageStrength::unconnectable);
}

TEST(Linkage, PiecesOfWorkDoNotMatter) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . .
    . . O . . . .
    . . O X . . .
    . . X . O . .
    . . . . O . .
    . . . . . . .
    . . . . . . .)");
  const LinkageQuestion question{Point::at(2, 3), Point::at(3, 4)};
  LinkageSearch search(*board, question);
  while (!search.advance(1)) {
  }
  EXPECT_TRUE(search.answer() == solve(*board, question, 1'000'000));
}

}  // namespace
}  // namespace gosedai
