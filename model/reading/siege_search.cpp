// The course of a siege search over its layers and ko phases (as in tsumego_search.cpp).
#include "model/reading/siege_search.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "model/reading/siege_proof.hpp"

namespace gosedai {

namespace {

struct Layer {
  SiegeWidth width;
  int node_limit;
};

constexpr std::array<Layer, 4> layers = {
    {{{3, 7, 8}, 600}, {{4, 10, 10}, 1'000}, {{5, 14, 12}, 1'500}, {{6, 20, 16}, 2'500}}};

/// So many first moves are compared, with at least so many nodes each.
constexpr std::size_t choices_tried = 4;
constexpr int least_share = 60;

}  // namespace

class SiegeSearch::Engine {
 public:
  Engine(const Board& board, const SiegeQuestion& question);
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return nodes_; }
  ReadingAnswer answer() const;
  FirstMoves first_moves() const;

 private:
  bool attacking() const { return question_.to_move == frame_.attacker(); }
  void start_layer();
  void start(KoThreats threats);
  void end_phase();
  void conclude(Outcome outcome, Color must_threaten);
  void end_layer();
  void choose_next();
  void end_choice();
  void keep_line();

  SiegeQuestion question_;
  Color mover_;  // to move on the board that is searched
  BitBoard footprint_;
  SiegeFrame frame_;
  WatchedBoard board_;
  std::size_t layer_ = 0;
  std::optional<SiegeGoal> goal_;
  std::optional<SiegeProof> phase_;
  KoThreats threats_ = KoThreats::nobody;
  bool first_dead_ = false;
  ReadingAnswer current_;  // of the layer that runs
  ReadingAnswer kept_;     // of the last layer that was completed
  FirstMoves first_moves_;
  bool choosing_ = false;  // the answer is known, a better move is looked for
  std::size_t rank_ = 0;
  int share_ = 0;
  int choice_limit_ = 0;
  int balance_ = 0;
  int layer_nodes_ = 0;
  int nodes_ = 0;
  int depth_ = 0;
  bool finished_ = false;
};

SiegeSearch::Engine::Engine(const Board& board, const SiegeQuestion& question)
    : question_(question),
      mover_(question.to_move),
      frame_(siege_frame(board, question.target, footprint_)),
      board_(board) {
  if (!question.only_move.is_none()) {
    if (!board_.can_play(mover_, question.only_move) ||
        board_.is_banned(mover_, question.only_move)) {
      kept_.outcome = Outcome::no;
      finished_ = true;
      return;
    }
    mover_ = opponent(mover_);
    board_.play(question.to_move, question.only_move);
  }
  start_layer();
}

void SiegeSearch::Engine::start_layer() {
  current_ = {};
  layer_nodes_ = 0;
  goal_.emplace(frame_, layers[layer_].width);
  start(KoThreats::nobody);
}

void SiegeSearch::Engine::start(KoThreats threats) {
  threats_ = threats;
  if (phase_) footprint_ |= phase_->footprint();
  phase_.emplace(board_, *goal_, mover_, threats);
}

bool SiegeSearch::Engine::advance(int nodes) {
  balance_ += nodes;
  while (!finished_) {
    int budget = std::min(balance_, layers[layer_].node_limit - layer_nodes_);
    if (choosing_) budget = std::min(budget, choice_limit_);
    const int granted = budget;
    const bool phase_over = phase_->is_finished() || phase_->advance(budget);
    const int used = granted - budget;
    balance_ -= used;
    nodes_ += used;
    layer_nodes_ += used;
    if (choosing_) choice_limit_ -= used;
    depth_ = std::max(depth_, phase_->depth());
    const bool layer_over = layer_nodes_ >= layers[layer_].node_limit;
    if (choosing_ && layer_over)
      end_choice();
    else if (choosing_ && (phase_over || choice_limit_ <= 0))
      choose_next();
    else if (choosing_)
      return false;
    else if (phase_over)
      end_phase();
    else if (layer_over)
      end_layer();
    else
      return false;
  }
  return true;
}

void SiegeSearch::Engine::keep_line() {
  current_.line = phase_->line();
  current_.line.erase(std::ranges::find(current_.line, Point::none()), current_.line.end());
}

FirstMoves SiegeSearch::Engine::first_moves() const {
  return phase_ && threats_ == KoThreats::nobody ? phase_->first_moves() : first_moves_;
}

void SiegeSearch::Engine::end_phase() {
  first_moves_ = first_moves();
  const bool dead = phase_->is_proved();
  const Outcome outcome = dead == attacking() ? Outcome::yes : Outcome::no;
  if (threats_ == KoThreats::nobody) {
    first_dead_ = dead;
    keep_line();
    if (phase_->leans_on_ban()) return start(dead ? KoThreats::other : KoThreats::prover);
    return conclude(outcome, Color::empty);
  }
  if (dead == first_dead_) {
    keep_line();
    return conclude(outcome, Color::empty);
  }
  if (dead == attacking()) keep_line();
  conclude(Outcome::ko, first_dead_ ? frame_.owner : frame_.attacker());
}

void SiegeSearch::Engine::conclude(Outcome outcome, Color must_threaten) {
  current_.outcome = outcome;
  current_.must_threaten = must_threaten;
  if (!question_.only_move.is_none())
    current_.line.insert(current_.line.begin(), question_.only_move);
  if (outcome != Outcome::no && !current_.line.empty()) current_.move = current_.line.front();
  kept_ = current_;
  const bool asks_for_choice = attacking() || question_.all_moves;
  const bool may_choose = outcome == Outcome::yes && asks_for_choice &&
                          question_.only_move.is_none() && threats_ == KoThreats::nobody &&
                          !current_.line.empty();
  if (!may_choose) return end_layer();
  choosing_ = true;
  rank_ = 0;
  share_ = std::max(least_share, layer_nodes_ / 3);
  choose_next();
}

/// Looks at the next first move, in the order of their shape, until one is known to work.
void SiegeSearch::Engine::choose_next() {
  phase_->stop();
  for (; rank_ < choices_tried; ++rank_) {
    if (phase_->wins(rank_)) break;
    if (!phase_->ask_for_move(rank_)) continue;
    choice_limit_ = share_;
    ++rank_;
    return;
  }
  end_choice();
}

void SiegeSearch::Engine::end_choice() {
  choosing_ = false;
  phase_->stop();
  current_.moves = phase_->winning_moves();
  std::erase(current_.moves, Point::none());
  if (!current_.moves.empty()) {
    keep_line();
    current_.move = current_.moves.front();
  }
  if (!question_.all_moves) current_.moves.clear();
  kept_ = current_;
  end_layer();
}

void SiegeSearch::Engine::end_layer() {
  first_moves_ = first_moves();
  footprint_ |= phase_->footprint();
  if (layer_ + 1 == layers.size()) {
    finished_ = true;
    phase_.reset();
    return;
  }
  ++layer_;
  start_layer();
}

ReadingAnswer SiegeSearch::Engine::answer() const {
  ReadingAnswer result = kept_;
  result.nodes = nodes_;
  result.depth = depth_;
  result.footprint = footprint_ | board_.footprint();
  if (phase_) result.footprint |= phase_->footprint();
  return result;
}

SiegeSearch::SiegeSearch(const Board& board, const SiegeQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
SiegeSearch::SiegeSearch(SiegeSearch&&) noexcept = default;
SiegeSearch& SiegeSearch::operator=(SiegeSearch&&) noexcept = default;
SiegeSearch::~SiegeSearch() = default;

bool SiegeSearch::advance(int nodes) { return engine_->advance(nodes); }
bool SiegeSearch::is_finished() const noexcept { return engine_->is_finished(); }
int SiegeSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer SiegeSearch::answer() const { return engine_->answer(); }
FirstMoves SiegeSearch::first_moves() const { return engine_->first_moves(); }

ReadingAnswer solve_siege(const Board& board, const SiegeQuestion& question, int node_limit) {
  SiegeSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
