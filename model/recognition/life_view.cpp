#include "model/recognition/life_view.hpp"

#include "model/reading/life_area.hpp"

namespace gosedai {
namespace {

constexpr int near_steps = 5;  // a wall of besiegers and what stands behind it
constexpr int far_steps = 9;   // one more than the selective search looks
/// A string in the window with so many liberties is in no danger.
constexpr int enough_liberties = 6;
/// Strings outside that take others are in danger themselves up to here.
constexpr int few_liberties = 2;

class Cut {
 public:
  Cut(const Board& board, Point target, LifeSight sight, Footprint& footprint)
      : board_(board),
        stones_(board.stones_of(Color::black) | board.stones_of(Color::white)),
        footprint_(footprint) {
    BitBoard read;
    window_ = linked_stones(board, board.string_points(target), board.at(target), read);
    for (int step = sight == LifeSight::near ? near_steps : far_steps; step > 0; --step)
      window_ = window_.expanded();
    window_ &= board.all_points();
    footprint.touch(read | window_);
  }

  LifeView run() {
    BitBoard kept;
    BitBoard rest = window_ & stones_;
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard string = board_.string_points(stone);
      const BitBoard around = string.expanded();
      footprint_.touch(around);
      kept |= string;
      if (is_in_danger(stone, string)) rest |= around & stones_;
      rest &= ~kept;
    }
    return view_of(kept);
  }

 private:
  bool is_in_danger(Point stone, const BitBoard& string) const {
    const int liberties = board_.liberties(stone);
    return liberties <= few_liberties ||
           (liberties < enough_liberties && string.intersects(window_));
  }

  LifeView view_of(const BitBoard& kept) const {
    LifeView view{board_.size(), kept & board_.stones_of(Color::black),
                  kept & board_.stones_of(Color::white), Point::none(), Color::empty};
    if (!window_.contains(board_.ko_point())) return view;
    view.ko = board_.ko_point();
    view.ko_banned = board_.ko_banned();
    return view;
  }

  const Board& board_;
  BitBoard stones_;
  Footprint& footprint_;
  BitBoard window_;
};

}  // namespace

Board LifeView::board() const {
  Board board = *Board::from_stones(size, black, white);
  if (!ko.is_none()) board.set_ko(ko, ko_banned);
  return board;
}

LifeView look_at_life(const Board& board, Point target, LifeSight sight, Footprint& footprint) {
  return Cut(board, target, sight, footprint).run();
}

}  // namespace gosedai
