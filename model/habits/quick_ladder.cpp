#include "model/habits/quick_ladder.hpp"

namespace gosedai {

namespace {

/// Moves that are tried before a string is taken for free. Ladders across the board need some 80.
constexpr int patience = 150;

class Chase {
 public:
  Chase(Board& board, Point target) : board_(board), target_(target), owner_(board.at(target)) {}

  /// In atari, the owner to move.
  bool is_caught() {
    BitBoard tries = rescues() | board_.string_liberties(target_);
    while (!tries.is_empty()) {
      const Point at = tries.first();
      tries.erase(at);
      if (escapes_by(at)) return false;
    }
    return true;
  }

  bool atari_catches(Point at) {
    const Color attacker = opponent(owner_);
    if (tried_++ > patience || !board_.is_legal(attacker, at)) return false;
    const Board::Undo undo = board_.play(attacker, at);
    const bool caught = board_.liberties(target_) == 1 && is_caught();
    board_.undo(undo);
    return caught;
  }

 private:
  bool escapes_by(Point at) {
    if (tried_++ > patience) return true;
    if (!board_.is_legal(owner_, at)) return false;
    const Board::Undo undo = board_.play(owner_, at);
    const bool caught = is_chased();
    board_.undo(undo);
    return !caught;
  }

  /// The owner has run and the attacker moves.
  bool is_chased() {
    const int liberties = board_.liberties(target_);
    if (liberties != 2) return liberties < 2;
    BitBoard ataris = board_.string_liberties(target_);
    while (!ataris.is_empty()) {
      const Point at = ataris.first();
      ataris.erase(at);
      if (atari_catches(at)) return true;
    }
    return false;
  }

  /// Where the owner takes a string in atari next to his own.
  BitBoard rescues() const {
    BitBoard points;
    board_.for_each_stone(target_, [&](Point stone) {
      for (const Point next : neighbors(stone))
        if (board_.at(next) == opponent(owner_) && board_.liberties(next) == 1)
          points |= board_.string_liberties(next);
    });
    return points;
  }

  Board& board_;
  Point target_;
  Color owner_;
  int tried_ = 0;
};

}  // namespace

bool is_caught(Board& board, Point target) { return Chase(board, target).is_caught(); }

bool begins_ladder(Board& board, Point target, Point atari) {
  return Chase(board, target).atari_catches(atari);
}

}  // namespace gosedai
