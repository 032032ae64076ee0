#include "model/reading/goal_search.hpp"

#include <algorithm>

namespace gosedai {

GoalSearch::GoalSearch(WatchedBoard& board, const ProofGoal& goal, Color to_move,
                       bool list_first_moves, Kos kos, Recall recall)
    : board_(board),
      goal_(goal),
      to_move_(to_move),
      root_ko_(board.ko_point()),
      root_ko_banned_(board.ko_banned()),
      list_first_moves_(list_first_moves),
      kos_(kos),
      recall_(recall) {
  first_.emplace(board_, goal_, to_move_, KoThreats::nobody, list_first_moves_, recall_);
  if (first_->is_finished()) end_first_phase();
}

bool GoalSearch::advance(int& budget) {
  while (!finished_) {
    ProofSearch& phase = second_ ? *second_ : *first_;
    const bool phase_over = phase.advance(budget);
    depth_ = std::max(depth_, phase.depth());
    if (!phase_over) return false;
    if (second_)
      end_second_phase();
    else
      end_first_phase();
  }
  return true;
}

void GoalSearch::stop() {
  (second_ ? *second_ : *first_).stop();
  finish(Result::unknown);
}

void GoalSearch::finish(Result result, Color must_threaten) {
  result_ = result;
  must_threaten_ = must_threaten;
  finished_ = true;
  board_.set_ko(root_ko_, root_ko_banned_);
}

void GoalSearch::end_first_phase() {
  const bool proved = first_->is_proved();
  if (first_->is_tainted()) return finish(Result::unknown);
  if (!first_->leans_on_ban() || kos_ == Kos::without_threats)
    return finish(proved ? Result::proved : Result::disproved);
  board_.set_ko(root_ko_, root_ko_banned_);
  second_.emplace(board_, goal_, to_move_, proved ? KoThreats::other : KoThreats::prover,
                  list_first_moves_, recall_);
  if (second_->is_finished()) end_second_phase();
}

void GoalSearch::end_second_phase() {
  if (second_->is_tainted()) return finish(Result::unknown);
  const bool first = first_->is_proved();
  const bool second = second_->is_proved();
  const Color prover = goal_.prover();
  plays_second_ = first == second || second == (to_move_ == prover);
  if (first == second) return finish(first ? Result::proved : Result::disproved);
  finish(Result::ko, first ? opponent(prover) : prover);
}

bool GoalSearch::side_to_move_succeeds() const noexcept {
  if (result_ == Result::ko) return true;
  return result_ == (to_move_ == goal_.prover() ? Result::proved : Result::disproved);
}

std::vector<Point> GoalSearch::line() const {
  std::vector<Point> moves = decisive().line();
  moves.erase(std::ranges::find(moves, Point::none()), moves.end());
  return moves;
}

}  // namespace gosedai
