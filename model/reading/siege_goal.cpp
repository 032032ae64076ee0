#include "model/reading/siege_goal.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int free_to_run = 22;        // the attacker moves
constexpr int free_to_run_first = 16;  // the owner moves
constexpr int shut_in = 3;             // no more freedom than this: there is no way out
constexpr int little_room = 6;         // so few points to make eyes of cannot be made to more
constexpr int good_catch = 3;          // stones that are worth an eye or the way out
constexpr int pass_handicap = 3;
constexpr int few_moves = 2;

}  // namespace

bool SiegeGoal::is_alive(const SiegeView& view, Color to_move) const {
  if (view.linked_out) return true;
  // At the root a move is asked for unless none is needed.
  const bool owner_moves = to_move == frame_.owner && view.moves_made > 0;
  if (owner_moves && !view.friend_links.is_empty()) return view.atari_group.is_empty();
  if (!view.atari_group.is_empty()) return false;
  if (view.least_eyes >= 2) return true;
  return view.freedom >= (owner_moves ? free_to_run_first : free_to_run);
}

bool SiegeGoal::is_dead(const SiegeView& view, Color to_move) const {
  if (view.most_eyes >= 2 || view.freedom > shut_in) return false;
  if (view.eyeable.count() > little_room) return false;
  if (!view.loose_links.is_empty()) return false;
  if (view.atari_besiegers.count() >= good_catch) return false;
  if (to_move == frame_.owner) {
    if (!view.weak_besiegers.is_empty()) return false;
    if (view.near_group[2].intersects(view.loose_stones.neighbors() & view.empty)) return false;
  }
  bool breaks_out = false;
  (view.near_group[2] & view.empty).for_each([&](Point point) {
    if (!breaks_out) breaks_out = room_gained(view, point) > shut_in;
  });
  return !breaks_out;
}

/// At the end of a long line: the owner gets what one move can bring on his turn, and half of it on
/// the attacker's.
Estimate SiegeGoal::judge(const SiegeView& view, Color to_move) const {
  const bool owner_moves = to_move == frame_.owner;
  if (!owner_moves && !view.atari_group.is_empty()) return Estimate::proved();
  if (owner_moves && view.atari_besiegers.count() >= good_catch) return Estimate::disproved();
  const int eyes = owner_moves ? view.most_eyes : (view.least_eyes + view.most_eyes) / 2;
  const int freedom_needed = (owner_moves ? free_to_run_first : free_to_run) * 2 / 5;
  return eyes >= 2 || view.freedom >= freedom_needed ? Estimate::disproved() : Estimate::proved();
}

Estimate SiegeGoal::judge(WatchedBoard& board, Color to_move) const {
  return judge(look_at_siege(board, frame_), to_move);
}

Estimate SiegeGoal::estimate(WatchedBoard& board, Color to_move) const {
  const SiegeView view = look_at_siege(board, frame_);
  if (view.lost) return Estimate::proved();
  if (is_alive(view, to_move)) return Estimate::disproved();
  if (is_dead(view, to_move)) return Estimate::proved();
  if (view.moves_made >= width_.line) return judge(view, to_move);
  Estimate numbers;
  const int for_owner = view.least_eyes + view.most_eyes + view.freedom / 6;
  numbers.proof = static_cast<std::uint32_t>(1 + for_owner);
  numbers.disproof = static_cast<std::uint32_t>(1 + std::max(0, 6 - for_owner));
  return numbers;
}

std::vector<SiegeChoice> SiegeGoal::choices(WatchedBoard& board, Color to_move) const {
  const SiegeView view = look_at_siege(board, frame_);
  const std::vector<SiegeMove> list = siege_moves(board, frame_, view, to_move);
  const int width = view.moves_made == 0 ? width_.first_moves : width_.moves;
  std::vector<SiegeChoice> chosen;
  for (const SiegeMove& move : list) {
    const int count = static_cast<int>(chosen.size());
    if (count >= width) break;
    if (!board.can_play(to_move, move.point)) continue;
    const int behind = (list.front().score - move.score) / 12 + count / 2;
    chosen.push_back({move.point, static_cast<std::uint32_t>(std::min(behind, 8))});
  }
  if (to_move == frame_.owner && chosen.size() <= few_moves)
    chosen.push_back({Point::none(), pass_handicap});
  return chosen;
}

}  // namespace gosedai
