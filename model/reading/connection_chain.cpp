#include "model/reading/connection_chain.hpp"

#include <algorithm>

#include "model/reading/capture_goal.hpp"
#include "model/reading/connection_snare.hpp"

namespace gosedai {

namespace {

constexpr int safe_liberties = 3;
constexpr int ample_liberties = 7;

}  // namespace

ConnectionChain ConnectionChain::find(WatchedBoard& board, Point stone, const BitBoard& target,
                                      bool with_snares) {
  ConnectionChain chain;
  chain.with_snares_ = with_snares;
  chain.owner_ = board.at(stone);
  chain.target_ = target;
  const StringShape string = board.string_at(stone);
  chain.complete_ = chain.extend(board, string, 0);
  return chain;
}

/// Adds the string, and from it goes on to the next until the target is reached.
bool ConnectionChain::extend(WatchedBoard& board, const StringShape& string, int links) {
  const ConnectionChain before = *this;
  stones_ |= string.points;
  liberties_ |= string.liberties;
  fewest_liberties_ = std::min(fewest_liberties_, string.liberty_count);
  if (string.points.intersects(target_) && is_sound(links)) {
    finish();
    return true;
  }
  bool found = false;
  if (links < max_links && string.liberty_count >= 2 && !string.points.intersects(target_)) {
    const BitBoard near = string.liberties.neighbors() & ~stones_;
    for_each_string(board, near, owner_, [&](Point, const StringShape& next) {
      if (found || next.liberty_count < 2) return;
      const BitBoard link = find_link(board, string, next);
      if (link.is_empty()) return;
      const BitBoard carriers = carriers_;
      carriers_ |= link;
      found = extend(board, next, links + 1);
      if (!found) carriers_ = carriers;
    });
  }
  if (!found) *this = before;
  return found;
}

/// With several links no string may be put into atari by one move, and what becomes of the chain
/// must live through the next moves.
bool ConnectionChain::is_sound(int links) const {
  if (links > 1 && fewest_liberties_ < safe_liberties) return false;
  return (liberties_ & ~carriers_).count() >= safe_liberties;
}

void ConnectionChain::finish() {
  zone_ = stones_ | carriers_ | leans_on_;
  const BitBoard outside = liberties_ & ~carriers_;
  if (outside.count() < ample_liberties) zone_ |= outside;
}

BitBoard ConnectionChain::find_link(WatchedBoard& board, const StringShape& a,
                                    const StringShape& b) {
  BitBoard common = a.liberties & b.liberties & ~carriers_;
  if (common.is_empty()) return {};
  BitBoard link = BitBoard::of(common.first());
  common.erase(common.first());
  if (common.is_empty()) {
    const BitBoard hanging = protected_link(board, link.first());
    return hanging.is_empty() && with_snares_ ? snared_link(board, link.first()) : hanging;
  }
  link.insert(common.first());
  return link;
}

/// An enemy stone on the point can be taken at once, and not in a ko.
BitBoard ConnectionChain::protected_link(WatchedBoard& board, Point point) const {
  BitBoard breaths;
  for (const Point near : neighbors(point)) {
    const Color color = board.at(near);
    if (color == opponent(owner_)) return {};
    if (color == owner_ && board.liberties(near) == 1) return {};
    if (color == Color::empty) breaths.insert(near);
  }
  BitBoard link = BitBoard::of(point);
  if (breaths.is_empty()) return link;
  if (breaths.count() > 1 || breaths.intersects(carriers_)) return {};
  const Point taking = breaths.first();
  const bool holds = std::ranges::any_of(neighbors(taking), [&](Point near) {
    return near != point && (board.at(near) == Color::empty || board.at(near) == owner_);
  });
  return holds ? link | breaths : BitBoard();
}

/// An enemy stone on the point is caught by ataris that keep clear of the other links.
BitBoard ConnectionChain::snared_link(WatchedBoard& board, Point point) {
  const ConnectionSnare snare = ConnectionSnare::find(board, owner_, point);
  if (!snare.holds() || snare.course().intersects(carriers_)) return {};
  leans_on_ |= snare.zone();
  return snare.course();
}

}  // namespace gosedai
