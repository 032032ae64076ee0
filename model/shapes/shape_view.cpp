#include "model/shapes/shape_view.hpp"

#include <algorithm>

namespace gosedai {

namespace {

enum State : std::uint8_t { open = 0, own = 1, enemy = 4, outside = 7 };  // + liberties - 1

}  // namespace

ShapeView::ShapeView(const Board& board, Color to_move) {
  plain_.fill(outside);
  breathing_.fill(outside);
  for (int row = 0; row < board.size(); ++row)
    for (int col = 0; col < board.size(); ++col) {
      const Point point = Point::at(col, row);
      const Color color = board.at(point);
      std::uint8_t& plain = plain_[cell(col, row)];
      std::uint8_t& breathing = breathing_[cell(col, row)];
      plain = breathing = open;
      if (color == Color::empty) continue;
      plain = color == to_move ? own : enemy;
      const int liberties = std::min(board.liberties(point), 3);
      breathing = static_cast<std::uint8_t>(plain + liberties - 1);
    }
}

ShapeView::Shapes ShapeView::around(Point point) const noexcept {
  Shapes shapes;
  bool mirrored = true;
  CircleWalk plain(plain_at(point));
  for (ShapeKey& key : shapes.plain) {
    plain.widen();
    key = plain.key(ShapeFamily::plain);
    mirrored = mirrored && plain.is_mirrored();
    if (mirrored) shapes.symmetric = plain.circle() + 1;
  }
  CircleWalk breathing(breathing_at(point));
  for (ShapeKey& key : shapes.breathing) {
    breathing.widen();
    key = breathing.key(ShapeFamily::breathing);
  }
  return shapes;
}

}  // namespace gosedai
