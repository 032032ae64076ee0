#include "model/playout/verdict.hpp"

#include <algorithm>

#include "model/playout/playout_tree.hpp"

namespace gosedai {

WholeBoardVerdict verdict_of(const PlayoutTree& tree) {
  WholeBoardVerdict verdict;
  verdict.to_move = tree.to_move();
  const TreeNode& root = tree.node(PlayoutTree::root);
  verdict.games = root.visits;
  for (NodeId id = root.first_child; id < root.first_child + root.child_count; ++id) {
    const TreeNode& child = tree.node(id);
    if (child.visits == 0 || child.barred) continue;
    std::vector<Point> line = {child.move};
    for (const Point move : tree.expected_line(id)) line.push_back(move);
    verdict.moves.push_back(
        {child.move, child.visits, tree.rate(id), tree.lead(id), child.prior, std::move(line)});
  }
  std::ranges::stable_sort(verdict.moves, std::ranges::greater(), &MoveVerdict::games);
  for (int i = 0; i < static_cast<int>(plane_size); ++i) {
    const Point point = Point::from_index(i);
    verdict.black_share.push_back(static_cast<float>(tree.owner_share(Color::black, point)));
    verdict.white_share.push_back(static_cast<float>(tree.owner_share(Color::white, point)));
  }
  return verdict;
}

const MoveVerdict* preferred(const WholeBoardVerdict& verdict) {
  constexpr double nearly = 0.7;
  constexpr double clearly = 0.01;
  if (verdict.moves.empty()) return nullptr;
  const MoveVerdict& most = verdict.moves.front();
  const MoveVerdict* best = &most;
  for (const MoveVerdict& each : verdict.moves)
    if (each.games >= nearly * most.games && each.rate > best->rate + clearly) best = &each;
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
