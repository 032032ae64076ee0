// The course of a life-and-death search over its layers and ko phases (spec 7.1).
//
// Each layer asks as the capture search does (capture_search.cpp):
//
//     nobody has threats --dead--> no ban played a role? ------------> dead
//            |                     owner has all threats: dead ------> dead
//            |                                            alive -----> ko, owner must threaten
//            +------------alive--> no ban played a role? ------------> alive
//                                  attacker has all threats: alive --> alive
//                                                            dead ---> ko, attacker must threaten
//
// A ko that the owner must win is looked at once more: if he dies, threats and all, as soon as he
// plays there himself, only the attacker can start it, at his leisure, after the threats are gone.
// Under area rules that is death (bent four in the corner).
#include "model/reading/tsumego_search.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "model/reading/life_proof.hpp"

namespace gosedai {

namespace {

struct Layer {
  int width;
  int roomy;
  int node_limit;
};

/// The last layer is limited only by the asker's patience.
constexpr std::array<Layer, 4> layers = {
    {{3, 6, 40'000}, {5, 8, 80'000}, {8, 12, 150'000}, {life_region_limit, 0, INT32_MAX}}};
/// A region with so few empty points needs no narrow layer.
constexpr int small_region = 9;

}  // namespace

class TsumegoSearch::Engine {
 public:
  Engine(const Board& board, const TsumegoQuestion& question);
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return nodes_; }
  ReadingAnswer answer() const;
  Point best_guess() const;
  FirstMoves first_moves() const;
  SearchTree tree(const TreeLimits& limits) const;

 private:
  enum class Stage : std::uint8_t { nobody, with_threats, at_leisure, all_moves };

  bool attacking() const { return question_.to_move == goal_.attacker(); }
  bool attacker_proves() const { return goal_.prover() == goal_.attacker(); }
  const Layer& layer() const { return layers[layer_]; }
  bool is_last_layer() const { return layer_ + 1 == layers.size(); }
  LifeProofOptions options(KoThreats threats) const;
  void start_layer();
  void start(KoThreats threats);
  void end_phase();
  void conclude(Outcome outcome, Color must_threaten);
  void end_layer();
  void keep_line();
  void end_proof();

  Board board_;
  TsumegoQuestion question_;
  LifeGoal goal_;
  std::size_t layer_ = 0;
  Stage stage_ = Stage::nobody;
  std::optional<LifeProof> phase_;
  std::optional<LifeProof> shown_;  // the phase whose line was kept last
  bool is_shown_ = false;           // it is the one that runs
  bool first_dead_ = false;
  ReadingAnswer current_;  // of the layer that runs
  ReadingAnswer kept_;     // of the last layer that was completed
  int balance_ = 0;        // granted and not yet used; a step may overdraw it
  int layer_nodes_ = 0;
  int nodes_ = 0;
  int depth_ = 0;
  Point guess_;
  FirstMoves first_moves_;  // as they were before threats were granted
  bool finished_ = false;
};

TsumegoSearch::Engine::Engine(const Board& board, const TsumegoQuestion& question)
    : board_(board),
      question_(question),
      goal_(board, life_area(board, question.target, question.scope), question.aim) {
  const int room = (goal_.area().region & board.empty_points()).count();
  const bool exact = !question.trust_room || question.aim == LifeAim::territory;
  if (exact || room <= small_region) layer_ = layers.size() - 1;
  start_layer();
}

void TsumegoSearch::Engine::start_layer() {
  current_ = {};
  layer_nodes_ = 0;
  start(KoThreats::nobody);
}

LifeProofOptions TsumegoSearch::Engine::options(KoThreats threats) const {
  LifeProofOptions result;
  result.threats = threats;
  result.width = layer().width;
  result.roomy = layer().roomy;
  result.only_move = question_.only_move;
  result.preferences = question_.preferences;
  if (question_.weights != nullptr) result.weights = question_.weights;
  return result;
}

void TsumegoSearch::Engine::start(KoThreats threats) {
  end_proof();
  stage_ = threats == KoThreats::nobody ? Stage::nobody : Stage::with_threats;
  phase_.emplace(board_, goal_, question_.to_move, options(threats));
}

bool TsumegoSearch::Engine::advance(int nodes) {
  balance_ += nodes;
  while (!finished_) {
    int budget = std::min(balance_, layer().node_limit - layer_nodes_);
    const int before = budget;
    const bool phase_over = phase_->advance(budget);
    const int used = before - budget;
    balance_ -= used;
    nodes_ += used;
    layer_nodes_ += used;
    depth_ = std::max(depth_, phase_->depth());
    if (phase_over)
      end_phase();
    else if (layer_nodes_ >= layer().node_limit)
      end_layer();
    else
      return false;
  }
  return true;
}

/// Frees the memory of a phase, or keeps it to be shown.
void TsumegoSearch::Engine::end_proof() {
  if (question_.keeps_tree && phase_ && (is_shown_ || !shown_)) shown_ = std::move(phase_);
  phase_.reset();
  is_shown_ = false;
}

SearchTree TsumegoSearch::Engine::tree(const TreeLimits& limits) const {
  if (phase_ && (is_shown_ || !shown_)) return phase_->tree(limits);
  return shown_ ? shown_->tree(limits) : SearchTree();
}

void TsumegoSearch::Engine::keep_line() {
  is_shown_ = true;
  current_.line = phase_->line();
  current_.line.erase(std::ranges::find(current_.line, Point::none()), current_.line.end());
}

FirstMoves TsumegoSearch::Engine::first_moves() const {
  const bool plain = stage_ == Stage::nobody || stage_ == Stage::all_moves;
  return phase_ && plain ? phase_->first_moves() : first_moves_;
}

void TsumegoSearch::Engine::end_phase() {
  first_moves_ = first_moves();
  if (stage_ == Stage::all_moves) {
    kept_.moves = phase_->winning_moves();
    std::erase(kept_.moves, Point::none());
    return end_layer();
  }
  if (phase_->is_tainted()) return end_layer();
  const bool dead = phase_->is_proved() == attacker_proves();
  if (stage_ == Stage::at_leisure) {
    if (!dead) return conclude(Outcome::ko, goal_.owner());
    return conclude(attacking() ? Outcome::yes : Outcome::no, Color::empty);
  }
  if (stage_ == Stage::nobody) {
    first_dead_ = dead;
    keep_line();
    if (phase_->leans_on_ban())
      return start(dead == attacker_proves() ? KoThreats::other : KoThreats::prover);
    return conclude(dead == attacking() ? Outcome::yes : Outcome::no, Color::empty);
  }
  if (dead == first_dead_) {
    keep_line();
    return conclude(dead == attacking() ? Outcome::yes : Outcome::no, Color::empty);
  }
  if (dead == attacking()) keep_line();
  if (!first_dead_) return conclude(Outcome::ko, goal_.attacker());
  end_proof();
  stage_ = Stage::at_leisure;
  LifeProofOptions leisure =
      options(attacker_proves() ? KoThreats::other : KoThreats::prover);  // the owner's
  leisure.only_move = Point::none();
  leisure.must_play = true;
  phase_.emplace(board_, goal_, goal_.owner(), leisure);
}

void TsumegoSearch::Engine::conclude(Outcome outcome, Color must_threaten) {
  current_.outcome = outcome;
  current_.must_threaten = must_threaten;
  if (outcome != Outcome::no && !current_.line.empty()) current_.move = current_.line.front();
  // The move that holds out longest is the best guess where none works.
  if (outcome == Outcome::no && !current_.line.empty()) guess_ = current_.line.front();
  kept_ = current_;
  const bool list_all = question_.all_moves && outcome == Outcome::yes;
  if (list_all && stage_ == Stage::nobody && is_last_layer()) {
    stage_ = Stage::all_moves;
    return phase_->ask_for_all_moves();
  }
  end_layer();
}

void TsumegoSearch::Engine::end_layer() {
  if (guess_.is_none()) guess_ = phase_->most_promising_move();
  if (is_last_layer()) {
    finished_ = true;
    end_proof();
    return;
  }
  ++layer_;
  start_layer();
}

ReadingAnswer TsumegoSearch::Engine::answer() const {
  ReadingAnswer result = kept_;
  result.nodes = nodes_;
  result.depth = depth_;
  result.footprint = goal_.area().footprint;
  return result;
}

Point TsumegoSearch::Engine::best_guess() const {
  if (!kept_.move.is_none()) return kept_.move;
  return guess_.is_none() && phase_ ? phase_->most_promising_move() : guess_;
}

TsumegoSearch::TsumegoSearch(const Board& board, const TsumegoQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
TsumegoSearch::TsumegoSearch(TsumegoSearch&&) noexcept = default;
TsumegoSearch& TsumegoSearch::operator=(TsumegoSearch&&) noexcept = default;
TsumegoSearch::~TsumegoSearch() = default;

bool TsumegoSearch::advance(int nodes) { return engine_->advance(nodes); }
bool TsumegoSearch::is_finished() const noexcept { return engine_->is_finished(); }
int TsumegoSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer TsumegoSearch::answer() const { return engine_->answer(); }
Point TsumegoSearch::best_guess() const { return engine_->best_guess(); }
FirstMoves TsumegoSearch::first_moves() const { return engine_->first_moves(); }
SearchTree TsumegoSearch::tree(const TreeLimits& limits) const { return engine_->tree(limits); }

ReadingAnswer solve(const Board& board, const TsumegoQuestion& question, int node_limit) {
  TsumegoSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
