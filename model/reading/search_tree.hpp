// What a proof search has looked at, as a tree of moves down to a depth: for people who want to see
// why it answers what it answers. A position that is reached in several ways appears in each.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "model/board/color.hpp"
#include "model/board/point.hpp"

namespace gosedai {

struct SearchTree {
  enum class State : std::uint8_t { open, proved, disproved };

  Point move;                   // that led here; none for a pass and at the root
  Color player = Color::empty;  // who made it; empty at the root
  Color prover = Color::empty;  // for whom `proved` is a success
  State state = State::open;
  std::uint32_t proof = 0;  // of an open position: how many are to be settled at least
  std::uint32_t disproof = 0;
  std::vector<SearchTree> next;  // the moves that settle it first, then as they were found
};

using SearchTreePtr = std::shared_ptr<const SearchTree>;

/// Appends moves by turns, each as settled as the tree, down to a depth.
void add_line(SearchTree& tree, const std::vector<Point>& line, Color first, int depth);

/// How much of a tree is wanted.
struct TreeLimits {
  int depth = 0;
  int positions = 3000;  // then branches are cut short
};

}  // namespace gosedai
