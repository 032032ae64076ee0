// Moves of the ladder search (TR-0837 3.4.3.1, TR-720 5.2): the attacker gives atari at one of the
// liberties, the owner runs or takes a surrounding string. The seeds' forced move, the liberty where
// the owner would get four or more liberties, needs no rule of its own: the other atari is seen to
// fail at once by the estimate.
#include "model/reading/capture_goal.hpp"

namespace gosedai {

void LadderGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  if (to_move == owner())
    generate_escapes(board, moves);
  else
    moves.add(board.string_at(target()).liberties, 0);
}

}  // namespace gosedai
