// The referee's clock of one player: main time, then Canadian overtime. It knows nothing of the
// engine's own clock, which it is there to check.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace gosedai {

using Nanoseconds = std::chrono::nanoseconds;

/// `stones` moves per `period` after the main time. No period: the main time is all there is. Neither
/// main time nor period, or a period for no stones: no limit (GTP 2 draft, section 4.2).
struct TimeControl {
  Nanoseconds main{0};
  Nanoseconds period{0};
  int stones = 0;

  bool is_limited() const { return period > Nanoseconds(0) ? stones > 0 : main > Nanoseconds(0); }
  bool has_overtime() const { return period > Nanoseconds(0) && stones > 0; }
  bool is_in_whole_seconds() const;
};

/// "main,period,stones", seconds with or without a fraction; nothing when it is something else.
std::optional<TimeControl> parse_time_control(std::string_view text);
/// The arguments of time_settings.
std::string gtp_time_settings(const TimeControl& control);

class MatchClock {
 public:
  explicit MatchClock(const TimeControl& control);

  /// How long the next move may take. Only with a limit.
  Nanoseconds allowance() const;
  /// The move took that long. False when the flag fell. A move that goes beyond the main time is the
  /// first of the overtime.
  bool spend(Nanoseconds time);
  /// The arguments of time_left after the colour. Seconds are rounded down, and to whole ones unless
  /// the time control itself has fractions: that is all that GTP promises to engines.
  std::string gtp_time_left() const;

 private:
  TimeControl control_;
  Nanoseconds left_;
  int stones_left_ = 0;  // 0 in main time
};

}  // namespace gosedai
