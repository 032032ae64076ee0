// CASE capture / escape seen with the groups (TR-720 6.1.4): what is really gained by taking a neutral
// string or saving it.
//
//     the string    its stones, the points around, and its part of the group it holds together
//     the takers    that it cut off from each other or from their eyes
//
// capture_escape.hpp knows nothing of groups; it speaks earlier, and lower.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList group_captures(const CaseView& view, const Group& group);

}  // namespace gosedai
