// Life with territory: what a seki does not give. X is the group, O besieges it.
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/group_search.hpp"

namespace gosedai {
namespace {

/// "yes D4", "no", "ko D4": from the view of the side to move.
std::string read(std::string_view diagram, std::string_view target, Color to_move, LifeAim aim) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  GroupQuestion question;
  question.target = *parse_point(target, board->size());
  question.to_move = to_move;
  question.aim = aim;
  const ReadingAnswer answer = solve(*board, question, 20'000);
  const std::string move = answer.move.is_none() ? "" : " " + to_text(answer.move);
  switch (answer.outcome) {
    case Outcome::yes: return "yes" + move;
    case Outcome::no: return "no";
    case Outcome::ko: return "ko" + move;
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string spoil(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::white, LifeAim::territory);
}
std::string keep(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::black, LifeAim::territory);
}
std::string kill(std::string_view diagram, std::string_view target) {
  return read(diagram, target, Color::white, LifeAim::survival);
}

constexpr std::string_view stairs = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O . . . . . .
  X X O O . . . . .
  . X X O O . . . .
  . . X X O . . . .
  . . . X O . . . .)";

TEST(Territory, SixPointsInTheCornerCannotBeKilled) { EXPECT_EQ(kill(stairs, "D1"), "no"); }
TEST(Territory, ButTheirMiddleLeavesASeki) { EXPECT_EQ(spoil(stairs, "D1"), "yes B2"); }
TEST(Territory, TheOwnerKeepsThemByDividing) { EXPECT_EQ(keep(stairs, "D1"), "yes B1"); }

TEST(Territory, WithLibertiesOutsideTheStonesInTheMiddleAreTaken) {
  EXPECT_EQ(spoil(R"(
  . . . . . . . . .
  . . . . . . . . .
  O O O . . . . . .
  . . O . . . . . .
  . . O O O . . . .
  X X X X O . . . .
  . X X X O O . . .
  . . X X X O . . .
  . . . X X O . . .)",
                  "D1"),
            "no");
}

TEST(Territory, FourInARowAreTwoEyesWhoeverBegins) {
  EXPECT_EQ(spoil(R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O . . .
  X X X X X O . . .
  . . . . X O . . .)",
                  "E1"),
            "no");
}

constexpr std::string_view no_liberty_to_fill = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O . . . . . .
  X X O O . . . . .
  . X X O O . . . .
  X O X X O . . . .
  . O . X O . . . .)";

TEST(Territory, ASekiThatStandsIsNoTerritory) { EXPECT_EQ(keep(no_liberty_to_fill, "D1"), "no"); }
TEST(Territory, AndCannotBeKilled) { EXPECT_EQ(kill(no_liberty_to_fill, "D1"), "no"); }

TEST(Territory, TwoEyesNeedNoMove) {
  EXPECT_EQ(keep(R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O . . . .
  X X X X O . . . .
  . X . X O . . . .)",
                 "D1"),
            "yes");
}

}  // namespace
}  // namespace gosedai
