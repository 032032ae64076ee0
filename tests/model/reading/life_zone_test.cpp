// Zones of relevance (life_zone.hpp): what a success in a life-and-death search leans on.
#include "model/reading/life_zone.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

/// A region of all points but the top row, about black's group at a stone.
struct Place {
  Board board;
  LifeGoal goal;

  Place(std::string_view diagram, std::string_view target)
      : board(*parse_diagram(diagram)), goal(board, area(board, target)) {}

  static LifeArea area(const Board& board, std::string_view target) {
    const Point stone = *parse_point(target, board.size());
    LifeArea area;
    area.owner = board.at(stone);
    area.group = board.string_points(stone);
    area.home = area.group.expanded() & board.all_points();
    area.footprint = board.all_points();
    board.all_points().for_each([&](Point point) {
      if (point.row() + 1 < board.size()) area.region.insert(point);
    });
    return area;
  }

  std::string text(RegionSet zone) const {
    std::string points;
    for (int i = 0; i < goal.point_count(); ++i)
      if ((zone >> i & 1) != 0) points += (points.empty() ? "" : " ") + to_text(goal.point(i));
    return points;
  }
  std::string move(Color color, std::string_view point) const {
    return text(move_zone(board, goal, color, *parse_point(point, board.size())));
  }
};

TEST(LifeZone, ALoneStoneNeedsItsLiberties) {
  const Place place(R"(
    . . . . .
    . . . . .
    O O O . .
    X X O . .
    . X O . .)",
                    "B1");
  EXPECT_EQ(place.move(Color::white, "E1"), "D1 E1 E2");
}

constexpr std::string_view wall_with_a_way_out = R"(
    . . . . .
    . . O . .
    O O O . .
    X X O . .
    . X O . .)";

TEST(LifeZone, AStringWithALibertyOutsideNeedsNothing) {
  const Place place(wall_with_a_way_out, "B1");
  EXPECT_EQ(place.move(Color::white, "D2"), "D2");
}

TEST(LifeZone, WhatIsTakenBelongsToIt) {
  const Place place(wall_with_a_way_out, "B1");
  EXPECT_EQ(place.move(Color::white, "A1"), "A1 B1 A2 B2");
}

TEST(LifeZone, LifeLeansOnItsEyesAlone) {
  const Place place(R"(
    . . . . .
    O O O O .
    X X X O .
    . X X O .
    X . X O .)",
                    "B2");
  const LifeJudgement judged =
      place.goal.judge(place.board, Color::white, place.goal.view(place.board));
  EXPECT_EQ(judged.state, LifeState::alive);
  EXPECT_EQ(place.text(judged.zone), "B1 A2");
}

/// Without the stone at A1 there would be a second eye.
TEST(LifeZone, DeathLeansOnTheEyesThatTheOwnerHasFilled) {
  const Place place(R"(
    . . O . .
    O O O O .
    X X X O .
    . X X O .
    X X O O .)",
                    "B2");
  const LifeJudgement judged =
      place.goal.judge(place.board, Color::white, place.goal.view(place.board));
  EXPECT_EQ(judged.state, LifeState::dead);
  EXPECT_EQ(place.text(judged.zone), "A1 A2 B2");
}

}  // namespace
}  // namespace gosedai
