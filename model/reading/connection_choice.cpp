#include "model/reading/connection_choice.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/reading/connection_search.hpp"

namespace gosedai {

namespace {

constexpr int longest_step = 3;    // of a linkage, along either axis
constexpr int weak_liberties = 5;  // both strings stronger than this: not urgent
constexpr std::size_t most_pairs = 24;
constexpr int smallest_share = 150;
constexpr int largest_share = 3000;

struct Pair {
  Point a;
  Point b;
  int value = 0;
};

int value_of(const Board& board, Point a, Point b) {
  const Point smaller = board.stones(a) <= board.stones(b) ? a : b;
  const int liberties = std::min(board.liberties(a), board.liberties(b));
  const int weakness = std::max(0, weak_liberties - liberties) * 4;
  return 10 + 4 * std::min(board.stones(smaller), 12) + weakness;
}

/// The lowest point of a string: heads depend on the course of the game.
Point name_of_string(const Board& board, Point stone) { return board.string_points(stone).first(); }

bool is_near(Point a, Point b, const BitBoard& allowed) {
  const int left = std::min(a.col(), b.col()) - 1;
  const int right = std::max(a.col(), b.col()) + 1;
  const int low = std::min(a.row(), b.row()) - 1;
  const int high = std::max(a.row(), b.row()) + 1;
  bool found = false;
  allowed.for_each([&](Point point) {
    found |=
        point.col() >= left && point.col() <= right && point.row() >= low && point.row() <= high;
  });
  return found;
}

void add_pair(const Board& board, Point a, Point b, std::vector<Pair>& pairs) {
  const Point first = name_of_string(board, a);
  const Point second = name_of_string(board, b);
  const Pair pair{std::min(first, second), std::max(first, second), value_of(board, a, b)};
  const auto same = [&](const Pair& known) { return known.a == pair.a && known.b == pair.b; };
  if (std::ranges::none_of(pairs, same)) pairs.push_back(pair);
}

/// Different strings of a colour with stones close to each other, and a weak one among them.
std::vector<Pair> list_pairs(const Board& board, Color owner, const BitBoard& allowed) {
  std::vector<Pair> pairs;
  board.stones_of(owner).for_each([&](Point a) {
    board.stones_of(owner).for_each([&](Point b) {
      if (b <= a || std::abs(a.col() - b.col()) > longest_step || b.row() - a.row() > longest_step)
        return;
      if (board.head(a) == board.head(b)) return;
      if (std::min(board.liberties(a), board.liberties(b)) > weak_liberties) return;
      if (is_near(a, b, allowed)) add_pair(board, a, b, pairs);
    });
  });
  std::ranges::sort(pairs, [](const Pair& x, const Pair& y) {
    if (x.value != y.value) return x.value > y.value;
    return x.a != y.a ? x.a < y.a : x.b < y.b;
  });
  if (pairs.size() > most_pairs) pairs.resize(most_pairs);
  return pairs;
}

class Chooser {
 public:
  Chooser(const Board& board, Color color, const BitBoard& allowed, int share)
      : board_(board), color_(color), allowed_(allowed), share_(share) {}

  /// A move is worth something when it changes the result: the other side, moving first, would.
  void look_at(const Pair& pair, ConnectionPurpose purpose) {
    ConnectionQuestion question{pair.a, pair.b, opponent(color_), false};
    const ReadingAnswer theirs = solve(board_, question, share_);
    if (theirs.outcome == Outcome::no || theirs.outcome == Outcome::unknown) return;
    question.to_move = color_;
    question.all_moves = true;
    const ReadingAnswer ours = solve(board_, question, share_);
    if (ours.outcome != Outcome::yes && ours.outcome != Outcome::ko) return;
    const bool ko = ours.outcome == Outcome::ko || theirs.outcome == Outcome::ko;
    std::vector<Point> moves = ours.moves;
    if (moves.empty()) moves.push_back(ours.move);
    for (const Point move : moves) {
      const int rank = move == ours.move ? 0 : 2;
      add(move, (ko ? pair.value / 2 : pair.value) - rank, {purpose, pair.a, pair.b, ko});
    }
  }

  std::vector<ConnectionCandidate> sorted() {
    std::ranges::sort(found_, [](const ConnectionCandidate& x, const ConnectionCandidate& y) {
      return x.value != y.value ? x.value > y.value : x.move < y.move;
    });
    return found_;
  }

 private:
  void add(Point move, int value, const ConnectionReason& reason) {
    if (move.is_none() || !allowed_.contains(move)) return;
    for (ConnectionCandidate& candidate : found_) {
      if (candidate.move != move) continue;
      candidate.value += value;
      candidate.reasons.push_back(reason);
      return;
    }
    found_.push_back({move, value, {reason}});
  }

  const Board& board_;
  Color color_;
  BitBoard allowed_;
  int share_;
  std::vector<ConnectionCandidate> found_;
};

}  // namespace

std::vector<ConnectionCandidate> connection_choice(const Board& board, Color color,
                                                   const BitBoard& allowed, int node_budget) {
  const std::vector<Pair> own = list_pairs(board, color, allowed);
  const std::vector<Pair> enemy = list_pairs(board, opponent(color), allowed);
  const int searches = 2 * static_cast<int>(own.size() + enemy.size());
  if (searches == 0) return {};
  const int share = std::clamp(node_budget / searches, smallest_share, largest_share);
  Chooser chooser(board, color, allowed, share);
  const auto look = [&](const std::vector<Pair>& pairs, ConnectionPurpose purpose) {
    for (const Pair& pair : pairs) chooser.look_at(pair, purpose);
  };
  look(own, ConnectionPurpose::connect);
  look(enemy, ConnectionPurpose::cut);
  return chooser.sorted();
}

}  // namespace gosedai
