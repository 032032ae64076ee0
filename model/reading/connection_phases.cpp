#include "model/reading/connection_phases.hpp"

#include <algorithm>

namespace gosedai {

namespace {

using Result = GoalSearch::Result;

constexpr int node_limit = 24'000;
constexpr int selective_limit = 8'000;

}  // namespace

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
  phases_ = std::make_unique<GoalSearch>(board_, *layers_[layer_], to_move_);
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
  if (phases_->result() != Result::unknown) {
    result_ = {phases_->result(), phases_->must_threaten(), phases_->line()};
    decisive_ = std::move(phases_);
  }
  // Cut as it is: the move that makes sure of it is the first that comes to mind.
  if (succeeds() && result_.line.empty() && to_move_ != owner()) {
    const std::vector<Point> moves = root_moves();
    if (!moves.empty()) result_.line.push_back(moves.front());
  }
  const bool proved = result_.verdict == Result::proved && !layers_[layer_]->is_selective();
  if (proved)
    finished_ = true;
  else
    next_layer();
}

/// Between ends that are far apart the first layers are alike; and a link that was found by a first
/// look needs a proof, not a second look.
bool LinkCourse::adds_nothing() const {
  if (layers_[layer_]->patience() == layers_[layer_ - 1]->patience()) return true;
  return layers_[layer_]->is_selective() && result_.verdict == Result::proved;
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
  if (result_.verdict == Result::ko) return true;
  return result_.verdict == (to_move_ == owner() ? Result::proved : Result::disproved);
}

ReadingAnswer LinkCourse::answer() const {
  ReadingAnswer answer;
  answer.nodes = nodes_;
  answer.depth = depth_;
  answer.footprint = footprint_ | board_.footprint();
  if (result_.verdict == Result::unknown) return answer;
  answer.outcome = succeeds() ? Outcome::yes : Outcome::no;
  if (result_.verdict == Result::ko) {
    answer.outcome = Outcome::ko;
    answer.must_threaten = result_.must_threaten;
  }
  answer.line = result_.line;
  if (succeeds()) answer.move = answer.line.empty() ? Point::none() : answer.line.front();
  return answer;
}

SearchTree LinkCourse::tree(const TreeLimits& limits) const {
  const GoalSearch* shown = decisive_ ? decisive_.get() : phases_.get();
  return shown == nullptr ? SearchTree() : shown->tree(limits);
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
