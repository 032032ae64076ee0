// A pattern (Mueller 3.1.2): a map of points, the context it needs beyond them, and what follows from it.
//
//     X O .        the map, for the side X ("own"): what must stand on each point
//     a . .        a mark: a point that conditions or moves speak of
//     -----        points outside the board
//
// Values only; kb reads them from its files, pattern_set.hpp makes them ready for matching.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gosedai {

enum class PatternKind : std::uint8_t {
  linkage,
  futokoro,
  surround,
  framework,
  edge_endgame,
  centre_endgame,
  shape,
};
inline constexpr int pattern_kind_count = 7;
std::string_view name_of(PatternKind kind) noexcept;

/// What may stand on a point: a set of these bits.
using PointClass = std::uint8_t;
inline constexpr PointClass class_empty = 1;
inline constexpr PointClass class_own = 2;
inline constexpr PointClass class_enemy = 4;
inline constexpr PointClass class_outside = 8;

/// A place in a pattern: columns to the right, rows up, from the pattern's anchor.
struct PatternPlace {
  std::int8_t col = 0;
  std::int8_t row = 0;

  friend constexpr auto operator<=>(const PatternPlace&, const PatternPlace&) noexcept = default;
};

struct PatternPoint {
  PatternPlace place;
  PointClass allowed = 0;

  friend constexpr auto operator<=>(const PatternPoint&, const PatternPoint&) noexcept = default;
};

/// A named place: "a" to "h" are empty points, "1" to "4" own stones, "5" to "8" enemy stones.
struct PatternMark {
  char name = 'a';
  PatternPlace place;

  friend constexpr auto operator<=>(const PatternMark&, const PatternMark&) noexcept = default;
};

/// The context: what must hold besides the map.
struct PatternCondition {
  enum class Kind : std::uint8_t { liberties, stones, height, life, same_string, other_string };

  Kind kind = Kind::liberties;
  char mark = '1';
  char other = '1';  // for same_string and other_string
  int low = 0;       // a range; for life the sum of the bits below
  int high = 0;

  friend bool operator==(const PatternCondition&, const PatternCondition&) = default;
};
inline constexpr int life_alive = 1;
inline constexpr int life_neutral = 2;
inline constexpr int life_dead = 4;

enum class PatternSide : std::uint8_t { own, enemy, both };

struct PatternMove {
  char mark = 'a';
  PatternSide side = PatternSide::own;
  double value = 0;  // in points
  std::string text;  // what the move does

  friend bool operator==(const PatternMove&, const PatternMove&) = default;
};

enum class PatternJudgement : std::uint8_t { none, good, bad };

struct Pattern {
  std::string name;
  PatternKind kind = PatternKind::shape;
  std::string text;  // what it is
  PatternJudgement judgement = PatternJudgement::none;
  std::vector<PatternPoint> points;  // the first is the anchor: a stone at place 0, 0
  std::vector<PatternMark> marks;
  std::vector<PatternCondition> conditions;
  std::vector<PatternMove> moves;

  friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// No place of a pattern is farther than this from its anchor, those outside the board included.
inline constexpr int pattern_reach = 9;

}  // namespace gosedai
