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

/// What a search is about.
enum class Targets : std::uint8_t {
  stone,       // one stone
  own_stones,  // two stones of one colour
  stones,      // any number of stones of one colour
  two_sides,   // two stones of different colours
  point,       // any one point
  area,        // a stone and the points of an area
  attacker,    // the colour that attacks whatever there is
  player,      // the colour that moves, and the points it may choose from
};

/// What was named in a request.
struct Subject {
  std::vector<Point> points;
  Color owner = Color::empty;  // of the first point; whom the attacker attacks
};

/// Who moves first, as seen from the owner of the subject.
enum class Side : std::uint8_t { attacker, owner, nobody };

struct ReadingKind {
  std::string_view name;
  Targets targets;
  Side usual_side;
  int nodes;  // usual budget: well below a second
  Question (*question)(const Board& board, const Subject& subject, Color to_move);
};

namespace kind {
extern const ReadingKind capture;
extern const ReadingKind ladder;
extern const ReadingKind double_capture;
extern const ReadingKind multi_capture;
extern const ReadingKind combination;
extern const ReadingKind connection;
extern const ReadingKind break_in;
extern const ReadingKind linkage;
extern const ReadingKind tsumego;
extern const ReadingKind group;
extern const ReadingKind local;
extern const ReadingKind race;
extern const ReadingKind eye;
extern const ReadingKind unconditional;
}  // namespace kind

/// All of them, for `gosedai-search`.
std::span<const ReadingKind* const> all_reading_kinds();
/// Nothing when there is no such kind.
const ReadingKind* find_reading_kind(std::string_view name);

/// Its subject begins with a colour.
bool names_color(const ReadingKind& kind);

/// The subject of a kind from the arguments `first` to `last` (exclusive), or what is wrong.
using ReadSubject = std::variant<Subject, std::string_view>;
ReadSubject read_subject(const ReadingKind& kind, const Board& board, const Arguments& arguments,
                         std::size_t first, std::size_t last);

/// Who is to move for that side; empty for nobody.
Color color_of(Side side, const Subject& subject);

}  // namespace gosedai::gtp
