#include "actors/wiring.hpp"

#include "actors/coordinator.hpp"
#include "actors/directory.hpp"
#include "actors/searches/inquiry.hpp"
#include "actors/searches/playout_search.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;

/// Searches look at their tickets after every slice, so this is seldom waited for in full.
constexpr auto grace = std::chrono::milliseconds(50);

/// What has arrived by then; nothing when nothing has.
std::optional<Findings> receive_until(caf::scoped_actor& self, steady_clock::time_point when) {
  std::optional<Findings> found;
  const auto rest = std::max(steady_clock::duration::zero(), when - steady_clock::now());
  self->receive([&](Findings& findings) { found = std::move(findings); },
                caf::after(std::chrono::duration_cast<std::chrono::microseconds>(rest)) >> [] {});
  return found;
}

/// What the directory answers; nothing when it does not in time.
template <class Reply, class Request>
std::optional<Reply> ask(caf::actor_system& system, const DirectoryHandle& directory,
                         Request request, std::chrono::milliseconds patience) {
  std::optional<Reply> result;
  caf::scoped_actor self(system);
  self->request(directory, patience, request)
      .receive([&](Reply& reply) { result = std::move(reply); }, [](const caf::error&) {});
  return result;
}

}  // namespace

Core::Core(Threads threads, std::size_t workers, const EngineOptions& options,
           std::shared_ptr<Gauge> gauge)
    : gauge_(std::move(gauge)),
      answers_(std::make_shared<AnswerBoard>()),
      config_(threads, workers, gauge_),
      system_(config_),
      directory_(system_.spawn<Directory>(options)),
      playouts_(options.playouts.on ? system_.spawn<PlayoutSearch>(options)
                                    : PlayoutSearchHandle()),
      coordinator_(system_.spawn<Coordinator>(directory_, playouts_, answers_, options)) {}

void Core::stop() {
  if (!coordinator_) return;
  // Roving searches must run once more to see that they are cancelled.
  gauge_->set_roving_open(true);
  caf::anon_send_exit(coordinator_, caf::exit_reason::user_shutdown);
  coordinator_ = nullptr;
  directory_ = nullptr;
  playouts_ = nullptr;
  if (config_.threads() == Threads::workers) system_.await_all_actors_done();
}

void Core::grant(const GrantTime& time) {
  if (playouts_) caf::anon_send(playouts_, time);
}

Epoch Core::open(PositionPtr position, Color color, Aim aim) {
  const Epoch epoch = ++last_epoch_;
  answers_->open(epoch, emergency_move(*position, color));
  caf::anon_send(coordinator_, OpenEpoch{epoch, std::move(position), color, aim});
  return epoch;
}

std::optional<Snapshot> Core::snapshot(std::chrono::milliseconds patience) {
  return ask<Snapshot>(system_, directory_, GetSnapshot{}, patience);
}

std::optional<RecognitionSnapshot> Core::recognition(std::chrono::milliseconds patience) {
  return ask<RecognitionSnapshot>(system_, directory_, GetRecognition{}, patience);
}

std::vector<Finding> Core::read(const std::vector<SearchTask>& tasks,
                                steady_clock::time_point deadline) {
  caf::scoped_actor self(system_);
  const InquiryHandle inquiry = system_.spawn<Inquiry>(tasks);
  self->send(inquiry, GetFindings{});
  std::optional<Findings> found = receive_until(self, deadline);
  if (!found) {
    self->send(inquiry, TimeIsUp{});
    found = receive_until(self, deadline + grace);
  }
  if (found) return std::move(found->all);
  self->send_exit(inquiry, caf::exit_reason::user_shutdown);
  return unknown_findings(tasks);
}

}  // namespace gosedai
