#include "model/playout/leaf_work.hpp"

namespace gosedai {

namespace {

RecentMoves after(const RecentMoves& recent, Point move) { return {move, recent.last}; }

MovePreferences moves_at(const PlayoutRoot& root, const LeafTask& task, const MoveHabits& habits,
                         int most) {
  Board board = root.board;
  Color to_move = root.to_move;
  RecentMoves recent = root.recent;
  for (const Point move : task.moves) {
    if (move.is_none())
      board.pass();
    else
      board.play(to_move, move);
    recent = after(recent, move);
    to_move = opponent(to_move);
  }
  return likely_moves(board, to_move, recent, habits, most);
}

}  // namespace

MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most) {
  // Enough to be tried where every other move is bad, as with a seki at the end.
  constexpr double pass_share = 0.01;
  MovePreferences found;
  for (const MovePreference& move : predict(board, to_move, recent, habits)) {
    if (static_cast<int>(found.size()) + 1 >= most) break;
    if (!is_eye_shape(shape_code(board, move.move), to_move)) found.push_back(move);
  }
  found.push_back({Point::none(), pass_share});
  return found;
}

LeafReport work_at_leaf(const PlayoutRoot& root, const LeafTask& task,
                        const PlayoutKnowledge& knowledge, const PlayoutParameters& playouts,
                        const TreeParameters& tree) {
  PlayoutBoard board = root.fast;
  Color to_move = root.to_move;
  RecentMoves recent = root.recent;
  for (const Point move : task.moves) {
    if (move.is_none())
      board.pass();
    else
      board.play(to_move, move);
    recent = after(recent, move);
    to_move = opponent(to_move);
  }
  LeafReport report;
  if (task.wants_growth)
    report.preferences = moves_at(root, task, knowledge.habits, tree.most_children);
  std::uint64_t seeds = task.seed;
  for (int i = 0; i < task.playouts; ++i)
    report.results.push_back(play_out({board, to_move, recent.last, recent.before},
                                      knowledge.shapes, playouts,
                                      PlayoutRandom(splitmix64(seeds))));
  return report;
}

}  // namespace gosedai
