// The numbers by which the main force's decision and the verdict of the whole-board search are merged.
#pragma once

namespace gosedai {

struct WholeBoardParameters {
  double advice_share = 0.25;  // of the CASEs in the priors of the root
  double advice_scale = 6;     // points that make a proposal e times as likely
  int least_games = 50;        // before the search has a say
  double resign_below = 0.04;  // rate of wins
  int resign_after = 25;       // moves played, in per cent of the points of the board

  friend bool operator==(const WholeBoardParameters&, const WholeBoardParameters&) = default;
};

}  // namespace gosedai
