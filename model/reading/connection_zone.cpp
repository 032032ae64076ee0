// What the proof of a link leans on (proof_search.hpp, "Zones").
//
// The stones that are joined, the points of the moves, and enough liberties of every string of the
// owner that takes part: nothing that the opponent plays elsewhere can put such a string into atari.
#include "model/reading/connection_chain.hpp"
#include "model/reading/connection_goal.hpp"

namespace gosedai {

namespace {

/// A string with so many liberties more than it needs is out of danger: every move that takes one
/// of them elsewhere gives the owner a free move here.
constexpr int ample = 4;

/// Enough liberties of a string, first those that are in the zone anyway.
void cover_liberties(BitBoard& zone, const BitBoard& liberties, int wanted) {
  if (liberties.count() >= wanted + ample) return;
  int covered = (zone & liberties).count();
  (liberties & ~zone).for_each([&](Point liberty) {
    if (covered++ < wanted) zone.insert(liberty);
  });
}

void cover_own(WatchedBoard& board, Color owner, const BitBoard& near, BitBoard& zone) {
  for_each_string(board, near, owner, [&](Point, const StringShape& own) {
    zone |= own.points;
    cover_liberties(zone, own.liberties, 2);
  });
}

}  // namespace

BitBoard LinkGoal::zone_of_position(WatchedBoard& board, Color to_move) const {
  if (const Point end = missing_end(board); !end.is_none()) return BitBoard::of(end);
  const StringShape string = board.string_at(stone_);
  BitBoard zone = string.points;
  if (is_joined(string)) {
    cover_liberties(zone, string.liberties, 3);
    return zone;
  }
  zone |= zone_of_target(board);
  cover_liberties(zone, string.liberties, 2);
  if (to_move != owner_) {
    zone |= find_chain(board).zone();
    immediate_joins(board, string).for_each([&](Point join) { zone |= zone_of_join(board, join); });
    cover_forbidden_points(board, zone);
  }
  return zone;
}

/// What a move leans on that joins at once.
BitBoard LinkGoal::zone_of_join(WatchedBoard& board, Point move) const {
  BitBoard zone = zone_of_position(board, owner_) | zone_of_move(board, move);
  const Board::Undo undo = board.play(owner_, move);
  zone |= zone_of_position(board, cutter());
  board.undo(undo);
  return zone;
}

/// A point where the opponent may not play now must stay forbidden: what takes its breath belongs to
/// the zone as well.
void LinkGoal::cover_forbidden_points(WatchedBoard& board, BitBoard& zone) const {
  board.empty_in(zone).for_each([&](Point point) {
    if (board.can_play(cutter(), point)) return;
    BitBoard around = BitBoard::of(point).neighbors();
    for_each_string(board, around, cutter(), [&](Point, const StringShape& joined) {
      around |= joined.points | joined.around;
    });
    zone |= around;
    cover_own(board, owner_, around, zone);
  });
}

BitBoard LinkGoal::zone_of_move(WatchedBoard& board, Point move) const {
  BitBoard zone = BitBoard::of(move);
  const BitBoard around = zone.neighbors();
  BitBoard liberties = board.empty_in(around);
  for_each_string(board, around, cutter(), [&](Point, const StringShape& taken) {
    if (taken.liberty_count != 1) return;
    zone |= taken.points | taken.around;
    liberties |= taken.points & around;
    cover_own(board, owner_, taken.around, zone);
  });
  for_each_string(board, around, owner_, [&](Point, const StringShape& joined) {
    zone |= joined.points;
    cover_liberties(zone, joined.liberties & ~BitBoard::of(move), 2);
    liberties |= joined.liberties;
  });
  liberties.erase(move);
  cover_liberties(zone, liberties, 2);
  return zone;
}

BitBoard ConnectionGoal::zone_of_target(WatchedBoard& board) const {
  const StringShape string = board.string_at(b_);
  BitBoard zone = string.points;
  cover_liberties(zone, string.liberties, 2);
  return zone;
}

}  // namespace gosedai
