// A search of all legal moves and passes to the end of the game on tiny boards, as simple as can be: what proofs of the
// playout tree are compared with.
#pragma once

#include <map>
#include <random>
#include <tuple>

#include "model/board/scoring.hpp"
#include "model/playout/proof.hpp"

namespace gosedai::playout_tests {

class FullWidth {
 public:
  struct State {
    Board board;
    Color to_move = Color::black;
    bool after_pass = false;
    bool over = false;

    State after(Point move) const {
      State next = *this;
      if (move.is_none())
        next.board.pass();
      else
        next.board.play(to_move, move);
      next.over = move.is_none() && after_pass;
      next.after_pass = move.is_none();
      next.to_move = opponent(to_move);
      return next;
    }
  };

  explicit FullWidth(double komi) : komi_(komi) {}

  /// Of the side that made the last move; open when nobody can force the end within so many moves.
  Proof fate_of_mover(const State& state) {
    for (int depth = 2; depth <= deepest; depth += 2)
      if (const Proof found = fate(state, depth); found != Proof::open) return found;
    return Proof::open;
  }

 private:
  static constexpr int deepest = 16;
  using Key = std::tuple<Hash, bool, int>;

  Proof fate(const State& state, int depth) {
    if (state.over) return count(state);
    if (depth == 0) return Proof::open;
    const Key key{state.board.hash_with(state.to_move), state.after_pass, depth};
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const Proof by_pass = fate(state.after(Point::none()), depth - 1);
    bool won = by_pass == Proof::won;
    bool all_lost = by_pass == Proof::lost;
    state.board.legal_points(state.to_move).for_each([&](Point move) {
      if (won) return;
      const Proof found = fate(state.after(move), depth - 1);
      won = found == Proof::won;
      all_lost = all_lost && found == Proof::lost;
    });
    return known_[key] = won ? Proof::lost : all_lost ? Proof::won : Proof::open;
  }

  Proof count(const State& state) const {
    const Count area = area_count(state.board, {});
    const double black_lead = area.black - area.white - komi_;
    if (black_lead == 0) return Proof::open;
    return (black_lead > 0) == (state.to_move == Color::white) ? Proof::won : Proof::lost;
  }

  double komi_;
  std::map<Key, Proof> known_;
};

/// Some random moves, more than the board has points, so that there are captures and kos.
inline FullWidth::State late_position(int size, unsigned seed) {
  std::mt19937 random(seed);
  FullWidth::State state{Board(size)};
  const unsigned moves = 4 + random() % 12;
  for (unsigned i = 0; i < moves; ++i) {
    std::vector<Point> legal;
    state.board.legal_points(state.to_move).for_each([&](Point point) { legal.push_back(point); });
    state = state.after(legal.empty() ? Point::none() : legal[random() % legal.size()]);
  }
  state.over = false;
  return state;
}

}  // namespace gosedai::playout_tests
