// A full-width solver for races on small boards, as a judge of the race search.
//
// It builds all positions that can be reached and spreads "the attacker has taken the target"
// backwards (a least fixed point), so play that goes round in circles never counts for him. The race
// is lost for him when his own string is taken. Ko is the simple rule, or one side ignores the ban.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/race_question.hpp"

namespace gosedai {

class RaceBruteForce {
 public:
  RaceBruteForce(Point own, Point target, Color attacker, Color free_of_ban, std::size_t limit)
      : own_(own), target_(target), attacker_(attacker), free_(free_of_ban), limit_(limit) {}

  /// Nothing when there are too many positions.
  std::optional<bool> takes(const Board& board, Color to_move) {
    Board scratch = board;
    if (scratch.ko_banned() == free_) scratch.clear_ko();
    visit(scratch, to_move);
    if (states_.size() > limit_) return std::nullopt;
    spread();
    return states_[0].won;
  }

 private:
  struct State {
    bool attacker_to_move = false;
    bool won = false;
    int open_moves = 0;
    std::vector<std::size_t> parents;
  };

  std::size_t visit(Board& board, Color to_move) {
    const auto [place, is_new] = ids_.try_emplace(board.hash_with(to_move), states_.size());
    const std::size_t id = place->second;
    if (!is_new) return id;
    states_.push_back({to_move == attacker_, false, 0, {}});
    if (states_.size() > limit_) return id;
    if (board.at(target_) != opponent(attacker_)) {
      states_[id].won = true;
      won_.push_back(id);
    } else if (board.at(own_) == attacker_) {
      expand(board, to_move, id);
    }
    return id;
  }

  void follow(Board& board, Color to_move, std::size_t id, const Board::Undo& undo) {
    if (board.ko_banned() == free_) board.clear_ko();
    const std::size_t child = visit(board, opponent(to_move));
    board.undo(undo);
    states_[child].parents.push_back(id);
    ++states_[id].open_moves;
  }

  void expand(Board& board, Color to_move, std::size_t id) {
    board.empty_points().for_each([&](Point point) {
      if (board.is_legal(to_move, point)) follow(board, to_move, id, board.play(to_move, point));
    });
    follow(board, to_move, id, board.pass());
  }

  void spread() {
    while (!won_.empty()) {
      const std::size_t id = won_.back();
      won_.pop_back();
      for (const std::size_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (!state.attacker_to_move && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
  }

  Point own_;
  Point target_;
  Color attacker_;
  Color free_;
  std::size_t limit_;
  std::unordered_map<Hash, std::size_t> ids_;
  std::vector<State> states_;
  std::vector<std::size_t> won_;
};

/// Does the owner of `own` take `target`, ko threats considered? Nothing when it is too large.
inline std::optional<RaceFate> race_by_brute_force(const Board& board, Point own, Point target,
                                                   Color to_move, std::size_t limit) {
  const Color attacker = board.at(own);
  const auto takes = [&](Color free_of_ban) {
    return RaceBruteForce(own, target, attacker, free_of_ban, limit).takes(board, to_move);
  };
  const auto plain = takes(Color::empty);
  if (!plain) return std::nullopt;
  const Color needs_threat = *plain ? opponent(attacker) : attacker;
  const auto with_threats = takes(needs_threat);
  if (!with_threats) return std::nullopt;
  if (*with_threats != *plain) return RaceFate{Outcome::ko, needs_threat};
  return RaceFate{*plain ? Outcome::yes : Outcome::no, Color::empty};
}

}  // namespace gosedai
