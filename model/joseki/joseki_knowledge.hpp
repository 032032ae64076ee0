// All that is known for the corners. A value: kb reads it from its data.
#pragma once

#include "model/joseki/joseki_tree.hpp"
#include "model/joseki/opening_book.hpp"
#include "model/recognition/influence.hpp"
#include "model/recognition/potential.hpp"

namespace gosedai {

struct JosekiKnowledge {
  JosekiTree tree;
  OpeningBook openings;
  InfluenceRules influence;     // judges where a line leads
  PotentialPatterns potential;  // for the conditions of moves
};

}  // namespace gosedai
