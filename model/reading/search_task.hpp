// A question about a board with a node budget, and what was found: how searches are asked from
// outside.
#pragma once

#include "model/reading/search.hpp"

namespace gosedai {

struct SearchTask {
  Board board;
  Question question;
  int nodes = 0;       // at most
  int tree_depth = 0;  // how much is wanted of what the search has looked at
};

struct Finding {
  Answer answer;
  SearchTreePtr tree;  // when it was asked for and the search keeps one
};

}  // namespace gosedai
