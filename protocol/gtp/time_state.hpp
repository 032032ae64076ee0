// What the controller told us about time, as a value: the time system and, per player, what is
// left. The clock of the actors layer turns it into a plan; nothing here measures anything.
//
//     command                                  system
//     (none yet), kgs-time_settings none       none
//     time_settings 0 0 0                      none
//     time_settings M B 0  with B > 0          none
//     time_settings M 0 S                      absolute(main M)
//     time_settings M B S                      canadian(main M, S stones per period B)
//     kgs-time_settings byoyomi M B N          byo_yomi(main M, N periods of B per move)
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "model/board/color.hpp"

namespace gosedai::gtp {

using Duration = std::chrono::milliseconds;

enum class TimeSystem : std::uint8_t { none, absolute, canadian, byo_yomi };

struct TimeSettings {
  TimeSystem system = TimeSystem::none;
  Duration main{0};
  Duration period{0};  // canadian: for `stones` moves; byo_yomi: for one move
  int stones = 0;      // canadian: moves per period
  int periods = 0;     // byo_yomi: how often the period may be used up

  friend bool operator==(const TimeSettings&, const TimeSettings&) = default;
};

/// What `time_left` said last. `stones` is 0 in main time; after that it counts the moves left in
/// a canadian period, or the periods left in byo-yomi (as KGS sends it).
struct TimeLeft {
  Duration time{0};
  int stones = 0;

  friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

struct TimeState {
  TimeSettings settings;
  /// Per player (player_index); nothing before the first `time_left` of the game, and then the
  /// full main time is to be assumed and measured by the one who thinks.
  std::array<std::optional<TimeLeft>, 2> left;

  const std::optional<TimeLeft>& left_of(Color color) const { return left[player_index(color)]; }

  friend bool operator==(const TimeState&, const TimeState&) = default;
};

}  // namespace gosedai::gtp
