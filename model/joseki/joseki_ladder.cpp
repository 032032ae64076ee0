#include "model/joseki/joseki_ladder.hpp"

#include "model/reading/ladder_search.hpp"

namespace gosedai {

namespace {

constexpr int search_nodes = 400;
constexpr int long_ladder = 2;  // liberties of a string that a ladder can catch

/// Caught although its owner moves next, or caught when the attacker moves next.
LadderAnswer read(const Board& board, Point stone, Color to_move, int nodes) {
  return solve(board, LadderQuestion{stone, to_move, false}, nodes);
}

bool leaves_corner(const BitBoard& footprint) {
  bool leaves = false;
  footprint.for_each([&](Point point) {
    leaves = leaves || (on_board(point, joseki_board_size) &&
                        CornerPoint::from_joseki_board(point).is_none());
  });
  return leaves;
}

std::optional<LadderHint> about_enemy(const Board& after, Point stone) {
  const LadderAnswer answer = read(after, stone, after.at(stone), search_nodes);
  if (answer.outcome != Outcome::no || !leaves_corner(answer.footprint)) return std::nullopt;
  return LadderHint{{CornerPoint::from_joseki_board(stone), true}, true};
}

std::optional<LadderHint> about_own(const Board& after, Point stone) {
  const LadderAnswer answer = read(after, stone, opponent(after.at(stone)), search_nodes);
  if (answer.outcome != Outcome::yes && answer.outcome != Outcome::no) return std::nullopt;
  if (!leaves_corner(answer.footprint)) return std::nullopt;
  return LadderHint{{CornerPoint::from_joseki_board(stone), false}, answer.outcome == Outcome::no};
}

}  // namespace

LadderState check_ladder(const Board& after, const LadderCondition& condition, CornerView view,
                         int nodes) {
  const Point stone = view.to_board(condition.stone, after.size());
  if (!is_stone(after.at(stone))) return LadderState::unknown;
  const Color owner = after.at(stone);
  // A string with more liberties is not in a ladder at all.
  if (after.liberties(stone) > long_ladder)
    return condition.caught ? LadderState::fails : LadderState::holds;
  // Either way the side to move must not get what it wants.
  const Color to_move = condition.caught ? owner : opponent(owner);
  switch (read(after, stone, to_move, nodes).outcome) {
    case Outcome::no: return LadderState::holds;
    case Outcome::yes: return LadderState::fails;
    default: return LadderState::unknown;
  }
}

std::optional<LadderHint> find_ladder(const Board& after, Point move) {
  const Color mover = after.at(move);
  for (const Point near : neighbors(move))
    if (after.at(near) == opponent(mover) && after.liberties(near) <= long_ladder)
      if (const auto hint = about_enemy(after, near)) return hint;
  for (const int step :
       {0, stride, 1, -stride, -1, stride + 1, 1 - stride, -stride - 1, stride - 1}) {
    const Point near = move.offset(step);
    if (after.at(near) == mover && after.liberties(near) <= long_ladder)
      if (const auto hint = about_own(after, near)) return hint;
  }
  return std::nullopt;
}

}  // namespace gosedai
