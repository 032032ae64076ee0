#include "model/reading/connection_goal.hpp"

#include <algorithm>

#include "model/reading/connection_chain.hpp"

namespace gosedai {

namespace {

constexpr int safe_liberties = 3;  // of a joined string on the opponent's turn
constexpr int width = 16;          // ways longer by more than this are never looked at

/// First guesses: the farther, the harder to prove and the easier to disprove.
Estimate guess(int distance, int limit) {
  const int proof = 1 + distance * distance / 8;
  const int disproof = 1 + std::max(0, limit - distance) / 4;
  return {static_cast<std::uint32_t>(proof), static_cast<std::uint32_t>(disproof), Point::none()};
}

}  // namespace

void LinkGoal::look_around(WatchedBoard& board, Color to_move, const BitBoard& all_points) {
  if (!missing_end(board).is_none()) return;
  from_stone_.spread_from_string(
      board, stone_,
      {to_move == owner_, ConnectionField::longest, all_points, destination(), trusts_snares()});
  const int far = from_stone_.reached();
  if (far == ConnectionField::unreached) return;
  // The way at the root must not be too long for the first move of the owner.
  patience_.distance = std::max(patience_.distance, far - ConnectionField::move_cost);
  root_hash_ = board.hash();
  root_to_move_ = to_move;
  const int limit = far + width;
  const ConnectionField::Bounds bounds{to_move == owner_, limit, all_points, {}, trusts_snares()};
  from_stone_.spread_from_string(board, stone_, bounds);
  spread_from_target(board, from_target_, bounds);
  (from_stone_.points() & from_target_.points()).for_each([&](Point point) {
    const int way =
        from_stone_.at(point) + from_target_.at(point) - from_stone_.own_cost(board, point);
    if (way <= limit) region_.insert(point);
  });
}

Estimate LinkGoal::estimate(WatchedBoard& board, Color to_move) const {
  if (const Point end = missing_end(board); !end.is_none()) return estimate_missing(board, end);
  const StringShape string = board.string_at(stone_);
  if (is_joined(string)) return estimate_joined(string, to_move);
  if (to_move == owner_) {
    const BitBoard joins = immediate_joins(board, string);
    if (!joins.is_empty()) return Estimate::proved(joins.first());
  } else if (const Point capture = capture_of_end(board, string); !capture.is_none()) {
    return Estimate::disproved(capture);
  }
  const int limit = patience_.distance + (to_move == owner_ ? ConnectionField::move_cost : 0);
  from_stone_.spread_from_string(
      board, stone_, {to_move == owner_, limit, region_, destination(), trusts_snares()});
  const int far = from_stone_.reached();
  if (to_move != owner_ && far <= ConnectionField::move_cost && find_chain(board).is_complete())
    return Estimate::proved();
  if (far <= limit) return guess(far, limit);
  return is_root(board, to_move) ? guess(limit, limit) : Estimate::disproved();
}

/// Taken off: lost, unless it was taken in a ko that the owner can take back.
Estimate LinkGoal::estimate_missing(WatchedBoard& board, Point end) const {
  if (!board.can_play(owner_, end)) return Estimate::disproved();
  const Board::Undo undo = board.play(owner_, end);
  const bool ko = !board.ko_point().is_none();
  board.undo(undo);
  return ko ? Estimate{1, 1, Point::none()} : Estimate::disproved();
}

Estimate LinkGoal::estimate_joined(const StringShape& string, Color to_move) const {
  if (to_move == owner_)
    return string.liberty_count >= safe_liberties - 1 ? Estimate::proved()
                                                      : Estimate{2, 1, Point::none()};
  if (string.liberty_count >= safe_liberties) return Estimate::proved();
  // More than one stone: taking them is no ko.
  if (string.liberty_count == 1) return Estimate::disproved(string.liberties.first());
  return {2, 2, Point::none()};
}

BitBoard LinkGoal::immediate_joins(WatchedBoard& board, const StringShape& string) const {
  BitBoard joins;
  joining_points(board, string).for_each([&](Point point) {
    if (!board.can_play(owner_, point) || board.is_banned(owner_, point)) return;
    const Board::Undo undo = board.play(owner_, point);
    const StringShape after = board.string_at(stone_);
    if (is_joined(after) && after.liberty_count >= safe_liberties) joins.insert(point);
    board.undo(undo);
  });
  return joins;
}

ConnectionChain LinkGoal::find_chain(WatchedBoard& board) const {
  return ConnectionChain::find(board, stone_, destination(), trusts_snares());
}

BitBoard LinkGoal::ends() const {
  BitBoard stones = BitBoard::of(stone_);
  if (!target_stone().is_none()) stones.insert(target_stone());
  return stones;
}

/// Where the opponent takes an end off the board for good, with the move.
Point LinkGoal::capture_of_end(WatchedBoard& board, const StringShape& string) const {
  const bool safe =
      string.liberty_count > 1 && (target_stone().is_none() || board.liberties(target_stone()) > 1);
  if (safe) return Point::none();
  Point found;
  for_each_string(board, ends(), owner_, [&](Point, const StringShape& end) {
    if (!found.is_none() || end.liberty_count > 1) return;
    const Point last = end.liberties.first();
    if (board.is_banned(cutter(), last)) return;
    const Board::Undo undo = board.play(cutter(), last);
    if (board.ko_point().is_none()) found = last;
    board.undo(undo);
  });
  return found;
}

Point ConnectionGoal::missing_end(WatchedBoard& board) const {
  if (board.at(stone()) != owner()) return stone();
  return board.at(b_) != owner() ? b_ : Point::none();
}

BitBoard ConnectionGoal::joining_points(WatchedBoard& board, const StringShape& string) const {
  return string.liberties & board.string_at(b_).liberties;
}

void ConnectionGoal::spread_from_target(WatchedBoard& board, ConnectionField& field,
                                        const ConnectionField::Bounds& bounds) const {
  field.spread_from_string(board, b_, bounds);
}

}  // namespace gosedai
