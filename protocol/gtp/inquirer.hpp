// Asks the thinker's searches on behalf of one command: all its questions share one deadline.
#pragma once

#include <chrono>
#include <vector>

#include "protocol/gtp/context.hpp"
#include "protocol/gtp/reading_kinds.hpp"

namespace gosedai::gtp {

class Inquirer {
 public:
  explicit Inquirer(Context& context)
      : context_(context), start_(std::chrono::steady_clock::now()) {}

  const Board& board() const { return context_.game.board(); }
  Context& context() { return context_; }

  SearchTask task(const ReadingKind& kind, const Board& board, std::span<const Point> targets,
                  Color to_move) const {
    const int nodes = context_.reading.nodes > 0 ? context_.reading.nodes : kind.nodes;
    return {board, kind.question(board, targets, to_move), nodes};
  }
  SearchTask task(const ReadingKind& kind, std::span<const Point> targets, Color to_move) const {
    return task(kind, board(), targets, to_move);
  }

  /// The answers of several questions that are read side by side.
  std::vector<Finding> ask(const std::vector<SearchTask>& tasks) {
    return context_.thinker.read(tasks, start_ + context_.reading.time);
  }
  Finding ask(const SearchTask& task) { return ask(std::vector<SearchTask>{task}).front(); }
  ReadingAnswer read(const SearchTask& task) {
    return to_reading(task.board, task.question, ask(task).answer);
  }

  std::chrono::steady_clock::duration elapsed() const {
    return std::chrono::steady_clock::now() - start_;
  }

 private:
  Context& context_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace gosedai::gtp
