// A full-width solver for connection questions on small boards, as the truth to compare with.
//
// It builds all positions that can be reached and spreads "the owner has connected" backwards (a
// least fixed point), so play that goes round in circles never counts for him. Ko is the simple rule
// without threats.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai {

class ConnectionTruth {
 public:
  ConnectionTruth(Point a, Point b, Color owner, std::size_t state_limit)
      : a_(a), b_(b), owner_(owner), state_limit_(state_limit) {}

  /// Nothing when there are too many positions.
  std::optional<bool> is_connected(const Board& board, Color to_move) {
    Board scratch = board;
    visit(scratch, to_move);
    if (states_.size() > state_limit_) return std::nullopt;
    spread();
    return states_[0].won;
  }

 private:
  struct State {
    bool owner_to_move = false;
    bool won = false;  // for the owner
    int open_moves = 0;
    std::vector<std::size_t> parents;
  };
  enum class End : std::uint8_t { none, won, lost };

  End end_of(const Board& board, Color to_move) const {
    if (board.at(a_) != owner_ || board.at(b_) != owner_) return End::lost;
    if (board.head(a_) != board.head(b_)) return End::none;
    return board.liberties(a_) >= (to_move == owner_ ? 2 : 3) ? End::won : End::none;
  }

  std::size_t visit(Board& board, Color to_move) {
    const auto [place, is_new] = ids_.try_emplace(board.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == owner_, false, 0, {}});
    if (states_.size() > state_limit_) return id;
    const End end = end_of(board, to_move);
    if (end == End::won) {
      states_[id].won = true;
      won_.push_back(id);
    } else if (end == End::none) {
      expand(board, to_move, id);
    }
    return id;
  }

  void expand(Board& board, Color to_move, std::size_t id) {
    const auto follow = [&](const Board::Undo& undo) {
      const std::size_t child = visit(board, opponent(to_move));
      board.undo(undo);
      states_[child].parents.push_back(id);
      ++states_[id].open_moves;
    };
    board.empty_points().for_each([&](Point point) {
      if (board.is_legal(to_move, point)) follow(board.play(to_move, point));
    });
    follow(board.pass());
  }

  void spread() {
    while (!won_.empty()) {
      const std::size_t id = won_.back();
      won_.pop_back();
      for (const std::size_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (!state.owner_to_move && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
  }

  Point a_;
  Point b_;
  Color owner_;
  std::size_t state_limit_;
  std::vector<State> states_;
  std::vector<std::size_t> won_;
  std::unordered_map<Hash, std::size_t> ids_;
};

}  // namespace gosedai
