// Eye shapes by degree code (TR-0837 3.4.3.4.8, tables 3.4-2 and 3.4-3; TR-720 4.5.3).
//
// The degree of a point is the number of its neighbours in the same eye shape; the degrees of all
// points, largest first, are the shape's degree code. Shapes with the same code behave alike, and
// their vital points are those of the highest degrees. With N vital points of which the opponent
// has k, a solidly enclosed shape gives
//
//     k = N      one eye
//     k = N - 1  one eye and a half: two for whoever plays first
//     k < N - 1  two eyes
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/board/bitboard.hpp"

namespace gosedai {

class DegreeCode {
 public:
  static constexpr std::size_t max_size = 7;

  constexpr DegreeCode() = default;
  /// Of a connected set of points; nothing when it is empty or too large.
  static std::optional<DegreeCode> of(const BitBoard& shape);
  /// From degrees in any order; nothing when there are too many.
  static std::optional<DegreeCode> from_degrees(const std::vector<int>& degrees);

  int size() const noexcept { return size_; }
  int degree(std::size_t index) const noexcept { return degrees_[index]; }
  /// A connected shape can have these degrees as far as their number tells.
  bool is_plausible() const noexcept;

  friend auto operator<=>(const DegreeCode&, const DegreeCode&) = default;

 private:
  std::uint8_t size_ = 0;
  std::array<std::uint8_t, max_size> degrees_{};  // largest first
};

struct KnownEyeShape {
  /// Two eyes, however many stones the opponent has inside.
  static constexpr int never = 99;

  DegreeCode code;
  int vital_points = 0;  // N, or never

  friend bool operator==(const KnownEyeShape&, const KnownEyeShape&) = default;
};

/// What is known about eye shapes. A value: searches receive it, kb reads it from its data.
class EyeShapeTable {
 public:
  /// False when the code is there already.
  bool add(const KnownEyeShape& shape);
  const KnownEyeShape* find(const DegreeCode& code) const noexcept;
  std::size_t size() const noexcept { return shapes_.size(); }
  const std::vector<KnownEyeShape>& shapes() const noexcept { return shapes_; }

  /// The points of the shape that count as vital, those of the highest degree; nothing when the
  /// shape is unknown.
  std::optional<BitBoard> vital_points(const BitBoard& shape) const;
  /// Half eyes (2 is one eye, 4 are two) of a solidly enclosed shape with enemy stones in it.
  std::optional<int> half_eyes(const BitBoard& shape, const BitBoard& enemy) const;

  friend bool operator==(const EyeShapeTable&, const EyeShapeTable&) = default;

 private:
  std::vector<KnownEyeShape> shapes_;  // by code
};

}  // namespace gosedai
