#include "model/shapes/circle_walk.hpp"

#include <algorithm>

namespace gosedai {

namespace {

constexpr int all_points_of_circles = circle_points.back();
constexpr int symmetry_codes = 8;
constexpr int mirrors = 4;

struct Offset {
  int dx = 0;
  int dy = 0;
};

constexpr std::array<Offset, all_points_of_circles> make_offsets() {
  std::array<Offset, all_points_of_circles> offsets{};
  std::size_t count = 0;
  for (int ring = 2; ring <= 9; ++ring)
    for (int dy = -4; dy <= 4; ++dy)
      for (int dx = -4; dx <= 4; ++dx)
        if (ring_of(dx, dy) == ring) offsets[count++] = {dx, dy};
  return offsets;
}
constexpr std::array<Offset, all_points_of_circles> offsets = make_offsets();

/// The number of an offset, by row and column of the square that holds them all.
constexpr std::array<std::uint8_t, 81> make_places() {
  std::array<std::uint8_t, 81> places{};
  for (std::size_t i = 0; i < offsets.size(); ++i)
    places[static_cast<std::size_t>((offsets[i].dy + 4) * 9 + offsets[i].dx + 4)] =
        static_cast<std::uint8_t>(i);
  return places;
}
constexpr std::array<std::uint8_t, 81> places = make_places();

/// The symmetries 1 to 4 that are mirrors come first: across the point's column, row and diagonals.
constexpr Offset turned(Offset at, int code) {
  switch (code) {
    case 0: return at;
    case 1: return {-at.dx, at.dy};
    case 2: return {at.dx, -at.dy};
    case 3: return {at.dy, at.dx};
    case 4: return {-at.dy, -at.dx};
    case 5: return {-at.dx, -at.dy};
    case 6: return {at.dy, -at.dx};
    default: return {-at.dy, at.dx};
  }
}

constexpr std::uint64_t mix(std::uint64_t seed) {
  seed += 0x9e3779b97f4a7c15U;
  seed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9U;
  seed = (seed ^ (seed >> 27)) * 0x94d049bb133111ebU;
  return seed ^ (seed >> 31);
}

/// One random word per place and state, as each symmetry sees it. They are part of the file format.
struct Words {
  using OfState = std::array<std::uint64_t, symmetry_codes>;
  std::array<std::array<OfState, CircleWalk::states>, all_points_of_circles> of{};

  Words() {
    for (std::size_t i = 0; i < offsets.size(); ++i)
      for (int state = 0; state < CircleWalk::states; ++state)
        for (int code = 0; code < symmetry_codes; ++code) {
          const Offset at = turned(offsets[i], code);
          const auto place = static_cast<std::uint64_t>((at.dy + 8) * 32 + at.dx + 8);
          of[i][static_cast<std::size_t>(state)][static_cast<std::size_t>(code)] =
              mix(place * CircleWalk::states + static_cast<std::uint64_t>(state));
        }
  }
};
const Words words;

/// Tells circles and families apart.
constexpr std::uint64_t salt(int circle, ShapeFamily family) {
  constexpr int beyond_the_others = 2 * circle_count;
  const int number = family == ShapeFamily::answering ? beyond_the_others + circle
                                                      : circle * 2 + static_cast<int>(family);
  return static_cast<std::uint64_t>(number + 1) << 56;
}

}  // namespace

void CircleWalk::widen() noexcept {
  const auto begin =
      static_cast<std::size_t>(circle_ < 0 ? 0 : circle_points[static_cast<std::size_t>(circle_)]);
  ++circle_;
  const auto end = static_cast<std::size_t>(circle_points[static_cast<std::size_t>(circle_)]);
  for (std::size_t at = begin; at < end; ++at) {
    const auto& seen = words.of[at][middle_[offsets[at].dy * width + offsets[at].dx]];
    for (std::size_t i = 0; i < symmetries; ++i) hashes_[i] ^= seen[i];
  }
}

ShapeKey CircleWalk::key_of(const Hashes& hashes, int circle, ShapeFamily family) noexcept {
  const std::uint64_t least = *std::ranges::min_element(hashes);
  constexpr std::uint64_t clear_of_facts = std::uint64_t{1} << 63;
  return mix(least ^ salt(circle, family)) | clear_of_facts;
}

ShapeKey CircleWalk::key(ShapeFamily family) const noexcept {
  return key_of(hashes_, circle_, family);
}

ShapeKey CircleWalk::key_as_answer(int dx, int dy) const noexcept {
  constexpr std::size_t theirs = 4;
  constexpr std::size_t played_last = 6;  // is free where liberties do not count
  const auto& place = words.of[places[static_cast<std::size_t>((dy + 4) * 9 + dx + 4)]];
  Hashes marked = hashes_;
  for (std::size_t i = 0; i < symmetries; ++i)
    marked[i] ^= place[theirs][i] ^ place[played_last][i];
  return key_of(marked, circle_, ShapeFamily::answering);
}

bool CircleWalk::is_mirrored() const noexcept {
  return std::any_of(hashes_.begin() + 1, hashes_.begin() + 1 + mirrors,
                     [this](std::uint64_t hash) { return hash == hashes_[0]; });
}

}  // namespace gosedai
