// A question about a board with a node budget, and what was found: how searches are asked from
// outside.
#pragma once

#include "model/reading/search.hpp"

namespace gosedai {

struct SearchTask {
  Board board;
  Question question;
  int nodes = 0;  // at most
};

struct Finding {
  Answer answer;
};

}  // namespace gosedai
