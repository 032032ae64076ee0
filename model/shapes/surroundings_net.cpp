#include "model/shapes/surroundings_net.hpp"

#include <algorithm>
#include <utility>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

using Offsets = std::array<int, SurroundingsSize::places>;
constexpr std::size_t chunk = 16;  // larger ones leave the registers

Offsets make_offsets(Symmetry symmetry) {
  constexpr int reach = SurroundingsSize::reach;
  constexpr int side = 2 * reach + 1;
  Offsets offsets{};
  std::size_t count = 0;
  for (int row = 0; row < side; ++row)
    for (int col = 0; col < side; ++col) {
      if (row == reach && col == reach) continue;
      const Point turned = symmetry.apply(Point::at(col, row), side);
      offsets[count++] = (turned.row() - reach) * ShapeView::width + turned.col() - reach;
    }
  return offsets;
}

}  // namespace

const Offsets& surroundings_offsets(int symmetry) noexcept {
  static const std::array<Offsets, symmetry_count> table = [] {
    std::array<Offsets, symmetry_count> all{};
    for (int code = 0; code < symmetry_count; ++code)
      all[static_cast<std::size_t>(code)] = make_offsets(Symmetry(code));
    return all;
  }();
  return table[static_cast<std::size_t>(symmetry)];
}

SurroundingsNet::SurroundingsNet(Weights weights) : weights_(std::move(weights)) {}

std::int64_t SurroundingsNet::judge_turned(const std::uint8_t* at, int symmetry) const noexcept {
  const Offsets& offsets = surroundings_offsets(symmetry);
  std::array<std::int16_t, first> sums;
  // A part of the numbers at a time: its sums stay in registers.
  for (std::size_t part = 0; part < first; part += chunk) {
    std::array<std::int16_t, chunk> partial;
    std::copy_n(weights_.bias.begin() + static_cast<std::ptrdiff_t>(part), chunk, partial.begin());
    for (std::size_t place = 0; place < places; ++place) {
      const std::int16_t* row =
          &weights_.rows[(place * states + at[offsets[place]]) * first + part];
      for (std::size_t i = 0; i < chunk; ++i)
        partial[i] = static_cast<std::int16_t>(partial[i] + row[i]);
    }
    for (std::size_t i = 0; i < chunk; ++i) sums[part + i] = std::max<std::int16_t>(partial[i], 0);
  }
  std::int64_t total = 0;
  for (std::size_t k = 0; k < second; ++k) {
    std::int32_t inner = weights_.inner_bias[k] * unit;
    const std::int16_t* row = &weights_.inner[k * first];
    for (std::size_t i = 0; i < first; ++i) inner += std::int32_t{row[i]} * sums[i];
    total += std::int64_t{std::max(inner, 0)} * weights_.output[k];
  }
  return total;
}

float SurroundingsNet::judge(const ShapeView& view, Point move) const noexcept {
  if (is_empty()) return 0;
  const std::uint8_t* at = view.breathing_at(move);
  std::int64_t total = 0;  // whole numbers: the order of the symmetries must not matter
  for (int code = 0; code < symmetry_count; ++code) total += judge_turned(at, code);
  constexpr double scale = 1.0 / (static_cast<double>(unit) * unit * unit * symmetry_count);
  return static_cast<float>(static_cast<double>(total) * scale);
}

}  // namespace gosedai
