// CASE invasion (TR-0837 3.5.3.8): the 3-3 point under a lone 4-4 stone and in small knight's enclosures, and
// the defence against it, placed by what stands around; on sides, the middle of the enemy's framework.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList invasion_moves(const CaseView& view);

}  // namespace gosedai
