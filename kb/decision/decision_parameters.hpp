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
  double urgency_level = 50;
  double answer_bonus = 1.5;
  double full_stake = 40;
  double priority_urgency = 70;
  double priority_sum = 105;
  double priority_worth = 10;
  double priority_points = 5;
  double shift_part = 0.5;
  double shift_ratio = 4;
  double risk_weight = 0.15;
  double least_worth = 0.5;
  double shape_points = 30;
  double rare_share = 0.0001;
  int filter_depth = 12;
  int checked_liberties = 3;
  int sacrifice_moves = 2;
  int settled_room = 6;
  int settled_steps = 2;
  double settled_share = 0.15;
  double dame_worth = 1;
  double clean_up_worth = 100;
  double content_lead = 1;
  double content_worth = 10;
  double resign_lead = 40;
  double resign_certainty = 3;
  int resign_moves = 3;
  int resign_played = 50;
  double resign_handicap = 12;
  ThreatParameters threat;
  KoFightParameters ko_fight;

  friend bool operator==(const DecisionParameters&, const DecisionParameters&) = default;
};

}  // namespace gosedai
