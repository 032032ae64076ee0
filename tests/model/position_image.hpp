// A position turned, mirrored, or with its colours swapped.
#pragma once

#include "model/board/position.hpp"
#include "model/board/symmetry.hpp"
#include "model/recognition/string_facts.hpp"

namespace gosedai {

/// What a position becomes under a symmetry of the board and, if wanted, with the colours swapped.
class PositionImage {
 public:
  PositionImage(Symmetry symmetry, bool swaps_colors, int size)
      : symmetry_(symmetry), swaps_colors_(swaps_colors), size_(size) {}

  Point of(Point point) const { return point.is_none() ? point : symmetry_.apply(point, size_); }
  Color of(Color color) const { return swaps_colors_ && is_stone(color) ? opponent(color) : color; }
  BitBoard of(const BitBoard& points) const {
    BitBoard image;
    points.for_each([&](Point point) { image.insert(of(point)); });
    return image;
  }
  Move of(Move move) const {
    return move.is_stone() ? Move::stone(of(move.color()), of(move.point()))
                           : Move::pass(of(move.color()));
  }
  StringId of(const StringId& id) const { return {id.age, of(id.stone)}; }
  Position of(const Position& position) const {
    Position image = position;
    const Board& board = position.board;
    image.board = *Board::from_stones(size_, of(board.stones_of(of(Color::black))),
                                      of(board.stones_of(of(Color::white))));
    image.board.set_ko(of(board.ko_point()), of(board.ko_banned()));
    image.to_move = of(position.to_move);
    image.last_move = of(position.last_move);
    board.all_points().for_each(
        [&](Point point) { image.age[of(point).index()] = position.age[point.index()]; });
    for (const Color color : {Color::black, Color::white})
      image.playable[player_index(of(color))] = of(position.playable_by(color));
    return image;
  }

 private:
  Symmetry symmetry_;
  bool swaps_colors_;
  int size_;
};

/// All sixteen images: eight symmetries, with and without swapped colours.
template <class Image, class Visit>
void for_each_image_of(int size, Visit visit) {
  for (int code = 0; code < symmetry_count; ++code)
    for (const bool swaps : {false, true}) visit(Image(Symmetry(code), swaps, size));
}

}  // namespace gosedai
