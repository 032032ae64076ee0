// What every search promises, for the eye search: stones outside the footprint never matter, and how
// the work is cut into pieces never matters.
#include <gtest/gtest.h>

#include "model/reading/eye_search.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

/// A position in the middle of a game: strings of some length with holes in them.
Asked<EyeQuestion> ask(RandomPositions& random) {
  constexpr int size = 9;
  const Board board = random.game(size, size, 30 + random.below(50));
  const EyeQuestion question{random.point(size), Color::empty};
  return std::pair{board, question};
}

TEST(EyeProperty, NothingOutsideTheFootprintMatters) { expect_footprint_holds(11, 3000, 40, ask); }

TEST(EyeProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<EyeSearch>(12, 300, 80, ask);
}

}  // namespace
}  // namespace gosedai
