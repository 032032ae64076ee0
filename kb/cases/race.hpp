// CASE race (TR-0837 3.5.3.4-5): two groups without two eyes that hold each other, where whoever moves
// first wins.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList race_moves(const CaseView& view, const Group& group);

}  // namespace gosedai
