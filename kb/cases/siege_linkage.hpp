// CASE surround / escape by the linkages around (TR-0837 3.5.3.4-2): a group that is shut in by linkages
// breaks out through a weak one, or its enemy mends that.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList siege_linkage_moves(const CaseView& view, const Group& group);

}  // namespace gosedai
