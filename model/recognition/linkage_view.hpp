// All that the reading of a linkage depends on: an exact picture of its surroundings.
//
// Moves are tried in a small window around the ends. What they can lead to depends on the stones in
// it and next to it, on which of these are one string, on how many liberties the strings have (up to
// a number that the short lines cannot use up) and which of them they share, and, for strings that
// could be captured by moves in the window alone, on what stands around them elsewhere. Two equal views
// are read alike, so a linkage whose view is unchanged keeps its reading: the early cut-off of the
// dataflow. The shorter the lines that were played, the less of the liberties has to be known.
#pragma once

#include <array>
#include <compare>
#include <vector>

#include "model/reading/footprint.hpp"
#include "model/recognition/linkage_kind.hpp"

namespace gosedai {

/// No line is longer.
inline constexpr int linkage_depth = 8;

/// A liberty outside the window that counts once when the strings next to it become one, or when a new
/// stone beside it joins them.
struct SharedLiberty {
  Point beside;  // the point if it is next to the window; else it may be anywhere
  std::array<std::uint8_t, 4> strings;  // the numbers of the strings of one colour that have it

  friend constexpr auto operator<=>(const SharedLiberty&, const SharedLiberty&) noexcept = default;
};

struct LinkageView {
  BitBoard window;  // where moves are tried
  BitBoard black;   // stones that matter
  BitBoard white;
  Point ko;  // forbidden point in the window
  Color ko_banned = Color::empty;
  /// For each stone that matters, in order: its string (numbered as they appear) and the liberties.
  std::vector<std::uint16_t> strings;
  std::vector<SharedLiberty> shared;  // ordered

  friend bool operator==(const LinkageView&, const LinkageView&) = default;
};

/// The box around the ends and one point further on each side.
BitBoard linkage_window(const Board& board, const LinkageId& id);

/// For a reading that plays lines of at most so many plies. Adds to the footprint every point whose
/// change may alter the view.
LinkageView look_at_linkage(const Board& board, const LinkageId& id, int plies,
                            Footprint& footprint);

}  // namespace gosedai
