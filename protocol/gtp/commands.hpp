// The commands as a table: a name and a small function. The functions are grouped by topic in
// commands/*.cpp; docs/gtp.md lists them all.
#pragma once

#include <limits>
#include <span>
#include <string_view>
#include <vector>

#include "protocol/gtp/arguments.hpp"
#include "protocol/gtp/context.hpp"
#include "protocol/gtp/line.hpp"
#include "protocol/gtp/result.hpp"

namespace gosedai::gtp {

using Handler = Result (*)(Context&, const Arguments&);

/// Where a command reads lists, names with blanks or forms of its own, it looks after their number itself.
inline constexpr std::size_t any_number = std::numeric_limits<std::size_t>::max();

struct Command {
  std::string_view name;
  Handler run;
  std::size_t most_arguments = any_number;
};

/// One table per topic.
std::span<const Command> admin_commands();
std::span<const Command> setup_commands();
std::span<const Command> play_commands();
std::span<const Command> time_commands();
std::span<const Command> sgf_commands();
std::span<const Command> analysis_commands();
std::span<const Command> stream_commands();
std::span<const Command> reading_commands();
std::span<const Command> search_commands();
std::span<const Command> recognition_commands();
std::span<const Command> pattern_commands();
std::span<const Command> joseki_commands();
std::span<const Command> status_commands();
std::span<const Command> prediction_commands();
std::span<const Command> gogui_commands();

/// All of them, in order of name.
const std::vector<Command>& all_commands();
/// Nothing when there is no such command; names are case-sensitive.
const Command* find_command(std::string_view name);

/// Runs a command; surplus arguments are an error, since they are mostly a slip.
/// An exception becomes an "internal error"; the game is then as the command left
/// it.
Result execute(Context& context, const Request& request);

}  // namespace gosedai::gtp
