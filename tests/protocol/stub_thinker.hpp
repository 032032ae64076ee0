// A thinker for tests: plays the first playable point (A1, B1, ...), passes when there is none, and
// writes down what it is told. It answers inside think(), from another thread at once, or from
// another thread when it is interrupted or released.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "model/recognition/situation.hpp"
#include "protocol/gtp/thinker.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai::test {

class StubThinker : public gtp::Thinker {
 public:
  enum class Mode { at_once, other_thread, when_told, throws };

  explicit StubThinker(Mode how = Mode::at_once) : mode(how) {}
  ~StubThinker() override { release(); }

  void position_changed(PositionPtr position) override { positions.push_back(std::move(position)); }

  void think(const gtp::ThinkTask& task, Answer answer) override {
    tasks.push_back(task);
    const Move move = forced ? *forced : first_playable(*task.position);
    answers.push_back(answer);
    if (mode == Mode::throws) throw std::runtime_error("no thought");
    if (mode == Mode::at_once) return answer(move);
    {
      const std::lock_guard lock(mutex_);
      told_ = mode == Mode::other_thread;
      thinking_ = true;
      changed_.notify_all();
    }
    worker_ = std::jthread([this, move, answer] {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return told_; });
      lock.unlock();
      answer(move);
      if (answers_twice) answer(Move::resign(move.color()));
    });
  }

  void interrupt() override {
    ++interrupts;
    release();
  }
  void release() {
    const std::lock_guard lock(mutex_);
    told_ = true;
    changed_.notify_all();
  }

  /// Blocks until a think has begun (not for Mode::at_once).
  void wait_for_think() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return thinking_; });
  }

  void start_analysis(const PositionPtr& position) override {
    if (mode == Mode::throws) throw std::runtime_error("no analysis");
    analysed.push_back(position);
    ++analyses_running;
  }
  gtp::Analysis analysis() override { return shown; }
  void end_analysis() override { --analyses_running; }
  void set_pondering(bool on) override { pondering = on; }

  BitBoard dead_stones(const PositionPtr&) override { return dead; }
  RecognitionPtr recognise(const PositionPtr& position) override {
    if (recognises_nothing) return nullptr;
    if (recognised_ && recognised_->position == position) return recognised_;
    auto found = std::make_shared<Recognition>(gosedai::recognise(position, {}, group_limits));
    const PotentialStamps stamps(recognition_tests::ruled_patterns(), position->board.size());
    found->situation = std::make_shared<Situation>(judge_situation(*found, stamps));
    recognised_ = found;
    return found;
  }
  std::string explain(std::optional<Point> point) override {
    return point ? "a point\n\nexplained" : "the last move";
  }
  std::string candidates() override { return "candidates"; }
  std::string top_moves(const PositionPtr& position) override {
    return std::string(name_of(position->to_move)) + "'s best";
  }
  std::string move_reasons(const PositionPtr&, Point) override { return "one\nanother"; }

  /// Reads in this thread, by nodes only.
  std::vector<Finding> read(const std::vector<SearchTask>& wanted,
                            std::chrono::steady_clock::time_point) override {
    std::vector<Finding> found;
    for (const SearchTask& task : wanted) {
      Search search(task.board, task.question);
      search.advance(task.nodes);
      if (reads_nothing) {
        found.push_back({unknown_answer(task.question), nullptr});
        continue;
      }
      SearchTreePtr tree;
      if (auto grown = search.tree({task.tree_depth}); grown && task.tree_depth > 0)
        tree = std::make_shared<const SearchTree>(std::move(*grown));
      found.push_back({search.answer(), tree});
    }
    return found;
  }

  // Behaviour, to be set before the session runs.
  Mode mode;
  std::optional<Move> forced;
  bool answers_twice = false;
  bool reads_nothing = false;       // every search is cut off
  bool recognises_nothing = false;  // recognition takes too long
  GroupLimits group_limits;
  BitBoard dead;
  gtp::Analysis shown;  // by every analysis
  // What it was told, to be read after the session has run.
  std::vector<PositionPtr> positions;
  std::vector<gtp::ThinkTask> tasks;
  std::vector<Answer> answers;
  int interrupts = 0;
  std::vector<PositionPtr> analysed;
  int analyses_running = 0;
  bool pondering = false;

 private:
  RecognitionPtr recognised_;  // the last one

  static Move first_playable(const Position& position) {
    const Point point = position.playable_by(position.to_move).first();
    return point.is_none() ? Move::pass(position.to_move) : Move::stone(position.to_move, point);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool told_ = false;
  bool thinking_ = false;
  std::jthread worker_;
};

}  // namespace gosedai::test
