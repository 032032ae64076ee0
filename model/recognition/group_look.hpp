// A look at a group by somebody who has looked at it before.
#pragma once

#include "model/recognition/group_facts.hpp"
#include "model/recognition/interior_view.hpp"

namespace gosedai {

/// The same facts and footprint as without what is known.
GroupFacts look_at_group(const Terrain& terrain, const GroupMembers& group, Footprint& footprint,
                         KnownInteriors& known);

}  // namespace gosedai
