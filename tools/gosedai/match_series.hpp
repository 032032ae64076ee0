// A series of games between two engine commands, some of them side by side.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/gosedai/match_referee.hpp"
#include "tools/gosedai/match_report.hpp"

namespace gosedai {

/// An engine as it was asked for and as the words of its command line.
struct EngineCommand {
  std::string text;
  std::vector<std::string> words;
  std::string name = {};  // as the engine says it
};

/// Words with the quotes and variables of a shell, but without running one. "self ARGUMENTS" is
/// this program's own GTP. Nothing when it is not well formed or empty.
std::optional<EngineCommand> parse_engine_command(const std::string& text);

/// Starts the engine once and asks for its name. Why not, when it does not answer.
std::optional<std::string> find_engine_name(EngineCommand& command);

struct SeriesOptions {
  std::array<EngineCommand, 2> engines;  // A, B
  std::array<TimeControl, 2> time;       // of A and B
  MatchSettings match;                   // its seed is that of the first game; its time is not used
  int games = 1;
  bool swap = false;  // colours alternate; each opening is played with both
  int parallel = 1;
  std::string out_folder;  // empty: no SGF files
};

/// `report` comes after each game, in the order in which they end and never twice at once. The
/// result is in the order of their numbers.
std::vector<PlayedGame> play_series(const SeriesOptions& options,
                                    const std::function<void(const PlayedGame&)>& report);

}  // namespace gosedai
