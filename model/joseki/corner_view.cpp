#include "model/joseki/corner_view.hpp"

#include <utility>

namespace gosedai {

namespace {

bool is_left(Corner corner) { return corner == Corner::upper_left || corner == Corner::lower_left; }
bool is_lower(Corner corner) {
  return corner == Corner::lower_left || corner == Corner::lower_right;
}

}  // namespace

std::string_view name_of(Corner corner) noexcept {
  switch (corner) {
    case Corner::upper_right: return "upper right corner";
    case Corner::upper_left: return "upper left corner";
    case Corner::lower_right: return "lower right corner";
    case Corner::lower_left: return "lower left corner";
  }
  return "?";
}

Point CornerView::to_board(CornerPoint point, int size) const noexcept {
  const CornerPoint turned = mirrored_ ? point.mirrored() : point;
  return Point::at(is_left(corner_) ? turned.x() : size - 1 - turned.x(),
                   is_lower(corner_) ? turned.y() : size - 1 - turned.y());
}

Point CornerView::to_board(Point of_joseki_board, int size) const noexcept {
  int x = joseki_board_size - 1 - of_joseki_board.col();
  int y = joseki_board_size - 1 - of_joseki_board.row();
  if (x >= size || y >= size) return Point::none();
  if (mirrored_) std::swap(x, y);
  return Point::at(is_left(corner_) ? x : size - 1 - x, is_lower(corner_) ? y : size - 1 - y);
}

CornerPoint CornerView::to_frame(Point point, int size) const noexcept {
  const int x = is_left(corner_) ? point.col() : size - 1 - point.col();
  const int y = is_lower(corner_) ? point.row() : size - 1 - point.row();
  const int lines = lines_of_corner(size);
  if (x < 0 || y < 0 || x >= lines || y >= lines) return CornerPoint::none();
  return mirrored_ ? CornerPoint::at(y, x) : CornerPoint::at(x, y);
}

CornerStones CornerView::stones(const Board& board) const noexcept {
  CornerStones stones;
  for (const Color color : {Color::black, Color::white})
    board.stones_of(color).for_each([&](Point point) {
      const CornerPoint here = to_frame(point, board.size());
      if (!here.is_none()) stones[turned(color)].insert(here);
    });
  return stones;
}

std::array<CornerView, 4> views_of(Corner corner) noexcept {
  return {CornerView(corner, false, false), CornerView(corner, true, false),
          CornerView(corner, false, true), CornerView(corner, true, true)};
}

}  // namespace gosedai
