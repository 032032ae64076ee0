// The CASEs see a position the same way whichever way round it lies and whoever is black.
#include "kb/cases/contact.hpp"
#include "kb/cases/framework.hpp"
#include "kb/cases/ko.hpp"
#include "kb/cases/opening.hpp"
#include "tests/kb/kb_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

/// Random positions of a size, sparse ones first.
template <class Visit>
void for_each_position(int size, Visit visit) {
  for (unsigned seed = 0; seed < 16 && !testing::Test::HasFailure(); ++seed)
    visit(*practice_game(size, static_cast<int>(seed) * size / 3, seed).position(black));
}

/// The moves and their values; which of two equal motives is named depends on the orientation.
CandidateList without_motives(CandidateList candidates) {
  for (Candidate& each : candidates) each.motive = Motive::none;
  std::ranges::sort(candidates);
  return candidates;
}

class CaseSymmetry : public testing::TestWithParam<int> {};

TEST_P(CaseSymmetry, Contact) {
  for_each_position(GetParam(), [](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      const Position turned = image.of(position);
      for (const StringId& id : all_strings(position)) {
        Footprint footprint;
        Footprint turned_footprint;
        const StringFacts facts = look_at_string(position, id.stone, footprint);
        const StringFacts turned_facts =
            look_at_string(turned, image.of(id.stone), turned_footprint);
        EXPECT_EQ(without_motives(contact_moves(turned, turned_facts, turned_footprint)),
                  without_motives(image.of(contact_moves(position, facts, footprint))))
            << to_text(id) << '\n'
            << to_diagram(position.board);
      }
    });
  });
}

TEST_P(CaseSymmetry, Kos) {
  const auto kos = [](const Position& position) {
    CandidateList found = ko_moves(position, {});
    std::ranges::sort(found);
    return found;
  };
  for_each_position(GetParam(), [&](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      EXPECT_EQ(kos(image.of(position)), image.of(kos(position))) << to_diagram(position.board);
    });
  });
}

TEST_P(CaseSymmetry, Corners) {
  // A small board with an even number of lines has no middle point; one of four is taken.
  const auto corners = [](const Position& position) {
    CandidateList found = corner_moves(position);
    if (position.board.size() % 2 == 0)
      std::erase_if(found, [](const Candidate& each) { return each.motive == Motive::centre; });
    return found;
  };
  for_each_position(GetParam(), [&](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      EXPECT_EQ(corners(image.of(position)), image.of(corners(position)))
          << to_diagram(position.board);
    });
  });
}

TEST_P(CaseSymmetry, EdgeValues) {
  // With an even gap between equally strong stones one of two points is taken, so only the values.
  for_each_position(GetParam(), [](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      EXPECT_EQ(worths(edge_points(image.of(position))), worths(image.of(edge_points(position))))
          << to_diagram(position.board);
    });
  });
}

TEST_P(CaseSymmetry, EdgeUnderColourSwap) {
  for_each_position(GetParam(), [](const Position& position) {
    const Image swapped(Symmetry(0), true, position.board.size());
    EXPECT_EQ(edge_points(swapped.of(position)), swapped.of(edge_points(position)))
        << to_diagram(position.board);
  });
}

TEST_P(CaseSymmetry, FrameworkValues) {
  // The best eight are taken, and which of equal ones depends on the orientation.
  for_each_position(GetParam(), [](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      EXPECT_EQ(worths(framework_points(image.of(position))),
                worths(image.of(framework_points(position))))
          << to_diagram(position.board);
    });
  });
}

TEST_P(CaseSymmetry, FrameworkUnderColourSwap) {
  for_each_position(GetParam(), [](const Position& position) {
    const Image swapped(Symmetry(0), true, position.board.size());
    EXPECT_EQ(framework_points(swapped.of(position)), swapped.of(framework_points(position)))
        << to_diagram(position.board);
  });
}

TEST_P(CaseSymmetry, OwnEyes) {
  for_each_position(GetParam(), [](const Position& position) {
    for_each_image(position.board.size(), [&](const Image& image) {
      const Board turned = image.of(position).board;
      position.board.empty_points().for_each([&](Point point) {
        EXPECT_EQ(is_own_eye(turned, image.of(black), image.of(point)),
                  is_own_eye(position.board, black, point));
      });
    });
  });
}

INSTANTIATE_TEST_SUITE_P(Sizes, CaseSymmetry, testing::Values(5, 6, 7, 9, 12, 13, 19));

/// Two stones on the sides of a 13-line board, which random games hardly leave alone.
TEST(CaseSymmetryOfSides, EdgePointsOfOddGaps) {
  int seen = 0;
  for (const Color right : {black, white})
    for (const int gap : {3, 5, 7})
      for (const int line : {2, 3}) {
        Board board(13);
        board.play(black, Point::at(2, 2));
        board.play(right, Point::at(2 + gap + 1, line));
        const Position position = *make_position(board, black);
        seen += static_cast<int>(edge_points(position).size());
        for_each_image(13, [&](const Image& image) {
          EXPECT_EQ(edge_points(image.of(position)), image.of(edge_points(position)))
              << to_diagram(board);
        });
      }
  EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace gosedai::kb_tests
