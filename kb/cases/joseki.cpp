#include "kb/cases/joseki.hpp"

#include <algorithm>

#include "kb/cases/opening.hpp"
#include "model/joseki/joseki_chooser.hpp"

namespace gosedai {

namespace {

constexpr int least_size = 13;  // smaller boards have no room for the corner alone

bool knows_corners(const EarlyView& view) {
  return view.knowledge.joseki != nullptr && view.position.board.size() >= least_size;
}

ChooserLimits limits_from(const JosekiParameters& parameters) {
  ChooserLimits limits;
  limits.judgements = parameters.judgements;
  limits.judge.judgements = std::min(limits.judge.judgements, parameters.judgements);
  limits.ladder_nodes = parameters.ladder_nodes;
  return limits;
}

/// How often that side has played elsewhere with the corner as it is, 0 to 1.
double tenuki_share(const JosekiTree& tree, const CornerMatches& found, Color color) {
  double elsewhere = 0;
  double here = 0;
  for (const JosekiMatch& match : found.matches) {
    const Color turned = match.view.turned(color);
    elsewhere += tree[match.node].tenuki[player_index(turned)];
    for (const JosekiMove& move : tree.moves(match.node))
      if (move.color == turned) here += move.count;
  }
  return elsewhere + here > 0 ? elsewhere / (elsewhere + here) : 0;
}

BitBoard stones_of(const JosekiTree& tree, const JosekiMatch& match, int size) {
  const auto stones = stones_on_board(tree[match.node].stones, match.view, size);
  return stones[0] | stones[1];
}

/// The enemy's last stone belongs to what the corner shows.
bool was_just_played(const Position& position, const JosekiTree& tree, const CornerMatches& found,
                     Color color) {
  const Move last = position.last_move;
  if (!last.is_stone() || last.color() == color) return false;
  return std::ranges::any_of(found.matches, [&](const JosekiMatch& match) {
    return stones_of(tree, match, position.board.size()).contains(last.point());
  });
}

/// What the chooser's value, which compares the moves of one corner, is worth on the whole board.
double on_whole_board(double value, const EarlyView& view, const CornerMatches& found,
                      Motive motive, Color color) {
  const JosekiParameters& parameters = view.parameters.joseki;
  if (motive == Motive::opening_move) return value + parameters.empty_corner;
  if (motive == Motive::joseki_answer) return value;
  const JosekiTree& tree = view.knowledge.joseki->tree;
  const CornerStones& stones = tree[found.matches.front().node].stones;
  const bool is_quiet = stones.of[0].count() == 0 || stones.of[1].count() == 0;
  return (value - (is_quiet ? parameters.empty_corner : 0)) *
         (1 - parameters.tenuki_weight * tenuki_share(tree, found, color));
}

void propose(const EarlyView& view, const CornerChoice& choice, Color color, CandidateList& found) {
  const JosekiTree& tree = view.knowledge.joseki->tree;
  const Motive motive = choice.found.is_empty ? Motive::opening_move
                        : was_just_played(view.position, tree, choice.found, color)
                            ? Motive::joseki_answer
                            : Motive::joseki_move;
  for (const JosekiCandidate& each : choice.candidates) {
    if (each.value <= 0) continue;
    Candidate candidate;
    candidate.kind = CaseKind::joseki;
    candidate.motive = motive;
    candidate.color = color;
    candidate.point = each.point;
    candidate.value = std::min(on_whole_board(each.value, view, choice.found, motive, color),
                               joseki_value_limit / 10.0);
    if (candidate.value > 0) found.push_back(candidate);
  }
}

/// Both colours have stones in it, and it may not end here.
bool goes_on(const JosekiNode& node) {
  const bool is_even_end = (node.marks & joseki_mark::joseki) != 0;
  return node.stones[Color::black].count() > 0 && node.stones[Color::white].count() > 0 &&
         !is_even_end;
}

void note_moves(const JosekiTree& tree, const JosekiMatch& match, const Board& board,
                RunningJoseki& running) {
  const int lines = lines_of_corner(board.size());
  for (const JosekiMove& move : tree.moves(match.node)) {
    if (move.point.x() >= lines || move.point.y() >= lines) continue;
    const Color color = match.view.turned(move.color);
    running.moves[player_index(color)].insert(match.view.to_board(move.point, board.size()));
  }
}

}  // namespace

CandidateList joseki_moves(const EarlyView& view) {
  CandidateList found;
  if (!knows_corners(view)) return found;
  const JosekiKnowledge& joseki = *view.knowledge.joseki;
  const Board& board = view.position.board;
  const ChooserLimits limits = limits_from(view.parameters.joseki);
  for (const CornerMatches& corner : find_joseki(joseki.tree, board))
    if (!corner.matches.empty())
      for (const Color color : {Color::black, Color::white})
        propose(view, choose_joseki(joseki, board, corner, color, limits), color, found);
  std::ranges::sort(found);
  return found;
}

CandidateList corner_moves_without_joseki(const EarlyView& view) {
  const Board& board = view.position.board;
  CandidateList found = corner_moves(view.position, view.parameters.corner);
  if (found.empty() || !knows_corners(view)) return found;
  for (const CornerMatches& known : find_joseki(view.knowledge.joseki->tree, board))
    if (!known.matches.empty())
      std::erase_if(found, [&](const Candidate& each) {
        return !CornerView(known.corner, false, false).to_frame(each.point, board.size()).is_none();
      });
  return found;
}

std::vector<RunningJoseki> running_joseki(const Board& board, const JosekiTree& tree) {
  std::vector<RunningJoseki> all;
  for (const CornerMatches& found : find_joseki(tree, board)) {
    RunningJoseki running{found.corner, {}, {}};
    for (const JosekiMatch& match : found.matches) {
      if (!goes_on(tree[match.node])) continue;
      running.area |= interference_area(stones_of(tree, match, board.size()));
      note_moves(tree, match, board, running);
    }
    running.area &= board.all_points();
    if (!running.area.is_empty()) all.push_back(running);
  }
  return all;
}

BitBoard leaves_joseki(const Board& board, const CaseKnowledge& knowledge,
                       const CandidateList& candidates, Color color) {
  BitBoard leaving;
  if (!knowledge.joseki) return leaving;
  for (const RunningJoseki& running : running_joseki(board, knowledge.joseki->tree)) {
    const bool has_move = std::ranges::any_of(candidates, [&](const Candidate& each) {
      return each.kind == CaseKind::joseki && each.color == color && each.value > 0 &&
             running.moves_of(color).contains(each.point);
    });
    if (has_move) leaving |= running.area & ~running.moves_of(color);
  }
  return leaving;
}

}  // namespace gosedai
