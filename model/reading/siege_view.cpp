#include "model/reading/siege_view.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int pocket_size = 14;  // a larger region is no pocket
constexpr int open_pocket_size = 16;
constexpr int frail_space = 2;
constexpr int corner_size = 7;  // up to here a corner has its own rules
constexpr int large_space = 8;  // so much makes two eyes although there are gaps

class SiegeViewer {
 public:
  SiegeViewer(WatchedBoard& board, const SiegeFrame& frame)
      : board_(board), frame_(frame), owner_(frame.owner), attacker_(frame.attacker()) {
    view_.empty = board.empty_in(frame.window);
    own_ = board.stones_in(frame.window, owner_);
    enemy_ = board.stones_in(frame.window, attacker_);
  }

  SiegeView build() {
    view_.moves_made = ((own_ & ~frame_.root_owner) | (enemy_ & ~frame_.root_attacker)).count();
    find_group();
    if (view_.lost) return view_;
    find_captives();
    view_.besiegers = enemy_ & ~view_.captives;
    const BitBoard intruders = find_intruders();
    if (!intruders.is_empty()) {
      view_.besiegers &= ~intruders;
      measure();
      view_.captives |= intruders & shut_in();
      view_.besiegers = enemy_ & ~view_.captives;
      view_.inner = view_.margin = view_.outer = BitBoard();
    }
    measure();
    find_strings_in_need();
    count_eyes();
    count_freedom();
    return view_;
  }

 private:
  /// The stones that are left of the group, and what is linked to them now.
  void find_group() {
    BitBoard seed = frame_.target & own_;
    if (seed.is_empty()) {
      seed = frame_.group & own_;
      if (seed.count() * 2 < frame_.group.count() || seed.is_empty()) {
        view_.lost = true;
        return;
      }
    }
    BitBoard group = flood(seed, own_);
    // Stones of the group at the root stay in it while they are linked.
    for (bool grown = true; grown;) {
      grown = false;
      const BitBoard liberties = group.neighbors() & view_.empty;
      BitBoard rest = liberties.neighbors() & own_ & ~group;
      while (!rest.is_empty()) {
        const BitBoard string = string_of(rest.first());
        rest &= ~string;
        const BitBoard shared = string.neighbors() & liberties;
        const bool is_friend = string.intersects(frame_.friends);
        if (!holds(shared)) {
          if (is_friend) view_.friend_links |= shared;
          continue;
        }
        if (is_friend) view_.linked_out = true;
        group |= string;
        grown = true;
      }
    }
    view_.loose_stones = own_ & ~group;
    view_.loose_links = (group.neighbors() & view_.empty) & (own_ & ~group).neighbors();
    view_.group = group;
    view_.liberties = group.neighbors() & view_.empty;
  }

  BitBoard string_of(Point stone) { return board_.string_at(stone).points; }

  /// Strings that share these liberties cannot be parted by one move.
  bool holds(const BitBoard& shared) {
    const int count = shared.count();
    if (count >= 2) return true;
    return count == 1 && is_protected(shared.first());
  }

  /// An attacking stone there would be taken at once.
  bool is_protected(Point point) {
    int breath = 0;
    for (const Point near : neighbors(point)) {
      const Color color = board_.at(near);
      if (color == Color::empty)
        ++breath;
      else if (color == attacker_)
        breath += board_.liberties(near) - 1;
      else if (color == owner_ && board_.liberties(near) == 1)
        return false;
    }
    return breath <= 1;
  }

  /// Attacking stones in pockets of the owner's stones, or in atari without a way out.
  void find_captives() {
    BitBoard near = (view_.group.neighbors() | view_.liberties.neighbors()) & enemy_;
    const BitBoard through = view_.empty | enemy_;
    while (!near.is_empty()) {
      const BitBoard string = string_of(near.first());
      const Point stone = near.first();
      near &= ~string;
      if (is_helpless(stone, string) || is_still_doomed(string) || is_in_pocket(string, through))
        view_.captives |= string;
    }
  }

  /// Nothing has been added to a string that was lost at the root.
  bool is_still_doomed(const BitBoard& string) const {
    return string.intersects(frame_.doomed) && (string & ~frame_.root_attacker).is_empty();
  }

