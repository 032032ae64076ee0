// Engines that search the whole board, for tests.
#pragma once

#include <future>
#include <memory>

#include "actors/options.hpp"
#include "actors/player.hpp"
#include "kb/library/knowledge.hpp"

namespace gosedai::testing {

inline const std::shared_ptr<const Knowledge>& knowledge() {
  static const auto loaded = std::make_shared<const Knowledge>(load_knowledge());
  return loaded;
}

/// A small engine with a search of so many games; 0 for as many as time allows.
inline EngineOptions with_playouts(int games) {
  EngineOptions options;
  options.limits.main_nodes = 40;
  options.recognise = false;
  options.knowledge.habits = {knowledge(), &knowledge()->habits};
  options.knowledge.intuition = {knowledge(), &knowledge()->intuition};
  options.playouts.on = true;
  options.playouts.memory_megabytes = 8;
  options.playouts.shapes = {knowledge(), &knowledge()->playout_shapes};
  options.parameters.tree.most_games = games;
  return options;
}

/// The move that a player answers with when it is asked now.
inline Move answer_of(Player& player, const PositionPtr& position) {
  std::promise<Move> promise;
  gtp::ThinkTask task;
  task.position = position;
  task.received = std::chrono::steady_clock::now();
  player.think(task, [&](Move move) { promise.set_value(move); });
  return promise.get_future().get();
}

}  // namespace gosedai::testing
