// What counts say about a corner move: its base value, marks and conditions.
#pragma once

#include "kb/joseki/joseki_counts.hpp"

namespace gosedai {

/// The record of a node but for its captures. A value that was set by hand stays.
JosekiRecord appraised(const JosekiCounts& counts, JosekiCounts::NodeId id);

}  // namespace gosedai