  bool is_in_pocket(const BitBoard& string, const BitBoard& through) const {
    BitBoard pocket = string;
    for (;;) {
      const BitBoard next = pocket | (pocket.neighbors() & through);
      if (next == pocket) return true;
      if (next.count() > pocket_size) return false;
      pocket = next;
    }
  }

  /// Stones that were played during the search and are not linked to those around.
  BitBoard find_intruders() const {
    BitBoard loose = view_.besiegers & ~frame_.root_attacker;
    if (loose.is_empty()) return loose;
    BitBoard standing = flood(view_.besiegers & frame_.root_attacker, view_.besiegers);
    for (;;) {
      const BitBoard near = standing.neighbors() & view_.empty;
      const BitBoard next = flood(standing | (near.neighbors() & view_.besiegers), view_.besiegers);
      if (next == standing) break;
      standing = next;
    }
    return loose & ~standing;
  }

  /// The parts of the inner points that are small enough to be a pocket with gaps.
  BitBoard shut_in() const {
    BitBoard pockets;
    BitBoard rest = view_.inner | (enemy_ & ~view_.besiegers);
    while (!rest.is_empty()) {
      const BitBoard part = first_part(rest);
      rest &= ~part;
      if (part.count() <= open_pocket_size) pockets |= part;
    }
    return pockets;
  }

  bool is_helpless(Point stone, const BitBoard& string) {
    if (board_.liberties(stone) != 1) return false;
    const BitBoard around = string.neighbors();
    if (board_.has_atari_in(around, owner_)) return false;
    const Point last = (around & view_.empty).first();
    if (last.is_none()) return false;
    int breath = 0;
    for (const Point near : neighbors(last)) {
      const Color color = board_.at(near);
      if (color == Color::empty)
        ++breath;
      else if (color == attacker_ && !string.contains(near))
        breath += board_.liberties(near) - 1;
      else if (color == owner_ && board_.liberties(near) == 1)
        return false;
    }
    return breath <= 1;
  }

  void measure() {
    const BitBoard group_ways = view_.empty | view_.captives;
    view_.near_group[0] = view_.group;
    view_.near_besieger[0] = view_.besiegers;
    for (std::size_t step = 1; step <= SiegeView::reach; ++step) {
      const BitBoard& own = view_.near_group[step - 1];
      const BitBoard& other = view_.near_besieger[step - 1];
      view_.near_group[step] = own | (own.neighbors() & group_ways);
      view_.near_besieger[step] = other | (other.neighbors() & view_.empty);
      const BitBoard new_own = view_.near_group[step] & ~own;
      const BitBoard new_other = view_.near_besieger[step] & ~other;
      view_.inner |= new_own & ~view_.near_besieger[step];
      view_.margin |= new_own & new_other;
      view_.outer |= new_own & other & view_.empty;
    }
    view_.inner |= view_.captives & view_.near_group[SiegeView::reach];
    view_.inner &= ~view_.group;
    view_.soft = view_.inner & (view_.margin | view_.outer).neighbors();
    // A point next to a stone that stands can be part of the fence, but never of an eye.
    view_.eyeable = (view_.inner | view_.margin) & ~view_.near_besieger[1];
  }

