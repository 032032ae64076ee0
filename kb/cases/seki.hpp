// CASE seki: a group that lives, whose eye space becomes territory or a seki by who moves first there.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList seki_moves(const CaseView& view, const Group& group);

}  // namespace gosedai
