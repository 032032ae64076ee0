// CASE cut and connect (TR-0837 3.5.3.7): a weak linkage by itself, whatever hangs on it. What hangs on it
// is the matter of the CASEs about weak groups; this one is worth a few points (table 3.5-4).
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList linkage_moves(const CaseView& view);

}  // namespace gosedai
