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

  SearchTask task(const ReadingKind& kind, const Board& board, const Subject& subject,
                  Color to_move) const {
    const int nodes = context_.reading.nodes > 0
                          ? context_.reading.nodes
                          : context_.thinker.reading_nodes(kind.name, kind.nodes);
    Question question = kind.question(board, subject, to_move);
    hand_on_knowledge(question);
    // The chooser shares the nodes out itself.
    if (auto* local = std::get_if<LocalQuestion>(&question)) local->nodes = nodes;
    return {board, std::move(question), nodes};
  }
  SearchTask task(const ReadingKind& kind, const Subject& subject, Color to_move) const {
    return task(kind, board(), subject, to_move);
  }

  /// The answers of several questions that are read side by side.
  std::vector<Finding> ask(const std::vector<SearchTask>& tasks) {
    return context_.thinker.read(tasks, start_ + context_.reading.time);
  }
  Finding ask(const SearchTask& task) { return ask(std::vector<SearchTask>{task}).front(); }
  std::vector<ReadingAnswer> read(const std::vector<SearchTask>& tasks) {
    const std::vector<Finding> found = ask(tasks);
    std::vector<ReadingAnswer> answers;
    for (std::size_t i = 0; i < tasks.size(); ++i)
      answers.push_back(to_reading(tasks[i].board, tasks[i].question, found[i].answer));
    return answers;
  }
  ReadingAnswer read(const SearchTask& task) {
    return to_reading(task.board, task.question, ask(task).answer);
  }

  std::chrono::steady_clock::duration elapsed() const {
    return std::chrono::steady_clock::now() - start_;
  }

 private:
  void hand_on_knowledge(Question& question) const {
    const ReadingOptions& known = context_.reading;
    if (auto* local = std::get_if<LocalQuestion>(&question)) {
      local->knowledge = known.knowledge;
      local->weights = known.life_weights;
      local->habits = known.habits;
      local->shapes = known.playout_shapes;
    }
    if (auto* tsumego = std::get_if<TsumegoQuestion>(&question))
      tsumego->weights = known.life_weights;
    if (auto* group = std::get_if<GroupQuestion>(&question)) {
      group->weights = known.life_weights;
      group->habits = known.habits;
      group->shapes = known.playout_shapes;
    }
    if (auto* eye = std::get_if<EyeQuestion>(&question)) eye->shapes = known.eye_shapes;
  }

  Context& context_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace gosedai::gtp
