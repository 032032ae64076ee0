#include "model/reading/race_choice.hpp"

#include <algorithm>

#include "model/reading/capture_goal.hpp"
#include "model/reading/race_count.hpp"
#include "model/reading/race_search.hpp"

namespace gosedai {

namespace {

constexpr int most_liberties = 7;
constexpr std::size_t most_pairs = 8;

struct Pair {
  Point own;
  Point other;
  int stones = 0;
  int liberties = 0;
};

bool is_weak(WatchedBoard& board, const StringShape& string) {
  return string.liberty_count <= most_liberties && !has_two_eyes(board, string);
}

/// Weak strings that touch or share a liberty near the allowed points; large and short of liberties
/// first.
std::vector<Pair> find_pairs(const Board& position, Color color, const BitBoard& allowed) {
  WatchedBoard board(position);
  std::vector<Pair> pairs;
  for_each_string(board, position.all_points(), color, [&](Point own, const StringShape& mine) {
    if (!is_weak(board, mine) || !mine.around.intersects(allowed.expanded())) return;
    const BitBoard near = mine.around | mine.liberties.neighbors();
    for_each_string(board, near, opponent(color), [&](Point other, const StringShape& enemy) {
      if (!is_weak(board, enemy) || !enemy.around.intersects(allowed.expanded())) return;
      pairs.push_back({own, other, mine.stone_count + enemy.stone_count,
                       mine.liberty_count + enemy.liberty_count});
    });
  });
  std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) {
    return 2 * a.stones - 3 * a.liberties > 2 * b.stones - 3 * b.liberties;
  });
  if (pairs.size() > most_pairs) pairs.resize(most_pairs);
  return pairs;
}

void keep(std::vector<RaceCandidate>& found, const RaceCandidate& candidate) {
  for (RaceCandidate& known : found)
    if (known.move == candidate.move) {
      if (known.value < candidate.value) known = candidate;
      return;
    }
  found.push_back(candidate);
}

void judge(const Board& board, const Pair& pair, const RaceAnswer& answer, const BitBoard& allowed,
           std::vector<RaceCandidate>& found) {
  if (answer.needs_no_move || answer.move.is_none() || !allowed.contains(answer.move)) return;
  RaceCandidate candidate{answer.move, RaceReason::wins, 0, pair.own, pair.other};
  const int own = board.stones(pair.own);
  const int other = board.stones(pair.other);
  if (answer.other_captured.outcome == Outcome::yes) {
    candidate.value = 2 * (own + other);
  } else if (answer.other_captured.outcome == Outcome::ko) {
    candidate.reason = RaceReason::wins_ko;
    candidate.value = own + other;
  } else if (answer.own_survives.outcome == Outcome::yes) {
    candidate.reason = RaceReason::saves;
    candidate.value = 2 * own;
  } else if (answer.own_survives.outcome == Outcome::ko) {
    candidate.reason = RaceReason::saves_ko;
    candidate.value = own;
  } else {
    return;
  }
  keep(found, candidate);
}

}  // namespace

std::vector<RaceCandidate> choose_race_moves(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget) {
  std::vector<RaceCandidate> found;
  int left = node_budget;
  for (const Pair& pair : find_pairs(board, color, allowed)) {
    if (left <= 0) break;
    const RaceAnswer answer = solve(board, {pair.own, pair.other, color, false}, left);
    left -= answer.nodes;
    judge(board, pair, answer, allowed, found);
  }
  std::ranges::stable_sort(
      found, [](const RaceCandidate& a, const RaceCandidate& b) { return a.value > b.value; });
  return found;
}

}  // namespace gosedai
