// CASE life and death of a weak group (TR-0837 3.5.3.4-4): make two eyes or take them, widen the room for
// them or narrow it, take a string of the siege and live by that.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList life_moves(const CaseView& view, const Group& group);

}  // namespace gosedai
