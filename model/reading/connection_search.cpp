#include "model/reading/connection_search.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "model/reading/connection_phases.hpp"

namespace gosedai {

namespace {

struct LayerSize {
  ConnectionPatience patience;
  int node_limit;
};
constexpr std::array<LayerSize, 4> layer_sizes = {{
    {{5, 2}, 4000},
    {{8, 3}, 5000},
    {{11, 4}, 6000},
    {{14, 4}, 8000},
}};

std::vector<LinkLayer> make_layers(const Board& board, const ConnectionQuestion& question) {
  std::vector<LinkLayer> layers;
  for (const LayerSize& size : layer_sizes)
    layers.push_back({std::make_unique<ConnectionGoal>(question.a, question.b, board.at(question.a),
                                                       size.patience),
                      size.node_limit});
  return layers;
}

}  // namespace

/// The question itself, and then, when all moves are asked for, one course for every other move.
class ConnectionSearch::Engine {
 public:
  Engine(const Board& board, const ConnectionQuestion& question)
      : root_(board),
        question_(question),
        main_(board, make_layers(board, question), question.to_move) {}

  bool advance(int nodes);
  bool is_finished() const noexcept {
    return main_.is_finished() && (!wants_all() || (listed_ && next_ == trials_.size()));
  }
  int nodes() const noexcept { return nodes_; }
  ReadingAnswer answer() const;

 private:
  bool wants_all() const { return question_.all_moves && main_.answer().outcome == Outcome::yes; }
  void list_trials();
  void start_trial();
  void end_trial();

  Board root_;
  ConnectionQuestion question_;
  LinkCourse main_;
  std::optional<LinkCourse> trial_;
  std::vector<Point> trials_;
  std::size_t next_ = 0;
  bool listed_ = false;
  std::vector<Point> works_;
  BitBoard footprint_;
  int nodes_ = 0;
};

void ConnectionSearch::Engine::list_trials() {
  listed_ = true;
  trials_ = main_.root_moves();
  std::erase(trials_, main_.answer().move);
  if (!main_.answer().move.is_none()) works_.push_back(main_.answer().move);
}

void ConnectionSearch::Engine::start_trial() {
  Board after = root_;
  after.play(question_.to_move, trials_[next_]);
  trial_.emplace(after, make_layers(root_, question_), opponent(question_.to_move));
}

void ConnectionSearch::Engine::end_trial() {
  const ReadingAnswer reply = trial_->answer();
  footprint_ |= reply.footprint;
  if (reply.outcome == Outcome::no) works_.push_back(trials_[next_]);
  trial_.reset();
  ++next_;
}

bool ConnectionSearch::Engine::advance(int nodes) {
  int budget = nodes;
  const auto run = [&](LinkCourse& course) {
    const int before = course.nodes();
    const bool over = course.advance(budget);
    budget -= course.nodes() - before;
    nodes_ += course.nodes() - before;
    return over;
  };
  if (!main_.is_finished() && !run(main_)) return false;
  if (!wants_all()) return true;
  if (!listed_) list_trials();
  while (next_ < trials_.size()) {
    if (!trial_) start_trial();
    if (!run(*trial_)) return false;
    end_trial();
  }
  return true;
}

ReadingAnswer ConnectionSearch::Engine::answer() const {
  ReadingAnswer answer = main_.answer();
  answer.nodes = nodes_;
  if (!question_.all_moves) return answer;
  answer.moves = works_;
  if (listed_) answer.footprint |= footprint_;
  if (trial_) answer.footprint |= trial_->answer().footprint;
  return answer;
}

ConnectionSearch::ConnectionSearch(const Board& board, const ConnectionQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
ConnectionSearch::ConnectionSearch(ConnectionSearch&&) noexcept = default;
ConnectionSearch& ConnectionSearch::operator=(ConnectionSearch&&) noexcept = default;
ConnectionSearch::~ConnectionSearch() = default;

bool ConnectionSearch::advance(int nodes) { return engine_->advance(nodes); }
bool ConnectionSearch::is_finished() const noexcept { return engine_->is_finished(); }
int ConnectionSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer ConnectionSearch::answer() const { return engine_->answer(); }

ReadingAnswer solve(const Board& board, const ConnectionQuestion& question, int node_limit) {
  ConnectionSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
