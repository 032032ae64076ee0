// Time settings and what is left (GTP 2 draft, section 4.2; KGS for byo-yomi). time_state.hpp has
// the table of what means what. Whole seconds are the rule; fractions are accepted.
#include <algorithm>
#include <array>
#include <cmath>

#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

/// Enough for any game, and safe to add up.
constexpr double longest_seconds = 1e8;

/// Nothing for a negative number.
std::optional<Duration> duration(const Arguments& arguments, std::size_t index) {
  const std::optional<double> seconds = arguments.number(index);
  if (!seconds || *seconds < 0) return std::nullopt;
  return Duration(std::llround(std::min(*seconds, longest_seconds) * 1000));
}

std::optional<int> count(const Arguments& arguments, std::size_t index) {
  const std::optional<int> value = arguments.integer(index);
  return value && *value >= 0 ? value : std::nullopt;
}

Result set_time(Context& context, const std::optional<TimeSettings>& settings) {
  if (!settings) return failure(error::syntax);
  context.time = TimeState{*settings, {}};
  return success();
}

std::optional<TimeSettings> absolute(std::optional<Duration> main) {
  if (!main) return std::nullopt;
  return TimeSettings{TimeSystem::absolute, *main, {}, 0, 0};
}

/// With the special cases of time_settings.
std::optional<TimeSettings> canadian(std::optional<Duration> main, std::optional<Duration> period,
                                     std::optional<int> stones) {
  if (!main || !period || !stones) return std::nullopt;
  if (*period == Duration::zero() && *main == Duration::zero()) return TimeSettings{};
  if (*period == Duration::zero()) return absolute(main);
  if (*stones == 0) return TimeSettings{};
  return TimeSettings{TimeSystem::canadian, *main, *period, *stones, 0};
}

std::optional<TimeSettings> byo_yomi(std::optional<Duration> main, std::optional<Duration> period,
                                     std::optional<int> periods) {
  if (!main || !period || !periods) return std::nullopt;
  if (*period == Duration::zero() || *periods == 0) return absolute(main);
  return TimeSettings{TimeSystem::byo_yomi, *main, *period, 0, *periods};
}

Result time_settings(Context& context, const Arguments& arguments) {
  return set_time(context,
                  canadian(duration(arguments, 0), duration(arguments, 1), count(arguments, 2)));
}

std::optional<TimeSettings> kgs_settings(const Arguments& arguments) {
  const std::string system = arguments.word(0).value_or("");
  if (system == "none") return TimeSettings{};
  if (system == "absolute") return absolute(duration(arguments, 1));
  if (system == "canadian")
    return canadian(duration(arguments, 1), duration(arguments, 2), count(arguments, 3));
  if (system == "byoyomi")
    return byo_yomi(duration(arguments, 1), duration(arguments, 2), count(arguments, 3));
  return std::nullopt;
}

Result kgs_time_settings(Context& context, const Arguments& arguments) {
  return set_time(context, kgs_settings(arguments));
}

/// A negative time, as some controllers send it when the flag has fallen, counts as none left.
Result time_left(Context& context, const Arguments& arguments) {
  const std::optional<Color> color = arguments.color(0);
  const std::optional<double> seconds = arguments.number(1);
  const std::optional<int> stones = count(arguments, 2);
  if (!color || !seconds || !stones) return failure(error::syntax);
  const Duration time = *seconds > 0 ? *duration(arguments, 1) : Duration::zero();
  context.time.left[player_index(*color)] = TimeLeft{time, *stones};
  return success();
}

constexpr std::array<Command, 3> table = {{
    {"time_settings", time_settings, 3},
    {"kgs-time_settings", kgs_time_settings, 4},
    {"time_left", time_left, 3},
}};

}  // namespace

std::span<const Command> time_commands() { return table; }

}  // namespace gosedai::gtp
