#include "model/reading/connection_phases.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int node_limit = 24'000;
constexpr int selective_limit = 8'000;

}  // namespace

LinkPhases::LinkPhases(WatchedBoard& board, const LinkGoal& goal, Color to_move)
    : board_(board),
      goal_(goal),
      to_move_(to_move),
      root_ko_(board.ko_point()),
      root_ko_banned_(board.ko_banned()) {
  start(KoThreats::nobody);
}

void LinkPhases::start(KoThreats threats) {
  threats_ = threats;
  board_.set_ko(root_ko_, root_ko_banned_);
  phase_.emplace(board_, goal_, to_move_, threats);
  if (phase_->is_finished()) end_phase();
}

bool LinkPhases::advance(int& budget) {
  while (!finished_) {
    const bool phase_over = phase_->advance(budget);
    depth_ = std::max(depth_, phase_->depth());
    if (!phase_over) return false;
    end_phase();
  }
  return true;
}

void LinkPhases::keep_line() {
  result_.line = phase_->line();
  // A line ends where nobody needs to answer any more.
  result_.line.erase(std::ranges::find(result_.line, Point::none()), result_.line.end());
}

void LinkPhases::finish(LinkVerdict verdict, Color must_threaten) {
  result_.verdict = verdict;
  result_.must_threaten = must_threaten;
  finished_ = true;
  board_.set_ko(root_ko_, root_ko_banned_);
}

void LinkPhases::end_first_phase() {
  keep_line();
  const bool linked = phase_->is_proved();
  if (!linked && phase_->is_tainted()) return finish(LinkVerdict::unknown, Color::empty);
  if (!phase_->leans_on_ban())
    return finish(linked ? LinkVerdict::linked : LinkVerdict::cut, Color::empty);
  start(linked ? KoThreats::other : KoThreats::prover);
}

void LinkPhases::end_phase() {
  if (threats_ == KoThreats::nobody) return end_first_phase();
  const bool linked = phase_->is_proved();
  if (!linked && phase_->is_tainted()) return finish(LinkVerdict::unknown, Color::empty);
  const bool linked_first = threats_ == KoThreats::other;
  if (linked == linked_first) {
    keep_line();
    return finish(linked ? LinkVerdict::linked : LinkVerdict::cut, Color::empty);
  }
  // Decided by the ko. The line of the phase in which the side to move succeeds is the one to play.
  if (linked == (to_move_ == goal_.prover())) keep_line();
  finish(LinkVerdict::ko, linked_first ? opponent(goal_.prover()) : goal_.prover());
}

LinkCourse::LinkCourse(const Board& board, LinkLayers layers, Color to_move)
    : root_(board), board_(board), layers_(std::move(layers)), to_move_(to_move) {
  look_around();
  start_layer();
}

void LinkCourse::look_around() {
  layers_[layer_]->look_around(board_, to_move_, root_.all_points());
}

void LinkCourse::start_layer() {
  layer_nodes_ = 0;
  if (succeeds() && !result_.line.empty()) layers_[layer_]->prefer(result_.line.front());
  phases_.emplace(board_, *layers_[layer_], to_move_);
}

int LinkCourse::layer_limit() const {
  const int rest = node_limit - nodes_;
  return layers_[layer_]->is_selective() ? std::min(rest, selective_limit - layer_nodes_) : rest;
}

bool LinkCourse::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    int piece = std::min(budget, layer_limit());
    const int before = piece;
    const bool layer_over = phases_->advance(piece);
    budget -= before - piece;
    nodes_ += before - piece;
    layer_nodes_ += before - piece;
    depth_ = std::max(depth_, phases_->depth());
    if (layer_over)
      end_layer();
    else if (nodes_ >= node_limit)
      finished_ = true;
    else if (layer_limit() <= 0)
      next_layer();
    else
      return false;
  }
  return true;
}

void LinkCourse::end_layer() {
  // A repetition or a limit may keep a layer from an answer where an earlier one had one.
  if (phases_->result().verdict != LinkVerdict::unknown) result_ = phases_->result();
  // Cut as it is: the move that makes sure of it is the first that comes to mind.
  if (succeeds() && result_.line.empty() && to_move_ != owner()) {
    const std::vector<Point> moves = root_moves();
    if (!moves.empty()) result_.line.push_back(moves.front());
  }
  const bool proved = result_.verdict == LinkVerdict::linked && !layers_[layer_]->is_selective();
  if (proved)
    finished_ = true;
  else
    next_layer();
}

/// Between ends that are far apart the first layers are alike; and a link that was found by a first
/// look needs a proof, not a second look.
bool LinkCourse::adds_nothing() const {
  if (layers_[layer_]->patience() == layers_[layer_ - 1]->patience()) return true;
  return layers_[layer_]->is_selective() && result_.verdict == LinkVerdict::linked;
}

/// A layer that is given up leaves the board in the middle of a line.
void LinkCourse::next_layer() {
  phases_.reset();
  footprint_ |= board_.footprint();
  board_ = WatchedBoard(root_);
  while (++layer_ < layers_.size()) {
    look_around();
    if (!adds_nothing()) return start_layer();
  }
  finished_ = true;
}

bool LinkCourse::succeeds() const {
  if (result_.verdict == LinkVerdict::ko) return true;
  return result_.verdict == (to_move_ == owner() ? LinkVerdict::linked : LinkVerdict::cut);
}

ReadingAnswer LinkCourse::answer() const {
  ReadingAnswer answer;
  answer.nodes = nodes_;
  answer.depth = depth_;
  answer.footprint = footprint_ | board_.footprint();
  if (result_.verdict == LinkVerdict::unknown) return answer;
  answer.outcome = succeeds() ? Outcome::yes : Outcome::no;
  if (result_.verdict == LinkVerdict::ko) {
    answer.outcome = Outcome::ko;
    answer.must_threaten = result_.must_threaten;
  }
  answer.line = result_.line;
  if (succeeds()) answer.move = answer.line.empty() ? Point::none() : answer.line.front();
  return answer;
}

std::vector<Point> LinkCourse::root_moves() {
  WatchedBoard board(root_);
  Candidates candidates;
  layers_.back()->look_around(board, to_move_, root_.all_points());
  layers_.back()->generate(board, to_move_, candidates);
  std::vector<Point> moves;
  for (const Candidates::Entry& entry : candidates.entries())
    if (!entry.point.is_none() && root_.is_legal(to_move_, entry.point))
      moves.push_back(entry.point);
  return moves;
}

}  // namespace gosedai
