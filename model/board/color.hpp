// The colour of a point. `edge` stands outside the board so that neighbours need no bounds check.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace gosedai {

enum class Color : std::uint8_t { empty = 0, black = 1, white = 2, edge = 3 };

/// The other player. Only black and white have one.
constexpr Color opponent(Color color) noexcept {
  return static_cast<Color>(3 - static_cast<std::uint8_t>(color));
}

constexpr bool is_stone(Color color) noexcept {
  return color == Color::black || color == Color::white;
}

/// 0 for black and 1 for white: the index of a per-player table.
constexpr std::size_t player_index(Color color) noexcept {
  return static_cast<std::size_t>(color) - 1;
}

constexpr std::string_view name_of(Color color) noexcept {
  switch (color) {
    case Color::empty: return "empty";
    case Color::black: return "black";
    case Color::white: return "white";
    case Color::edge: return "edge";
  }
  return "?";
}

}  // namespace gosedai
