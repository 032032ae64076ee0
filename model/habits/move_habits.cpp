#include "model/habits/move_habits.hpp"

#include <algorithm>

#include "model/shapes/shape_lesson.hpp"

namespace gosedai {

float MoveHabits::strength(const HabitLooks& looks, Point move) const {
  float sum = 0;
  for (const std::uint16_t fact : looks.facts(move)) sum += facts_[fact];
  looks.visit_shapes(move, [&](ShapeKey key) {
    const float* known = shapes_.find(key);
    if (known != nullptr) sum += *known;
    return known != nullptr;
  });
  return sum;
}

MovePreferences predict(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits) {
  return predict(board, to_move, recent, habits, board.all_points());
}

MovePreferences predict(const Board& board, Color to_move, const RecentMoves& recent,
                        const MoveHabits& habits, const BitBoard& among) {
  return predict(HabitLooks(board, to_move, recent), habits, board.legal_points(to_move) & among);
}

MovePreferences predict(const HabitLooks& looks, const MoveHabits& habits, const BitBoard& points) {
  MovePreferences moves;
  std::vector<double> shares;
  points.for_each([&](Point move) {
    moves.push_back({move, 0});
    shares.push_back(habits.strength(looks, move));
  });
  scores_to_shares(shares);
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i].share = shares[i];
  std::ranges::stable_sort(moves, std::ranges::greater(), &MovePreference::share);
  return moves;
}

}  // namespace gosedai
