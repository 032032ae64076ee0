// The one seki that a side without two eyes can hold inside hostile territory.
//
// A captured string of three or more stones leaves room for two eyes, so only two stones x y of the
// other side can be left there. Each must have two liberties, and those must lie like a to d:
//
//     O O O O O          If X adds a, O answers b, and whatever X adds then is a row of four, a bent
//     O b O O O          four or a zigzag, in which O lives after capturing. Without that answer X
//     a x y d O          would add b and have a shape that kills. If O himself fills one of the
//     O O c O O          four, X can choose the side with two liberties and kills: so nobody moves.
//
// (With a and c on the same side X could make a square, which kills.) Whether the answers work also
// depends on how the surrounding stones hang together, so the game on the six points is played out.
#include "model/reading/unconditional_seki.hpp"

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "model/reading/unconditional_life.hpp"

namespace gosedai {
namespace {

/// Plays out the game on a few points: can the attacker, who moves first, capture a wall stone?
/// Least fixed point: play in circles never counts for the attacker. The wall's side may always
/// retake a ko, so what it can only lose by a ko it does not lose here.
class SixPointGame {
 public:
  SixPointGame(const Board& board, Color attacker, const BitBoard& points, const BitBoard& wall)
      : board_(board), attacker_(attacker), points_(points), wall_(wall) {}

  bool attacker_wins() {
    visit(attacker_);
    for (bool changed = true; changed;) {
      changed = false;
      for (State& state : states_)
        if (!state.won && wins_now(state)) changed = state.won = true;
    }
    return states_[0].won;
  }

 private:
  struct State {
    bool attacker_to_move = false;
    bool won = false;
    std::vector<std::size_t> next;
  };

  bool wins_now(const State& state) const {
    bool any = false;
    bool all = !state.next.empty();
    for (const std::size_t next : state.next) {
      any = any || states_[next].won;
      all = all && states_[next].won;
    }
    return state.attacker_to_move ? any : all;
  }

  std::size_t visit(Color to_move) {
    const auto [place, is_new] = ids_.try_emplace(board_.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == attacker_, false, {}});
    if (!(wall_ & ~board_.stones_of(opponent(attacker_))).is_empty())
      states_[id].won = true;
    else if ((wall_ & ~unconditionally_alive(board_, opponent(attacker_), points_)).is_empty())
      ;  // lost for the attacker, whatever follows
    else
      expand(to_move, id);
    return id;
  }

  void expand(Color to_move, std::size_t id) {
    if (to_move != attacker_) board_.clear_ko();
    follow(board_.pass(), to_move, id);
    (points_ & board_.empty_points()).for_each([&](Point point) {
      if (board_.is_legal(to_move, point)) follow(board_.play(to_move, point), to_move, id);
    });
  }

  void follow(const Board::Undo& undo, Color to_move, std::size_t id) {
    const std::size_t next = visit(opponent(to_move));
    states_[id].next.push_back(next);
    board_.undo(undo);
  }

  Board board_;
  Color attacker_;
  BitBoard points_;
  BitBoard wall_;
  std::vector<State> states_;
  std::unordered_map<Hash, std::size_t> ids_;
};

/// The four liberties lie as they must, are empty and touch no other stone of the two stones' owner.
bool is_shape(const Board& board, Color owner, const BitBoard& pair, const BitBoard& liberties) {
  return liberties.count() == 4 && (liberties & ~board.empty_points()).is_empty() &&
         !((liberties.neighbors() & ~pair).intersects(board.stones_of(owner)));
}

bool holds(const Board& board, Color color, const BitBoard& region, const BitBoard& pair,
           const BitBoard& liberties) {
  const BitBoard wall = region & ~pair & ~liberties;
  const Color other = opponent(color);
  const BitBoard outside = board.stones_of(other) & ~region;
  const BitBoard theirs = outside | pair;
  const BitBoard ours = (board.stones_of(color) & ~region) | wall;
  const bool black = color == Color::black;
  const std::optional<Board> walled =
      Board::from_stones(board.size(), black ? ours : theirs, black ? theirs : ours);
  return walled && !SixPointGame(*walled, other, pair | liberties, wall).attacker_wins();
}

}  // namespace

bool can_get_seki(const Board& board, Color color, const BitBoard& region) {
  const Color owner = opponent(color);
  BitBoard rest = region & board.stones_of(owner);
  bool found = false;
  rest.for_each([&](Point first) {
    for (const int along : {1, stride}) {
      const Point second = first.offset(along);
      if (found || board.at(second) != owner || board.stones(first) != 2) continue;
      const BitBoard pair = BitBoard::of(first) | BitBoard::of(second);
      const int across = along == 1 ? stride : 1;
      for (const int side : {across, -across}) {
        const BitBoard liberties =
            BitBoard::of(first.offset(-along)) | BitBoard::of(second.offset(along)) |
            BitBoard::of(first.offset(side)) | BitBoard::of(second.offset(-side));
        found = found || (is_shape(board, owner, pair, liberties) &&
                          holds(board, color, region, pair, liberties));
      }
    }
  });
  return found;
}

}  // namespace gosedai
