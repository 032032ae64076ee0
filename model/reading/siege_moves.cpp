// The moves that matter in a siege (TR-0837 3.4.3.4: futokoro along the edge, extension, outward
// moves; nakade). What is good for one side is mostly good for the other.
#include <algorithm>

#include "model/reading/siege_goal.hpp"

namespace gosedai {

namespace {

constexpr int small_space = 14;

class MoveScores {
 public:
  MoveScores(WatchedBoard& board, const SiegeFrame& frame, const SiegeView& view, Color to_move)
      : board_(board), frame_(frame), view_(view), to_move_(to_move) {
    score_.fill(0);
  }

  std::vector<SiegeMove> build() {
    score_eyes();
    score_gaps();
    score_strings();
    score_running();
    std::vector<SiegeMove> list;
    (frame_.window & view_.empty).for_each([&](Point point) {
      int score = score_[point.index()];
      if (score <= 0) return;
      score += shape_bonus(point);
      if (score > 0) list.push_back({point, score});
    });
    std::stable_sort(list.begin(), list.end(),
                     [](const SiegeMove& a, const SiegeMove& b) { return a.score > b.score; });
    return list;
  }

 private:
  void add(const BitBoard& points, int value) {
    (points & view_.empty).for_each([&](Point point) { score_[point.index()] += value; });
  }
  bool owner_moves() const { return to_move_ == frame_.owner; }

  void score_eyes() {
    add(view_.vital, 60);
    add(view_.diagonals, 40);
    add(view_.friend_links, 100);
    const BitBoard beside_friends = frame_.friends.neighbors() & view_.empty;
    add(view_.near_group[2] & beside_friends, 25);
    add(view_.near_group[1] & beside_friends.neighbors(), 25);
    BitBoard rest = view_.eyeable;
    while (!rest.is_empty()) {
      const BitBoard part = first_part(rest);
      rest &= ~part;
      if (part.count() <= small_space) score_inside(part);
    }
  }

  /// Within a space the points with many neighbours decide.
  void score_inside(const BitBoard& part) {
    (part & view_.empty).for_each([&](Point point) {
      int beside = 0;
      for (const Point near : neighbors(point)) beside += part.contains(near) ? 1 : 0;
      score_[point.index()] += 8 + 5 * beside;
    });
  }

  void score_gaps() {
    // A fence is worth what lies behind it.
    (view_.margin | view_.soft).for_each([&](Point point) {
      int behind = 0;
      for (const Point near : neighbors(point)) behind += view_.eyeable.contains(near) ? 1 : 0;
      const bool gap = view_.margin.contains(point);
      score_[point.index()] += (gap ? 18 : 14) * std::min(behind, 1) + 6 * behind;
    });
    add(view_.outer & view_.near_group[2] & view_.eyeable.expanded().neighbors(), 10);
  }

  /// Strings of either side that are short of liberties.
  void score_strings() {
    add(view_.atari_besiegers.neighbors(), 70);
    add(view_.weak_besiegers.neighbors() & ~view_.atari_besiegers.neighbors(), 20);
    add(view_.atari_group.neighbors(), 70);
    add(view_.weak_group.neighbors() & ~view_.atari_group.neighbors(), owner_moves() ? 10 : 18);
    add(view_.captives.neighbors(), 8);
    // Loose stones of the owner near by: linking up, or keeping apart.
    add(view_.loose_links, 25);
    add(view_.weak_loose.neighbors(), 15);
  }

  void score_running() {
    (view_.near_group[2] & view_.empty).for_each([&](Point point) {
      score_[point.index()] += 3 * room_gained(view_, point);
    });
  }

  /// Stones that can be taken at once are rarely good, and the first line is small.
  int shape_bonus(Point point) {
    int bonus = 0;
    int breath = 0;
    bool takes = false;
    for (const Point near : neighbors(point)) {
      const Color color = board_.at(near);
      if (color == Color::empty)
        ++breath;
      else if (color == to_move_)
        breath += board_.liberties(near) - 1;
      else if (is_stone(color) && board_.liberties(near) == 1)
        takes = true;
    }
    if (takes)
      bonus += 15;
    else if (breath <= 1)
      bonus -= 20;
    return bonus;
  }

  WatchedBoard& board_;
  const SiegeFrame& frame_;
  const SiegeView& view_;
  Color to_move_;
  std::array<int, plane_size> score_;
};

}  // namespace

std::vector<SiegeMove> siege_moves(WatchedBoard& board, const SiegeFrame& frame,
                                   const SiegeView& view, Color to_move) {
  return MoveScores(board, frame, view, to_move).build();
}

}  // namespace gosedai
