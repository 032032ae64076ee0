#include "kb/parameters/parameter_fields.hpp"

#include <algorithm>
#include <array>

namespace gosedai {

namespace {

template <class Number>
ParameterField field(Number& number) {
  return std::span<Number>(&number, 1);
}
template <class Number, std::size_t count>
ParameterField field(std::array<Number, count>& numbers) {
  return std::span<Number>(numbers);
}

constexpr auto fields = std::to_array<NamedField>({
    {"group.safe_interior",
     [](Parameters& all) { return field(all.recognition.group.safe_interior); }},
    {"group.surrounded", [](Parameters& all) { return field(all.recognition.group.surrounded); }},
    {"group.escape_siege",
     [](Parameters& all) { return field(all.recognition.group.escape_siege); }},
    {"group.escape_batches",
     [](Parameters& all) { return field(all.recognition.group.escape_batches); }},
    {"group.alive_strength",
     [](Parameters& all) { return field(all.recognition.group.alive_strength); }},
    {"group.unsettled_strength",
     [](Parameters& all) { return field(all.recognition.group.unsettled_strength); }},
    {"group.self_alive_strength",
     [](Parameters& all) { return field(all.recognition.group.self_alive_strength); }},
    {"group.breakout_strength",
     [](Parameters& all) { return field(all.recognition.group.breakout_strength); }},
    {"group.race_margin", [](Parameters& all) { return field(all.recognition.group.race_margin); }},
    {"group.overpowering_strength",
     [](Parameters& all) { return field(all.recognition.group.overpowering_strength); }},
    {"group.overpowered_liberties",
     [](Parameters& all) { return field(all.recognition.group.overpowered_liberties); }},
    {"group.strong", [](Parameters& all) { return field(all.recognition.group.strong); }},
    {"group.room_taken_off",
     [](Parameters& all) { return field(all.recognition.group.room_taken_off); }},
    {"group.room_boundary",
     [](Parameters& all) { return field(all.recognition.group.room_boundary); }},
    {"group.room_weight", [](Parameters& all) { return field(all.recognition.group.room_weight); }},
    {"group.room_share", [](Parameters& all) { return field(all.recognition.group.room_share); }},
    {"group.siege_weight",
     [](Parameters& all) { return field(all.recognition.group.siege_weight); }},
    {"group.neutral_strength",
     [](Parameters& all) { return field(all.recognition.group.neutral_strength); }},
    {"group.most_strength",
     [](Parameters& all) { return field(all.recognition.group.most_strength); }},
    {"group.least_strength",
     [](Parameters& all) { return field(all.recognition.group.least_strength); }},
    {"group.most_help", [](Parameters& all) { return field(all.recognition.group.most_help); }},
    {"group.urgency_limits",
     [](Parameters& all) { return field(all.recognition.group.urgency_limits); }},
    {"group.urgency_slopes",
     [](Parameters& all) { return field(all.recognition.group.urgency_slopes); }},
    {"group.urgency_offsets",
     [](Parameters& all) { return field(all.recognition.group.urgency_offsets); }},
    {"group.cutting_urgency",
     [](Parameters& all) { return field(all.recognition.group.cutting_urgency); }},
    {"group.survival", [](Parameters& all) { return field(all.recognition.group.survival); }},
    {"group.survival_by_interior",
     [](Parameters& all) { return field(all.recognition.group.survival_by_interior); }},
    {"group.importance_strength",
     [](Parameters& all) { return field(all.recognition.group.importance_strength); }},
    {"group.importance_divisor",
     [](Parameters& all) { return field(all.recognition.group.importance_divisor); }},
    {"group.main_room", [](Parameters& all) { return field(all.recognition.group.main_room); }},
    {"group.main_stones", [](Parameters& all) { return field(all.recognition.group.main_stones); }},
    {"family.boundary", [](Parameters& all) { return field(all.recognition.family.boundary); }},
    {"family.siege_weight",
     [](Parameters& all) { return field(all.recognition.family.siege_weight); }},
    {"family.interior_weight",
     [](Parameters& all) { return field(all.recognition.family.interior_weight); }},
    {"family.small_interior",
     [](Parameters& all) { return field(all.recognition.family.small_interior); }},
    {"family.small_definite",
     [](Parameters& all) { return field(all.recognition.family.small_definite); }},
    {"family.points_per_stone",
     [](Parameters& all) { return field(all.recognition.family.points_per_stone); }},
    {"family.definite_weight",
     [](Parameters& all) { return field(all.recognition.family.definite_weight); }},
    {"family.most_strength",
     [](Parameters& all) { return field(all.recognition.family.most_strength); }},
    {"situation.whole_potential",
     [](Parameters& all) { return field(all.recognition.situation.whole_potential); }},
    {"situation.framework_share",
     [](Parameters& all) { return field(all.recognition.situation.framework_share); }},
    {"situation.inner_share",
     [](Parameters& all) { return field(all.recognition.situation.inner_share); }},
    {"situation.potential_share",
     [](Parameters& all) { return field(all.recognition.situation.potential_share); }},
    {"situation.settled_share",
     [](Parameters& all) { return field(all.recognition.situation.settled_share); }},
    {"situation.endgame_settled",
     [](Parameters& all) { return field(all.recognition.situation.endgame_settled); }},
    {"situation.opening_stones",
     [](Parameters& all) { return field(all.recognition.situation.opening_stones); }},
    {"recognition.linkage_peeped_nodes",
     [](Parameters& all) { return field(all.recognition.linkage_nodes.peeped); }},
    {"recognition.linkage_quiet_nodes",
     [](Parameters& all) { return field(all.recognition.linkage_nodes.quiet); }},
    {"recognition.weak_area_sight",
     [](Parameters& all) { return field(all.recognition.weak_area_sight); }},
    {"recognition.layers", [](Parameters& all) { return field(all.recognition.layers); }},
    {"capture.base", [](Parameters& all) { return field(all.cases.capture.base); }},
    {"capture.per_stone", [](Parameters& all) { return field(all.cases.capture.per_stone); }},
    {"capture.cutting_stone",
     [](Parameters& all) { return field(all.cases.capture.cutting_stone); }},
    {"capture.ko_share", [](Parameters& all) { return field(all.cases.capture.ko_share); }},
    {"contact.base", [](Parameters& all) { return field(all.cases.contact.base); }},
    {"contact.large_bonus", [](Parameters& all) { return field(all.cases.contact.large_bonus); }},
    {"contact.small_bonus", [](Parameters& all) { return field(all.cases.contact.small_bonus); }},
    {"contact.most_gain", [](Parameters& all) { return field(all.cases.contact.most_gain); }},
    {"corner.empty", [](Parameters& all) { return field(all.cases.corner.empty); }},
    {"corner.empty_lower", [](Parameters& all) { return field(all.cases.corner.empty_lower); }},
    {"corner.approach", [](Parameters& all) { return field(all.cases.corner.approach); }},
    {"corner.enclosure", [](Parameters& all) { return field(all.cases.corner.enclosure); }},
    {"corner.small_corner_per_line",
     [](Parameters& all) { return field(all.cases.corner.small_corner_per_line); }},
    {"corner.small_centre_per_line",
     [](Parameters& all) { return field(all.cases.corner.small_centre_per_line); }},
    {"edge.different", [](Parameters& all) { return field(all.cases.edge.different); }},
    {"edge.same", [](Parameters& all) { return field(all.cases.edge.same); }},
    {"edge.enemy_above", [](Parameters& all) { return field(all.cases.edge.enemy_above); }},
    {"framework.reach", [](Parameters& all) { return field(all.cases.framework.reach); }},
    {"framework.points_per_gain",
     [](Parameters& all) { return field(all.cases.framework.points_per_gain); }},
    {"framework.most_candidates",
     [](Parameters& all) { return field(all.cases.framework.most_candidates); }},
    {"decision.answer_bonus", [](Parameters& all) { return field(all.decision.answer_bonus); }},
    {"decision.least_worth", [](Parameters& all) { return field(all.decision.least_worth); }},
    {"decision.filter_depth", [](Parameters& all) { return field(all.decision.filter_depth); }},
    {"decision.checked_liberties",
     [](Parameters& all) { return field(all.decision.checked_liberties); }},
    {"decision.sacrifice_moves",
     [](Parameters& all) { return field(all.decision.sacrifice_moves); }},
    {"search.main_nodes", [](Parameters& all) { return field(all.search.main_nodes); }},
    {"search.roving_nodes", [](Parameters& all) { return field(all.search.roving_nodes); }},
    {"search.group_main_nodes", [](Parameters& all) { return field(all.search.group_main_nodes); }},
    {"search.group_roving_nodes",
     [](Parameters& all) { return field(all.search.group_roving_nodes); }},
    {"search.final_nodes", [](Parameters& all) { return field(all.search.final_nodes); }},
});

}  // namespace

std::span<const NamedField> parameter_fields() { return fields; }

const NamedField* find_field(std::string_view name) {
  const auto found = std::ranges::find(fields, name, &NamedField::name);
  return found == fields.end() ? nullptr : &*found;
}

}  // namespace gosedai
