// Where can the opponent never live, whatever number of moves he makes in a row?
//
// Let A be the alive stones of the owner and R a connected part of all other points. The opponent
// can capture every stone of the owner in R (that is what "not alive" means), at the price of
// filling its liberties, and he must wall himself off by filling the points next to A. So the only
// points where he can end up with an eye are the candidates
//
//     the owner's stones in R, and the empty points of R that touch no stone of the owner.
//
// Everything else in R will be his stones. A candidate whose removal cuts a part without another
// candidate off from R is no eye, since that part would be left without eyes of its own: it is
// struck out, which may make others useless in turn. The opponent can live, with all of R, when two
// candidates are left that are not next to each other. (Take two that cut nothing off: every string
// that is left in R touches both. If one of those left over cuts R, there is such a candidate in
// each of the parts, since candidates that cut can be replaced by ones farther out.) Otherwise he
// can at most get a seki (unconditional_seki.cpp); without that R is territory.
#include <array>

#include "model/reading/unconditional_life.hpp"
#include "model/reading/unconditional_seki.hpp"

namespace gosedai {
namespace {

constexpr std::array<int, 8> ring = {stride,  stride + 1,  1,  1 - stride,
                                     -stride, -stride - 1, -1, stride - 1};

/// The neighbours of the point in the part hang together around the point, so it cuts nothing off.
bool is_joined_around(Point point, const BitBoard& part) {
  int runs = 0;
  for (std::size_t i = 0; i < ring.size(); i += 2) {
    if (!part.contains(point.offset(ring[i]))) continue;
    // A run ends here unless it goes on over the diagonal to the next neighbour.
    const bool goes_on = part.contains(point.offset(ring[i + 1])) &&
                         part.contains(point.offset(ring[(i + 2) % ring.size()]));
    runs += goes_on ? 0 : 1;
  }
  return runs <= 1;
}

/// Removing the point leaves a piece of the part that holds no other candidate.
bool strands_a_piece(Point point, const BitBoard& part, const BitBoard& candidates) {
  BitBoard rest = part;
  rest.erase(point);
  BitBoard unseen = BitBoard::of(point).neighbors() & rest;
  while (!unseen.is_empty()) {
    const BitBoard piece = flood(BitBoard::of(unseen.first()), rest);
    if (!piece.intersects(candidates)) return true;
    unseen &= ~piece;
  }
  return false;
}

bool has_two_apart(const BitBoard& candidates) {
  const int count = candidates.count();
  if (count != 2) return count > 2;  // of three points two are always apart
  const Point first = candidates.first();
  return !(BitBoard::of(first).neighbors() & candidates).intersects(candidates);
}

/// Strikes out the candidates that can be no eye.
BitBoard useful_candidates(const BitBoard& part, BitBoard candidates) {
  for (bool changed = true; changed;) {
    changed = false;
    const BitBoard before = candidates;
    before.for_each([&](Point point) {
      if (is_joined_around(point, part) || !strands_a_piece(point, part, candidates)) return;
      candidates.erase(point);
      changed = true;
    });
  }
  return candidates;
}

bool can_live(const BitBoard& part, const BitBoard& candidates) {
  if (!has_two_apart(candidates)) return false;
  // Mostly the answer is plain: two points in the open.
  BitBoard plain;
  bool found = false;
  candidates.for_each([&](Point point) {
    if (found || !is_joined_around(point, part)) return;
    plain.insert(point);
    found = has_two_apart(plain);
  });
  return found || has_two_apart(useful_candidates(part, candidates));
}

}  // namespace

UnconditionalLife unconditional_life(const Board& board, Color color) {
  UnconditionalLife life;
  life.alive = unconditionally_alive(board, color);
  if (life.alive.is_empty()) return life;
  const BitBoard own = board.stones_of(color);
  const BitBoard candidates = (own & ~life.alive) | (board.empty_points() & ~own.neighbors());
  BitBoard rest = board.all_points() & ~life.alive;
  while (!rest.is_empty()) {
    const BitBoard part = flood(BitBoard::of(rest.first()), rest);
    rest &= ~part;
    if (can_live(part, candidates & part)) continue;
    if (!can_get_seki(board, opponent(color), part)) life.territory |= part;
  }
  return life;
}

}  // namespace gosedai
