// Whole-board openings of up to five moves, for corners that are still empty (Shyu thesis 3.5).
//
// As with joseki the stones alone decide, in any order, in eight orientations and with the colours
// as they are or swapped. The moves known for the position come with how often they were played.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "model/board/board.hpp"
#include "model/board/move.hpp"

namespace gosedai {

struct Opening {
  std::uint32_t count = 0;
  std::uint16_t black_won = 500;  // of a thousand games
  std::vector<Point> moves;       // on a 19x19 board; black begins

  friend bool operator==(const Opening&, const Opening&) = default;
};

class OpeningBook {
 public:
  static constexpr int board_size = 19;
  static constexpr std::size_t longest = 5;

  /// False, and nothing changes, when a move is played twice, there are too many, or it is known.
  bool add(const Opening& opening);

  const std::vector<Opening>& openings() const noexcept { return openings_; }

  struct Continuation {
    Point point;
    std::uint32_t count = 0;

    friend bool operator==(const Continuation&, const Continuation&) = default;
  };
  /// What was played by that colour next, the most frequent first.
  std::vector<Continuation> next(const Board& board, Color to_move) const;

 private:
  /// Stones as sorted numbers, point and colour.
  using Stones = std::vector<std::uint16_t>;

  std::vector<Opening> openings_;
  std::map<Stones, std::map<std::pair<Point, Color>, std::uint32_t>> known_;
};

}  // namespace gosedai
