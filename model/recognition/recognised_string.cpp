#include "model/recognition/recognised_string.hpp"

namespace gosedai {

RecognisedString recognise_string(const Position& position, const StringId& id,
                                  const ReadingLimits& limits) {
  Footprint footprint;
  RecognisedString string;
  string.facts = look_at_string(position, id.stone, footprint);
  string.life = life_from(string.facts, read_sequentially(position, string.facts, limits));
  const std::vector<Point> friends = friends_in_danger(position, string.facts, footprint);
  const ThreatSubject subject{string.facts, friends, string.life};
  string.threats = threats_from(position.board, subject, read_threats(position, subject, limits));
  return string;
}

RecognisedStrings recognise_strings(const Position& position, const ReadingLimits& limits) {
  RecognisedStrings strings;
  for (const StringId& id : all_strings(position))
    strings.emplace(id, recognise_string(position, id, limits));
  mark_cutting_stones(strings);
  return strings;
}

void mark_cutting_stones(RecognisedStrings& strings) {
  for (auto& [id, string] : strings)
    string.cutting = is_cutting_stone(string.facts, string.life.life, [&](const StringId& other) {
      return strings.at(other).life.life;
    });
}

BitBoard dead_stones_of(const RecognisedStrings& strings) {
  BitBoard dead;
  for (const auto& [id, string] : strings)
    if (string.life.life == Life::dead) dead |= string.facts.points;
  return dead;
}

}  // namespace gosedai
