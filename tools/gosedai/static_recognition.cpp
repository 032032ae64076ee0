#include "tools/gosedai/static_recognition.hpp"

#include <taskflow/algorithm/for_each.hpp>

namespace gosedai {

namespace {

/// Calls `work(i)` for 0 to count - 1, in parallel, and waits for all.
template <class Work>
void for_all(tf::Executor& executor, std::size_t count, Work work) {
  tf::Taskflow graph;
  graph.for_each_index(std::size_t{0}, count, std::size_t{1}, work);
  executor.run(graph).wait();
}

RecognisedStrings strings_by_graph(tf::Executor& executor, const Position& position,
                                   const ReadingLimits& limits) {
  const std::vector<StringId> ids = all_strings(position);
  std::vector<RecognisedString> read(ids.size());
  for_all(executor, ids.size(),
          [&](std::size_t i) { read[i] = recognise_string(position, ids[i], limits); });
  RecognisedStrings strings;
  for (std::size_t i = 0; i < ids.size(); ++i)
    strings.emplace_hint(strings.end(), ids[i], std::move(read[i]));
  mark_cutting_stones(strings);
  return strings;
}

LinkageMap linkages_by_graph(tf::Executor& executor, const Board& board,
                             const RecognisedStrings& strings) {
  const std::vector<LinkageShape> shapes = all_linkages(board);
  std::vector<LinkageRead> reads(shapes.size());
  for_all(executor, shapes.size(), [&](std::size_t i) {
    reads[i] = read_linkage(board, shapes[i], linkage_window(board, shapes[i].id));
  });
  return settle_linkages(board, strings, reads);
}

/// One for each group, kept from layer to layer.
using Readers = std::map<GroupId, GroupReader>;

Layer layer_by_graph(tf::Executor& executor, TerrainPtr terrain, const GroupLimits& limits,
                     Readers& readers) {
  const std::size_t count = terrain->groups.size();
  for (const GroupMembers& group : terrain->groups)
    readers.try_emplace(group.id, terrain->board(), limits);
  const auto reader_of = [&](std::size_t i) -> GroupReader& {
    return readers.at(terrain->groups[i].id);
  };
  std::vector<GroupBase> bases(count);
  std::vector<GroupAnswers> answers(count);
  for_all(executor, count, [&](std::size_t i) {
    Footprint footprint;
    const GroupFacts facts = look_at_group(*terrain, terrain->groups[i], footprint);
    answers[i] = reader_of(i).read_life(facts);
    bases[i] = base_of(facts, answers[i]);
  });
  Layer layer;
  layer.weak = weak_areas(*terrain, strong_ones(bases));
  const std::vector<GroupSurroundings> around = surroundings_of(*terrain, bases, layer.weak);
  layer.groups.resize(count);
  for_all(executor, count, [&](std::size_t i) {
    reader_of(i).read_race(bases[i], around[i], answers[i]);
    layer.groups[i] = classify(bases[i], around[i], answers[i]);
  });
  layer.terrain = std::move(terrain);
  return layer;
}

}  // namespace

Recognition recognise_by_graph(tf::Executor& executor, const PositionPtr& position,
                               const ReadingLimits& limits, const GroupLimits& group_limits) {
  Recognition found;
  found.position = position;
  found.strings =
      std::make_shared<RecognisedStrings>(strings_by_graph(executor, *position, limits));
  found.linkages =
      std::make_shared<LinkageMap>(linkages_by_graph(executor, position->board, *found.strings));
  Readers readers;
  BitBoard dead = dead_stones_of(*found.strings);
  while (static_cast<int>(found.layers.size()) < most_layers) {
    auto terrain = std::make_shared<Terrain>(survey(position, found.strings, found.linkages, dead));
    found.layers.push_back(layer_by_graph(executor, std::move(terrain), group_limits, readers));
    const BitBoard next = found.layers.back().dead_stones();
    if (next == dead) break;
    dead = next;
  }
  return found;
}

}  // namespace gosedai
