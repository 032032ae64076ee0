#include "kb/cases/case_table.hpp"

#include <algorithm>
#include <array>

#include "kb/cases/double_move.hpp"
#include "kb/cases/endgame.hpp"
#include "kb/cases/family.hpp"
#include "kb/cases/framework.hpp"
#include "kb/cases/framework_border.hpp"
#include "kb/cases/group_capture.hpp"
#include "kb/cases/invasion.hpp"
#include "kb/cases/joseki.hpp"
#include "kb/cases/ko.hpp"
#include "kb/cases/life.hpp"
#include "kb/cases/link.hpp"
#include "kb/cases/linkage.hpp"
#include "kb/cases/multi_target.hpp"
#include "kb/cases/opening.hpp"
#include "kb/cases/race.hpp"
#include "kb/cases/seki.hpp"
#include "kb/cases/siege.hpp"
#include "kb/cases/siege_linkage.hpp"

namespace gosedai {

namespace {

constexpr std::array early = {
    EarlyCase{"joseki", joseki_moves},
    EarlyCase{"corner", corner_moves_without_joseki},
    EarlyCase{
        "edge",
        [](const EarlyView& view) { return edge_points(view.position, view.parameters.edge); }},
    EarlyCase{"ko", [](const EarlyView& view) { return ko_moves(view.position, view.parameters); }},
};

constexpr std::array board = {
    BoardCase{"double-move", double_moves},
    BoardCase{"multi-target", multi_targets},
    BoardCase{"framework",
              [](const CaseView& view) {
                return framework_points(view.position(), view.parameters.framework,
                                        view.terrain().dead);
              }},
    BoardCase{"framework border", framework_border},
    BoardCase{"invasion", invasion_moves},
    BoardCase{"endgame", endgame_moves},
    BoardCase{"linkage", linkage_moves},
    BoardCase{"family", family_moves},
};

constexpr std::array group_table = {
    GroupCase{"capture", group_captures}, GroupCase{"life", life_moves},
    GroupCase{"race", race_moves},        GroupCase{"link", link_moves},
    GroupCase{"siege", siege_moves},      GroupCase{"siege-linkage", siege_linkage_moves},
    GroupCase{"seki", seki_moves},
};

void add_all(const CandidateList& from, CandidateList& to) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

std::span<const EarlyCase> early_cases() { return early; }
std::span<const BoardCase> board_cases() { return board; }
std::span<const GroupCase> group_cases() { return group_table; }

CandidateList early_candidates(const EarlyView& view) {
  CandidateList found;
  for (const EarlyCase& each : early) add_all(each.propose(view), found);
  std::ranges::sort(found);
  return found;
}

CandidateList group_candidates(const CaseView& view, const Group& group) {
  CandidateList found;
  for (const GroupCase& each : group_table) add_all(each.propose(view, group), found);
  std::ranges::sort(found);
  return found;
}

CandidateList recognised_candidates(const CaseView& view) {
  CandidateList found;
  for (const BoardCase& each : board) add_all(each.propose(view), found);
  for (const Group& group : view.layer().groups) add_all(group_candidates(view, group), found);
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
