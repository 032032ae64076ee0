#include "model/playout/fate_search.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int field_steps = 5;
constexpr int few_liberties = 4;
constexpr std::size_t most_nodes = 60'000;

/// Strings that reach out of the field cannot be taken in it, so those that could be are followed.
BitBoard field_around(const Board& board, const BitBoard& group) {
  BitBoard field = group;
  for (int step = 0; step < field_steps; ++step) field = field.expanded();
  field &= board.all_points();
  BitBoard rest = field & ~board.empty_points();
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    const BitBoard string = board.string_points(stone);
    rest &= ~string;
    if (board.liberties(stone) <= few_liberties) field |= string | board.string_liberties(stone);
  }
  return field;
}

/// Only life and death counts, not by how much.
TreeParameters tree_parameters() {
  TreeParameters parameters;
  parameters.score_share = 0;
  return parameters;
}

MovePreferences among(const BitBoard& field, MovePreferences moves) {
  std::erase_if(moves, [&](const MovePreference& each) { return !field.contains(each.move); });
  return moves;
}

}  // namespace

FateSearch::FateSearch(const Board& board, const FateQuestion& question,
                       const PlayoutKnowledge& knowledge)
    : root_(board, question.to_move, {}, knowledge.shapes),
      group_(question.group),
      owner_(board.at(question.group.first())),
      knowledge_(knowledge),
      parameters_(tree_parameters()),
      tree_(parameters_, 0, most_nodes) {
  root_.keep_to(field_around(board, group_));
  tree_.clear(question.to_move);
  tree_.grow(PlayoutTree::root, among(*root_.field, question.likely));
}

/// The tree knows winning by black's lead only: one point for who gets what he wants.
int FateSearch::verdict_on(const PlayoutResult& result) const {
  const BitBoard& area = owner_ == Color::black ? result.black_area : result.white_area;
  const bool survives = (area & group_).count() * 2 > group_.count();
  return survives == (owner_ == Color::black) ? 1 : -1;
}

void FateSearch::advance(int games) {
  for (; games > 0; --games, ++games_) {
    const TreePath path = tree_.descend();
    const LeafTask task{tree_.moves_of(path), path.wants_growth, 1, splitmix64(seeds_)};
    LeafReport report = work_at_leaf(root_, task, knowledge_, {}, parameters_);
    for (PlayoutResult& result : report.results) result.lead = verdict_on(result);
    tree_.record(path, report);
  }
}

std::vector<FateMove> FateSearch::moves() const {
  std::vector<FateMove> found;
  const TreeNode& root = tree_.node(PlayoutTree::root);
  for (NodeId id = root.first_child; id < root.first_child + root.child_count; ++id) {
    const TreeNode& child = tree_.node(id);
    if (child.visits == 0) continue;
    const double rate = tree_.rate(id);
    found.push_back({child.move, child.visits, root_.to_move == owner_ ? rate : 1 - rate});
  }
  std::ranges::stable_sort(found, std::ranges::greater(), &FateMove::games);
  return found;
}

}  // namespace gosedai
