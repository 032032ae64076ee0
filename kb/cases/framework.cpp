#include "kb/cases/framework.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// Points of `own` area or of nobody that are close enough to matter for `color`.
BitBoard frontier(const BitBoard& enemy_area, const Board& board) {
  const BitBoard empty = board.empty_points();
  // Deep inside one's own area nothing is to gain: keep points near nobody's or the enemy's.
  const BitBoard contested = enemy_area.expanded().expanded();
  const BitBoard stones = board.all_points() & ~empty;
  const BitBoard open = empty & ~stones.expanded().expanded().expanded();
  return (contested | open) & empty & ~enemy_area;
}

void propose(const Position& position, Color color, const Areas& now,
             const FrameworkParameters& parameters, CandidateList& found) {
  const Board& board = position.board;
  const BitBoard& own_stones = board.stones_of(color);
  const BitBoard& enemy_stones = board.stones_of(opponent(color));
  const BitBoard& own_area = color == Color::black ? now.black : now.white;
  const BitBoard& enemy_area = color == Color::black ? now.white : now.black;
  const int balance = own_area.count() - enemy_area.count();
  CandidateList list;
  frontier(enemy_area, board).for_each([&](Point point) {
    if (height(point, board.size()) < 2 || !position.playable_by(color).contains(point)) return;
    const BitBoard with_move = own_stones | BitBoard::of(point);
    const BitBoard empty = board.empty_points() & ~BitBoard::of(point);
    const Areas then = nearest_areas(with_move, enemy_stones, empty, parameters.reach);
    const int gain = then.black.count() - then.white.count() - balance;
    Candidate candidate;
    candidate.kind = CaseKind::framework;
    candidate.motive = Motive::widen;
    candidate.color = color;
    candidate.point = point;
    candidate.value = gain * parameters.points_per_gain;
    if (candidate.value > 0) list.push_back(candidate);
  });
  std::ranges::sort(list, [](const Candidate& a, const Candidate& b) {
    return a.value != b.value ? a.value > b.value : a.point < b.point;
  });
  const auto most = static_cast<std::size_t>(parameters.most_candidates);
  if (list.size() > most) list.resize(most);
  found.insert(found.end(), list.begin(), list.end());
}

}  // namespace

Areas nearest_areas(const BitBoard& black, const BitBoard& white, const BitBoard& empty,
                    int reach) {
  Areas areas;
  BitBoard black_front = black;
  BitBoard white_front = white;
  BitBoard free = empty;
  for (int step = 0; step < reach; ++step) {
    const BitBoard black_next = black_front.neighbors() & free;
    const BitBoard white_next = white_front.neighbors() & free;
    areas.black |= black_next & ~white_next;
    areas.white |= white_next & ~black_next;
    free &= ~(black_next | white_next);
    // Points that both reach at once belong to nobody, but the way goes on through them.
    black_front = black_next;
    white_front = white_next;
  }
  return areas;
}

CandidateList framework_points(const Position& position, const FrameworkParameters& parameters) {
  const Board& board = position.board;
  const Areas now = nearest_areas(board.stones_of(Color::black), board.stones_of(Color::white),
                                  board.empty_points(), parameters.reach);
  CandidateList found;
  propose(position, Color::black, now, parameters, found);
  propose(position, Color::white, now, parameters, found);
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
