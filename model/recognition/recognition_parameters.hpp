// The numbers by which a position is judged. kb reads them from kb/data/parameters.txt, where each is
// explained; the values here are the same and serve whoever has no knowledge base at hand.
#pragma once

#include <array>

namespace gosedai {

struct GroupParameters {
  // Classes (spec 8, TR-0837 3.3.2)
  double safe_interior = 11;
  double surrounded = 9;
  double alive_strength = 40;
  double unsettled_strength = 15;
  double self_alive_strength = 45;
  double breakout_strength = 7.5;
  double race_margin = 8;
  double escape_siege = 5;
  int escape_batches = 2;
  double overpowering_strength = 30;
  int overpowered_liberties = 30;
  double strong = 20;
  // Strength (spec 5)
  double room_taken_off = 2;
  double room_boundary = 3;
  double room_weight = 5;
  double room_share = 0.75;
  double siege_weight = 2.5;
  double neutral_strength = 15;
  double most_strength = 50;
  double least_strength = 5;
  double most_help = 15;
  // Urgency, by stretches of strength: slope x strength + offset
  std::array<double, 4> urgency_limits = {10, 15, 20, 40};
  std::array<double, 5> urgency_slopes = {8, 4, -6, -3, -1};
  std::array<double, 5> urgency_offsets = {0, 40, 190, 130, 50};
  double cutting_urgency = 100;
  // Survival in per cent, by strength and by interior
  std::array<int, 31> survival = {0,  0,  1,  1,  2,  2,  3,  4,  6,  8,  10, 14, 20, 28,  38, 50,
                                  62, 72, 80, 86, 90, 92, 94, 96, 97, 98, 98, 99, 99, 100, 100};
  std::array<int, 9> survival_by_interior = {0, 0, 0, 17, 33, 50, 67, 83, 100};
  // Importance as a cutting group
  double importance_strength = 30;
  double importance_divisor = 15;
  // What the main force reads
  int main_room = 11;
  int main_stones = 4;
  int eye_space_nodes = 12'000;

  friend bool operator==(const GroupParameters&, const GroupParameters&) = default;
};

/// Families (spec 6, TR-720 4.6.4).
struct FamilyParameters {
  int boundary = 7;
  double siege_weight = 1.6;
  double interior_weight = 0.8;
  int small_interior = 5;
  double small_definite = 10;
  double points_per_stone = 5;
  double definite_weight = 10;
  double most_strength = 50;

  friend bool operator==(const FamilyParameters&, const FamilyParameters&) = default;
};

struct SituationParameters {
  /// Natural logarithms of odds: the base, for each factor e of stones, and for a board full of stones.
  std::array<double, 3> read_dead = {-1.12, 1.42, -4.93};
  std::array<double, 3> estimated_dead = {0.71, 1.07, -5};
  std::array<double, 3> living = {0, 0.75, -0.28};
  double living_strength = 0.03;
  /// In the order of GroupClass.
  std::array<double, 15> living_by_class = {0,    0.41, 0.52, 0.66, 0.82,  0.27, 0.05, 0,
                                            0.27, 0,    0.27, -0.2, -0.18, 0.28, -0.36};
  double potential_odds = 1.7;
  double territory_odds = 0.63;
  double framework_odds = 0.22;
  double nearness_odds = 0.34;
  double closed_odds = 1.22;
  double point_variance = 1.68;
  double group_variance = 0.63;
  double chance_share = 0.5;
  double settled_share = 0.7;
  double endgame_settled = 70;
  double opening_stones = 12.5;
  double contested_share = 0.15;

  friend bool operator==(const SituationParameters&, const SituationParameters&) = default;
};

/// Of the quick reading of a linkage, for each side. Where no enemy peeps, what is open counts as strong,
/// and cuts are found soon if at all: a long search would change nothing.
struct LinkageNodes {
  int peeped = 150;
  int quiet = 50;

  friend bool operator==(const LinkageNodes&, const LinkageNodes&) = default;
};

struct RecognitionParameters {
  GroupParameters group;
  FamilyParameters family;
  SituationParameters situation;
  LinkageNodes linkage_nodes;
  int weak_area_sight = 5;
  int layers = 6;

  friend bool operator==(const RecognitionParameters&, const RecognitionParameters&) = default;
};

inline constexpr RecognitionParameters usual_recognition{};
inline constexpr const GroupParameters& usual_group = usual_recognition.group;

}  // namespace gosedai
