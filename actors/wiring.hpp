// One thinking core: the actor system with coordinator and directory, ready for epochs.
//
//     outside --OpenEpoch--> coordinator --Announce--> directory --EpochChange--> strings, board
//                                 ^                        ^                        |      |
//                                 |                        '-------- Settled -------'   searches
//                                 '---------------- Proposal, ForceDone ------------'
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "actors/answer_board.hpp"
#include "actors/messages.hpp"
#include "actors/options.hpp"
#include "actors/scheduler/gauge.hpp"
#include "actors/scheduler/system.hpp"
#include "actors/searches/playout_messages.hpp"

namespace gosedai {

class Core {
 public:
  Core(Threads threads, std::size_t workers, const EngineOptions& options,
       std::shared_ptr<Gauge> gauge = std::make_shared<Gauge>());
  ~Core() { stop(); }
  Core(const Core&) = delete;
  Core& operator=(const Core&) = delete;

  /// Tells the coordinator about a position; returns the number of the new epoch at once.
  Epoch open(PositionPtr position, Color color, Aim aim = Aim::play);

  /// How long the whole-board search of an epoch may take; nothing happens when there is none.
  void grant(const GrantTime& time);

  /// Ends all actors and waits for them; slices are short, so this is bounded.
  void stop();

  AnswerBoard& answers() noexcept { return *answers_; }
  Gauge& gauge() noexcept { return *gauge_; }
  caf::actor_system& system() noexcept { return system_; }
  /// What the directory knows now; nothing when it does not answer in time.
  std::optional<Snapshot> snapshot(std::chrono::milliseconds patience);
  std::optional<RecognitionSnapshot> recognition(std::chrono::milliseconds patience);
  /// Asks searches, all at once, and waits for their answers until the deadline; then for a short
  /// grace, in which those that still run say what they know.
  std::vector<Finding> read(const std::vector<SearchTask>& tasks,
                            std::chrono::steady_clock::time_point deadline);
  const DirectoryHandle& directory() const noexcept { return directory_; }

 private:
  std::shared_ptr<Gauge> gauge_;
  std::shared_ptr<AnswerBoard> answers_;
  SystemConfig config_;
  caf::actor_system system_;
  DirectoryHandle directory_;
  PlayoutSearchHandle playouts_;  // null when there is none
  CoordinatorHandle coordinator_;
  Epoch last_epoch_ = 0;
};

}  // namespace gosedai
