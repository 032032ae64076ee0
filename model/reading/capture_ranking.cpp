#include "model/reading/capture_ranking.hpp"

#include <algorithm>
#include <utility>

namespace gosedai {

namespace {

struct Ranked {
  Point move;
  int value = 0;
};

/// Stones of a colour next to the point that are in atari: what a move there takes, or threatens.
int stones_in_atari(WatchedBoard& board, Color color, Point point) {
  BitBoard stones;
  for (const Point near : neighbors(point))
    if (board.at(near) == color && board.liberties(near) == 1) board.add_string(near, stones);
  int count = 0;
  stones.for_each([&](Point) { ++count; });
  return count;
}

bool touches_string(WatchedBoard& board, Point move, Point stone) {
  return std::ranges::any_of(neighbors(move),
                             [&](Point near) { return board.same_string(stone, near); });
}

/// Direct moves before roundabout ones: take, give atari, take a liberty; and stones with breath.
int attack_value(WatchedBoard& board, Point target, Point move, bool by_ko) {
  const Color owner = board.at(target);
  const int before = board.liberties(target);
  const int taken = stones_in_atari(board, owner, move);
  const Board::Undo undo = board.play(opponent(owner), move);
  int value = std::min(board.liberties(move), 4) * 2 + std::min(taken, 4);
  if (board.at(target) != owner) {
    // Taking at once is best, unless the taker is taken back: a ko or a snapback.
    value += board.liberties(move) > 1 || by_ko ? 100 : -20;
  } else {
    const int after = board.liberties(target);
    value += (before - after) * 4 + (after == 1 ? 4 : 0);
  }
  if (taken == 0 && board.liberties(move) == 1) value -= 8;
  board.undo(undo);
  return value;
}

/// Capturing the attackers, then gaining liberties, then what touches the string at all.
int defence_value(WatchedBoard& board, Point target, Point move) {
  const Color owner = board.at(target);
  const int before = board.liberties(target);
  const int taken = stones_in_atari(board, opponent(owner), move);
  const bool touches = touches_string(board, move, target);
  const Board::Undo undo = board.play(owner, move);
  const int gain = board.liberties(target) - before;
  int value = gain * 4 + (taken > 0 ? 6 + std::min(taken, 6) : 0) + (touches ? 2 : 0);
  value += std::min(board.liberties(move), 5);
  if (taken == 0 && board.liberties(move) == 1)
    value -= 12;
  else
    value += std::min(2 * stones_in_atari(board, opponent(owner), move), 8);
  board.undo(undo);
  return value;
}

template <class Value>
std::vector<Point> ranked(std::vector<Point> moves, Value value_of) {
  std::vector<Ranked> list;
  std::ranges::sort(moves);
  for (const Point move : moves)
    if (!move.is_none()) list.push_back({move, value_of(move)});
  std::ranges::stable_sort(list,
                           [](const Ranked& a, const Ranked& b) { return a.value > b.value; });
  moves.clear();
  for (const Ranked& each : list) moves.push_back(each.move);
  return moves;
}

}  // namespace

std::vector<Point> ranked_attacks(WatchedBoard& board, Point target, std::vector<Point> moves,
                                  bool by_ko) {
  return ranked(std::move(moves),
                [&](Point move) { return attack_value(board, target, move, by_ko); });
}

std::vector<Point> ranked_defences(WatchedBoard& board, Point target, std::vector<Point> moves) {
  return ranked(std::move(moves), [&](Point move) { return defence_value(board, target, move); });
}

}  // namespace gosedai
