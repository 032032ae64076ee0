// Board::check: everything that play and undo keep up to date, computed again from the stones.
#include "model/board/board.hpp"

namespace gosedai {

namespace {

std::string at_index(const char* what, std::size_t index) {
  const Point point = Point::from_index(static_cast<int>(index));
  return std::string(what) + " at column " + std::to_string(point.col() + 1) + " row " +
         std::to_string(point.row() + 1);
}

}  // namespace

std::string Board::check() const {
  Hash hash = 0;
  std::array<BitBoard, 2> planes;
  for (std::size_t i = 0; i < plane_size; ++i) {
    const Point point = Point::from_index(static_cast<int>(i));
    const Color color = color_[i];
    if (on_board_.contains(point) == (color == Color::edge)) return at_index("edge", i);
    if (!is_stone(color)) continue;
    hash ^= stone_key(color, point);
    planes[player_index(color)].insert(point);
  }
  if (planes != planes_) return "bit planes differ from the stones";
  if (hash != hash_) return "hash differs from the stones";
  const BitBoard empty = empty_points();
  for (const Color color : {Color::black, Color::white}) {
    BitBoard rest = stones_of(color);
    while (!rest.is_empty()) {
      const Point first = rest.first();
      const BitBoard string = flood(BitBoard::of(first), stones_of(color));
      rest &= ~string;
      if (string_points(first) != string) return at_index("string list", first.index());
      bool same_head = true;
      string.for_each([&](Point each) { same_head &= head(each) == head(first); });
      if (!same_head || !string.contains(head(first))) return at_index("head", first.index());
      if (stones(first) != string.count()) return at_index("stone count", first.index());
      const int open = liberties_of(string, empty).count();
      if (open == 0) return at_index("string without liberty", first.index());
      if (liberties(first) != open) return at_index("liberty count", first.index());
    }
  }
  if (!ko_.is_none() && !is_empty(ko_)) return "ko point is not empty";
  return {};
}

}  // namespace gosedai
