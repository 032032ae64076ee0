#include "model/joseki/joseki_judge.hpp"

#include <algorithm>

#include "model/joseki/joseki_ladder.hpp"

namespace gosedai {

namespace {

constexpr double endless = 1e9;

class LineJudge {
 public:
  LineJudge(const JosekiKnowledge& knowledge, const Board& board, CornerView view,
            const JosekiParameters& parameters)
      : knowledge_(knowledge), board_(board), view_(view), parameters_(parameters) {}

  /// For the side to move.
  JosekiOutlook best(const JosekiMove& last, Color side, double alpha, double beta, int depth) {
    const std::vector<const JosekiMove*> moves = lines(last.leads_to, side, depth);
    const bool may_stop = moves.empty() || stops_here(last.leads_to, side);
    JosekiOutlook found{-endless, {}};
    if (may_stop) found.points = judgement(side) + parameters_.judge.first_move_elsewhere;
    for (const JosekiMove* move : moves) {
      if (found.points >= beta) break;
      const Board::Undo undo = board_.play(side, point_of(*move));
      JosekiOutlook reply =
          best(*move, opponent(side), -beta, -std::max(alpha, found.points), depth + 1);
      board_.undo(undo);
      if (-reply.points <= found.points) continue;
      found.points = -reply.points;
      found.line = std::move(reply.line);
      found.line.insert(found.line.begin(), point_of(*move));
    }
    return found;
  }

 private:
  Point point_of(const JosekiMove& move) const { return view_.to_board(move.point, board_.size()); }

  /// The moves that are followed, the most frequent first.
  std::vector<const JosekiMove*> lines(JosekiNodeId node, Color side, int depth) const {
    std::vector<const JosekiMove*> moves;
    if (depth >= parameters_.judge.depth || judged_ >= parameters_.judge.judgements) return moves;
    double all = 0;
    for (const JosekiMove& move : knowledge_.tree.moves(node))
      if (view_.turned(move.color) == side) all += move.count;
    for (const JosekiMove& move : knowledge_.tree.moves(node)) {
      if (static_cast<int>(moves.size()) == parameters_.judge.width) break;
      if (view_.turned(move.color) == side && move.count >= parameters_.judge.least_share * all &&
          is_playable(move, side))
        moves.push_back(&move);
    }
    return moves;
  }

  bool is_playable(const JosekiMove& move, Color side) const {
    const int lines = lines_of_corner(board_.size());
    return move.point.x() < lines && move.point.y() < lines &&
           board_.is_legal(side, point_of(move)) && !is_interfered(board_, with(move), view_) &&
           ladder_works(move, side);
  }

  bool ladder_works(const JosekiMove& move, Color side) const {
    if (!move.ladder) return true;
    Board after = board_;
    after.play(side, point_of(move));
    return check_ladder(after, *move.ladder, view_, parameters_.ladder_nodes) != LadderState::fails;
  }

  /// The stones after the move, and those that it takes: nobody else's.
  CornerStones with(const JosekiMove& move) const {
    CornerStones stones = knowledge_.tree[move.leads_to].stones;
    if (move.captures > 0)
      stones[opponent(move.color)] |= view_.stones(board_)[opponent(move.color)];
    return stones;
  }

  bool stops_here(JosekiNodeId id, Color side) const {
    const JosekiNode& node = knowledge_.tree[id];
    if (node.marks != 0) return true;
    const std::uint32_t elsewhere = node.tenuki[player_index(view_.turned(side))];
    return elsewhere > parameters_.judge.frequent_tenuki * node.count;
  }

  double judgement(Color side) {
    ++judged_;
    const InfluenceMap map(knowledge_.influence, board_);
    const double for_black = influence_balance(knowledge_.influence, map, board_);
    return side == Color::black ? for_black : -for_black;
  }

  const JosekiKnowledge& knowledge_;
  Board board_;
  CornerView view_;
  JosekiParameters parameters_;
  int judged_ = 0;
};

}  // namespace

JosekiOutlook judge_lines(const JosekiKnowledge& knowledge, const Board& after, CornerView view,
                          const JosekiMove& move, const JosekiParameters& parameters) {
  LineJudge judge(knowledge, after, view, parameters);
  const Color mover = view.turned(move.color);
  JosekiOutlook outlook = judge.best(move, opponent(mover), -endless, endless, 1);
  outlook.points = -outlook.points;
  return outlook;
}

}  // namespace gosedai
