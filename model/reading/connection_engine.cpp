#include "model/reading/connection_engine.hpp"

#include <algorithm>
#include <array>

namespace gosedai {

namespace {

/// A first look with few moves pays on the owner's turn; on the opponent's it misses cuts.
constexpr std::array<ConnectionPatience, 6> patiences_of_owner = {
    {{5, 2}, {8, 2}, {11, 2}, {14, 0, true}, {18, 0, true}, {18, 2}}};
constexpr std::array<ConnectionPatience, 4> patiences_of_cutter = {
    {{5, 2}, {8, 2}, {11, 2}, {14, 2}}};

}  // namespace

LinkEngine::LinkEngine(const Board& board, Color to_move, bool all_moves, LinkGoalMaker make_goal)
    : root_(board),
      to_move_(to_move),
      all_moves_(all_moves),
      make_goal_(std::move(make_goal)),
      main_(board, make_layers(to_move), to_move) {}

LinkLayers LinkEngine::make_layers(Color to_move) const {
  LinkLayers layers;
  const auto add = [&](const ConnectionPatience& patience) {
    if (std::unique_ptr<LinkGoal> goal = make_goal_(patience)) layers.push_back(std::move(goal));
  };
  const bool owner_moves = to_move == make_goal_(patiences_of_owner.front())->prover();
  if (owner_moves)
    std::ranges::for_each(patiences_of_owner, add);
  else
    std::ranges::for_each(patiences_of_cutter, add);
  return layers;
}

void LinkEngine::list_trials() {
  listed_ = true;
  trials_ = main_.root_moves();
  std::erase(trials_, main_.answer().move);
  if (!main_.answer().move.is_none()) works_.push_back(main_.answer().move);
}

void LinkEngine::start_trial() {
  Board after = root_;
  after.play(to_move_, trials_[next_]);
  trial_.emplace(after, make_layers(opponent(to_move_)), opponent(to_move_));
}

void LinkEngine::end_trial() {
  const ReadingAnswer reply = trial_->answer();
  footprint_ |= reply.footprint;
  if (reply.outcome == Outcome::no) works_.push_back(trials_[next_]);
  trial_.reset();
  ++next_;
}

bool LinkEngine::advance(int nodes) {
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

ReadingAnswer LinkEngine::answer() const {
  ReadingAnswer answer = main_.answer();
  answer.nodes = nodes_;
  if (!all_moves_) return answer;
  answer.moves = works_;
  if (listed_) answer.footprint |= footprint_;
  if (trial_) answer.footprint |= trial_->answer().footprint;
  return answer;
}

}  // namespace gosedai
