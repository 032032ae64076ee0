// Where nobody gains anything any more (spec 10): territory of groups that live for sure, and dame.
//
//     X X X . O O      the territories on both sides are settled; the point between touches both
//     . . X . O .      and can be nobody's territory: dame
//     . . X . O .
#pragma once

#include "kb/decision/decision_parameters.hpp"
#include "kb/decision/decision_view.hpp"

namespace gosedai {

struct SettledPoints {
  BitBoard owned;  // enclosed by either side, beyond the reach of the other
  BitBoard dame;   // empty points that touch both and lie at no territory

  friend bool operator==(const SettledPoints&, const SettledPoints&) = default;
};

/// Nothing where nothing is recognised. Before the endgame only small rooms count as settled, since
/// larger ones may be invaded; after a pass of the opponent, when ahead, everything that is enclosed.
SettledPoints settled_points(const DecisionView& view, const DecisionParameters& parameters);

}  // namespace gosedai
