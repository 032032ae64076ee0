// Moves of the connection search (TR-0837 3.4.3.3 3, TR-720 5.4.4).
//
// Both sides play on the corridor: the points of all paths that are not much longer than the
// shortest. The seeds take the square between the ends; the corridor is the same thing for strings of
// any form, with third strings between and enemies in the way. Where strings of either side along
// the corridor are short of liberties, their liberties are moves as well: to take a cutting stone, to
// save it, to put an end into atari.
#include <algorithm>
#include <array>

#include "model/reading/connection_goal.hpp"

namespace gosedai {

struct LinkGoal::Corridor {
  BitBoard points;  // empty points and stones
  std::array<BitBoard, 16> by_detour;
  int shortest = ConnectionField::unreached;
};

LinkGoal::Corridor LinkGoal::find_corridor(WatchedBoard& board, Color to_move) const {
  Corridor corridor;
  const int limit = patience_.distance + ConnectionField::move_cost;
  spread_from_target(board, from_target_,
                     {to_move == owner_, limit + patience_.slack, region_, {}, trusts_snares()});
  corridor.shortest = from_target_.at(stone_);
  if (corridor.shortest > limit) return corridor;
  from_stone_.spread_from_string(
      board, stone_,
      {to_move == owner_, corridor.shortest + patience_.slack, region_, {}, trusts_snares()});
  (from_stone_.points() & from_target_.points()).for_each([&](Point point) {
    const int detour = from_stone_.at(point) + from_target_.at(point) -
                       from_stone_.own_cost(board, point) - corridor.shortest;
    if (detour > patience_.slack) return;
    corridor.points.insert(point);
    corridor.by_detour[static_cast<std::size_t>(std::clamp(detour, 0, 15))].insert(point);
  });
  return corridor;
}

void LinkGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  if (const Point end = missing_end(board); !end.is_none()) {
    moves.add(end, 0);
    return;
  }
  const StringShape string = board.string_at(stone_);
  if (is_joined(string)) return generate_for_joined(board, string, to_move, moves);
  if (!preferred_.is_none() && is_root(board, to_move))
    return generate_preferred(board, to_move, moves);
  generate_any(board, string, to_move, moves);
}

/// At the root the move that an earlier layer found comes first: when it still works, no other is
/// looked for.
void LinkGoal::generate_preferred(WatchedBoard& board, Color to_move, Candidates& moves) const {
  constexpr std::uint32_t later = 12;
  Candidates all;
  generate_any(board, board.string_at(stone_), to_move, all);
  moves.add(preferred_, 0);
  for (const Candidates::Entry& entry : all.entries())
    if (entry.point.is_none())
      moves.add_pass(later);
    else
      moves.add(entry.point, entry.handicap + later);
  if (all.is_open()) moves.leave_open();
}

void LinkGoal::generate_any(WatchedBoard& board, const StringShape& string, Color to_move,
                            Candidates& moves) const {
  if (to_move == owner_) {
    moves.add(joining_points(board, string), 0);
    if (generate_rescue(board, moves)) return;
  } else {
    if (generate_must_play(board, string, moves)) return;
    moves.add_pass(0);
    if (!patience_.selective || is_root(board, to_move)) moves.leave_open();
  }
  const Corridor corridor = find_corridor(board, to_move);
  add_corridor(board, corridor, moves);
  add_weak_strings(board, corridor, moves);
}

/// An end in atari leaves no choice.
bool LinkGoal::generate_rescue(WatchedBoard& board, Candidates& moves) const {
  bool in_atari = false;
  for_each_string(board, ends(), owner_, [&](Point, const StringShape& end) {
    if (end.liberty_count > 1) return;
    in_atari = true;
    moves.add(end.liberties, 0);
    for_each_string(board, end.around, cutter(), [&](Point, const StringShape& enemy) {
      if (enemy.liberty_count == 1) moves.add(enemy.liberties, 0);
    });
  });
  return in_atari;
}

/// Where the owner threatens to join at once, only moves that disturb every such threat can cut.
bool LinkGoal::generate_must_play(WatchedBoard& board, const StringShape& string,
                                  Candidates& moves) const {
  const BitBoard joins = immediate_joins(board, string);
  if (joins.is_empty()) return false;
  BitBoard must = ~BitBoard();
  joins.for_each([&](Point join) { must &= zone_of_join(board, join); });
  moves.add(board.empty_in(must & joins), 0);
  moves.add(board.empty_in(must), 1);
  return true;
}

/// One string, but short of liberties.
void LinkGoal::generate_for_joined(WatchedBoard& board, const StringShape& string, Color to_move,
                                   Candidates& moves) const {
  moves.add(string.liberties, 0);
  if (to_move == owner_) {
    for_each_string(board, string.around, cutter(), [&](Point, const StringShape& enemy) {
      if (enemy.liberty_count == 1) moves.add(enemy.liberties.first(), 0);
    });
    return;
  }
  moves.add_pass(0);
  moves.leave_open();
}

void LinkGoal::add_corridor(WatchedBoard& board, const Corridor& corridor,
                            Candidates& moves) const {
  for (std::size_t detour = 0; detour < corridor.by_detour.size(); ++detour) {
    if (corridor.by_detour[detour].is_empty()) continue;
    moves.add(board.empty_in(corridor.by_detour[detour]),
              static_cast<std::uint32_t>(1 + detour / 2));
  }
}

void LinkGoal::add_weak_strings(WatchedBoard& board, const Corridor& corridor,
                                Candidates& moves) const {
  for_each_string(board, corridor.points | ends(), owner_, [&](Point, const StringShape& own) {
    if (own.liberty_count > 2) return;
    moves.add(own.liberties, 1);
    for_each_string(board, own.around, cutter(), [&](Point, const StringShape& enemy) {
      if (enemy.liberty_count <= 2) moves.add(enemy.liberties, 2);
    });
  });
  for_each_string(board, corridor.points, cutter(), [&](Point, const StringShape& enemy) {
    if (enemy.liberty_count > 3) return;
    moves.add(enemy.liberties, static_cast<std::uint32_t>(enemy.liberty_count));
    if (enemy.liberty_count == 2) moves.add(board.empty_in(enemy.liberties.neighbors()), 4);
  });
  const BitBoard beside = board.empty_in(corridor.points).neighbors() & ~corridor.points;
  for_each_string(board, beside, cutter(), [&](Point, const StringShape& enemy) {
    if (enemy.liberty_count <= 2) moves.add(enemy.liberties, 3);
  });
}

}  // namespace gosedai
