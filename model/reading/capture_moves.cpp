// Moves of the capture search (TR-0837 3.4.3.2, TR-720 5.3).
//
// Names: the liberties of the target are the first order, the empty points next to them the second
// order (the seeds' kosumi and ikken points), and the points diagonal to a liberty the third (the
// knight's-move net). Handicaps put moves off; they forbid nothing.
#include "model/reading/capture_goal.hpp"

namespace gosedai {

namespace {

BitBoard diagonals_of(const BitBoard& points) {
  return points.shifted_up(stride + 1) | points.shifted_up(stride - 1) |
         points.shifted_down(stride + 1) | points.shifted_down(stride - 1);
}

}  // namespace

void AnyCaptureGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  if (to_move == attacker())
    generate_attack(board, moves);
  else if (board.at(target()) != owner() || board.liberties(target()) == 1)
    generate_escapes(board, moves);
  else
    generate_defence(board, moves);
}

bool AnyCaptureGoal::connects_out(WatchedBoard& board, Point last) const {
  return board.can_play(owner(), last) && liberties_after(board, last) > escape_above_;
}

void AnyCaptureGoal::generate_attack(WatchedBoard& board, Candidates& moves) const {
  const StringShape string = board.string_at(target());
  moves.add(string.liberties, 0);
  // What the ban forbids now may still come later: wait.
  if (board.ko_banned() == attacker() && moves.contains(board.ko_point())) moves.add_pass(2);
  // With one liberty too many only a move that takes one keeps the string within reach, and in a
  // ko the stone must be taken now when a connection would bring it out of reach, unless that
  // connection captures and can be made impossible.
  if (string.liberty_count > escape_above_) return;
  if (string.liberty_count == 1 && !board.touches_atari(target(), attacker()) &&
      connects_out(board, string.liberties.first()))
    return;
  add_nets(board, string, moves);
  add_wall_rescues(board, string, moves);
  add_helper_captures(board, string, moves);
  add_backfilling(board, string, moves);
  if (!is_wide()) return;
  if (string.liberty_count == 1) add_connection_stops(board, string.liberties.first(), moves);
  if (string.liberty_count <= 2) moves.add(board.empty_in(diagonals_of(string.liberties)), 4);
}

/// The target is in atari, but to take it is not enough (a ko, a snapback). Instead it may be left
/// where it is, when what it becomes by connecting can be captured.
void AnyCaptureGoal::add_connection_stops(WatchedBoard& board, Point last,
                                          Candidates& moves) const {
  if (!board.can_play(owner(), last)) return;
  const Board::Undo undo = board.play(owner(), last);
  const StringShape joined = board.string_at(target());
  const BitBoard near = board.empty_in(joined.liberties.neighbors());
  board.undo(undo);
  if (joined.liberty_count > escape_above_) return;
  moves.add(joined.liberties, 2);
  moves.add(near, 4);
}

/// Points next to the liberties. One that is next to two of them meets both extensions at once.
void AnyCaptureGoal::add_nets(WatchedBoard& board, const StringShape& string,
                              Candidates& moves) const {
  const bool all = is_wide() || string.liberty_count <= 2;
  board.empty_in(string.liberties.neighbors()).for_each([&](Point point) {
    int shared = 0;
    for (const Point near : neighbors(point)) shared += string.liberties.contains(near) ? 1 : 0;
    if (shared > 1 || all) moves.add(point, shared > 1 ? 0 : 2);
  });
}

/// Stones around the target and its liberties in danger: extend them or take what threatens them.
void AnyCaptureGoal::add_wall_rescues(WatchedBoard& board, const StringShape& string,
                                      Candidates& moves) const {
  const int danger = is_wide() ? 2 : 1;
  const BitBoard near = string.around | string.liberties.neighbors();
  for_each_stone_of_strings(board, near, attacker(), [&](Point stone) {
    if (board.liberties(stone) > danger) return;
    const StringShape wall = board.string_at(stone);
    moves.add(wall.liberties, wall.liberty_count == 1 ? 1 : 3);
    for_each_stone_of_strings(board, wall.around, owner(), [&](Point threat) {
      const int liberties = board.liberties(threat);
      if (liberties > 2 || string.points.contains(threat)) return;
      for (const Point point : board.few_liberties(threat))
        moves.add(point, liberties == 1 ? 1 : 4);
    });
  });
}

/// Strings the target could join: take them away first.
void AnyCaptureGoal::add_helper_captures(WatchedBoard& board, const StringShape& string,
                                         Candidates& moves) const {
  const int within_reach = is_wide() ? 3 : 1;
  BitBoard backing;
  for_each_stone_of_strings(board, string.liberties.neighbors(), owner(), [&](Point helper) {
    const int liberties = board.liberties(helper);
    if (liberties > within_reach || string.points.contains(helper)) return;
    for (const Point point : board.few_liberties(helper)) {
      moves.add(point, liberties == 1 ? 1 : 2 + liberties);
      if (liberties == 2) backing |= BitBoard::of(point).neighbors();
    }
  });
  // Where such a liberty cannot be taken at once, a stone next to it makes that possible.
  if (is_wide()) moves.add(board.empty_in(backing), 6);
}

/// Backfilling (the seeds' moto-tsugi): before a liberty can be taken, the stone there must get
/// liberties of its own.
void AnyCaptureGoal::add_backfilling(WatchedBoard& board, const StringShape& string,
                                     Candidates& moves) const {
  const int short_of_breath = is_wide() ? 3 : 2;
  for_each_stone_of_strings(board, string.liberties.neighbors(), attacker(), [&](Point enemy) {
    if (board.liberties(enemy) > short_of_breath) return;
    for (const Point point : board.few_liberties(enemy)) moves.add(point, 4);
  });
}

void AnyCaptureGoal::generate_defence(WatchedBoard& board, Candidates& moves) const {
  const StringShape string = board.string_at(target());
  const auto attack_walls = [&](int liberties, std::uint32_t handicap) {
    for_each_stone_of_strings(board, string.around, attacker(), [&](Point enemy) {
      if (board.liberties(enemy) > liberties) return;
      for (const Point point : board.few_liberties(enemy)) moves.add(point, handicap);
    });
  };
  attack_walls(1, 0);
  moves.add(string.liberties, 0);
  moves.add_pass(0);
  attack_walls(2, 1);
  moves.add(board.empty_in(string.liberties.neighbors()), 1);
  for_each_stone_of_strings(board, string.liberties.neighbors(), owner(), [&](Point helper) {
    if (board.liberties(helper) > 3 || string.points.contains(helper)) return;
    for (const Point point : board.few_liberties(helper)) moves.add(point, 3);
  });
  moves.leave_open();
}

}  // namespace gosedai
