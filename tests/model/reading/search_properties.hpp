// What every search promises, checked on random questions: nothing outside the footprint matters,
// and how the work is cut into pieces does not matter.
//
// A maker of questions is called with the random source and gives a board with a question, or
// nothing when it was out of luck.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "tests/model/reading/random_positions.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {

template <class Question>
using Asked = std::optional<std::pair<Board, Question>>;

/// Changes points outside the footprint `wanted` times.
template <class MakeQuestion>
void expect_footprint_holds(unsigned seed, int wanted, int nodes, MakeQuestion make) {
  constexpr int changes = 8;
  RandomPositions random(seed);
  int trials = 0;
  while (trials < trial_count(wanted) && !testing::Test::HasFailure()) {
    const auto asked = make(random);
    if (!asked) continue;
    const auto& [board, question] = *asked;
    const auto answer = solve(board, question, nodes);
    const BitBoard outside = board.all_points() & ~answer.footprint;
    for (int i = 0; i < changes && !outside.is_empty(); ++i) {
      const Point point = random.one_of(outside);
      const std::optional<Board> other = random.changed_at(board, point);
      if (!other) continue;
      ++trials;
      EXPECT_TRUE(answer == solve(*other, question, nodes))
          << to_diagram(board) << "changed at " << to_text(point) << '\n'
          << to_diagram(*other);
    }
  }
}

template <class Search, class MakeQuestion>
void expect_pieces_do_not_matter(unsigned seed, int positions, int nodes, MakeQuestion make) {
  constexpr int largest_piece = 9;
  RandomPositions random(seed);
  for (int i = 0; i < trial_count(positions) && !testing::Test::HasFailure(); ++i) {
    const auto asked = make(random);
    if (!asked) continue;
    const auto& [board, question] = *asked;
    Search search(board, question);
    for (int left = nodes; left > 0 && !search.is_finished();) {
      const int piece = std::min(left, 1 + random.below(largest_piece));
      search.advance(piece);
      left -= piece;
    }
    EXPECT_TRUE(solve(board, question, nodes) == search.answer()) << to_diagram(board);
  }
}

}  // namespace gosedai
