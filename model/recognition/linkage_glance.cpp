#include "model/recognition/linkage_glance.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "model/reading/linkage_crosscut.hpp"
#include "model/recognition/lie.hpp"

namespace gosedai {
namespace {

enum class Verdict : std::uint8_t { unknown, connected, cut };

constexpr int move_limit = 7;

struct GlanceMoves {
  std::array<Point, move_limit> points;
  int count = 0;
};

class Glance {
 public:
  Glance(const Board& board, const LinkageShape& shape, const BitBoard& window, int node_limit)
      : board_(board), shape_(shape), window_(window), gap_(gap_of(shape)), limit_(node_limit) {}

  /// Short lines first: most linkages need no long ones.
  Verdict read(Color to_move) {
    Verdict verdict = judge(to_move);
    if (verdict == Verdict::unknown) rank_window();
    for (int depth = 2; depth <= linkage_depth && verdict == Verdict::unknown; depth += 2)
      verdict = search(to_move, depth, 0);
    return verdict;
  }

  int nodes() const { return nodes_; }
  int plies() const { return plies_; }
  std::vector<Point> line() const { return {lines_[0].begin(), lines_[0].begin() + length_[0]}; }

 private:
  Color owner() const { return shape_.color; }
  Point a() const { return shape_.id.a; }
  Point b() const { return shape_.id.b; }

  Verdict search(Color to_move, int depth, int ply) {
    length_[ply] = 0;
    const Verdict now = judge(to_move);
    if (now != Verdict::unknown || depth == 0 || nodes_ >= limit_) return now;
    const Verdict goal = to_move == owner() ? Verdict::connected : Verdict::cut;
    const GlanceMoves moves = moves_for(to_move);
    bool all_fail = true;
    for (int i = 0; i < moves.count; ++i) {
      const Point move = moves.points[static_cast<std::size_t>(i)];
      ++nodes_;
      plies_ = std::max(plies_, ply + 1);
      const Board::Undo undo = board_.play(to_move, move);
      const Verdict reply = search(opponent(to_move), depth - 1, ply + 1);
      board_.undo(undo);
      if (reply == Verdict::unknown) all_fail = false;
      if (reply == goal || i == 0) keep_line(ply, move);
      if (reply == goal) return goal;
    }
    if (!all_fail) return Verdict::unknown;
    return goal == Verdict::cut ? Verdict::connected : Verdict::cut;
  }

  void keep_line(int ply, Point move) {
    lines_[ply][0] = move;
    std::copy_n(lines_[ply + 1].begin(), length_[ply + 1], lines_[ply].begin() + 1);
    length_[ply] = length_[ply + 1] + 1;
  }

  /// What can be seen without a move.
  Verdict judge(Color to_move) const {
    if (board_.at(a()) != owner() || board_.at(b()) != owner()) return Verdict::cut;
    const bool owner_moves = to_move == owner();
    if (board_.head(a()) == board_.head(b()))
      return board_.liberties(a()) >= (owner_moves ? 1 : 2) ? Verdict::connected : Verdict::cut;
    if (!owner_moves && (board_.liberties(a()) == 1 || board_.liberties(b()) == 1))
      return Verdict::cut;
    if (!has_way()) return Verdict::cut;
    return !owner_moves && is_held_by_kosumi() ? Verdict::connected : Verdict::unknown;
  }

  /// The ends touch diagonally with both shoulders free and neither is short of liberties: when the
  /// enemy takes one shoulder, the owner takes the other.
  bool is_held_by_kosumi() const {
    if (board_.liberties(a()) < 3 || board_.liberties(b()) < 3) return false;
    bool held = false;
    (window_ & board_.stones_of(owner())).for_each([&](Point stone) {
      if (held || board_.head(stone) != board_.head(a())) return;
      for (std::size_t i = 0; i < 4 && !held; ++i) {
        const Point other = stone.offset(diagonal[i]);
        held = board_.at(other) == owner() && board_.head(other) == board_.head(b()) &&
               is_free_shoulder(stone.offset(orthogonal[i])) &&
               is_free_shoulder(stone.offset(orthogonal[(i + 1) % 4]));
      }
    });
    return held;
  }
  bool is_free_shoulder(Point point) const {
    return board_.is_empty(point) && window_.contains(point);
  }

  /// The ends may still meet: through empty points, friends, and enemies that are nearly taken.
  bool has_way() const {
    BitBoard through = window_ & ~board_.stones_of(opponent(owner()));
    BitBoard enemies = window_ & board_.stones_of(opponent(owner()));
    enemies.for_each([&](Point stone) {
      if (board_.liberties(stone) <= 2) through.insert(stone);
    });
    return flood(BitBoard::of(a()), through).contains(b());
  }

