// What a siege search looks at, found once at the root: the group, its friends and the captives.
#include "model/reading/capture_search.hpp"
#include "model/reading/life_area.hpp"
#include "model/reading/siege_view.hpp"

namespace gosedai {

namespace {

constexpr int window_steps = 8;
constexpr int run_height = 3;
constexpr int capture_nodes = 150;
constexpr int capture_liberties = 3;
/// What makes another group a friend that one can rely on.
constexpr int friend_freedom = 20;

BitBoard window_around(const Board& board, BitBoard set) {
  for (int step = 0; step < window_steps; ++step) set = set.expanded();
  return set & board.all_points();
}

SiegeFrame plain_frame(const Board& board, Point target, BitBoard& footprint) {
  SiegeFrame frame;
  frame.owner = board.at(target);
  frame.target = board.string_points(target);
  frame.group = linked_stones(board, frame.target, frame.owner, footprint);
  frame.window = window_around(board, frame.group);
  frame.root_owner = board.stones_of(frame.owner) & frame.window;
  frame.root_attacker = board.stones_of(frame.attacker()) & frame.window;
  frame.window.for_each([&](Point point) {
    const int line = height(point, board.size());
    if (line >= run_height) frame.open.insert(point);
    if (line == 1) frame.first_line.insert(point);
    int beside = 0;
    for (const Point near : neighbors(point)) beside += board.contains(near) ? 1 : 0;
    if (beside == 2) frame.corners.insert(point);
  });
  footprint |= frame.window;
  return frame;
}

/// Another group of the owner that lives or gets away by itself.
bool is_safe(const Board& board, Point stone, BitBoard& footprint) {
  const SiegeFrame frame = plain_frame(board, stone, footprint);
  WatchedBoard watched(board);
  const SiegeView view = look_at_siege(watched, frame);
  footprint |= watched.footprint();
  return view.least_eyes >= 2 || view.freedom >= friend_freedom;
}

void find_friends(const Board& board, SiegeFrame& frame, BitBoard& footprint) {
  BitBoard rest = frame.root_owner & ~frame.group;
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    const BitBoard linked =
        linked_stones(board, board.string_points(stone), frame.owner, footprint);
    rest &= ~linked;
    if (linked.intersects(frame.group)) continue;
    if (is_safe(board, stone, footprint)) frame.friends |= linked;
  }
}

void find_doomed(const Board& board, SiegeFrame& frame, BitBoard& footprint) {
  const BitBoard around = frame.group.neighbors();
  BitBoard rest = (around | (around & board.empty_points()).neighbors()) & frame.root_attacker;
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    const BitBoard string = board.string_points(stone);
    rest &= ~string;
    footprint |= string.expanded();
    if (board.liberties(stone) > capture_liberties) continue;
    CaptureQuestion question;
    question.target = stone;
    question.to_move = frame.attacker();
    const CaptureAnswer answer = solve(board, question, capture_nodes);
    footprint |= answer.footprint;
    if (answer.verdict == Verdict::captured) frame.doomed |= string;
  }
}

}  // namespace

SiegeFrame siege_frame(const Board& board, Point target, BitBoard& footprint) {
  SiegeFrame frame = plain_frame(board, target, footprint);
  find_friends(board, frame, footprint);
  find_doomed(board, frame, footprint);
  return frame;
}

}  // namespace gosedai
