// All CASEs that look at recognised objects. Whoever adds one adds a line to case_table.cpp: the actors
// then fire it as its objects settle, and the sequential oracle runs it.
//
//     early    need the position only: they speak while recognition is still under way (one more of these, the
//              usual moves of shape.hpp, takes longer and has an actor of its own)
//     board    need all objects; an actor for each
//     group    about one group; fired by the actor of that group
#pragma once

#include <span>
#include <string_view>

#include "kb/cases/case_view.hpp"

namespace gosedai {

struct EarlyView {
  const Position& position;
  const CaseKnowledge& knowledge;
  const CaseParameters& parameters;
};

struct EarlyCase {
  std::string_view name;
  CandidateList (*propose)(const EarlyView& view);
};
struct BoardCase {
  std::string_view name;
  CandidateList (*propose)(const CaseView& view);
};
struct GroupCase {
  std::string_view name;
  CandidateList (*propose)(const CaseView& view, const Group& group);
};

std::span<const EarlyCase> early_cases();
std::span<const BoardCase> board_cases();
std::span<const GroupCase> group_cases();

/// In order, whichever order the CASEs have.
CandidateList early_candidates(const EarlyView& view);
CandidateList group_candidates(const CaseView& view, const Group& group);
/// Of all CASEs of the board and of its groups.
CandidateList recognised_candidates(const CaseView& view);

}  // namespace gosedai
