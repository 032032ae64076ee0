// The joseki as they are written down: a tree of moves in pre-order, each with its properties (Shyu thesis
// 2.1, 2.3; TR-0837 3.5.3.1). This is what files hold and editors change; to look joseki up it is turned
// into a JosekiTree.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/joseki/corner_point.hpp"

namespace gosedai {

/// What is said about the position after a move. More than one may hold.
namespace joseki_mark {
inline constexpr std::uint8_t joseki = 1;        // even, and the line may end here
inline constexpr std::uint8_t major = 2;         // a joseki that is commonly used
inline constexpr std::uint8_t black_better = 4;  // black, who began, has the advantage
inline constexpr std::uint8_t white_better = 8;
}  // namespace joseki_mark

inline constexpr int joseki_value_limit = 300;  // tenths of a point (TR-0837: 30 points at most)

/// When the mover's potential at a point is above (or below) a limit, the move is worth so much more. The point
/// may lie outside the corner: what stands in the next corner says which joseki works together with it.
struct PotentialCondition {
  Point point;  // of the board for which joseki are written
  bool above = true;
  std::int8_t limit = 0;
  std::int16_t tenths = 0;

  friend bool operator==(const PotentialCondition&, const PotentialCondition&) = default;
};

/// The move works only if, after it, the string at a point is caught by a ladder although its owner
/// moves next, or gets out of the ladder although the attacker moves next.
struct LadderCondition {
  CornerPoint stone;
  bool caught = true;

  friend bool operator==(const LadderCondition&, const LadderCondition&) = default;
};

struct JosekiRecord {
  int depth = 1;                  // 1 for the first move; black has the odd ones
  CornerPoint point;              // none: plays elsewhere (tenuki)
  std::uint32_t count = 0;        // how often it was played
  std::uint16_t black_won = 500;  // games won by black, of a thousand
  std::int16_t value = 0;         // base value, tenths of a point; 0 for tenuki
  bool value_is_set = false;      // by hand: not computed again
  std::uint8_t marks = 0;
  std::uint8_t captures = 0;  // stones it takes off
  std::optional<LadderCondition> ladder = {};
  std::vector<PotentialCondition> conditions = {};

  Color color() const noexcept { return depth % 2 == 1 ? Color::black : Color::white; }
  bool is_tenuki() const noexcept { return point.is_none(); }

  friend bool operator==(const JosekiRecord&, const JosekiRecord&) = default;
};

using JosekiRecords = std::vector<JosekiRecord>;

}  // namespace gosedai
