// The work at a leaf of the playout tree: replay the moves, say how players would go on, play out.
#pragma once

#include <optional>

#include "model/board/rules.hpp"
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
              LocalAnswers answers = {}, const Rules& played_by = {}, bool passed = false)
      : board(start),
        fast(start, shapes),
        to_move(next),
        recent(moves),
        local(std::move(answers)),
        rules(played_by),
        after_pass(passed) {}

  /// Moves stay within these points, but for the answers of playouts to the last moves.
  void keep_to(const BitBoard& points);

  Board board;
  PlayoutBoard fast;  // the same
  Color to_move;
  RecentMoves recent;
  LocalAnswers local;  // what has been read about it
  Rules rules;
  bool after_pass;                // the opponent's move was one
  std::optional<BitBoard> field;  // where moves are tried; empty for the whole board
};

struct LeafTask {
  std::vector<Point> moves;  // from the root; none is a pass
  bool wants_growth = false;
  int playouts = 1;
  std::uint64_t seed = 0;
};

/// Usual moves that fill no own eye, the most usual first, at most so many, and a pass. Where there is room for all legal
/// moves those into own eyes follow, without a share: they are for proofs.
MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most);
/// The same among these points only.
MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most, const BitBoard& among);

LeafReport work_at_leaf(const PlayoutRoot& root, const LeafTask& task,
                        const PlayoutKnowledge& knowledge, const PlayoutParameters& playouts,
                        const TreeParameters& tree);

}  // namespace gosedai
