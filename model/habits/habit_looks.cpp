#include "model/habits/habit_looks.hpp"

#include <algorithm>
#include <cstdlib>

#include "model/board/symmetry.hpp"
#include "model/habits/quick_ladder.hpp"
#include "model/shapes/move_contact.hpp"

namespace gosedai {

namespace {

constexpr int farthest = 17;  // rings that are told apart

int ring_between(Point a, Point b) {
  return std::min(ring_of(a.col() - b.col(), a.row() - b.row()), farthest);
}

/// Stones on the board: the opening, joseki, the middle game, later.
int phase_of(const Board& board) {
  const int stones = board.stones_of(Color::black).count() + board.stones_of(Color::white).count();
  return stones < 12 ? 0 : stones < 40 ? 1 : stones < 110 ? 2 : 3;
}

/// 55 places of the folded board, for each phase.
int place_of(Point move, int size, int phase) {
  const BasicCoordinates folded = basic_coordinates(move, size);
  const int x = std::min(folded.x, 10) - 1;
  const int y = std::min(folded.y, 10) - 1;
  return phase * 64 + y * (y + 1) / 2 + x;
}

/// Those that a contact has.
HabitFact habit_of(MoveFact fact) {
  switch (fact) {
    case MoveFact::take: return HabitFact::take;
    case MoveFact::atari: return HabitFact::atari;
    case MoveFact::breath: return HabitFact::breath;
    case MoveFact::rescue: return HabitFact::rescue;
    case MoveFact::join: return HabitFact::join;
    case MoveFact::touch: return HabitFact::touch;
    case MoveFact::tension: return HabitFact::tension;
    case MoveFact::chase: return HabitFact::chase;
    default: return HabitFact::bait;
  }
}

}  // namespace

HabitLooks::HabitLooks(const Board& board, Color to_move, const RecentMoves& recent)
    : board_(board),
      color_(to_move),
      recent_(recent),
      view_(board, to_move),
      phase_(phase_of(board)) {
  if (!recent_.last.is_none() && board.at(recent_.last) != opponent(color_))
    recent_.last = Point::none();
  find_threats();
  find_ladders();
}

void HabitLooks::find_threats() {
  if (recent_.last.is_none()) return;
  constexpr int few = 3;
  constexpr int some = 4;
  BitBoard seen;
  for (const Point next : neighbors(recent_.last)) {
    if (board_.at(next) != color_ || board_.liberties(next) > few) continue;
    if (seen.contains(board_.head(next))) continue;
    seen.insert(board_.head(next));
    relief_.push_back({board_.string_liberties(next), board_.liberties(next)});
  }
  pressure_count_ = board_.liberties(recent_.last);
  if (pressure_count_ <= some) pressure_ = board_.string_liberties(recent_.last);
}

void HabitLooks::find_ladders() {
  Board scratch = board_;
  scratch.clear_ko();
  BitBoard rest = board_.stones_of(Color::black) | board_.stones_of(Color::white);
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    if (board_.liberties(stone) <= 2) look_for_ladder(scratch, stone);
    rest &= ~board_.string_points(stone);
  }
}

void HabitLooks::look_for_ladder(Board& scratch, Point stone) {
  const BitBoard liberties = board_.string_liberties(stone);
  const bool in_atari = board_.liberties(stone) == 1;
  if (in_atari && is_caught(scratch, stone))
    (board_.at(stone) == color_ ? caught_ : needless_) |= liberties;
  if (in_atari || board_.at(stone) == color_) return;
  liberties.for_each([&](Point at) {
    if (begins_ladder(scratch, stone, at)) ladders_.insert(at);
  });
}

void HabitLooks::add_recent(Point move, FactList& facts) const {
  const int last = recent_.last.is_none() ? 0 : ring_between(move, recent_.last);
  const int before = recent_.before.is_none() ? 0 : ring_between(move, recent_.before);
  constexpr int near = 12;
  facts.add(HabitFact::near_last, last);
  facts.add(HabitFact::near_before, before);
  facts.add(HabitFact::near_both, std::min(last, near) * 16 + std::min(before, near));
}

void HabitLooks::add_threats(Point move, int breath, FactList& facts) const {
  int weakest = 0;
  for (const Relief& one : relief_)
    if (one.liberties.contains(move) && (weakest == 0 || one.count < weakest)) weakest = one.count;
  if (weakest > 0) facts.add(HabitFact::relief, weakest * 8 + breath);
  if (pressure_.contains(move)) facts.add(HabitFact::pressure, pressure_count_ * 8 + breath);
}

void HabitLooks::add_ladders(Point move, FactList& facts) const {
  if (caught_.contains(move)) facts.add(HabitFact::caught, 1);
  const int ladder = (ladders_.contains(move) ? 1 : 0) + (needless_.contains(move) ? 2 : 0);
  if (ladder > 0) facts.add(HabitFact::ladder, ladder);
}

int HabitLooks::crowd_around(Point move) const noexcept {
  constexpr int theirs = 4;
  constexpr int outside = ShapeView::states - 1;
  const std::uint8_t* at = view_.plain_at(move);
  int own = 0;
  int enemy = 0;
  for (int dy = -2; dy <= 2; ++dy)
    for (int dx = std::abs(dy) - 2; dx <= 2 - std::abs(dy); ++dx) {
      const int state = at[dy * ShapeView::width + dx];
      if (state == 0 || state == outside) continue;
      (state < theirs ? own : enemy) += 1;
    }
  return std::min(own, 5) * 8 + std::min(enemy, 5);
}

FactList HabitLooks::facts(Point move) const {
  FactList facts;
  facts.add(HabitFact::place, place_of(move, board_.size(), phase_));
  add_recent(move, facts);
  const MoveContact contact(board_, color_, move);
  contact.for_each_fact([&](MoveFact fact, int value) { facts.add(habit_of(fact), value); });
  if (contact.taken > 0) {
    if (pressure_count_ == 1 && pressure_.contains(move))
      facts.add(HabitFact::retake, size_class(contact.taken));
    if (contact.taken == 1 && contact.breath == 1 && contact.stones == 1)
      facts.add(HabitFact::ko, 1);
  }
  add_threats(move, std::min(contact.breath, 5), facts);
  add_ladders(move, facts);
  facts.add(HabitFact::crowd, crowd_around(move));
  return facts;
}

}  // namespace gosedai
