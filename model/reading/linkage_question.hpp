// What becomes of a linkage when either side moves first (spec 4; TR-0837 3.4.3.3, TR-720 5.4).
//
// A linkage joins two stones of a colour, or a stone and the edge below it (a leg: `b` is none). The
// ends connect, or they are cut: by a crosscut, in which the two cutting stones stand on the other
// diagonal and neither end is caught, or by breaking through. The seeds' figure of the two kinds of
// crosscut is lost; here a crosscut is sente when it stands and the cutter is to move again, and gote
// when its owner moves next.
#pragma once

#include <cstdint>

#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct LinkageQuestion {
  Point a;
  Point b;  // none: the edge nearest to `a`

  friend bool operator==(const LinkageQuestion&, const LinkageQuestion&) = default;
};

enum class LinkageOutcome : std::uint8_t {
  unknown,
  connect,
  sente_crosscut,
  gote_crosscut,
  break_through,
};

enum class LinkageStrength : std::uint8_t { unknown, strong, weak, unconnectable };

/// One side to move.
struct LinkageReading {
  LinkageOutcome outcome = LinkageOutcome::unknown;
  Point move;  // that connects or cuts; none where the side to move cannot
  bool by_ko = false;

  friend bool operator==(const LinkageReading&, const LinkageReading&) = default;
};

struct LinkageAnswer {
  LinkageReading owner_first;
  LinkageReading enemy_first;
  int nodes = 0;
  BitBoard footprint;

  friend bool operator==(const LinkageAnswer&, const LinkageAnswer&) = default;
};

/// Unconnectable when the owner's move does not even avoid a break-through, strong when the enemy's
/// does not cut, else weak.
LinkageStrength strength_of(const LinkageAnswer& answer);

}  // namespace gosedai
