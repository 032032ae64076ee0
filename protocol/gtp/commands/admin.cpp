// Who we are, what we know, and the end of the conversation (GTP 2 draft, section 6.3.1 and 6.3.6).
#include <array>
#include <cstdio>

#include <time.h>

#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

Result protocol_version(Context&, const Arguments&) { return success("2"); }

Result name(Context& context, const Arguments&) { return success(context.name); }

Result version(Context& context, const Arguments&) { return success(context.version); }

Result known_command(Context&, const Arguments& arguments) {
  const std::optional<std::string> wanted = arguments.word(0);
  return success(wanted && find_command(*wanted) != nullptr ? "true" : "false");
}

Result list_commands(Context&, const Arguments&) {
  std::string text;
  for (const Command& command : all_commands()) {
    text += command.name;
    text += '\n';
  }
  return success(std::move(text));
}

Result quit(Context&, const Arguments&) { return Quit{}; }

/// Processor time of all threads in seconds.
Result cputime(Context&, const Arguments&) {
  timespec used{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.3f",
                static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9);
  return success(text.data());
}

/// Its presence tells GoGui that "# interrupt" is understood; the session acts on both while a
/// think is pending.
Result interrupt(Context&, const Arguments&) { return success(); }

constexpr std::array<Command, 8> table = {{
    {"protocol_version", protocol_version, 0},
    {"name", name, 0},
    {"version", version, 0},
    {"known_command", known_command, 1},
    {"list_commands", list_commands, 0},
    {"quit", quit},
    {"cputime", cputime, 0},
    {"gogui-interrupt", interrupt},
}};

}  // namespace

std::span<const Command> admin_commands() { return table; }

}  // namespace gosedai::gtp
