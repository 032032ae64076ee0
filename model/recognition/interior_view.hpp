// All that the room of a group is laid out from (interior.hpp): the surroundings of the group, cut out.
// Laying out is by far the dearest part of a look at a group, and many looks are about something else
// (a linkage further off, a death in another layer), so somebody who looks often keeps what he has laid
// out: equal views have equal room.
#pragma once

#include <deque>
#include <vector>

#include "model/recognition/interior.hpp"

namespace gosedai {

struct InteriorView {
  int size = 0;    // of the board
  BitBoard all;    // its points
  BitBoard box;    // where stones are laid out
  BitBoard seen;   // and one step further: nothing else is looked at
  BitBoard free;   // points in sight without living stones
  BitBoard empty;  // points in sight without any
  BitBoard stones;
  BitBoard enclosed;
  BitBoard enemies;            // living ones in sight
  BitBoard friends;            // living ones in sight that do not belong to the group
  BitBoard blocks;             // of the group's own strong linkages
  std::vector<BitBoard> gaps;  // of these, one by one

  friend bool operator==(const InteriorView&, const InteriorView&) = default;
};

InteriorView look_at_interior(const Terrain& terrain, const GroupMembers& group,
                              Footprint& footprint);

Interior interior_of(const InteriorView& view);

/// What one group has laid out lately.
class KnownInteriors {
 public:
  Interior of(const InteriorView& view);

 private:
  struct Known {
    InteriorView view;
    Interior interior;
  };
  std::deque<Known> known_;  // the latest first
};

}  // namespace gosedai
