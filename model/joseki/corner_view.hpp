// The sixteen ways to look at a board as "the upper right corner, black first" (Shyu thesis 3.4, table
// 3.1): four corners, each as it is or mirrored about its diagonal, with the colours as they are or swapped.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "model/board/board.hpp"
#include "model/joseki/corner_point.hpp"

namespace gosedai {

enum class Corner : std::uint8_t { upper_right, upper_left, lower_right, lower_left };
inline constexpr std::array<Corner, 4> all_corners = {Corner::upper_right, Corner::upper_left,
                                                      Corner::lower_right, Corner::lower_left};
/// "upper right corner".
std::string_view name_of(Corner corner) noexcept;

/// How many lines of a corner belong to it on a board of that size: the middle line at most.
constexpr int lines_of_corner(int size) noexcept {
  return (size + 1) / 2 < corner_lines ? (size + 1) / 2 : corner_lines;
}
/// The smaller square in which a joseki is running (TR-0837 3.5.3.1).
constexpr int joseki_scope(int size) noexcept { return size / 2 - 1; }

class CornerView {
 public:
  constexpr CornerView() noexcept = default;
  constexpr CornerView(Corner corner, bool mirrored, bool swapped) noexcept
      : corner_(corner), mirrored_(mirrored), swapped_(swapped) {}

  constexpr Corner corner() const noexcept { return corner_; }
  constexpr bool is_mirrored() const noexcept { return mirrored_; }
  constexpr bool is_swapped() const noexcept { return swapped_; }

  /// Where a point of the frame lies on a board of that size.
  Point to_board(CornerPoint point, int size) const noexcept;
  /// The same for any point of the board for which joseki are written; none when this board is too small.
  Point to_board(Point of_joseki_board, int size) const noexcept;
  /// The reverse; none for a point that does not belong to the corner.
  CornerPoint to_frame(Point point, int size) const noexcept;
  /// Colours go the same way forth and back.
  constexpr Color turned(Color color) const noexcept { return swapped_ ? opponent(color) : color; }

  /// The stones of the corner as the frame sees them.
  CornerStones stones(const Board& board) const noexcept;

  friend constexpr bool operator==(CornerView, CornerView) noexcept = default;

 private:
  Corner corner_ = Corner::upper_right;
  bool mirrored_ = false;
  bool swapped_ = false;
};

/// The four ways to look at one corner.
std::array<CornerView, 4> views_of(Corner corner) noexcept;

}  // namespace gosedai
