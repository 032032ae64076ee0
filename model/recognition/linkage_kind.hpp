// The shapes of linkages (spec 4; TR-0837 3.3.1.6, figure 3.3-10): two stones of a colour a little
// apart, or a stone and the edge below it.
//
//     narabi  kosumi  ikken  keima  niken  ogeima  hazama  leg
//      X X      X     X . X  X . .  X..X   X . . .  X . .   X
//                X           . . X         . . . X  . . .   .
//                                                   . . X   =====
//
// Narabi needs no object: its stones are one string.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

enum class LinkageKind : std::uint8_t {
  kosumi,
  ikken,
  keima,
  niken,
  ogeima,
  hazama,
  leg2,
  leg3,
  leg4,
};
inline constexpr int linkage_kind_count = 9;

constexpr bool is_leg(LinkageKind kind) noexcept { return kind >= LinkageKind::leg2; }
/// Those that the seeds judged by patterns because searching them was too slow.
constexpr bool is_long(LinkageKind kind) noexcept {
  return kind == LinkageKind::niken || kind == LinkageKind::ogeima || kind == LinkageKind::hazama;
}

std::string_view name_of(LinkageKind kind) noexcept;

/// A linkage is known by its ends: two stones, the lower index first; or a stone and the foot of its
/// leg on the edge.
struct LinkageId {
  Point a;
  Point b;

  friend constexpr auto operator<=>(const LinkageId&, const LinkageId&) noexcept = default;
};

struct LinkageShape {
  LinkageId id;
  LinkageKind kind = LinkageKind::kosumi;
  Color color = Color::empty;
  BitBoard between;  // the block points: the imaginary line between the ends; none for kosumi

  friend bool operator==(const LinkageShape&, const LinkageShape&) = default;
};

/// The points between two ends, by the rule of their kind.
BitBoard points_between(LinkageKind kind, const LinkageId& id);

/// All linkages on the board, ordered by their ends. No friendly stone stands between the ends; on
/// long ones and legs no stone at all. A crosscut kosumi has both its shoulders taken by the enemy.
std::vector<LinkageShape> all_linkages(const Board& board);

/// The two points next to both ends of a kosumi.
BitBoard kosumi_shoulders(const LinkageId& id);

/// Where the enemy gets through: the block points, or the shoulders of a kosumi.
BitBoard gap_of(const LinkageShape& shape);

}  // namespace gosedai
