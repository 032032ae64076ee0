// The numbers of the decision. kb/data/parameters.txt explains each; the values here are the same.
#pragma once

namespace gosedai {

/// Forcing moves (threats.hpp).
struct ThreatParameters {
  double bonus = 1;
  double share = 0.5;
  double parry_bonus = 0.25;

  friend bool operator==(const ThreatParameters&, const ThreatParameters&) = default;
};

/// ko_fight.hpp.
struct KoFightParameters {
  double worth = 2;
  double won = 1.5;
  double lost = 0.5;

  friend bool operator==(const KoFightParameters&, const KoFightParameters&) = default;
};

struct DecisionParameters {
  double answer_bonus = 2.5;
  double least_worth = 0.5;
  double shape_points = 10;
  double rare_share = 0.0001;
  int filter_depth = 12;
  int checked_liberties = 3;
  int sacrifice_moves = 2;
  ThreatParameters threat;
  KoFightParameters ko_fight;

  friend bool operator==(const DecisionParameters&, const DecisionParameters&) = default;
};

}  // namespace gosedai
