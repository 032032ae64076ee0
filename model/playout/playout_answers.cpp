#include "model/playout/playout_answers.hpp"

#include "model/playout/playout_tactics.hpp"

namespace gosedai {

namespace {

/// A few points to choose one of, each with a weight.
class Choice {
 public:
  void add(Point point, int weight) noexcept {
    if (count_ == points_.size()) return;
    sum_ += static_cast<std::uint32_t>(weight);
    points_[count_] = point;
    sums_[count_++] = sum_;
  }
  Point pick(PlayoutRandom& random) const noexcept {
    if (count_ == 0) return Point::none();
    const std::uint32_t drawn = random.below(sum_);
    std::size_t at = 0;
    while (drawn >= sums_[at]) ++at;
    return points_[at];
  }

 private:
  std::array<Point, 16> points_;
  std::array<std::uint32_t, 16> sums_;  // of the points added
  std::size_t count_ = 0;
  std::uint32_t sum_ = 0;
};

constexpr int many_pseudo_liberties = 9;  // of at least three points

void add_capture(const Moment& moment, Point stone, Choice& choice) noexcept {
  const Point at = moment.board.last_liberty(stone);
  if (moment.board.is_legal(moment.to_move, at)) choice.add(at, moment.board.stones(stone));
}

/// Takes a string next to ours, or runs where that helps.
void add_rescues(const Moment& moment, Point stone, Choice& choice) noexcept {
  const PlayoutBoard& board = moment.board;
  const Color enemy = opponent(moment.to_move);
  const int stones = board.stones(stone);
  Point walk = stone;
  do {
    for (const Point near : neighbors(walk))
      if ((board.at(near) == enemy) & board.in_atari(near)) {
        const Point at = board.last_liberty(near);
        if (board.is_legal(moment.to_move, at)) choice.add(at, stones + board.stones(near));
      }
    walk = board.next_in_string(walk);
  } while (walk != stone);
  const Point way = board.last_liberty(stone);
  if (breath_after(board, moment.to_move, way, 2) > 1 && board.is_legal(moment.to_move, way))
    choice.add(way, stones);
}

/// Next to the last two moves. Mostly there is nothing, and that is seen at once. What was not in atari when one's own
/// last move was played can only have been put there by its owner, and then with his last move.
bool is_anything_in_atari(const Moment& moment) noexcept {
  const Color enemy = opponent(moment.to_move);
  return moment.atari_at_last | moment.atari_at_before |
         (!moment.last.is_none() && moment.board.at(moment.last) == enemy &&
          moment.board.in_atari(moment.last));
}

bool has_two_liberties(const PlayoutBoard& board, Point stone, FewLiberties& liberties) noexcept {
  const int pseudo = board.pseudo_liberties(stone);
  // One or two stones count no liberty twice.
  if (board.stones(stone) <= 2 ? pseudo != 2
                               : pseudo >= many_pseudo_liberties || board.in_atari(stone))
    return false;
  liberties = liberties_of(board, stone, 3);
  return liberties.count() == 2;
}

}  // namespace

Point answer_atari(const Moment& moment, PlayoutRandom& random) noexcept {
  const PlayoutBoard& board = moment.board;
  const Color enemy = opponent(moment.to_move);
  if (!is_anything_in_atari(moment)) return Point::none();
  Choice choice;
  if (!moment.last.is_none() && board.at(moment.last) == enemy) {
    if (board.in_atari(moment.last)) add_capture(moment, moment.last, choice);
    for (const Point near : neighbors(moment.last))
      if (((board.at(near) == moment.to_move) & board.in_atari(near)) && !moment.is_doomed(near))
        add_rescues(moment, near, choice);
  }
  if (!moment.before.is_none())
    for (const Point near : neighbors(moment.before))
      if ((board.at(near) == enemy) & board.in_atari(near)) add_capture(moment, near, choice);
  return choice.pick(random);
}

Point answer_at_eye(const Moment& moment, PlayoutRandom& random) noexcept {
  const auto is_closed = [&](Point point) {
    return moment.board.is_empty(point) & is_closed_in(moment.board.code(point));
  };
  bool any = false;
  for (const Point near : neighbors(moment.last)) any |= is_closed(near);
  if (!any) return Point::none();
  Choice choice;
  for (const Point near : neighbors(moment.last)) {
    if (!is_closed(near)) continue;
    const Point vital = vital_point(moment.board, near);
    if (!vital.is_none() && moment.board.is_legal(moment.to_move, vital)) choice.add(vital, 1);
  }
  return choice.pick(random);
}

Point chase(const Moment& moment, PlayoutRandom& random) noexcept {
  const PlayoutBoard& board = moment.board;
  const Color enemy = opponent(moment.to_move);
  FewLiberties liberties;
  if (board.at(moment.last) != enemy || !has_two_liberties(board, moment.last, liberties))
    return Point::none();
  Choice choice;
  for (int i = 0; i < 2; ++i) {
    const Point atari = liberties[i];
    const Point way_out = liberties[1 - i];
    if (!board.is_legal(moment.to_move, atari) || breath_after(board, moment.to_move, atari, 2) < 2)
      continue;
    const int breath = breath_after(board, enemy, way_out, 3, atari);
    if (breath <= 1) choice.add(atari, 8 * board.stones(moment.last));
    if (breath == 2) choice.add(atari, board.stones(moment.last));
  }
  return choice.pick(random);
}

Point run_early(const Moment& moment, PlayoutRandom& random) noexcept {
  const PlayoutBoard& board = moment.board;
  const Color enemy = opponent(moment.to_move);
  bool any = false;
  for (const Point near : neighbors(moment.last))
    any |=
        (board.at(near) == moment.to_move) & (board.pseudo_liberties(near) < many_pseudo_liberties);
  if (!any) return Point::none();
  Choice choice;
  for (const Point near : neighbors(moment.last)) {
    FewLiberties liberties;
    if (board.at(near) != moment.to_move || moment.is_doomed(near) ||
        !has_two_liberties(board, near, liberties))
      continue;
    for (int i = 0; i < 2; ++i) {
      const Point way_out = liberties[i];
      const Point atari = liberties[1 - i];
      // Only where an atari on the other side would leave little room.
      if (breath_after(board, moment.to_move, way_out, 3, atari) > 1 ||
          breath_after(board, enemy, atari, 2) < 2)
        continue;
      for (const Point at : {way_out, atari})
        if (board.is_legal(moment.to_move, at) && breath_after(board, moment.to_move, at, 3) > 2)
          choice.add(at, board.stones(near));
    }
  }
  return choice.pick(random);
}

}  // namespace gosedai
