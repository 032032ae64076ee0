// Zobrist keys, computed at compile time from a fixed seed: hashes are the same in every run, so a
// signature or a stored table stays comparable.
#pragma once

#include <array>
#include <cstdint>

#include "model/board/color.hpp"
#include "model/board/point.hpp"

namespace gosedai {

using Hash = std::uint64_t;

/// One step of the splitmix64 generator (public domain construction by S. Vigna).
constexpr std::uint64_t splitmix64(std::uint64_t& state) noexcept {
  state += 0x9e3779b97f4a7c15ULL;
  std::uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
  return mixed ^ (mixed >> 31);
}

namespace detail {
constexpr std::array<Hash, plane_size * 3> make_zobrist() noexcept {
  std::array<Hash, plane_size * 3> keys{};
  std::uint64_t state = 0x676f736564616931ULL;
  for (Hash& key : keys) key = splitmix64(state);
  return keys;
}
inline constexpr std::array<Hash, plane_size* 3> zobrist = make_zobrist();
}  // namespace detail

constexpr Hash stone_key(Color color, Point point) noexcept {
  return detail::zobrist[player_index(color) * plane_size + point.index()];
}
/// Key of a point that the ko rule forbids to the side to move.
constexpr Hash ko_key(Point point) noexcept {
  return detail::zobrist[2 * plane_size + point.index()];
}
inline constexpr Hash white_to_move_key = 0x5bf03635f0935ad1ULL;

}  // namespace gosedai