  void find_strings_in_need() {
    BitBoard rest = view_.besiegers & view_.group.neighbors();
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = string_of(stone);
      rest &= ~string;
      const int liberties = board_.liberties(stone);
      if (liberties == 2 && string.count() > 1) view_.weak_besiegers |= string;
      if (liberties == 1) view_.atari_besiegers |= string;
    }
    rest = view_.loose_stones & view_.near_group[2].neighbors();
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = string_of(stone);
      rest &= ~string;
      if (board_.liberties(stone) <= 3) view_.weak_loose |= string;
    }
    rest = view_.group;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = string_of(stone);
      rest &= ~string;
      const int liberties = board_.liberties(stone);
      if (liberties == 2) view_.weak_group |= string;
      if (liberties == 1) view_.atari_group |= string;
    }
  }

  /// The sides of a point as far as a false eye is concerned.
  struct Corners {
    int enemy = 0;
    int open = 0;
    int needed = 2;
    BitBoard open_points;
  };

  Corners corners_of(Point point, bool owner_first) {
    Corners corners;
    int missing = 0;
    for (const int step : diagonal) {
      const Point corner = point.offset(step);
      const Color color = board_.at(corner);
      if (color == Color::edge)
        ++missing;
      else if (color == attacker_) {
        if (view_.captives.contains(corner)) continue;
        if (view_.atari_besiegers.contains(corner)) {
          ++corners.open;
          corners.open_points |= liberties_of_string(corner);
        } else {
          ++corners.enemy;
        }
      } else if (color == Color::empty &&
                 (view_.near_besieger[1].contains(corner) || (!owner_first && has_air(corner)))) {
        ++corners.open;
        corners.open_points.insert(corner);
      }
    }
    if (missing > 0) corners.needed = 1;
    return corners;
  }

  /// An attacking stone there could not be taken at once.
  bool has_air(Point point) const {
    for (const Point near : neighbors(point))
      if (view_.empty.contains(near)) return true;
    return false;
  }

  BitBoard liberties_of_string(Point stone) { return string_of(stone).neighbors() & view_.empty; }

  /// The stones around the point belong to more than one string.
  bool has_split_fence(Point point) {
    BitBoard fence;
    for (const Point near : neighbors(point))
      if (own_.contains(near)) fence.insert(near);
    if (fence.is_empty()) return true;
    return !(fence & ~string_of(fence.first())).is_empty();
  }

  /// 1 when the point is or becomes a false eye, for the attacker or the owner moving first.
  bool is_false(Point point, bool owner_first) {
    if (!has_split_fence(point)) return false;
    const Corners corners = corners_of(point, owner_first);
    const int wanted = corners.needed - corners.enemy;
    if (wanted <= 0) return true;
    const int gets = owner_first ? corners.open / 2 : (corners.open + 1) / 2;
    if (wanted <= (corners.open + 1) / 2) view_.diagonals |= corners.open_points;
    return gets >= wanted;
  }

  /// Dead ends of a space that will have to be filled are no part of it.
  BitBoard without_false_ends(BitBoard space, bool owner_first) {
    if (space.count() > 5) return space;
    for (bool changed = true; changed;) {
      changed = false;
      BitBoard left = space;
      space.for_each([&](Point point) {
        if (changed) return;
        int inside = 0;
        for (const Point near : neighbors(point)) inside += space.contains(near) ? 1 : 0;
        if (inside > 1 || !is_false(point, owner_first)) return;
        left.erase(point);
        changed = true;
      });
      space = left;
    }
    return space;
  }

  struct Count {
    int least = 0;
    int most = 0;
    int unsettled = 0;
    BitBoard vital;
  };

  Count count_spaces(BitBoard rest, bool owner_first) {
    Count count;
    while (!rest.is_empty()) {
      const BitBoard part = first_part(rest);
      rest &= ~part;
      if (!part.intersects(view_.group.neighbors())) continue;
      const BitBoard space = without_false_ends(part, owner_first);
      EyeSpaceValue value = eye_space_value(space, space & view_.captives);
      if (!owner_first && value.least > 1 && !is_firm(part)) value.least = 1;
      if (!owner_first && !has_own_fence(part)) value.least = 0;
      // A small eye behind a gap is gone when the attacker steps in.
      if (!owner_first && value.least == 1 && part.count() <= frail_space &&
          part.neighbors().intersects(view_.soft))
        value.least = 0;
      count.least += value.least;
      count.most += value.most;
      if (value.most > value.least) ++count.unsettled;
      count.vital |= value.vital;
      if (!owner_first && value.least > 0 && eye_count_ < eyes_.size())
        eyes_[eye_count_++] = {part, value.least};
    }
    return count;
  }

  /// The stones that are linked to the seed without the help of the points of small eyes.
  BitBoard chain_of(const BitBoard& seed, const BitBoard& eye_points) {
    BitBoard chain = flood(seed, own_);
    for (bool grown = true; grown;) {
      grown = false;
      const BitBoard links = chain.neighbors() & view_.empty & ~eye_points;
      BitBoard rest = links.neighbors() & view_.group & ~chain;
      while (!rest.is_empty()) {
        const BitBoard string = string_of(rest.first());
        rest &= ~string;
        if (!holds(string.neighbors() & links)) continue;
        chain |= string;
        grown = true;
      }
    }
    return chain;
  }

  /// Two eyes are worth two only for stones that border on both (as in Benson's theorem, with
  /// links that are as good as solid taken for solid).
  bool hold_together() {
    BitBoard eye_points;
    BitBoard fences;
    for (std::size_t i = 0; i < eye_count_; ++i) {
      if (eyes_[i].points.count() <= 2) eye_points |= eyes_[i].points;
      fences |= eyes_[i].points.neighbors() & own_;
    }
    std::array<BitBoard, 12> chains;
    std::size_t chain_count = 0;
    while (!fences.is_empty() && chain_count < chains.size()) {
      chains[chain_count] = chain_of(BitBoard::of(fences.first()), eye_points);
      fences &= ~chains[chain_count++];
    }
    BitBoard holding = view_.group;
    for (;;) {
      BitBoard next;
      for (std::size_t c = 0; c < chain_count; ++c) {
        if (!chains[c].intersects(holding)) continue;
        int eyes = 0;
        for (std::size_t i = 0; i < eye_count_; ++i) {
          const BitBoard fence = eyes_[i].points.neighbors() & own_;
          if (fence.intersects(chains[c]) && (fence & ~holding).is_empty()) eyes += eyes_[i].eyes;
        }
        if (eyes >= 2) next |= chains[c];
      }
      if (next.is_empty()) return false;
      if (next == holding) return true;
      holding = next;
    }
  }

  /// All stones around the space belong to the group.
  bool has_own_fence(const BitBoard& space) const {
    return (space.neighbors() & own_ & ~view_.group).is_empty();
  }

  /// A space for two eyes that can be relied on: closed by stones that hold together outside it and
  /// off the corner, or large.
  bool is_firm(const BitBoard& space) {
    const int size = space.count();
    const int effective = size - (space & frame_.first_line).count() / 2;
    if (!space.neighbors().intersects(view_.soft)) {
      if (size <= corner_size && space.intersects(frame_.corners)) return false;
    } else if (effective < large_space) {
      return false;
    }
    BitBoard fence = space.neighbors() & own_;
    while (!fence.is_empty()) {
      const BitBoard string = string_of(fence.first());
      if ((fence & ~string).is_empty() && fence == (space.neighbors() & own_)) return true;
      fence &= ~string;
      if ((string.neighbors() & view_.empty & ~space).is_empty()) return false;
    }
    return true;
  }

  void count_eyes() {
    const BitBoard firm = view_.inner & ~view_.soft;
    const Count least = count_spaces(firm, false);
    // Who moves first may take what is in atari.
    const BitBoard standing = view_.besiegers & ~view_.atari_besiegers;
    const BitBoard hopes =
        (view_.eyeable | view_.margin | view_.atari_besiegers) & ~standing.neighbors() & ~standing;
    const Count most = count_spaces(view_.atari_besiegers.is_empty() ? view_.eyeable : hopes, true);
    view_.least_eyes = least.least + least.unsettled / 2;
    if (view_.least_eyes >= 2 && !hold_together()) view_.least_eyes = 1;
    view_.most_eyes = most.least + (most.most - most.least + 1) / 2;
    view_.vital = least.vital | most.vital;
    view_.room = (firm & view_.empty).count();
  }

  /// Points in reach that besiegers are far from; those two steps further away count double.
  void count_freedom() {
    const BitBoard far = view_.empty & ~view_.near_besieger[2];
    const BitBoard reached = view_.near_group[SiegeView::reach] & view_.empty & frame_.open;
    view_.freedom = (reached & far).count() + (reached & ~view_.near_besieger[3]).count();
  }

  WatchedBoard& board_;
  const SiegeFrame& frame_;
  struct Eye {
    BitBoard points;
    int eyes = 0;
  };

  Color owner_;
  Color attacker_;
  std::array<Eye, 12> eyes_;  // that can be relied on
  std::size_t eye_count_ = 0;
  BitBoard own_;
  BitBoard enemy_;
  SiegeView view_;
};

}  // namespace

int room_gained(const SiegeView& view, Point point) {
  const BitBoard around = BitBoard::of(point).expanded().expanded();
  return (around & view.empty & ~view.near_besieger[1] & ~view.near_group[2]).count();
}

SiegeView look_at_siege(WatchedBoard& board, const SiegeFrame& frame) {
  return SiegeViewer(board, frame).build();
}

}  // namespace gosedai
