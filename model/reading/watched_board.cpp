#include "model/reading/watched_board.hpp"

namespace gosedai {

void WatchedBoard::watch_new_string(Point stone) noexcept {
  board_.for_each_stone(stone, [this](Point each) {
    watched_stones_.insert(each);
    footprint_.touch_around(each);
  });
}

/// One walk for everything: strings are short, so this is quicker than operations on whole sets.
StringShape WatchedBoard::string_at(Point stone) noexcept {
  StringShape shape;
  board_.for_each_stone(stone, [&](Point each) {
    shape.points.insert(each);
    for (const Point near : neighbors(each)) {
      shape.around.insert(near);
      if (board_.is_empty(near)) shape.liberties.insert(near);
    }
  });
  watch_string(stone);
  shape.stone_count = board_.stones(stone);
  shape.liberty_count = board_.liberties(stone);
  return shape;
}

FewPoints WatchedBoard::few_liberties(Point stone) noexcept {
  FewPoints found;
  watch_string(stone);
  if (board_.liberties(stone) > FewPoints::capacity) return found;
  const int wanted = board_.liberties(stone);
  Point walk = stone;
  do {
    for (const Point near : neighbors(walk))
      if (board_.is_empty(near)) found.insert(near);
    walk = board_.next_in_string(walk);
  } while (walk != stone && found.size() < wanted);
  return found;
}

/// All strings around are looked at even when one is found: which comes first depends on the game.
bool WatchedBoard::touches_atari(Point stone, Color color) noexcept {
  watch_string(stone);
  bool found = false;
  Point last;
  board_.for_each_stone(stone, [&](Point each) {
    for (const Point near : neighbors(each)) {
      if (board_.at(near) != color || board_.head(near) == last) continue;
      last = board_.head(near);
      found |= liberties(near) == 1;
    }
  });
  return found;
}

bool WatchedBoard::has_atari_in(const BitBoard& points, Color color) noexcept {
  bool found = false;
  Point last;  // neighbouring points often belong to the same string
  stones_in(points, color).for_each([&](Point stone) {
    if (found || board_.head(stone) == last) return;
    last = board_.head(stone);
    found = liberties(stone) == 1;
  });
  return found;
}

}  // namespace gosedai
