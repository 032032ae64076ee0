// The contracts of the whole-board search and of those who play its games out. See docs/playouts.md.
#pragma once

#include <chrono>
#include <memory>
#include <vector>

#include "actors/messages.hpp"
#include "actors/searches/search_ticket.hpp"
#include "model/playout/leaf_work.hpp"

namespace gosedai {

// --- to the search ------------------------------------------------------------------------------

/// From the coordinator, when the main force has decided: this is to be searched, as soon as time is granted. What it
/// proposes is advice.
struct SearchWholeBoard {
  Epoch epoch = 0;
  PositionPtr position;
  Color color = Color::black;
  MovePreferences advice;          // moves of the CASEs, with shares
  std::vector<LocalAnswer> local;  // fates that have been read
  CoordinatorHandle coordinator;
  SearchTicketPtr ticket;  // cancelled when the next position comes
};

/// From outside: the epoch is to be searched, and how long that may take. Without limits it goes on as long as the
/// roving force may run.
struct GrantTime {
  using Time = std::chrono::steady_clock::time_point;

  Epoch epoch = 0;
  Time soft = Time::max();  // from then on it ends when it is sure
  Time hard = Time::max();
};

/// From a worker: the reports of a batch, in the order of its tasks; none when the search was cancelled.
struct BatchDone {
  std::uint64_t serial = 0;
  std::vector<LeafReport> reports;
};

using PlayoutSearchHandle = caf::typed_actor<caf::reacts_to<SearchWholeBoard>,
                                             caf::reacts_to<GrantTime>, caf::reacts_to<BatchDone>>;

// --- to a worker --------------------------------------------------------------------------------

/// From the search: leaves to work at, few enough for one slice.
struct LeafBatch {
  std::uint64_t serial = 0;
  std::shared_ptr<const PlayoutRoot> root;
  std::vector<LeafTask> tasks;
  PlayoutSearchHandle search;
  SearchTicketPtr ticket;
};

using PlayoutWorkerHandle = caf::typed_actor<caf::reacts_to<LeafBatch>>;

}  // namespace gosedai

CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::SearchWholeBoard)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GrantTime)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::BatchDone)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::LeafBatch)
