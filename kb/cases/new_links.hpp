// The links that a new stone makes with stones of its colour, as they can be seen without reading: what it
// reaches and the points it blocks (spec 4: kosumi, ikken, keima, niken, and the leg down to the edge).
#pragma once

#include "model/recognition/terrain.hpp"

namespace gosedai {

/// How near the enemy may be. Firm: nobody touches the points between. Thin: they are merely empty.
enum class LinkCare : std::uint8_t { firm, thin };

struct NewLinks {
  BitBoard reached;  // stones of the colour
  BitBoard blocks;   // the points between
};

NewLinks links_from(const Terrain& terrain, Color color, Point point, LinkCare care);

}  // namespace gosedai
