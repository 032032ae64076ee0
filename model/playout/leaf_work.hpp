// The work at a leaf of the playout tree: replay the moves, say how players would go on, play out.
#pragma once

#include <optional>

#include "model/habits/move_habits.hpp"
#include "model/playout/playout_tree.hpp"

namespace gosedai {

struct PlayoutKnowledge {
  const PlayoutShapes& shapes;
  const MoveHabits& habits;
};

/// Where a search began.
struct PlayoutRoot {
  PlayoutRoot(const Board& start, Color next, const RecentMoves& moves, const PlayoutShapes& shapes,
              LocalAnswers answers = {})
      : board(start),
        fast(start, shapes),
        to_move(next),
        recent(moves),
        local(std::move(answers)) {}

  /// Moves stay within these points, but for the answers of playouts to the last moves.
  void keep_to(const BitBoard& points);

  Board board;
  PlayoutBoard fast;  // the same
  Color to_move;
  RecentMoves recent;
  LocalAnswers local;             // what has been read about it
  std::optional<BitBoard> field;  // where moves are tried; empty for the whole board
};

struct LeafTask {
  std::vector<Point> moves;  // from the root; none is a pass
  bool wants_growth = false;
  int playouts = 1;
  std::uint64_t seed = 0;
};

/// Usual moves that fill no own eye, the most usual first, at most so many, and a pass at the end.
MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most);
/// The same among these points only.
MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most, const BitBoard& among);

LeafReport work_at_leaf(const PlayoutRoot& root, const LeafTask& task,
                        const PlayoutKnowledge& knowledge, const PlayoutParameters& playouts,
                        const TreeParameters& tree);

}  // namespace gosedai
