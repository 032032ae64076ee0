#include "actors/searches/search_actor.hpp"

#include <chrono>

#include "actors/scheduler/two_bands.hpp"

namespace gosedai {

namespace {

constexpr auto slice_length = std::chrono::microseconds(200);
/// Nodes between two looks at the clock and at waiting main work: a node takes about 10 us.
constexpr int nodes_per_look = 1;

Lane lane_for(const SearchOrder& order) {
  if (order.force == Force::roving) return Lane::roving;
  if (order.ticket->is_spare()) return Lane::spare;
  return is_small(order.question) ? Lane::small : Lane::large;
}

}  // namespace

SearchActor::SearchActor(caf::actor_config& config, SearchOrder order)
    : EngineActor(config, name_of(order.question), lane_for(order)),
      order_(std::move(order)),
      gauge_(gauge_of(system())) {
  set_traced(static_cast<std::uint16_t>(subject_of(order_.question).index()), order_.epoch);
  // The main share belongs to the main force only; a roving search must not hold it.
  if (order_.force == Force::roving) order_.tokens.main.drop();
}

SearchActor::behavior_type SearchActor::make_behavior() {
  send(this, NextSlice{});
  return {[this](const NextSlice&) { run_slice(); }};
}

caf::resumable::resume_result SearchActor::resume(caf::execution_unit* unit, std::size_t) {
  return EngineActor::resume(unit, 1);
}

void SearchActor::run_slice() {
  if (order_.ticket->is_cancelled()) {
    order_.tokens.drop();
    quit();
    return;
  }
  if (order_.ticket->must_wind_up()) return end();
  if (lane() == Lane::spare) set_lane(lane_for(order_));
  try {
    advance_slice();
  } catch (const std::exception& error) {
    // The owner goes on with "unknown"; the game is not lost over one search.
    spdlog::error("{} failed: {}", kind(), error.what());
    return end();
  }
  go_on();
}

void SearchActor::advance_slice() {
  const auto end = std::chrono::steady_clock::now() + slice_length;
  if (!search_) search_.emplace(order_.board, order_.question, order_.memory.get());
  const int limit = order_.limits.nodes(order_.force);
  while (!search_->is_finished() && granted_ < limit) {
    const int grant = std::min(nodes_per_look, limit - granted_);
    search_->advance(grant);
    granted_ += grant;
    if (order_.force == Force::roving && gauge_.main_waits()) return;
    if (std::chrono::steady_clock::now() >= end) return;
  }
}

/// After a slice: ends, changes over to the roving force, or takes the next slice.
void SearchActor::go_on() {
  const bool spent = granted_ >= order_.limits.nodes(order_.force);
  if (search_->is_finished() || (spent && (order_.force == Force::roving || !order_.may_rove)))
    return end();
  if (spent) {
    report(true);
    order_.tokens.main.drop();
    order_.force = Force::roving;
    set_lane(Lane::roving);
  }
  send(this, NextSlice{});
}

void SearchActor::report(bool goes_on) {
  const Answer answer = search_ ? search_->answer() : unknown_answer(order_.question);
  send(order_.owner, SearchReport{order_.serial, answer, goes_on, order_.tokens, tree()});
}

SearchTreePtr SearchActor::tree() const {
  if (!search_ || order_.tree_depth <= 0) return nullptr;
  std::optional<SearchTree> tree = search_->tree({order_.tree_depth});
  return tree ? std::make_shared<const SearchTree>(std::move(*tree)) : nullptr;
}

void SearchActor::end() {
  report(false);
  order_.tokens.drop();
  quit();
}

}  // namespace gosedai
