// CASE framework, the border of frameworks that have been recognised (TR-0837 3.5.3.6): a gap that the enemy
// can break through lets him into the framework behind it.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList framework_border(const CaseView& view);

}  // namespace gosedai
