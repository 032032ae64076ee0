#include "kb/joseki/joseki_values.hpp"

#include <algorithm>
#include <cmath>

namespace gosedai {

namespace {

using Node = JosekiCounts::Node;

// Base value, in points.
constexpr double first_stone = 24.0;  // the usual first move of a corner (TR-0837 gives 23)
constexpr double calm = 12.0;         // where everybody plays elsewhere
constexpr double urgent = 30.0;       // where nobody does
constexpr double rareness = 1.0;      // off for a move played e times less often than the usual one
// A tenth more of the games won says as much as being played 1.2 times as often: who wins is decided later.
constexpr double result_points = 2.0;
constexpr double results_to_trust = 150.0;

// Marks.
constexpr int shortest_joseki = 4;
constexpr double settled = 0.4;  // how often play stops
constexpr double uneven = 0.1;   // how far from half of the games
constexpr std::uint32_t least_results = 20;
constexpr std::uint32_t commonly = 2000;  // one of so many corners

// Conditions.
constexpr double least_cases = 20;
constexpr double least_expected = 3;
constexpr double surely = 2.0;  // standard deviations
constexpr double most_change = 2.0;
constexpr double least_change = 0.1;
constexpr std::uint32_t least_votes = 5;
constexpr double majority = 0.8;

double black_share(const Node& node) {
  const double decided = node.black_won + node.white_won;
  return decided == 0 ? 0.5 : node.black_won / decided;
}

bool is_black(const Node& node) { return node.depth % 2 == 1; }

/// How often somebody went on in the corner, and the most frequent way to do it.
struct Local {
  std::uint32_t all = 0;
  std::uint32_t most = 0;
};
Local local_play(const JosekiCounts& counts, const Node& node) {
  Local local;
  for (const JosekiCounts::NodeId id : node.children) {
    if (counts[id].point.is_none()) continue;
    local.all += counts[id].count;
    local.most = std::max(local.most, counts[id].count);
  }
  return local;
}

double base_value(const JosekiCounts& counts, const Node& node) {
  const Node& before = counts[node.parent];
  const Local local = local_play(counts, before);
  const double urgency = before.count == 0 ? 0 : std::min(1.0, local.all * 1.0 / before.count);
  const double here = node.depth == 1 ? first_stone : calm + (urgent - calm) * urgency;
  const double rare = rareness * std::log(local.most / std::max(1.0, 1.0 * node.count));
  double gain = node.depth == 1 ? 0 : black_share(node) - black_share(before);
  if (!is_black(node)) gain = -gain;
  const double trust = node.count / (node.count + results_to_trust);
  return here - rare + result_points * gain * trust;
}

std::uint8_t marks_of(const JosekiCounts& counts, const Node& node) {
  const std::uint32_t decided = node.black_won + node.white_won;
  // The base may have seen much more than counts of it here.
  if (node.base && node.from_games < least_results) return node.base->marks;
  if (node.depth < shortest_joseki || decided < least_results) return 0;
  const double lead = black_share(node) - 0.5;
  const double margin = uneven + 1 / std::sqrt(decided);
  if (lead > margin) return joseki_mark::black_better;
  if (lead < -margin) return joseki_mark::white_better;
  const double went_on = local_play(counts, node).all * 1.0 / node.count;
  if (1 - went_on < settled) return 0;
  const bool is_common = std::uint64_t{node.count} * commonly >= counts[JosekiCounts::root].count;
  return is_common ? joseki_mark::joseki | joseki_mark::major : joseki_mark::joseki;
}

/// How the choice shifts with the strength at a probe, against all moves of that position.
void add_condition(const JosekiCounts& counts, const Node& node, std::size_t probe,
                   std::size_t strong, JosekiRecord& record) {
  double all = 0;
  double cases = 0;
  for (const JosekiCounts::NodeId id : counts[node.parent].children) {
    if (counts[id].point.is_none()) continue;
    all += counts[id].from_games;
    cases += counts[id].strength[probe][strong];
  }
  const double usual = all == 0 ? 0 : node.from_games / all;
  const double expected = cases * usual;
  if (cases < least_cases || expected < least_expected) return;
  const double played = node.strength[probe][strong];
  if (std::abs(played - expected) < surely * std::sqrt(expected * (1 - usual))) return;
  const double change =
      std::clamp(std::log((played + 3) / (expected + 3)), -most_change, most_change);
  if (std::abs(change) < least_change) return;
  const int limit = strong == 1 ? strong_potential : -strong_potential;
  record.conditions.push_back({potential_probes[probe], strong == 1,
                               static_cast<std::int8_t>(limit),
                               static_cast<std::int16_t>(std::lround(change * 10))});
}

/// Alone it must hold; where games have voted, they decide.
std::optional<LadderCondition> ladder_of(const Node& node) {
  if (!node.ladder) return node.base ? node.base->ladder : std::nullopt;
  const std::uint32_t votes = node.ladder_held + node.ladder_failed;
  const bool holds =
      votes >= least_votes ? node.ladder_held >= majority * votes : node.ladder->holds_alone;
  return holds ? std::optional(node.ladder->condition) : std::nullopt;
}

}  // namespace

JosekiRecord appraised(const JosekiCounts& counts, JosekiCounts::NodeId id) {
  const Node& node = counts[id];
  JosekiRecord record;
  record.depth = node.depth;
  record.point = node.point;
  record.count = node.count;
  record.black_won = static_cast<std::uint16_t>(std::lround(black_share(node) * 1000));
  if (record.is_tenuki()) return record;
  record.marks = marks_of(counts, node);
  record.ladder = ladder_of(node);
  const double value = std::clamp(base_value(counts, node), 0.0, joseki_value_limit / 10.0);
  record.value = static_cast<std::int16_t>(std::lround(value * 10));
  if (node.base && node.base->value_is_set) {
    record.value = node.base->value;
    record.value_is_set = true;
  }
  if (node.base) record.conditions = node.base->conditions;
  if (!record.conditions.empty()) return record;
  for (std::size_t probe = 0; probe < potential_probes.size(); ++probe)
    for (const std::size_t strong : {0U, 1U}) add_condition(counts, node, probe, strong, record);
  return record;
}

}  // namespace gosedai
