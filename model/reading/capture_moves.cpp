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
  // With one liberty too many only a move that takes one keeps the string within reach, and in a
  // ko the stone must be taken now when a connection would bring it out of reach.
  if (string.liberty_count > escape_above_) return;
  if (string.liberty_count == 1 && connects_out(board, string.liberties.first())) return;

  const BitBoard second = board.empty_in(string.liberties.neighbors());
  second.for_each([&](Point point) {
    const int shared = (BitBoard::of(point).neighbors() & string.liberties).count();
    moves.add(point, shared > 1 ? 0 : 2);
  });
  // Stones around the target and its liberties in danger: extend them or take what threatens them.
  const BitBoard near = string.around | string.liberties.neighbors();
  for_each_string(board, near, attacker(), [&](Point, const StringShape& wall) {
    if (wall.liberty_count > 2) return;
    moves.add(wall.liberties, wall.liberty_count == 1 ? 1 : 3);
    for_each_string(board, wall.around, owner(), [&](Point, const StringShape& threat) {
      if (threat.liberty_count <= 2 && threat.points != string.points)
        moves.add(threat.liberties, threat.liberty_count == 1 ? 1 : 4);
    });
  });
  // Strings the target could join: take them away first.
  for_each_string(board, string.liberties.neighbors(), owner(),
                  [&](Point, const StringShape& helper) {
                    if (helper.points != string.points && helper.liberty_count <= 2)
                      moves.add(helper.liberties, helper.liberty_count == 1 ? 1 : 3);
                  });
  // Backfilling (the seeds' moto-tsugi): before a liberty can be taken, the stone there must get
  // liberties of its own.
  for_each_string(board, string.liberties.neighbors(), attacker(),
                  [&](Point, const StringShape& enemy) {
                    if (enemy.liberty_count <= 3) moves.add(enemy.liberties, 4);
                  });
  if (string.liberty_count <= 2) moves.add(board.empty_in(diagonals_of(string.liberties)), 4);
}

void AnyCaptureGoal::generate_defence(WatchedBoard& board, Candidates& moves) const {
  const StringShape string = board.string_at(target());
  for_each_string(board, string.around, attacker(), [&](Point, const StringShape& enemy) {
    if (enemy.liberty_count == 1) moves.add(enemy.liberties, 0);
  });
  moves.add(string.liberties, 0);
  moves.add_pass(0);
  for_each_string(board, string.around, attacker(), [&](Point, const StringShape& enemy) {
    if (enemy.liberty_count <= 2) moves.add(enemy.liberties, 1);
  });
  moves.add(board.empty_in(string.liberties.neighbors()), 1);
  for_each_string(board, string.liberties.neighbors(), owner(),
                  [&](Point, const StringShape& helper) {
                    if (helper.points != string.points && helper.liberty_count <= 3)
                      moves.add(helper.liberties, 3);
                  });
  moves.leave_open();
}

}  // namespace gosedai
