// What has been read about strings and groups, for playouts and their tree (docs/playouts.md).
//
// Playouts see a move or two ahead; the reading of the position has seen more. A fate that it has proved holds in
// games from there on as long as nothing about it changes: its stones and those that besiege them stand, and its
// vital points are empty. LocalAnswers is what is known of the position; LocalState what still holds after some moves.
//
//     open   who moves first decides        attacker at `attack` -> dead     owner at `defence` -> forgotten
//     dead   even when its owner begins     owner next to it, and the attacker plays elsewhere -> forgotten
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/playout/playout_board.hpp"
#include "model/playout/playout_parameters.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

struct LocalAnswer {
  Color owner = Color::black;
  bool dead = false;  // else open
  Point attack;       // of an open one: where the enemy takes or kills it
  Point defence;      // where its owner saves it
  BitBoard stones;

  friend bool operator==(const LocalAnswer&, const LocalAnswer&) = default;
};

/// A value; the largest are kept.
class LocalAnswers {
 public:
  using Marks = std::uint32_t;  // one bit for each answer
  static constexpr std::size_t most = 32;

  LocalAnswers() = default;
  LocalAnswers(const Board& board, std::vector<LocalAnswer> answers);

  /// The largest first.
  const std::vector<LocalAnswer>& all() const noexcept { return all_; }
  /// Those that have a liberty or a vital point there.
  Marks around(Point point) const noexcept { return around_[point.index()]; }
  /// Those that have a stone there.
  Marks inside(Point point) const noexcept { return inside_[point.index()]; }
  Marks owned_by(Color color) const noexcept { return owned_[player_index(color)]; }
  Marks open() const noexcept { return open_; }
  Marks dead() const noexcept { return dead_; }
  /// A stone of each string that the answer leans on: its own and those around it.
  const std::vector<Point>& pillars(std::size_t answer) const noexcept { return pillars_[answer]; }

 private:
  std::vector<LocalAnswer> all_;
  std::vector<std::vector<Point>> pillars_;
  std::array<Marks, plane_size> around_{};
  std::array<Marks, plane_size> inside_{};
  std::array<Marks, 2> owned_{};
  Marks open_ = 0;
  Marks dead_ = 0;
};

/// What of it holds in a game that goes on from the position.
class LocalState {
 public:
  using Marks = LocalAnswers::Marks;

  LocalState() = default;
  /// The answers must outlive it.
  explicit LocalState(const LocalAnswers& known) noexcept
      : known_(&known), open_(known.open()), dead_(known.dead()) {}

  bool is_idle() const noexcept { return (open_ | dead_) == 0; }
  bool knows_dead() const noexcept { return dead_ != 0; }

  /// A move has been played (none for a pass), and took stones or not.
  void note(const PlayoutBoard& board, Color color, Point point, bool took) noexcept {
    if (!is_idle()) follow(board, color, point, took);
  }

  /// The last move was the owner's beside a dead string or group: its enemy must watch out.
  bool is_tested() const noexcept { return tested_ != 0; }
  /// The move that saves what the last move threatens; none when it threatens nothing.
  Point rescue() const noexcept;
  /// The best move about what is open, for the side to move; none when nothing is.
  Point deciding_move(Color to_move) const noexcept;
  /// A dead stone, whose rescue is in vain.
  bool is_doomed(Point stone) const noexcept {
    return !is_idle() && (known_->inside(stone) & dead_) != 0;
  }
  /// A move of the owner that only adds to dead stones.
  bool is_in_vain(const PlayoutBoard& board, Color color, Point point) const noexcept;

  /// Mixes what is known into the shares of moves: the deciding moves get some, moves in vain lose theirs.
  void lean(MovePreferences& moves, const Board& exact, const PlayoutBoard& board, Color to_move,
            const TreeParameters& parameters) const;

 private:
  void follow(const PlayoutBoard& board, Color color, Point point, bool took) noexcept;
  void forget(Marks answers) noexcept {
    open_ &= ~answers;
    dead_ &= ~answers;
  }
  Point deciding_point(std::size_t answer, Color to_move) const noexcept;

  const LocalAnswers* known_ = nullptr;
  Marks open_ = 0;
  Marks dead_ = 0;
  Marks tested_ = 0;      // dead ones beside the last move, the owner's
  Marks threatened_ = 0;  // open ones beside the last move, the enemy's
};

}  // namespace gosedai
