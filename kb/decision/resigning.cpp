#include "kb/decision/resigning.hpp"

#include <algorithm>

namespace gosedai {

int handicap_against(Color color, const Position& position) {
  int stones = 0;
  for (const Color side : {Color::black, Color::white})
    position.board.stones_of(side).for_each([&](Point point) {
      if (position.age[point.index()] == 0) stones += side == color ? -1 : 1;
    });
  return stones < 2 ? 0 : stones;
}

double resign_threshold(const DecisionView& view, const DecisionParameters& parameters) {
  const Board& board = view.board();
  const double open =
      static_cast<double>(board.empty_points().count()) / board.all_points().count();
  return std::max(parameters.resign_lead,
                  parameters.resign_certainty * view.situation()->uncertainty) +
         parameters.resign_handicap * handicap_against(view.color, view.position) * open;
}

bool is_hopeless(const DecisionView& view, const DecisionParameters& parameters) {
  const int points = view.board().all_points().count();
  return view.situation() != nullptr && view.aim == Aim::play &&
         view.position.move_number * 100 >= points * parameters.resign_played &&
         -view.lead() > resign_threshold(view, parameters);
}

bool Perseverance::gives_up(const DecisionView& view, const DecisionParameters& parameters) {
  int& count = in_row_[player_index(view.color)];
  count = is_hopeless(view, parameters) ? count + 1 : 0;
  return count >= parameters.resign_moves;
}

}  // namespace gosedai
