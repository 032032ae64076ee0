// The engine as a player: what GTP talks to. Owns the thinking core, the clock and the deadline
// thread.
//
// Without --ponder the engine works only while it is asked to; with it, every position is thought
// about at once and the roving force goes on in the opponent's time.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "actors/clock.hpp"
#include "actors/deadline.hpp"
#include "actors/options.hpp"
#include "actors/wiring.hpp"
#include "kb/decision/resigning.hpp"
#include "kb/parameters/parameter_table.hpp"
#include "protocol/gtp/thinker.hpp"

namespace gosedai {

struct PlayerOptions {
  EngineOptions engine;
  /// What gosedai-param shows and changes; the engine's options follow its changes.
  ParameterTable parameters = built_in_parameters();
  std::size_t workers = 0;  // 0: one per core
  TimeOptions time;
  bool ponder = false;
  bool roving = true;  // with spare time, strings and groups are read on; --no-roving forbids it
  bool resign = true;  // when a game is hopeless
  std::shared_ptr<const std::vector<Pattern>> patterns;  // null: none
  std::string trace_file;                                // empty: no trace
};

class Player : public gtp::Thinker {
 public:
  explicit Player(const PlayerOptions& options);
  /// Stops all work, then writes the trace.
  ~Player() override;

  void position_changed(PositionPtr position) override;
  void think(const gtp::ThinkTask& task, Answer answer) override;
  void interrupt() override;
  void start_analysis(const PositionPtr& position) override;
  gtp::Analysis analysis() override;
  void end_analysis() override;
  void set_pondering(bool on) override;

  BitBoard dead_stones(const PositionPtr& position) override;
  RecognitionPtr recognise(const PositionPtr& position) override;
  std::optional<ContestedBoard> contested(const Recognition& recognition) override;
  std::string explain(std::optional<Point> point) override;
  std::string candidates() override;
  std::string top_moves(const PositionPtr& position) override;
  std::string move_reasons(const PositionPtr& position, Point point) override;
  gtp::PatternFindings patterns(const PositionPtr& position) override;
  gtp::ParameterReply parameter(std::span<const std::string> words) override;
  int reading_nodes(std::string_view kind, int usual) const override;
  JosekiParameters joseki_parameters() const override {
    return options_.engine.parameters.cases.joseki.chooser;
  }
  std::vector<Finding> read(const std::vector<SearchTask>& tasks,
                            std::chrono::steady_clock::time_point deadline) override;

  /// The thought behind the position as it stands, thought out now if need be; null when it takes
  /// too long.
  ThoughtPtr consider(const PositionPtr& position);
  Core& core() noexcept { return *core_; }
  /// How late answers at the hard limit have been (deadline.hpp).
  std::chrono::nanoseconds lag() const noexcept { return deadline_->lag(); }

 private:
  ThoughtPtr thought_to_explain(bool about_point);
  void start_core();
  void stop_core();
  void restart_core();
  Epoch epoch_for(const PositionPtr& position, Aim aim = Aim::play);
  /// A resignation instead of the move, when the thought behind it has no hope left.
  Move or_resignation(Move move, const gtp::ThinkTask& task, Epoch epoch);
  bool wait_decided(Epoch epoch);
  bool grant_search(Epoch epoch, const gtp::ThinkTask& task, const TimePlan& plan);

  PlayerOptions options_;
  std::shared_ptr<TraceRecorder> trace_;
  std::unique_ptr<Core> core_;
  std::unique_ptr<DeadlineThread> deadline_;
  Clock clock_;
  Perseverance perseverance_;
  std::optional<PatternSet> patterns_;     // made ready when somebody asks
  std::optional<PatternTracker> tracker_;  // at the position asked about last

  PositionPtr latest_;  // the game now
  PositionPtr opened_;  // the position of the present epoch
  Aim opened_for_ = Aim::play;
  Epoch epoch_ = 0;  // the present epoch
  Epoch asked_ = 0;  // the epoch of the last genmove, for explain
  /// The epoch of the last resignation; written by whoever answers.
  std::atomic<Epoch> resigned_ = 0;

  std::mutex decided_lock_;
  std::condition_variable decided_;
};

}  // namespace gosedai
