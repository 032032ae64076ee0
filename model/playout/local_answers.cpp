#include "model/playout/local_answers.hpp"

#include <algorithm>
#include <bit>

#include "model/playout/playout_tactics.hpp"

namespace gosedai {

namespace {

using Marks = LocalAnswers::Marks;

template <class Visit>
void for_each_mark(Marks marks, Visit visit) {
  for (; marks != 0; marks &= marks - 1) visit(static_cast<std::size_t>(std::countr_zero(marks)));
}

constexpr Marks mark_of(std::size_t answer) noexcept { return Marks{1} << answer; }

/// A stone of each string among those stones.
void add_pillars(const Board& board, BitBoard stones, std::vector<Point>& pillars) {
  while (!stones.is_empty()) {
    pillars.push_back(stones.first());
    stones &= ~board.string_points(stones.first());
  }
}

}  // namespace

LocalAnswers::LocalAnswers(const Board& board, std::vector<LocalAnswer> answers)
    : all_(std::move(answers)) {
  std::ranges::stable_sort(all_, std::ranges::greater(),
                           [](const LocalAnswer& each) { return each.stones.count(); });
  if (all_.size() > most) all_.resize(most);
  pillars_.resize(all_.size());
  for (std::size_t i = 0; i < all_.size(); ++i) {
    const LocalAnswer& each = all_[i];
    const BitBoard near = each.stones.neighbors();
    add_pillars(board, each.stones, pillars_[i]);
    add_pillars(board, near & board.stones_of(opponent(each.owner)), pillars_[i]);
    BitBoard around = near & board.empty_points();
    if (!each.dead) around |= BitBoard::of(each.attack) | BitBoard::of(each.defence);
    around.for_each([&](Point point) { around_[point.index()] |= mark_of(i); });
    each.stones.for_each([&](Point point) { inside_[point.index()] |= mark_of(i); });
    owned_[player_index(each.owner)] |= mark_of(i);
    (each.dead ? dead_ : open_) |= mark_of(i);
  }
}

void LocalState::follow(const PlayoutBoard& board, Color color, Point point, bool took) noexcept {
  const Marks near = point.is_none() ? 0 : known_->around(point);
  const Marks own = near & known_->owned_by(color);
  forget(tested_ & ~near);  // its enemy has played elsewhere
  tested_ = own & dead_;
  threatened_ = 0;
  for_each_mark(near & open_, [&](std::size_t i) {
    const LocalAnswer& each = known_->all()[i];
    const bool is_owner = color == each.owner;
    if (point == (is_owner ? each.defence : each.attack)) {
      open_ &= ~mark_of(i);
      if (!is_owner) dead_ |= mark_of(i);
    } else if (point == each.attack || point == each.defence) {
      open_ &= ~mark_of(i);
    } else if (!is_owner) {
      threatened_ |= mark_of(i);
    }
  });
  if (!took) return;
  for_each_mark(open_ | dead_, [&](std::size_t i) {
    for (const Point stone : known_->pillars(i))
      if (board.is_empty(stone)) forget(mark_of(i));
  });
  tested_ &= dead_;
  threatened_ &= open_;
}

Point LocalState::rescue() const noexcept {
  if (threatened_ == 0) return Point::none();
  return known_->all()[static_cast<std::size_t>(std::countr_zero(threatened_))].defence;
}

Point LocalState::deciding_point(std::size_t answer, Color to_move) const noexcept {
  const LocalAnswer& each = known_->all()[answer];
  return each.owner == to_move ? each.defence : each.attack;
}

Point LocalState::deciding_move(Color to_move) const noexcept {
  if (open_ == 0) return Point::none();
  return deciding_point(static_cast<std::size_t>(std::countr_zero(open_)), to_move);
}

bool LocalState::is_in_vain(const PlayoutBoard& board, Color color, Point point) const noexcept {
  if (is_idle()) return false;
  const Marks doomed = known_->around(point) & known_->owned_by(color) & dead_ & ~tested_;
  if (doomed == 0) return false;
  for (const Point near : neighbors(point))
    if (board.at(near) == color && (known_->inside(near) & dead_) == 0) return false;
  return !takes_something(board, color, point);
}

void LocalState::lean(MovePreferences& moves, const Board& exact, const PlayoutBoard& board,
                      Color to_move, const TreeParameters& parameters) const {
  if (is_idle()) return;
  double stones = 0;
  for_each_mark(open_, [&](std::size_t i) { stones += known_->all()[i].stones.count(); });
  const double given = stones > 0 ? parameters.local_share : 0;
  for (MovePreference& each : moves) {
    each.share *= 1 - given;
    if (!each.move.is_none() && is_in_vain(board, to_move, each.move))
      each.share *= parameters.vain_share;
  }
  for_each_mark(open_, [&](std::size_t i) {
    const Point move = deciding_point(i, to_move);
    if (!exact.is_legal(to_move, move)) return;
    const double share = given * known_->all()[i].stones.count() / stones;
    const auto known = std::ranges::find(moves, move, &MovePreference::move);
    if (known == moves.end())
      moves.push_back({move, share});
    else
      known->share += share;
  });
  std::ranges::stable_sort(moves, std::ranges::greater(), &MovePreference::share);
}

}  // namespace gosedai
