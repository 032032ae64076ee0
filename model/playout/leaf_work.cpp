#include "model/playout/leaf_work.hpp"

#include "model/board/scoring.hpp"

namespace gosedai {

namespace {

/// Where the moves of a task lead to, on a board of either kind.
template <class AnyBoard>
struct Reached {
  AnyBoard board;
  Color to_move;
  RecentMoves recent;

  /// `note` is told of every move, and what the board says about it.
  template <class Note>
  Reached(const AnyBoard& from, const PlayoutRoot& root, const LeafTask& task, Note note)
      : board(from), to_move(root.to_move), recent(root.recent) {
    for (const Point move : task.moves) {
      if (move.is_none()) {
        board.pass();
        note(board, to_move, move, 0);
      } else {
        note(board, to_move, move, board.play(to_move, move));
      }
      recent = {move, recent.last};
      to_move = opponent(to_move);
    }
  }
};

/// Only an area count is exact with all stones on the board; where territory counts the game is played out.
bool ends_game(const PlayoutRoot& root, const std::vector<Point>& moves) {
  if (root.rules.scoring != Scoring::area || moves.empty() || !moves.back().is_none()) return false;
  return moves.size() == 1 ? root.after_pass : moves[moves.size() - 2].is_none();
}

LeafReport count_end(const PlayoutRoot& root, const LeafTask& task) {
  const Reached end(root.board, root, task, [](const auto&...) {});
  const auto prisoners = [](const Board& board) {
    return board.prisoners_of(Color::black) + board.prisoners_of(Color::white);
  };
  const Ownership owned = ownership(end.board, {});
  PlayoutResult result;
  result.black_area = owned.black;
  result.white_area = owned.white;
  result.lead = owned.black.count() - owned.white.count();
  LeafReport report;
  report.results.assign(static_cast<std::size_t>(task.playouts), result);
  // Without captures no position comes back.
  const bool is_allowed =
      root.rules.ko == KoRule::simple || prisoners(end.board) == prisoners(root.board);
  report.end = is_allowed ? GameEnd::proved : GameEnd::over;
  return report;
}

}  // namespace

void PlayoutRoot::keep_to(const BitBoard& points) {
  field = points;
  (board.empty_points() & ~points).for_each([this](Point outside) {
    fast.leave_out(Color::black, outside);
    fast.leave_out(Color::white, outside);
  });
}

MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most) {
  return likely_moves(board, to_move, recent, habits, most, board.all_points());
}

MovePreferences likely_moves(const Board& board, Color to_move, const RecentMoves& recent,
                             const MoveHabits& habits, int most, const BitBoard& among) {
  // Enough to be tried where every other move is bad, as with a seki at the end.
  constexpr double pass_share = 0.01;
  MovePreferences found;
  MovePreferences eyes;
  const MovePreferences all = predict(board, to_move, recent, habits, among);
  for (const MovePreference& move : all) {
    if (static_cast<int>(found.size()) + 1 >= most) break;
    if (is_eye_shape(shape_code(board, move.move), to_move))
      eyes.push_back({move.move, 0});
    else
      found.push_back(move);
  }
  found.push_back({Point::none(), pass_share});
  if (static_cast<int>(all.size()) < most) found.insert(found.end(), eyes.begin(), eyes.end());
  return found;
}

LeafReport work_at_leaf(const PlayoutRoot& root, const LeafTask& task,
                        const PlayoutKnowledge& knowledge, const PlayoutParameters& playouts,
                        const TreeParameters& tree) {
  if (ends_game(root, task.moves)) return count_end(root, task);
  LocalState local(root.local);
  const Reached leaf(root.fast, root, task,
                     [&](const PlayoutBoard& board, Color color, Point move, int taken) {
                       local.note(board, color, move, taken > 0);
                     });
  LeafReport report;
  if (task.wants_growth) {
    const Reached exact(root.board, root, task, [](const auto&...) {});
    report.preferences =
        likely_moves(exact.board, exact.to_move, exact.recent, knowledge.habits, tree.most_children,
                     root.field.value_or(exact.board.all_points()));
    local.lean(report.preferences, exact.board, leaf.board, leaf.to_move, tree);
    const int legal = exact.board.legal_points(exact.to_move).count();
    report.all_moves = root.rules.suicide == Suicide::forbidden &&
                       static_cast<int>(report.preferences.size()) == legal + 1;
  }
  const BitBoard* field = root.field ? &*root.field : nullptr;
  std::uint64_t seeds = task.seed;
  for (int i = 0; i < task.playouts; ++i)
    report.results.push_back(
        play_out({leaf.board, leaf.to_move, leaf.recent.last, leaf.recent.before, local, field},
                 knowledge.shapes, playouts, PlayoutRandom(splitmix64(seeds))));
  return report;
}

}  // namespace gosedai
