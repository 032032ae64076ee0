// The truth about a yes-or-no goal on a small board: all positions that can be reached are built,
// and "the attacker has reached it" is spread backwards (a least fixed point), so play that goes
// round in circles never counts for the attacker.
//
// Both sides may play anywhere and may pass. Ko is the simple rule; one side may be granted threats
// and then ignores the ban, `most_threats` times on a path. Used against the searches, which know
// fewer moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/board/board.hpp"

namespace gosedai::testing_support {

class BruteForce {
 public:
  enum class Threats : std::uint8_t { nobody, attacker, defender };
  /// Has the attacker reached his goal, with that side to move?
  using Goal = std::function<bool(const Board&, Color)>;

  BruteForce(Color attacker, Goal goal, std::size_t state_limit, int most_threats)
      : attacker_(attacker),
        goal_(std::move(goal)),
        state_limit_(state_limit),
        most_threats_(most_threats) {}

  /// Nobody plays outside these points.
  void confine(const BitBoard& points) { points_ = points; }
  /// The first move may not be a pass.
  void forbid_first_pass() { may_pass_first_ = false; }

  /// Nothing when there are too many positions.
  std::optional<bool> attacker_wins(const Board& root, Color to_move, Threats threats) {
    states_.clear();
    ids_.clear();
    won_.clear();
    threatener_ = threats == Threats::nobody     ? Color::empty
                  : threats == Threats::attacker ? attacker_
                                                 : opponent(attacker_);
    Board board = root;
    visit(board, to_move, 0);
    if (states_.size() > state_limit_) return std::nullopt;
    spread();
    return states_[0].won;
  }

 private:
  struct State {
    Color to_move;
    bool won = false;
    int open_moves = 0;
    std::vector<std::uint32_t> parents;
  };

  /// The state of the position on the board, with everything that can follow.
  std::uint32_t visit(Board& board, Color to_move, int used) {
    const auto id = static_cast<std::uint32_t>(states_.size());
    const Hash key = board.hash_with(to_move) + static_cast<Hash>(used);
    const auto [place, is_new] = ids_.try_emplace(key, id);
    if (!is_new) return place->second;
    states_.push_back({to_move, false, 0, {}});
    if (states_.size() > state_limit_) return id;
    if (goal_(board, to_move)) {
      states_[id].won = true;
      won_.push_back(id);
      return id;
    }
    (board.empty_points() & points_).for_each([&](Point point) {
      const bool banned = board.is_ko_banned(to_move, point);
      if (banned && (to_move != threatener_ || used >= most_threats_)) return;
      if (!board.has_breath(to_move, point)) return;
      follow(id, board, board.play(to_move, point), used + (banned ? 1 : 0));
    });
    if (id > 0 || may_pass_first_) follow(id, board, board.pass(), used);
    return id;
  }

  void follow(std::uint32_t id, Board& board, const Board::Undo& undo, int used) {
    const std::uint32_t child = visit(board, opponent(states_[id].to_move), used);
    board.undo(undo);
    states_[child].parents.push_back(id);
    ++states_[id].open_moves;
  }

  void spread() {
    while (!won_.empty()) {
      const std::uint32_t id = won_.back();
      won_.pop_back();
      for (const std::uint32_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (state.to_move != attacker_ && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
  }

  Color attacker_;
  Goal goal_;
  std::size_t state_limit_;
  int most_threats_;
  BitBoard points_ = BitBoard::full(max_board_size);
  bool may_pass_first_ = true;
  Color threatener_ = Color::empty;
  std::vector<State> states_;
  std::vector<std::uint32_t> won_;
  std::unordered_map<Hash, std::uint32_t> ids_;
};

}  // namespace gosedai::testing_support
