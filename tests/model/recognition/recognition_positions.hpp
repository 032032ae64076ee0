// Short words for the tests of recognition: linkages and groups of diagrams.
#pragma once

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "model/recognition/recognition.hpp"
#include "tests/model/board_positions.hpp"

namespace gosedai {

// How a failed expectation is shown.
inline void PrintTo(GroupClass kind, std::ostream* out) { *out << name_of(kind); }

}  // namespace gosedai

namespace gosedai::recognition_tests {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;

inline constexpr Color black = Color::black;
inline constexpr Color white = Color::white;
inline constexpr ReadingLimits reading_limits{
    .main_nodes = 2000, .roving_nodes = 2000, .roving = true};

/// The linkages of a diagram, with the lives of its strings read.
inline LinkageMap linkages_of(std::string_view diagram) {
  const PositionPtr position = make_position(board_of(diagram), black);
  return recognise_linkages(position->board, recognise_strings(*position, reading_limits));
}

/// The linkage between two named points; null when there is none.
inline const Linkage* find_linkage(const LinkageMap& map, std::string_view a, std::string_view b) {
  const Point one = point_of(a);
  const Point other = point_of(b);
  const auto found = std::ranges::find_if(map.all, [&](const Linkage& each) {
    const LinkageId& id = each.shape.id;
    return (id.a == one && id.b == other) || (id.a == other && id.b == one);
  });
  return found == map.all.end() ? nullptr : &*found;
}

/// "outcome move" of one side.
inline std::string told(const LinkageReading& reading) {
  std::string text(name_of(reading.outcome));
  if (!reading.move.is_none()) text += ' ' + to_text(reading.move);
  return text;
}

/// "kind strength: owner first / enemy first"; "none" when there is no such linkage.
inline std::string told(std::string_view diagram, std::string_view a, std::string_view b) {
  const LinkageMap map = linkages_of(diagram);
  const Linkage* linkage = find_linkage(map, a, b);
  if (linkage == nullptr) return "none";
  std::string text = std::string(name_of(linkage->shape.kind)) + ' ';
  if (linkage->reinforced) text += "reinforced ";
  if (linkage->special) text += "special ";
  return text + std::string(name_of(linkage->strength)) + ": " + told(linkage->owner_first) +
         " / " + told(linkage->enemy_first);
}

inline std::string strength_in(std::string_view diagram, std::string_view a, std::string_view b) {
  const LinkageMap map = linkages_of(diagram);
  const Linkage* linkage = find_linkage(map, a, b);
  return linkage == nullptr ? "none" : std::string(name_of(linkage->strength));
}

/// The terrain of a diagram when nobody counts as taken but dead strings and the named ones.
inline Terrain terrain_of(std::string_view diagram,
                          const std::vector<std::string_view>& taken = {}) {
  PositionPtr position = make_position(board_of(diagram), black);
  auto strings = std::make_shared<RecognisedStrings>(recognise_strings(*position, reading_limits));
  auto linkages = std::make_shared<LinkageMap>(recognise_linkages(position->board, *strings));
  BitBoard dead = dead_stones_of(*strings);
  for (const std::string_view name : taken) dead |= position->board.string_points(point_of(name));
  return survey(std::move(position), std::move(strings), std::move(linkages), dead);
}

inline const GroupMembers& members_at(const Terrain& terrain, std::string_view stone) {
  return *terrain.group_of(point_of(stone));
}

/// What is seen of the group of a stone.
inline GroupFacts facts_in(const Terrain& terrain, std::string_view stone) {
  Footprint footprint;
  return look_at_group(terrain, members_at(terrain, stone), footprint);
}
inline GroupFacts facts_in(std::string_view diagram, std::string_view stone) {
  return facts_in(terrain_of(diagram), stone);
}

inline Recognition recognised(std::string_view diagram) {
  return recognise(make_position(board_of(diagram), black), reading_limits,
                   {.life_nodes = 4000, .race_nodes = 4000});
}

/// The group of a stone when all layers are done.
inline Group group_in(std::string_view diagram, std::string_view stone) {
  return *recognised(diagram).final_layer().group_of(point_of(stone));
}

}  // namespace gosedai::recognition_tests
