// A change of the board concerns only the linkages that it touches.
#include "model/recognition/linkage_renewal.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

/// All that touch the points, or all that do not.
std::vector<LinkageShape> chosen(const Board& board, const BitBoard& points, bool touching) {
  std::vector<LinkageShape> shapes = all_linkages(board);
  std::erase_if(shapes,
                [&](const LinkageShape& shape) { return touches(shape, points) != touching; });
  return shapes;
}

TEST(LinkageRenewal, FindsThoseThatAChangeTouches) {
  for_each_random_game(150, [](RandomGame game) {
    const Board before = game.board();
    game.play(3);
    const BitBoard changed = changes_between(before, game.board());
    EXPECT_EQ(linkages_touching(game.board(), changed), chosen(game.board(), changed, true))
        << to_diagram(game.board());
  });
}

TEST(LinkageRenewal, TheOthersStayAsTheyAre) {
  for_each_random_game(150, [](RandomGame game) {
    const Board before = game.board();
    game.play(3);
    const BitBoard changed = changes_between(before, game.board());
    EXPECT_EQ(chosen(before, changed, false), chosen(game.board(), changed, false))
        << to_diagram(game.board());
  });
}

TEST(LinkageRenewal, AllPointsTouchAll) {
  RandomGame game(13, 7);
  game.play(60);
  EXPECT_EQ(linkages_touching(game.board(), game.board().all_points()), all_linkages(game.board()));
}

}  // namespace
}  // namespace gosedai
