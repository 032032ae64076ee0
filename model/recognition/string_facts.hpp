// What a string is (spec 3, TR-0837 3.3.1.2): its stones, liberties and the enemy strings around it.
//
// A string keeps its identity from move to move: it is named by its oldest stone. The facts are a
// pure function of the position, with a footprint that says when they must be looked up again.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "model/board/position.hpp"
#include "model/reading/footprint.hpp"

namespace gosedai {

/// The oldest stone of a string and the number of the move that placed it.
struct StringId {
  std::uint16_t age = 0;
  Point stone;

  friend constexpr auto operator<=>(const StringId&, const StringId&) noexcept = default;
};

StringId string_id(const Position& position, Point stone);
std::string to_text(const StringId& id);

/// The strings on the board, ordered by identity.
std::vector<StringId> all_strings(const Position& position);

/// Two strings of each colour around one corner of four points: each pair cuts the other.
///
///     X O
///     O X
struct Crosscut {
  StringId other;  // the own string across
  StringId enemy;
  StringId other_enemy;

  friend constexpr auto operator<=>(const Crosscut&, const Crosscut&) noexcept = default;
};

struct StringFacts {
  StringId id;
  Color color = Color::empty;
  BitBoard points;
  BitBoard liberties;
  std::vector<StringId> enemies;    // adjacent enemy strings, ordered by identity
  std::vector<Crosscut> crosscuts;  // that it is part of, ordered

  int liberty_count() const { return liberties.count(); }
  int stone_count() const { return points.count(); }
  /// The strings whose life matters to this one: its enemies and the own ones across a crosscut.
  /// Ordered; the relation is mutual.
  std::vector<StringId> acquaintances() const;

  friend bool operator==(const StringFacts&, const StringFacts&) = default;
};

/// The facts of the string that `stone` belongs to; adds what was read to the footprint.
StringFacts look_at_string(const Position& position, Point stone, Footprint& footprint);

}  // namespace gosedai
