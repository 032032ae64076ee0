#include "model/reading/life_moves.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// What a stone at a point meets.
struct Contact {
  int own = 0;
  int other = 0;
  int empty = 0;
  int captured = 0;    // stones taken
  int rescued = 0;     // own stones in atari next to it
  int threatened = 0;  // enemy stones put in atari
  int liberties = 0;   // of the new string, roughly
};

Contact look(const Board& board, Color mover, Point point) {
  Contact contact;
  std::array<Point, 4> seen;
  std::size_t seen_count = 0;
  for (const Point near : neighbors(point)) {
    const Color color = board.at(near);
    if (color == Color::empty) {
      ++contact.empty;
      ++contact.liberties;
      continue;
    }
    if (!is_stone(color)) continue;
    const Point head = board.head(near);
    if (std::find(seen.begin(), seen.begin() + static_cast<std::ptrdiff_t>(seen_count), head) !=
        seen.begin() + static_cast<std::ptrdiff_t>(seen_count))
      continue;
    seen[seen_count++] = head;
    const int liberties = board.liberties(near);
    const int stones = board.stones(near);
    if (color == mover) {
      ++contact.own;
      contact.liberties += liberties - 1;
      if (liberties == 1) contact.rescued += stones;
    } else {
      ++contact.other;
      if (liberties == 1) contact.captured += stones;
      if (liberties == 2) contact.threatened += stones;
    }
  }
  if (contact.captured > 0) contact.liberties += contact.captured;
  return contact;
}

int edge_score(Point point, int size) {
  const int line = height(point, size);
  if (line > 2) return 0;
  const int col = std::min(point.col(), size - 1 - point.col());
  const int row = std::min(point.row(), size - 1 - point.row());
  if (col + row == 1) return 5;  // the 2-1 point
  if (col + row == 0) return -3;
  return line == 1 ? 2 : 1;
}

int score_of(const Board& board, const LifeGoal& goal, bool attacking, const RegionView& view,
             int number) {
  const Point point = goal.point(number);
  const Color mover = attacking ? goal.attacker() : goal.owner();
  const Contact contact = look(board, mover, point);
  int score = edge_score(point, board.size());
  score += std::popcount(goal.near(number) & view.empty) * 3;
  score += std::popcount(goal.around(number) & view.empty);
  if (goal.area().home.contains(point)) score += 4;
  if (contact.own > 0 && contact.other > 0) score += 4;
  score += std::min(contact.captured, 4) * 6;
  if (contact.rescued > 0 && contact.liberties >= 2) score += 6 + std::min(contact.rescued, 4) * 2;
  if (contact.threatened > 0) score += 3;
  if (contact.captured == 0 && contact.liberties <= 1) score -= attacking ? 3 : 10;
  if (!attacking && contact.other == 0 && contact.empty == 0) score -= 12;  // an own eye
  return score;
}

}  // namespace

void generate_life_moves(const Board& board, const LifeGoal& goal, Color to_move,
                         const RegionView& view, LifeHistory& history, LifeMoveList& list) {
  list.count = 0;
  const bool attacking = to_move == goal.attacker();
  for (RegionSet rest = view.empty; rest != 0; rest &= rest - 1) {
    const int number = std::countr_zero(rest);
    if (!attacking && goal.leaks(board, number)) continue;
    if (!board.has_breath(to_move, goal.point(number))) continue;
    int score = score_of(board, goal, attacking, view, number);
    score += 3 * std::bit_width(static_cast<unsigned>(history.of(attacking, number)));
    list.moves[static_cast<std::size_t>(list.count++)] = {goal.point(number),
                                                          static_cast<std::int16_t>(score)};
  }
  std::stable_sort(list.moves.begin(), list.moves.begin() + list.count,
                   [](const LifeMove& a, const LifeMove& b) { return a.score > b.score; });
}

}  // namespace gosedai
