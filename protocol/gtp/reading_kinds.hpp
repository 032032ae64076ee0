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
  stone,  // one stone
};

/// Who moves first, as seen from the owner of the first target.
enum class Side : std::uint8_t { attacker, owner };

struct ReadingKind {
  std::string_view name;
  Targets targets;
  Side usual_side;
  int nodes;  // usual budget: well below a second
  Question (*question)(std::span<const Point> targets, Color to_move);
};

inline constexpr ReadingKind capture_kind = {
    "capture", Targets::stone, Side::attacker, 200'000,
    [](std::span<const Point> targets, Color to_move) -> Question {
      CaptureQuestion question;
      question.target = targets[0];
      question.to_move = to_move;
      return question;
    }};

inline constexpr ReadingKind ladder_kind = {
    "ladder", Targets::stone, Side::attacker, 100'000,
    [](std::span<const Point> targets, Color to_move) -> Question {
      CaptureQuestion question;
      question.method = CaptureMethod::ladder;
      question.target = targets[0];
      question.to_move = to_move;
      return question;
    }};

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
