// The record of a game: moves with undo, the rules that need history, and set-up stones.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/board/board.hpp"
#include "model/board/position.hpp"
#include "model/board/rules.hpp"

namespace gosedai {

enum class Legality : std::uint8_t { legal, off_board, occupied, suicide, ko, superko };

class Game {
 public:
  explicit Game(int size = 19, const Rules& rules = {});

  int size() const noexcept { return board_.size(); }
  const Board& board() const noexcept { return board_; }
  const Rules& rules() const noexcept { return rules_; }
  /// Takes effect from the next move on; the record so far stands.
  void set_rules(const Rules& rules) noexcept { rules_ = rules; }

  /// Empties the board and the record; size and rules stay.
  void clear();
  /// Starts over from set-up stones. False, and nothing changes, when a string has no liberty.
  bool set_up(const BitBoard& black, const BitBoard& white, Color to_move);

  /// Whose turn it is by the record: black first (white after handicap stones), then alternating.
  Color to_move() const noexcept;
  /// Handicap stones or a set-up make another side begin.
  void set_to_move(Color color) noexcept { first_to_move_ = color; }

  Legality legality(Move move) const;
  /// Any colour may move at any time. Nothing changes unless the answer is `legal`.
  Legality play(Move move);
  /// Takes the last move back; false when there is none.
  bool undo();

  int move_count() const noexcept { return static_cast<int>(steps_.size()); }
  Move move(int number) const { return steps_[static_cast<std::size_t>(number)].move; }
  /// The last two moves were passes.
  bool is_over() const noexcept;

  /// The stones the game began with.
  const Board& initial() const noexcept { return initial_; }
  Color first_to_move() const noexcept { return first_to_move_; }

  /// The present moment as a value, with `to_move` to play.
  PositionPtr position(Color to_move) const;

 private:
  struct Step {
    Move move;
    Board::Undo undo;
    std::uint16_t age_before;  // of the point, when its stone was taken off before this move
  };

  bool repeats(Color color, Point point, KoRule rule) const;

  Rules rules_;
  Board initial_;
  Board board_;
  std::vector<Step> steps_;
  std::vector<Hash> seen_;  // the stones before each step, side by side for a fast search
  std::array<std::uint16_t, plane_size> age_{};
  /// Points that ever lost a stone: only there can a stone that stays bring back an earlier
  /// position, which had it and lost it. Undo leaves the set as it is, for it only saves work.
  BitBoard vacated_;
  Color first_to_move_ = Color::black;
};

}  // namespace gosedai
