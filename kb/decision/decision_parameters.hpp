// The numbers of the decision. kb/data/parameters.txt explains each; the values here are the same.
#pragma once

namespace gosedai {

struct DecisionParameters {
  double answer_bonus = 2.5;
  double least_worth = 0.5;
  double shape_points = 10;
  double rare_share = 0.0001;
  int filter_depth = 12;
  int checked_liberties = 3;
  int sacrifice_moves = 2;

  friend bool operator==(const DecisionParameters&, const DecisionParameters&) = default;
};

}  // namespace gosedai
