#include "protocol/gtp/status_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "model/board/notation.hpp"
#include "protocol/gtp/board_text.hpp"

namespace gosedai::gtp {

namespace {

std::string formatted(const char* form, double value) {
  std::array<char, 40> buffer{};
  std::snprintf(buffer.data(), buffer.size(), form, value == 0 ? 0.0 : value);
  return buffer.data();
}

double to_halves(double value) { return std::round(value * 2) / 2; }

template <class Value>
std::string matrix(int size, const char* form, Value value) {
  std::string text;
  for (int row = size - 1; row >= 0; --row) {
    for (int col = 0; col < size; ++col) text += formatted(form, value(Point::at(col, row)));
    if (row > 0) text += '\n';
  }
  return text;
}

/// 3 territory, 2 framework, 1 sphere of influence; black's below zero.
double region_value(const Recognition& recognition, Point point) {
  constexpr double settled = 0.7;
  const double share = -recognition.situation->share[point.index()];
  const double sign = share < 0 ? -1 : 1;
  if (std::abs(share) >= settled) return 3 * sign;
  for (const WeakArea& area : recognition.final_layer().weak.all)
    if (area.points.contains(point)) return area.color == Color::white ? 2 : -2;
  for (const FamilyStanding& each : recognition.situation->families)
    if (each.family.area.contains(point)) return each.family.color == Color::white ? 1 : -1;
  return 0;
}

/// A group that can run away is not in danger, whatever its eyes.
bool hangs_on_a_move(const Group& group) {
  const bool shut_in = group.kind == GroupClass::neutral ||
                       group.kind == GroupClass::race_neutral ||
                       group.kind == GroupClass::linkable || group.kind == GroupClass::cuttable;
  return shut_in && !group.attack.is_none() && !group.defence.is_none();
}

}  // namespace

std::string group_status_text(const Group& group) {
  if (counts_as_dead(group)) return "dead";
  if (!hangs_on_a_move(group)) return "alive";
  return "critical " + to_text(group.attack) + ' ' + to_text(group.defence);
}

std::string all_groups_text(const Recognition& recognition) {
  std::vector<const Group*> groups;
  for (const Group& group : recognition.final_layer().groups) groups.push_back(&group);
  std::ranges::sort(groups, {}, [](const Group* group) {
    return std::pair(group->color(), group->facts().members.stones.first());
  });
  std::string text;
  for (const Group* group : groups)
    text += (text.empty() ? "" : "\n") + to_text(group->facts().members.stones.first()) + ": " +
            group_status_text(*group);
  return text;
}

std::string estimate_text(double black_lead) { return score_text(to_halves(black_lead)); }

std::string bounded_score_text(double black_lead, double uncertainty) {
  return estimate_text(black_lead) + formatted(" (upper bound: %.1f, ", uncertainty - black_lead) +
         formatted("lower: %.1f)", -uncertainty - black_lead);
}

std::string strings_text(const Board& board, BitBoard stones) {
  std::string text;
  while (!stones.is_empty()) {
    const BitBoard string = board.string_points(stones.first());
    std::string line;
    string.for_each([&](Point stone) { line += (line.empty() ? "" : " ") + to_text(stone); });
    text += (text.empty() ? "" : "\n") + line;
    stones &= ~string;
  }
  return text;
}

std::string influence_text(const Recognition& recognition, const std::string& kind) {
  const Situation& situation = *recognition.situation;
  const int size = recognition.position->board.size();
  const auto potential = [&](Point point) { return situation.living_potential.at(point); };
  if (kind == "black_influence")
    return matrix(size, "%6.2f ", [&](Point point) { return std::max(potential(point), 0); });
  if (kind == "white_influence")
    return matrix(size, "%6.2f ", [&](Point point) { return std::max(-potential(point), 0); });
  if (kind == "territory_value")
    return matrix(size, "%6.2f ", [&](Point point) { return -situation.share[point.index()]; });
  if (kind == "influence_regions")
    return matrix(size, "%2.0f ", [&](Point point) { return region_value(recognition, point); });
  return {};
}

}  // namespace gosedai::gtp
