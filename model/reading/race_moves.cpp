// Moves of the race search: whose liberties to take first, and which of equal ones to leave out.
//
// Two empty points without an empty neighbour that touch the same strings are the same move: a
// stone on either joins, fills and takes the same (a common-fate graph sees one kind of point). Of
// ten plain liberties only one needs to be tried, which is what makes long races short.
#include <algorithm>

#include "model/reading/race_goal.hpp"

namespace gosedai {

namespace {

constexpr int weak_liberties = 3;
constexpr int outer_liberties = 2;
constexpr int net_liberties = 3;
constexpr std::size_t string_limit = 24;

/// The strings that can change hands near the race.
struct Scene {
  std::array<StringShape, string_limit> strings;
  std::array<Color, string_limit> colors{};
  std::size_t count = 0;
  BitBoard known;  // stones of the listed strings
  BitBoard settled_black;
  BitBoard settled_white;

  void add(const StringShape& string, Color color) {
    if (count == string_limit || known.intersects(string.points)) return;
    known |= string.points;
    colors[count] = color;
    strings[count++] = string;
  }
};

/// Moves that were offered already, by what they touch.
class Kinds {
 public:
  explicit Kinds(const Scene& scene) : scene_(scene) {}

  /// False when a point of the same kind has been taken before.
  bool take(WatchedBoard& board, Point point) {
    const BitBoard around = BitBoard::of(point).neighbors();
    if (!board.empty_in(around).is_empty()) return true;
    // Where a string can be taken, the points that it leaves are different.
    std::uint32_t kind = 0;
    for (std::size_t i = 0; i < scene_.count; ++i) {
      if (!scene_.strings[i].liberties.contains(point)) continue;
      if (i >= 2) return true;
      kind |= 1U << i;
    }
    const BitBoard rest = around & ~scene_.known;
    // Strings that are not listed cannot be taken: which of them it is does not matter.
    if (!board.stones_in(rest, Color::black).is_empty()) kind |= 1U << 30;
    if (!board.stones_in(rest, Color::white).is_empty()) kind |= 1U << 31;
    for (std::size_t i = 0; i < seen_; ++i)
      if (kinds_[i] == kind) return false;
    if (seen_ < kinds_.size()) kinds_[seen_++] = kind;
    return true;
  }

 private:
  const Scene& scene_;
  std::array<std::uint32_t, 48> kinds_{};
  std::size_t seen_ = 0;
};

/// The stone would be in atari, or could not be put there at all.
bool is_risky(WatchedBoard& board, Color color, Point point) {
  if (!board.can_play(color, point)) return true;
  const Board::Undo undo = board.play(color, point);
  const bool risky = board.liberties(point) < 2;
  board.undo(undo);
  return risky;
}

/// Points beside the liberties: where a liberty cannot be taken directly yet, and where the string
/// would gain liberties by going on.
BitBoard approaches(WatchedBoard& board, Color color, const StringShape& enemy) {
  BitBoard points;
  enemy.liberties.for_each([&](Point liberty) {
    const BitBoard beside = board.empty_in(BitBoard::of(liberty).neighbors()) & ~enemy.liberties;
    if (beside.is_empty()) return;
    const bool gains = beside.count() > 1 && enemy.liberty_count <= net_liberties;
    if (gains || is_risky(board, color, liberty)) points |= beside;
  });
  return points;
}

bool touches_edge(WatchedBoard& board, Point point) {
  return std::ranges::any_of(neighbors(point),
                             [&](Point near) { return board.at(near) == Color::edge; });
}

/// Where the own string can widen its room along the edge: on the first two lines.
BitBoard shaping(WatchedBoard& board, const StringShape& mine) {
  BitBoard points;
  (board.empty_in(mine.liberties.neighbors()) & ~mine.liberties).for_each([&](Point point) {
    const bool low = touches_edge(board, point) ||
                     std::ranges::any_of(neighbors(point),
                                         [&](Point near) { return touches_edge(board, near); });
    if (low) points.insert(point);
  });
  return points;
}

}  // namespace

void RaceGoal::generate(WatchedBoard& board, Color to_move, Candidates& moves) const {
  const StringShape target = board.string_at(target_);
  const StringShape own = board.string_at(own_);
  const StringShape& mine = to_move == attacker_ ? own : target;
  const StringShape& enemy = to_move == attacker_ ? target : own;

  Scene scene;
  scene.add(target, defender_);
  scene.add(own, attacker_);
  const BitBoard liberties = target.liberties | own.liberties;
  const BitBoard near = (target.around | own.around | liberties.neighbors()) & ~settled_;
  for (const Color color : {attacker_, defender_})
    for_each_string(board, near & ~scene.known, color, [&](Point, const StringShape& string) {
      if (string.liberty_count <= weak_liberties) scene.add(string, color);
    });
  // Whoever holds such a string in turn: taking him changes its fate.
  const std::size_t inner = scene.count;
  for (std::size_t i = 2; i < inner; ++i) {
    const Color color = opponent(scene.colors[i]);
    for_each_string(board, scene.strings[i].around & ~settled_ & ~scene.known, color,
                    [&](Point, const StringShape& string) {
                      if (string.liberty_count <= outer_liberties) scene.add(string, color);
                    });
  }

  RaceCounter counter(board, memo_, settled_);
  counter.look(own, attacker_, target);
  const RaceReserve my_reserve = counter.reserve(mine, to_move, enemy);
  const RaceReserve reserve = counter.reserve(enemy, opponent(to_move), mine);
  // Filling a plain liberty of one's own is never of use, and of the enemy's one is as good as all.
  // A liberty that leads somewhere, for either side, is different from the others.
  const BitBoard ways = (mine.liberties & ~(my_reserve.outside | my_reserve.shared)) |
                        (enemy.liberties & ~(reserve.outside | reserve.shared));
  const BitBoard equal = (my_reserve.outside | reserve.outside | reserve.shared) & ~ways;

  Kinds kinds(scene);
  // The pass is to be refuted first: what does not disturb that is no defence.
  const std::uint32_t later = to_move == defender_ ? 2 : 0;
  const auto offer = [&](const BitBoard& points, std::uint32_t handicap) {
    (points & ~equal).for_each([&](Point point) {
      if (!moves.contains(point) && kinds.take(board, point)) moves.add(point, handicap + later);
    });
  };
  // Stones in atari first: they decide at once.
  for (std::size_t i = 2; i < scene.count; ++i)
    if (scene.strings[i].liberty_count == 1) offer(scene.strings[i].liberties, 1);
  // Outside liberties before eyes, shared ones last.
  if (!reserve.outside.is_empty()) moves.add(reserve.outside.first(), later);
  const BitBoard outside = board.stones_in(enemy.liberties.neighbors(), to_move).neighbors();
  offer(enemy.liberties & ~mine.liberties & outside, 0);
  offer(enemy.liberties & ~mine.liberties, 0);
  if (!reserve.shared.is_empty()) moves.add(reserve.shared.first(), 1 + later);
  offer(enemy.liberties & mine.liberties, 1);
  offer(mine.liberties, 2);
  for (std::size_t i = 2; i < scene.count; ++i) offer(scene.strings[i].liberties, 3);
  offer(approaches(board, to_move, enemy), 3);
  offer(shaping(board, mine), 4);
  // The attacker passes only to get round a ko ban that the defender cannot use.
  if (to_move == defender_)
    moves.add_pass(0);
  else if (board.ko_banned() == attacker_ && moves.contains(board.ko_point()))
    moves.add_pass(6);
}

}  // namespace gosedai
