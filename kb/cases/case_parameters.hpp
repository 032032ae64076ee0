// The numbers of the CASEs. kb/data/parameters.txt explains each; the values here are the same.
#pragma once

#include <array>

#include "model/joseki/joseki_parameters.hpp"

namespace gosedai {

struct CaptureParameters {
  double base = 10;
  double per_stone = 2;
  double per_liberty = 1;
  double ko_share = 0.5;
  double neutral_share = 0.5;
  double bad_shape = 0.9;

  friend bool operator==(const CaptureParameters&, const CaptureParameters&) = default;
};

struct ContactParameters {
  std::array<double, 7> base = {4, 4, 2, 1.75, 1.5, 1.25, 1};
  double large_bonus = 4;
  double small_bonus = 1;
  int most_gain = 2;

  friend bool operator==(const ContactParameters&, const ContactParameters&) = default;
};

struct CornerParameters {
  double empty = 28;
  double empty_lower = 27.5;
  double approach = 23;
  double enclosure = 22;
  double small_corner_per_line = 1.2;
  double small_centre_per_line = 1.3;

  friend bool operator==(const CornerParameters&, const CornerParameters&) = default;
};

struct JosekiCaseParameters {
  double empty_corner = 4;
  double tenuki_weight = 0.25;
  int judgements = 60;
  int ladder_nodes = 200;
  JosekiParameters chooser;

  friend bool operator==(const JosekiCaseParameters&, const JosekiCaseParameters&) = default;
};

struct EdgeParameters {
  std::array<double, 10> different = {18.0, 18.5, 19.0, 20.0, 20.1, 20.2, 21.0, 21.1, 21.2, 21.3};
  std::array<double, 10> same = {4.0, 6.0, 19.0, 20.0, 20.1, 20.2, 21.0, 21.1, 21.2, 21.3};
  double enemy_above = 2;
  double ideal = 1;
  double slide = 1;

  friend bool operator==(const EdgeParameters&, const EdgeParameters&) = default;
};

struct FrameworkParameters {
  int reach = 4;
  double points_per_gain = 0.5;
  int most_candidates = 8;
  double erase_share = 0.7;
  double border_share = 0.5;
  double most_border = 15;

  friend bool operator==(const FrameworkParameters&, const FrameworkParameters&) = default;
};

struct InvasionParameters {
  double corner = 18;
  double corner_defence = 14;
  double enclosure = 8;
  double enclosure_defence = 6;
  double side_share = 0.5;
  double least_side = 8;
  double most_side = 16;

  friend bool operator==(const InvasionParameters&, const InvasionParameters&) = default;
};

struct EndgameParameters {
  double points_per_swing = 0.4;
  double most_value = 12;
  double push = 0.6;
  double double_sente = 2;
  double sente = 1.5;
  double reverse = 1.25;
  double corner = 1.25;
  double least_threat = 3;
  int read_candidates = 10;

  friend bool operator==(const EndgameParameters&, const EndgameParameters&) = default;
};

struct ShapeParameters {
  double least_share = 0.00001;

  friend bool operator==(const ShapeParameters&, const ShapeParameters&) = default;
};

/// CASE ko.
struct KoParameters {
  double base = 2;
  double share = 0.333;
  double hot = 2;
  int free_liberties = 3;

  friend bool operator==(const KoParameters&, const KoParameters&) = default;
};

/// The CASEs about weak groups (TR-0837 3.5.3.4).
struct GroupCaseParameters {
  double per_point = 2;
  double around = 0.5;
  double estimate_share = 0.4;
  double second_share = 0.2;
  double least_value = 1;
  double two_eyes = 0.9;
  double help_share = 0.9;
  double help_beside_reading = 0.2;
  double far_share = 0.7;
  double crosscut_share = 0.5;
  double enclosed_point = 1;
  int most_enclosed = 25;
  int most_siege_moves = 3;
  double least_reliance = 0.3;
  double thin_share = 0.7;
  double bad_shape = 0.8;
  double wide_strength = 18;
  double wide_siege = 7;
  double wide_share = 0.5;
  double seki_base = 10;
  double seki_ko_share = 0.7;

  friend bool operator==(const GroupCaseParameters&, const GroupCaseParameters&) = default;
};

/// Table 3.5-4 by what the owner reaches; columns: connect, gote crosscut, unknown, sente crosscut, break
/// through by the enemy.
struct LinkageCaseParameters {
  std::array<double, 5> connects = {0, 1, 3, 3, 4};
  std::array<double, 5> unclear = {0, 0, 2, 2, 3};
  std::array<double, 5> crosscut = {0, 0, 0, 0, 1};
  double special = 4;
  double ko_share = 0.5;

  friend bool operator==(const LinkageCaseParameters&, const LinkageCaseParameters&) = default;
};

struct FamilyCaseParameters {
  int least_size = 30;
  double value = 0.5;

  friend bool operator==(const FamilyCaseParameters&, const FamilyCaseParameters&) = default;
};

struct CaseParameters {
  CaptureParameters capture;
  ContactParameters contact;
  CornerParameters corner;
  JosekiCaseParameters joseki;
  EdgeParameters edge;
  FrameworkParameters framework;
  InvasionParameters invasion;
  EndgameParameters endgame;
  ShapeParameters shape;
  KoParameters ko;
  GroupCaseParameters group;
  LinkageCaseParameters linkage;
  FamilyCaseParameters family;

  friend bool operator==(const CaseParameters&, const CaseParameters&) = default;
};

}  // namespace gosedai
