// Facts about a move in a running game, beside the shapes around it. What their values mean stands
// where they are computed (habit_looks.cpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace gosedai {

enum class HabitFact : std::uint8_t {
  place,        // folded coordinates, by how many stones there are
  near_last,    // distance to the last move
  near_before,  // ... to the move before it, one's own
  near_both,
  take,  // this and the next as in MoveFact (shape_key.hpp)
  atari,
  breath,
  rescue,
  join,
  touch,
  tension,
  chase,
  bait,
  retake,    // takes the stone that has just been played
  relief,    // on a liberty of an own string that the last move touched
  pressure,  // on a liberty of the string that has just been played
  caught,    // extends a string that a ladder catches
  ladder,    // begins or ends a ladder that works
  crowd,     // stones of both colours within two points
  ko,        // takes a ko
};
inline constexpr int habit_fact_count = 20;

inline constexpr std::array<std::string_view, habit_fact_count> habit_fact_names = {
    "place",  "near-last", "near-before", "near-both", "take",  "atari", "breath",
    "rescue", "join",      "touch",       "tension",   "chase", "bait",  "retake",
    "relief", "pressure",  "caught",      "ladder",    "crowd", "ko"};

/// Values of facts are smaller than this.
inline constexpr int habit_values = 512;
inline constexpr int fact_numbers = habit_fact_count * habit_values;

constexpr std::uint16_t fact_number(HabitFact fact, int value) noexcept {
  return static_cast<std::uint16_t>(static_cast<int>(fact) * habit_values + value);
}

}  // namespace gosedai
