#include "model/intuition/intuition_view.hpp"

#include <algorithm>
#include <cmath>

namespace gosedai {

int usual_value(double share) {
  if (share <= 0) return 0;
  const double steps = (std::log(share) - least_logarithm) * usual_steps;
  return std::clamp(static_cast<int>(std::lround(steps)), 0, most_usual);
}

IntuitionView::IntuitionView(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits)
    : size_(board.size()), legal_(board.legal_points(to_move)) {
  const HabitLooks looks(board, to_move, recent);
  see_stones(board, to_move);
  mark(Sight::on_board, board.all_points());
  mark(Sight::legal, legal_);
  mark(Sight::caught, looks.caught());
  mark(Sight::ladder, looks.ladders());
  mark(Sight::needless, looks.needless());
  if (!recent.last.is_none()) mark(Sight::last_move, recent.last);
  if (!recent.before.is_none()) mark(Sight::move_before, recent.before);
  if (board.ko_banned() == to_move) mark(Sight::ko_ban, board.ko_point());
  for (const MovePreference& move : predict(looks, habits, legal_))
    mark(Sight::usual, move.move, usual_value(move.share) * usual_unit);
}

void IntuitionView::see_stones(const Board& board, Color to_move) {
  constexpr int many = 4;
  const auto see = [&](Color color, Sight in_atari) {
    board.stones_of(color).for_each([&](Point stone) {
      const int more = std::min(board.liberties(stone), many) - 1;
      mark(static_cast<Sight>(static_cast<int>(in_atari) + more), stone);
    });
  };
  see(to_move, Sight::own_1);
  see(opponent(to_move), Sight::enemy_1);
}

}  // namespace gosedai
