#include "model/reading/connection_search.hpp"

#include "model/reading/connection_engine.hpp"

namespace gosedai {

class ConnectionSearch::Engine : public LinkEngine {
 public:
  Engine(const Board& board, const ConnectionQuestion& question)
      : LinkEngine(board, question.to_move, question.all_moves,
                   [question, owner = board.at(question.a)](const ConnectionPatience& patience) {
                     return std::make_unique<ConnectionGoal>(question.a, question.b, owner,
                                                             patience);
                   }) {}
};

ConnectionSearch::ConnectionSearch(const Board& board, const ConnectionQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
ConnectionSearch::ConnectionSearch(ConnectionSearch&&) noexcept = default;
ConnectionSearch& ConnectionSearch::operator=(ConnectionSearch&&) noexcept = default;
ConnectionSearch::~ConnectionSearch() = default;

bool ConnectionSearch::advance(int nodes) { return engine_->advance(nodes); }
bool ConnectionSearch::is_finished() const noexcept { return engine_->is_finished(); }
int ConnectionSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer ConnectionSearch::answer() const { return engine_->answer(); }
SearchTree ConnectionSearch::tree(const TreeLimits& limits) const { return engine_->tree(limits); }

ReadingAnswer solve(const Board& board, const ConnectionQuestion& question, int node_limit) {
  ConnectionSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
