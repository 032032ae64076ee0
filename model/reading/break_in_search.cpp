#include "model/reading/break_in_search.hpp"

#include "model/reading/break_in_goal.hpp"
#include "model/reading/connection_engine.hpp"

namespace gosedai {

class BreakInSearch::Engine : public LinkEngine {
 public:
  Engine(const Board& board, const BreakInQuestion& question)
      : LinkEngine(board, question.to_move, question.all_moves,
                   [question, owner = board.at(question.stone)](
                       const ConnectionPatience& patience) -> std::unique_ptr<LinkGoal> {
                     if (patience.selective) return nullptr;  // an area is too wide for that
                     return std::make_unique<BreakInGoal>(question.stone, question.area, owner,
                                                          patience);
                   }) {}
};

BreakInSearch::BreakInSearch(const Board& board, const BreakInQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
BreakInSearch::BreakInSearch(BreakInSearch&&) noexcept = default;
BreakInSearch& BreakInSearch::operator=(BreakInSearch&&) noexcept = default;
BreakInSearch::~BreakInSearch() = default;

bool BreakInSearch::advance(int nodes) { return engine_->advance(nodes); }
bool BreakInSearch::is_finished() const noexcept { return engine_->is_finished(); }
int BreakInSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer BreakInSearch::answer() const { return engine_->answer(); }
SearchTree BreakInSearch::tree(const TreeLimits& limits) const { return engine_->tree(limits); }

ReadingAnswer solve(const Board& board, const BreakInQuestion& question, int node_limit) {
  BreakInSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
