// Counting a race on the board: bounds for the moves that each string lasts (race_theory.hpp).
//
// A string lasts at least as many moves as it has liberties, eyes counted by what they take to fill.
// It lasts no longer than that when all its liberties are plain: outside liberties that touch a safe
// enemy wall and lead nowhere, liberties shared with the other string, and one settled eye at most.
// When the string that is to be taken has an upper bound, the race is proved by numbers; when the
// attacker's has one, it is refuted.
#pragma once

#include <optional>
#include <vector>

#include "model/reading/race_eye.hpp"
#include "model/reading/race_theory.hpp"
#include "model/reading/watched_board.hpp"

namespace gosedai {

/// The eye spaces that have been met in a search, each analysed once.
class EyeMemo {
 public:
  const RaceEye& find(const BitBoard& region, const BitBoard& walls);

 private:
  std::vector<RaceEye> spaces_;
};

/// What one string of a race has.
struct RaceReserve {
  bool alive = false;           // it has an eye space that yields two eyes, whoever moves
  bool stays_alive = false;     // even when its owner fills the liberties that are shared
  bool alive_if_first = false;  // its owner makes two eyes if it is his turn
  bool bounded = true;          // it lasts no longer than `most`
  BitBoard outside;             // plain liberties that only have to be filled
  BitBoard shared;              // plain liberties that the two strings share
  BitBoard free;                // all liberties that are not in eyes
  RaceSide most;                // with bounded: what it lasts at most, shared ones not counted
  int eye_moves = 0;            // what its eyes last at least
  int eye_class = 0;            // of the largest eye, at least

  /// What it lasts at least, without the liberties counted as shared.
  RaceSide least(const BitBoard& without) const;
};

class RaceCounter {
 public:
  RaceCounter(WatchedBoard& board, EyeMemo& memo, const BitBoard& settled)
      : board_(board), memo_(memo), settled_(settled) {}

  /// Looks at everything around both strings, of these colours.
  void look(const StringShape& first, Color first_color, const StringShape& second);
  RaceReserve reserve(const StringShape& string, Color owner, const StringShape& rival);

 private:
  bool is_wall(const StringShape& string) const;
  BitBoard plain_liberties(const StringShape& string, Color owner, const StringShape& rival);
  bool count_eyes(const StringShape& string, Color owner, const BitBoard& rival,
                  const BitBoard& rest, RaceReserve& reserve);

  WatchedBoard& board_;
  EyeMemo& memo_;
  const BitBoard& settled_;
  BitBoard race_liberties_;
  std::array<BitBoard, 2> walls_;  // stones of each colour that cannot be taken
  std::array<BitBoard, 2> weak_;   // stones that may be
};

/// The points that the string alone cuts off from the rest of the board.
struct ClosedRegion {
  bool closed = false;  // otherwise there are more than the points below
  BitBoard points;
};
ClosedRegion closed_region(WatchedBoard& board, const StringShape& string, Point seed, int largest);

/// The string has two separate eyes that the enemy cannot take away whatever he plays.
bool has_two_eyes(WatchedBoard& board, const StringShape& string, Color owner);

}  // namespace gosedai
