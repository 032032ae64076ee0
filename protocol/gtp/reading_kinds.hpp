// The kinds of searches that can be asked through GTP: what each is about, and how far it usually
// reads. Commands and `gosedai-search` are made from this table.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/reading/search_task.hpp"
#include "protocol/gtp/arguments.hpp"

namespace gosedai::gtp {

/// What the targets of a search must be.
enum class Targets : std::uint8_t {
  stone,       // one stone
  own_stones,  // two stones of one colour
  two_sides,   // two stones of different colours
  point,       // any one point
};

/// Who moves first, as seen from the owner of the first target.
enum class Side : std::uint8_t { attacker, owner, nobody };

struct ReadingKind {
  std::string_view name;
  Targets targets;
  Side usual_side;
  int nodes;  // usual budget: well below a second
  Question (*question)(const Board& board, std::span<const Point> targets, Color to_move);
};

namespace kind {
extern const ReadingKind capture;
extern const ReadingKind ladder;
extern const ReadingKind connection;
extern const ReadingKind race;
extern const ReadingKind unconditional;
}  // namespace kind

/// All of them, for `gosedai-search`.
std::span<const ReadingKind* const> all_reading_kinds();
/// Nothing when there is no such kind.
const ReadingKind* find_reading_kind(std::string_view name);

/// The targets of a kind from the arguments `first` to `last` (exclusive), or what is wrong.
using ReadTargets = std::variant<std::vector<Point>, std::string_view>;
ReadTargets read_targets(const ReadingKind& kind, const Board& board, const Arguments& arguments,
                         std::size_t first, std::size_t last);

Color color_of(Side side, const Board& board, Point target);

}  // namespace gosedai::gtp
