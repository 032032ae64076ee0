// The view of a linkage holds all that its reading depends on, and its footprint all that the view
// does: the dataflow keeps readings by the one and views by the other.
#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/recognition/linkage_glance.hpp"
#include "tests/model/recognition/random_games.hpp"

namespace gosedai {
namespace {

/// The board with a few points changed near the linkage, most of them outside its window.
std::optional<Board> changed_around(const Board& board, const LinkageId& id,
                                    RandomPositions& random) {
  const BitBoard window = linkage_window(board, id);
  BitBoard around = window;
  for (int step = 0; step < 4; ++step) around = around.expanded();
  around &= board.all_points();
  const BitBoard outside = around & ~window.expanded();
  const BitBoard& where = outside.is_empty() || random.below(8) == 0 ? around : outside;
  std::optional<Board> changed = board;
  for (int count = 1 + random.below(4); changed && count > 0; --count)
    changed = random.changed_at(*changed, random.one_of(where));
  return changed;
}

struct Trial {
  const Board& board;
  const Board& other;
  LinkageShape shape;

  std::string described() const {
    return std::string(name_of(shape.kind)) + ' ' + to_text(shape.id.a) + '-' +
           to_text(shape.id.b) + '\n' + to_diagram(board) + '\n' + to_diagram(other);
  }
};

/// Calls `compare(trial)` with each linkage of random games and boards that differ around it.
template <class Compare>
void try_linkages(int games, int tries, Compare compare) {
  RandomPositions random(1);
  for_each_random_game(games, [&](const RandomGame& game) {
    for (const LinkageShape& shape : all_linkages(game.board()))
      for (int i = 0; i < tries; ++i) {
        const std::optional<Board> other = changed_around(game.board(), shape.id, random);
        if (other) compare(Trial{game.board(), *other, shape});
      }
  });
}

TEST(LinkageViewProperty, EqualViewsAreReadAlike) {
  int equal = 0;
  try_linkages(100, 10, [&](const Trial& trial) {
    Footprint footprint;
    const BitBoard window = linkage_window(trial.board, trial.shape.id);
    const LinkageGlance read = glance_at_linkage(trial.board, trial.shape, window);
    const LinkageView view = look_at_linkage(trial.board, trial.shape.id, read.plies, footprint);
    if (!(look_at_linkage(trial.other, trial.shape.id, read.plies, footprint) == view)) return;
    ++equal;
    EXPECT_EQ(glance_at_linkage(trial.other, trial.shape, window), read) << trial.described();
  });
  EXPECT_GE(equal, 5000);
}

TEST(LinkageViewProperty, NothingOutsideTheFootprintMatters) {
  int outside = 0;
  try_linkages(100, 10, [&](const Trial& trial) {
    Footprint footprint;
    const LinkageView view = look_at_linkage(trial.board, trial.shape.id, linkage_depth, footprint);
    if (footprint.points().intersects(changes_between(trial.board, trial.other))) return;
    ++outside;
    Footprint again;
    EXPECT_EQ(look_at_linkage(trial.other, trial.shape.id, linkage_depth, again), view)
        << trial.described();
    EXPECT_EQ(again.points(), footprint.points()) << trial.described();
  });
  EXPECT_GE(outside, 2000);
}

}  // namespace
}  // namespace gosedai
