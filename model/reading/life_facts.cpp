#include "model/reading/life_facts.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// What a stone at a point meets.
struct Contact {
  int own_strings = 0;
  int other_strings = 0;
  int own_stones = 0;    // directly beside it
  int other_stones = 0;  // directly beside it
  int empty = 0;
  int captured = 0;    // stones taken
  int rescued = 0;     // own stones in atari next to it
  int threatened = 0;  // enemy stones put in atari
  int liberties = 0;   // of the new string, roughly
};

class ContactFinder {
 public:
  ContactFinder(const Board& board, Color mover, Point point) : board_(board), mover_(mover) {
    for (const Point near : neighbors(point)) add(near);
    found_.liberties += found_.captured;
  }
  const Contact& found() const { return found_; }

 private:
  void add(Point near) {
    const Color color = board_.at(near);
    if (color == Color::empty) {
      ++found_.empty;
      ++found_.liberties;
    }
    if (!is_stone(color)) return;
    ++(color == mover_ ? found_.own_stones : found_.other_stones);
    const Point head = board_.head(near);
    for (std::size_t i = 0; i < seen_count_; ++i)
      if (seen_[i] == head) return;
    seen_[seen_count_++] = head;
    add_string(near, color == mover_);
  }
  void add_string(Point stone, bool own) {
    const int liberties = board_.liberties(stone);
    const int stones = board_.stones(stone);
    if (own) {
      ++found_.own_strings;
      found_.liberties += liberties - 1;
      if (liberties == 1) found_.rescued += stones;
    } else {
      ++found_.other_strings;
      if (liberties == 1) found_.captured += stones;
      if (liberties == 2) found_.threatened += stones;
    }
  }

  const Board& board_;
  Color mover_;
  Contact found_;
  std::array<Point, 4> seen_;
  std::size_t seen_count_ = 0;
};

int corner_value(Point point, int size) {
  const int column = std::min(point.col(), size - 1 - point.col());
  const int row = std::min(point.row(), size - 1 - point.row());
  if (column + row <= 1) return column + row;
  return column == 1 && row == 1 ? 2 : 3;
}

int answer_value(Point point, Point last) {
  if (last.is_none()) return 4;
  const int columns = std::abs(point.col() - last.col());
  const int rows = std::abs(point.row() - last.row());
  if (columns + rows == 1) return 0;
  if (columns == 1 && rows == 1) return 1;
  return columns + rows == 2 ? 2 : 3;
}

}  // namespace

LifeOutlook look_out(const Board& board, const LifeGoal& goal, Color to_move,
                     const RegionView& view, Point last) {
  LifeOutlook outlook;
  outlook.view = view;
  outlook.last = last;
  outlook.eye_points = goal.eye_points(board, view);
  goal.find_vital(view, outlook.eye_points & ~view.owner, to_move == goal.owner(), outlook.small,
                  outlook.vital);
  return outlook;
}

LifeFacts facts_of(const Board& board, const LifeGoal& goal, Color to_move,
                   const LifeOutlook& outlook, int number, int wins) {
  namespace fact = life_fact;
  const Point point = goal.point(number);
  const Contact contact = ContactFinder(board, to_move, point).found();
  const RegionSet diagonals = goal.around(number) & ~goal.near(number);
  const bool is_eye = (outlook.eye_points >> number & 1) != 0;
  const int eyes_beside = std::popcount(goal.near(number) & outlook.eye_points);
  const bool is_small = (outlook.small >> number & 1) != 0;
  const bool is_vital = (outlook.vital >> number & 1) != 0;
  const bool gets_away = contact.captured > 0 || contact.liberties >= 2;
  const std::array<int, facts_of_a_move> facts = {
      fact::line + std::min(height(point, board.size()), 4) - 1,
      fact::corner + corner_value(point, board.size()),
      fact::room + contact.empty,
      fact::diagonal_room + std::popcount(diagonals & outlook.view.empty),
      fact::own + std::min(contact.own_strings, 3),
      fact::other + std::min(contact.other_strings, 3),
      fact::captured + std::min(contact.captured, 4),
      fact::rescued + (gets_away ? std::min(contact.rescued, 3) : 0),
      fact::threatened + std::min(contact.threatened, 3),
      fact::breath + std::min(contact.liberties, 4),
      fact::home + (goal.area().home.contains(point) ? 1 : 0),
      fact::eye_point + eyes_beside + (is_eye ? 5 : 0),
      fact::vital + (is_vital   ? 2
                     : is_small ? 1
                                : 0),
      fact::history + std::min(static_cast<int>(std::bit_width(static_cast<unsigned>(wins))), 7),
      fact::answer + answer_value(point, outlook.last),
      fact::contact + contact.own_stones * 5 + contact.other_stones,
  };
  LifeFacts result{};
  std::ranges::transform(facts, result.begin(), [](int f) { return static_cast<std::uint8_t>(f); });
  return result;
}

}  // namespace gosedai