  /// Moves of equal value are tried in the order of their lie at the root.
  void rank_window() {
    const BitBoard near = window_.expanded();
    const Lie lie(board_.stones_of(owner()) & near, board_.stones_of(opponent(owner())) & near,
                  board_.size());
    std::vector<std::pair<std::uint64_t, Point>> order;
    window_.for_each([&](Point point) { order.emplace_back(lie.of(point), point); });
    std::ranges::sort(order);
    std::uint8_t rank = 0;
    for (const auto& [key, point] : order) rank_[point.index()] = rank++;
  }

  GlanceMoves moves_for(Color to_move) const {
    struct Rated {
      int value;
      Point point;
      int rank;
    };
    std::array<Rated, plane_size / 8> rated;
    std::size_t count = 0;
    (window_ & board_.empty_points()).for_each([&](Point point) {
      const int value = value_of(to_move, point);
      if (value > 0 && count < rated.size() && board_.is_legal(to_move, point))
        rated[count++] = {value, point, rank_[point.index()]};
    });
    std::sort(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Rated& x, const Rated& y) {
                return x.value != y.value ? x.value > y.value : x.rank < y.rank;
              });
    GlanceMoves moves;
    moves.count = static_cast<int>(std::min<std::size_t>(count, move_limit));
    for (int i = 0; i < moves.count; ++i)
      moves.points[static_cast<std::size_t>(i)] = rated[static_cast<std::size_t>(i)].point;
    return moves;
  }

  /// Joining or parting the ends first, then captures and ataris, then points along the gap.
  int value_of(Color to_move, Point point) const {
    int value = gap_.contains(point) ? 8 : 0;
    bool touches_a = false;
    bool touches_b = false;
    for (const Point near : neighbors(point)) {
      const Color color = board_.at(near);
      if (color == owner()) {
        touches_a |= board_.head(near) == board_.head(a());
        touches_b |= board_.head(near) == board_.head(b());
      }
      if (gap_.contains(near)) value += 1;
      if (is_stone(color)) value += contact_value(to_move, near);
    }
    return value + (touches_a && touches_b ? 12 : touches_a || touches_b ? 2 : 0);
  }

  /// A move next to that stone: it captures, saves, or puts into atari.
  int contact_value(Color to_move, Point stone) const {
    const int liberties = board_.liberties(stone);
    if (liberties == 1) return board_.at(stone) == to_move ? 6 : 10;
    if (liberties == 2 && board_.at(stone) != to_move) return 5;
    return 1;
  }

  Board board_;
  LinkageShape shape_;
  BitBoard window_;
  BitBoard gap_;
  std::array<std::uint8_t, plane_size> rank_{};
  int limit_;
  int nodes_ = 0;
  int plies_ = 0;
  std::array<std::array<Point, linkage_depth + 2>, linkage_depth + 2> lines_;
  std::array<int, linkage_depth + 2> length_{};
};

/// A cut whose line leaves the ends diagonally across two enemy stones is a crosscut; whoever moves
/// then tells the two kinds apart (linkage_question.hpp).
LinkageReading reading_of(const Board& board, const LinkageShape& shape, const BitBoard& window,
                          Color to_move, Verdict verdict, const std::vector<Point>& line) {
  LinkageReading reading;
  if (verdict == Verdict::unknown) return reading;
  if (verdict == Verdict::connected) {
    reading.outcome = LinkageOutcome::connect;
  } else if (const auto cut = find_crosscut(board, to_move, line, shape.id.a, shape.id.b, window)) {
    reading.outcome = cut->to_move == shape.color ? LinkageOutcome::gote_crosscut
                                                  : LinkageOutcome::sente_crosscut;
  } else {
    reading.outcome = LinkageOutcome::break_through;
  }
  const bool succeeds = (verdict == Verdict::connected) == (to_move == shape.color);
  if (succeeds && !line.empty()) reading.move = line.front();
  return reading;
}

LinkageReading read_side(const Board& board, const LinkageShape& shape, const BitBoard& window,
                         Color to_move, int node_limit, LinkageGlance& found) {
  Glance glance(board, shape, window, node_limit);
  const Verdict verdict = glance.read(to_move);
  found.nodes += glance.nodes();
  found.plies = std::max(found.plies, glance.plies());
  return reading_of(board, shape, window, to_move, verdict, glance.line());
}

}  // namespace

LinkageGlance glance_at_linkage(const Board& board, const LinkageShape& shape,
                                const BitBoard& window, const LinkageNodes& nodes) {
  LinkageGlance found;
  const Color enemy = opponent(shape.color);
  const bool peeped = gap_of(shape).expanded().intersects(board.stones_of(enemy));
  const int limit = peeped ? nodes.peeped : nodes.quiet;
  found.enemy_first = read_side(board, shape, window, enemy, limit, found);
  if (found.enemy_first.outcome == LinkageOutcome::connect) {
    found.owner_first.outcome = LinkageOutcome::connect;  // what holds without a move
    return found;
  }
  if (!peeped && found.enemy_first.outcome == LinkageOutcome::unknown) return found;
  found.owner_first = read_side(board, shape, window, shape.color, limit, found);
  return found;
}

}  // namespace gosedai
