#include "model/playout/verdict.hpp"

#include <algorithm>

#include "model/playout/playout_tree.hpp"

namespace gosedai {

namespace {

std::vector<Point> line_of(const PlayoutTree& tree, Point move) {
  NodeId id = tree.node(PlayoutTree::root).first_child;
  while (tree.node(id).move != move) ++id;
  std::vector<Point> line = {move};
  for (const Point next : tree.expected_line(id)) line.push_back(next);
  return line;
}

}  // namespace

std::vector<MoveVerdict> tried_moves(const PlayoutTree& tree) {
  const TreeNode& root = tree.node(PlayoutTree::root);
  std::vector<MoveVerdict> moves;
  bool all_lost = true;
  for (NodeId id = root.first_child; id < root.first_child + root.child_count; ++id) {
    const TreeNode& child = tree.node(id);
    if (child.barred || (child.prior == 0 && !all_lost))
      continue;  // without a share: the last way out
    all_lost &= child.proof == Proof::lost;
    if (child.visits > 0)
      moves.push_back(
          {child.move, child.visits, tree.rate(id), tree.lead(id), child.prior, {}, child.proof});
  }
  std::ranges::stable_sort(moves, std::ranges::greater(), &MoveVerdict::games);
  return moves;
}

WholeBoardVerdict verdict_of(const PlayoutTree& tree) {
  WholeBoardVerdict verdict;
  verdict.to_move = tree.to_move();
  verdict.games = tree.node(PlayoutTree::root).visits;
  verdict.moves = tried_moves(tree);
  for (MoveVerdict& each : verdict.moves) each.line = line_of(tree, each.move);
  for (int i = 0; i < static_cast<int>(plane_size); ++i) {
    const Point point = Point::from_index(i);
    verdict.black_share.push_back(static_cast<float>(tree.owner_share(Color::black, point)));
    verdict.white_share.push_back(static_cast<float>(tree.owner_share(Color::white, point)));
  }
  return verdict;
}

const MoveVerdict* preferred(std::span<const MoveVerdict> moves) {
  constexpr double nearly = 0.7;
  constexpr double clearly = 0.01;
  if (moves.empty()) return nullptr;
  const auto won = std::ranges::find(moves, Proof::won, &MoveVerdict::proof);
  if (won != moves.end()) return &*won;
  const auto is_open = [](const MoveVerdict& each) { return each.proof == Proof::open; };
  const auto most = std::ranges::find_if(moves, is_open);
  if (most == moves.end()) return &moves.front();
  const MoveVerdict* best = &*most;
  for (const MoveVerdict& each : moves)
    if (is_open(each) && each.games >= nearly * most->games && each.rate > best->rate + clearly)
      best = &each;
  return best;
}

bool is_settled(const WholeBoardVerdict& verdict, const Board& board) {
  constexpr float doubt = 0.1F;
  bool settled = true;
  board.all_points().for_each([&](Point point) {
    const float black = verdict.share_of(Color::black, point);
    const float white = verdict.share_of(Color::white, point);
    if (std::max({black, white, 1 - black - white}) < 1 - doubt) settled = false;
  });
  return settled && verdict.games > 0;
}

int expected_lead(const WholeBoardVerdict& verdict, const Board& board) {
  int lead = 0;
  board.all_points().for_each([&](Point point) {
    lead += verdict.share_of(Color::black, point) > 0.5F ? 1 : 0;
    lead -= verdict.share_of(Color::white, point) > 0.5F ? 1 : 0;
  });
  return lead;
}

}  // namespace gosedai
