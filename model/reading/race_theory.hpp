// The theory of plain races: who takes whom, from numbers alone (Mueller 5.3; TR-0837 3.4.3.6).
//
// A plain race has outside liberties that only have to be filled, shared liberties, and at most one
// settled eye on each side. Eyes are of classes: none, small (up to three points), then each larger
// size for itself. The side with the higher class owns the shared liberties, because the other must
// fill them all before the eye can be attacked; between equal classes the shared liberties keep both
// from attacking, which is where sekis come from.
#pragma once

namespace gosedai {

struct RaceSide {
  int moves = 0;      // to fill the outside liberties and the eye, the shared ones not counted
  int eye_class = 0;  // 0 without an eye, 1 for one to three points, else the number of points

  friend bool operator==(const RaceSide&, const RaceSide&) = default;
};

/// Moves that a one-eyed space of that size takes to be filled, captures inside included: 1, 2, 3, 5,
/// 8, 12, 17.
constexpr int eye_moves(int size) noexcept {
  return size <= 3 ? size : (size * size - 3 * size) / 2 + 3;
}
constexpr int eye_class_of(int size) noexcept { return size == 0 ? 0 : size <= 3 ? 1 : size; }

/// By how many moves the attacker is ahead when he is first to move: he takes the target with 0 or
/// more, and as the second with 1 or more; each further one is a move that he can play elsewhere.
int race_lead(const RaceSide& attacker, const RaceSide& target, int shared) noexcept;

}  // namespace gosedai
