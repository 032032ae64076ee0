// CASE multi-target (TR-0837 4.3.2): one move attacks two strings, and one of them is captured; the same
// for the owner who prevents it. The seeds give it 20 points; here it is worth what is lost when both sides
// play as the search expects.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList multi_targets(const CaseView& view);

}  // namespace gosedai
