// Names of the features of a move: what its strength is looked up by.
//
// A feature is a circle of points around the move as it looks to the side to move (a shape), or a fact
// of tactics with a small number. Both fit one word; the upper bits of a fact are zero, and a shape is
// the hash of its points, so that a table of strengths needs one kind of key.
#pragma once

#include <array>
#include <cstdint>

namespace gosedai {

using ShapeKey = std::uint64_t;

/// Facts of tactics. The numbers are part of the file format: new facts go to the end.
enum class MoveFact : std::uint8_t {
  place = 1,    // folded coordinates, up to the sixth line
  take,         // stones taken, and whether that frees an own string in atari
  atari,        // strings put in atari, their size, liberties of the stone played
  breath,       // liberties and stones of the own string after the move
  rescue,       // own string in atari that is extended, liberties after it
  join,         // own strings next to the move and the least liberties of them
  touch,        // enemy strings next to the move and the least liberties of them
  tension,      // least liberties of own and enemy strings next to the move
  room,         // the empty points around it: how many, how many next to it, whose stones around
  axis,         // the surroundings are symmetrical about a line through the move
  chase,        // liberties of a string in atari after it has run
  bait,         // liberties of who takes a stone that is played into atari
  crowd,        // stones of both colours within two points
  weak_enemy,   // distance to an enemy string with two liberties at most
  weak_own,     // distance to an own string with two liberties at most
  shaky_enemy,  // distance to an enemy string of some size with three or four
  shaky_own,    // distance to an own string of some size with three or four
};
inline constexpr int fact_count = 17;

constexpr ShapeKey fact_key(MoveFact fact, int value) noexcept {
  return (static_cast<ShapeKey>(fact) << 16) | static_cast<ShapeKey>(value);
}
constexpr bool is_fact(ShapeKey key) noexcept { return (key >> 32) == 0; }

/// The features of one move; bounded, so that no move needs memory of its own.
class MoveFeatures {
 public:
  static constexpr std::size_t most = 64;

  void add(ShapeKey key) noexcept {
    if (size_ < most) keys_[size_++] = key;
  }
  void add(MoveFact fact, int value) noexcept { add(fact_key(fact, value)); }
  const ShapeKey* begin() const noexcept { return keys_.data(); }
  const ShapeKey* end() const noexcept { return keys_.data() + size_; }
  std::size_t size() const noexcept { return size_; }

 private:
  std::array<ShapeKey, most> keys_{};
  std::size_t size_ = 0;
};

}  // namespace gosedai
