// Recognition from scratch as a static task graph (Taskflow): what the actors are compared with.
//
// All strings side by side, all linkages side by side, then in each layer all groups side by side: the
// same pure functions, without memory from the position before.
#pragma once

#include <taskflow/taskflow.hpp>

#include "model/recognition/recognition.hpp"

namespace gosedai {

Recognition recognise_by_graph(tf::Executor& executor, const PositionPtr& position,
                               const ReadingLimits& limits, const GroupLimits& group_limits);

}  // namespace gosedai
