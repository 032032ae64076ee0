#include "actors/player.hpp"

#include <spdlog/spdlog.h>

#include "kb/decision/words.hpp"
#include "model/recognition/final_status.hpp"

namespace gosedai {

namespace {

/// How long a synchronous query may take.
constexpr auto patience = std::chrono::seconds(5);
/// Slices kept per worker: a long game has some hundred thousand.
constexpr std::size_t trace_capacity = 1'000'000;

/// How far groups are read when the game is over and all must be told.
constexpr GroupLimits final_limits = {20'000, 20'000, true};

}  // namespace

Player::Player(const PlayerOptions& options) : options_(options) {
  const std::size_t workers = options.workers == 0 ? default_workers() : options.workers;
  if (!options.trace_file.empty())
    trace_ = std::make_shared<TraceRecorder>(workers, trace_capacity);
  auto gauge = std::make_shared<Gauge>(trace_);
  gauge->set_roving_open(options.ponder);
  core_ = std::make_unique<Core>(Threads::workers, workers, options.engine, std::move(gauge));
  deadline_ = std::make_unique<DeadlineThread>(core_->answers());
  core_->answers().on_decided([this](Epoch) {
    deadline_->wake();
    { const std::lock_guard guard(decided_lock_); }
    decided_.notify_all();
  });
}

Player::~Player() {
  core_->stop();  // no actor may call back into what is destroyed next
  deadline_.reset();
  core_.reset();
  if (trace_ && !trace_->write_chrome_json(options_.trace_file))
    spdlog::error("cannot write the trace to {}", options_.trace_file);
}

Epoch Player::epoch_for(const PositionPtr& position) {
  if (opened_ != position) {
    opened_ = position;
    epoch_ = core_->open(position, position->to_move);
  }
  return epoch_;
}

void Player::position_changed(PositionPtr position) {
  latest_ = std::move(position);
  if (latest_->move_number == 0) asked_ = 0;  // a new game: nothing to explain yet
  if (options_.ponder) epoch_for(latest_);
}

void Player::think(const gtp::ThinkTask& task, Answer answer) {
  const Color color = task.position->to_move;
  // A pondered epoch serves when it is about the same position and player.
  const bool pondered = opened_ && latest_ == opened_ && opened_->to_move == color;
  const Epoch epoch = pondered ? epoch_ : epoch_for(task.position);
  asked_ = epoch;
  core_->gauge().set_roving_open(true);

  const GamePhase phase{task.position->board.all_points().count(), task.position->move_number};
  const TimePlan plan = plan_move(task.time.settings, clock_.left(task.time, color), phase,
                                  options_.time, deadline_->lag());
  DeadlineTask deadline;
  deadline.epoch = epoch;
  deadline.color = color;
  deadline.soft = task.received + plan.soft;
  deadline.hard = task.received + plan.hard;
  deadline.answer = [this, task, color, answer = std::move(answer)](Move move) {
    if (!task.keep)
      clock_.spent(task.time, color, std::chrono::steady_clock::now() - task.received);
    if (!options_.ponder) core_->gauge().set_roving_open(false);
    answer(move);
  };
  deadline_->start(std::move(deadline));
}

void Player::interrupt() { deadline_->interrupt(); }

bool Player::wait_decided(Epoch epoch) {
  std::unique_lock guard(decided_lock_);
  return decided_.wait_for(guard, patience, [&] { return core_->answers().is_decided(epoch); });
}

ThoughtPtr Player::consider(const PositionPtr& position) {
  const Epoch epoch = epoch_for(position);
  return wait_decided(epoch) ? core_->answers().thought(epoch) : nullptr;
}

RecognitionPtr Player::recognise(const PositionPtr& position) {
  if (!consider(position)) return nullptr;
  const std::optional<RecognitionSnapshot> found = core_->recognition(patience);
  return found ? found->recognition : nullptr;
}

BitBoard Player::dead_stones(const PositionPtr& position) {
  const RecognitionPtr recognition = recognise(position);
  return recognition ? dead_at_the_end(*recognition, final_limits) : BitBoard();
}

std::string Player::explain(std::optional<Point> point) {
  const ThoughtPtr thought = asked_ != 0 ? core_->answers().thought(asked_)
                             : latest_   ? consider(latest_)
                                         : nullptr;
  if (!thought) return "the last move was the best so far when time was up";
  return point ? explain_point(thought->decision, *thought->position, *point)
               : gosedai::explain(thought->decision, *thought->position);
}

std::string Player::candidates() {
  const ThoughtPtr thought = latest_ ? consider(latest_) : nullptr;
  return thought ? candidate_table(thought->decision, *thought->position) : std::string();
}

std::vector<Finding> Player::read(const std::vector<SearchTask>& tasks,
                                  std::chrono::steady_clock::time_point deadline) {
  return core_->read(tasks, deadline);
}

}  // namespace gosedai
