#include "model/recognition/recognition.hpp"

#include <algorithm>

#include "model/reading/race_search.hpp"

namespace gosedai {

BitBoard Layer::dead_stones() const { return dead_after(*terrain, groups); }

const Group* Layer::group_of(Point stone) const {
  const int index = terrain->group_at[stone.index()];
  return index < 0 ? nullptr : &groups[static_cast<std::size_t>(index)];
}

bool operator==(const Recognition& one, const Recognition& other) {
  return *one.strings == *other.strings && *one.linkages == *other.linkages &&
         one.layers == other.layers;
}

std::vector<bool> strong_ones(const std::vector<GroupBase>& bases,
                              const GroupParameters& parameters) {
  std::vector<bool> found;
  for (const GroupBase& base : bases) found.push_back(base.strength >= parameters.strong);
  return found;
}

std::vector<GroupSurroundings> surroundings_of(const Terrain& terrain,
                                               const std::vector<GroupBase>& bases,
                                               const WeakAreas& weak,
                                               const GroupParameters& parameters) {
  std::vector<GroupSurroundings> all(bases.size());
  for (std::size_t i = 0; i < bases.size(); ++i) {
    std::vector<GroupId> known = bases[i].facts.surrounding_groups;
    for (const Reinforcement& help : bases[i].facts.reinforcements) known.push_back(help.group);
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    for (const GroupId& id : known)
      if (const GroupMembers* other = terrain.find(id))
        all[i].neighbors.push_back(neighbor_from(
            bases[static_cast<std::size_t>(other - terrain.groups.data())], parameters));
    all[i].weak_area = weak.shares[i];
  }
  return all;
}

BitBoard dead_after(const Terrain& terrain, const std::vector<Group>& groups) {
  BitBoard by_reading = terrain.dead;
  BitBoard by_estimate = terrain.dead;
  for (const Group& group : groups)
    if (counts_as_dead(group))
      (group.by_estimate ? by_estimate : by_reading) |= group.facts().members.stones;
  return by_reading != terrain.dead ? by_reading : by_estimate;
}

GroupAnswers GroupReader::read_life(const GroupFacts& facts) {
  GroupAnswers answers;
  if (!force_for(facts, limits_.roving, parameters_.group)) return answers;
  const LifeSight sight = sight_for(facts);
  const int nodes = nodes_for_life(facts, limits_.life_nodes, parameters_.group);
  const auto open = [&] { return open_life_questions(facts, answers); };
  for (std::vector<GroupAsk> asks = open(); !asks.empty(); asks = open())
    for (const GroupAsk ask : asks) {
      const GroupQuestion question = to_search(ask, facts, limits_.weights.get());
      const auto [known, is_new] =
          lives_.try_emplace({question.target, sight, question.to_move, question.aim, nodes});
      if (is_new) known->second = read_life(question, sight, nodes);
      answers.life(ask) = known->second;
    }
  return answers;
}

ReadingAnswer GroupReader::read_life(const GroupQuestion& question, LifeSight sight,
                                     int nodes) const {
  if (limits_.whole_board) return solve(board_, question, nodes);
  Footprint footprint;
  const LifeView view = look_at_life(board_, question.target, sight, footprint);
  return solve(view.board(), question, nodes);
}

void GroupReader::read_race(const GroupBase& base, const GroupSurroundings& around,
                            GroupAnswers& answers) {
  const std::optional<Race> race = race_with(base, around, parameters_.group);
  for (const GroupAsk ask : open_race_questions(race, answers)) {
    const RaceQuestion question = to_race(ask, base.facts, *race);
    const auto [known, is_new] =
        races_.try_emplace({question.own, question.other, question.to_move});
    if (is_new) known->second = solve(board_, question, limits_.race_nodes);
    (ask == GroupAsk::race_first ? answers.race_first : answers.race_second) = known->second;
  }
}

Layer recognise_layer(TerrainPtr terrain, GroupReader& reader) {
  const RecognitionParameters& parameters = reader.parameters();
  Layer layer;
  std::vector<GroupBase> bases;
  std::vector<GroupAnswers> answers;
  for (const GroupMembers& members : terrain->groups) {
    Footprint footprint;
    const GroupFacts facts = look_at_group(*terrain, members, footprint);
    answers.push_back(reader.read_life(facts));
    bases.push_back(base_of(facts, answers.back(), parameters.group));
  }
  layer.weak =
      weak_areas(*terrain, strong_ones(bases, parameters.group), parameters.weak_area_sight);
  const std::vector<GroupSurroundings> around =
      surroundings_of(*terrain, bases, layer.weak, parameters.group);
  for (std::size_t i = 0; i < bases.size(); ++i) {
    reader.read_race(bases[i], around[i], answers[i]);
    layer.groups.push_back(classify(bases[i], around[i], answers[i], parameters.group));
  }
  layer.terrain = std::move(terrain);
  return layer;
}

Recognition recognise(PositionPtr position, const ReadingLimits& limits,
                      const GroupLimits& group_limits, const RecognitionParameters& parameters) {
  Recognition found;
  found.position = position;
  found.strings = std::make_shared<RecognisedStrings>(recognise_strings(*position, limits));
  found.linkages = std::make_shared<LinkageMap>(
      recognise_linkages(position->board, *found.strings, parameters.linkage_nodes));
  BitBoard dead = dead_stones_of(*found.strings);
  GroupReader reader(position->board, group_limits, parameters);
  while (static_cast<int>(found.layers.size()) < parameters.layers) {
    auto terrain = std::make_shared<Terrain>(survey(position, found.strings, found.linkages, dead));
    found.layers.push_back(recognise_layer(std::move(terrain), reader));
    const BitBoard next = found.layers.back().dead_stones();
    if (next == dead) break;
    dead = next;
  }
  return found;
}

}  // namespace gosedai
