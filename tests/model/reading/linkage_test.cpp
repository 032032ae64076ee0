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
  return solve(*board, question, 20000);
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

TEST(Linkage, TwoSpaceWithAnEnemyBetweenIsCut) {
  constexpr std::string_view board = R"(
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . X . O . X . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .)";
  EXPECT_EQ(name_of(read(board, "C5", "G5").enemy_first.outcome), "break through");
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
