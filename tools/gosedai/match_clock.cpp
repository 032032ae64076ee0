#include "tools/gosedai/match_clock.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace gosedai {

namespace {

constexpr double longest_seconds = 1e6;

using Seconds = std::chrono::seconds;

bool is_whole(Nanoseconds time) { return time % Seconds(1) == Nanoseconds(0); }

/// Never more than there is.
std::string seconds_text(Nanoseconds time, bool is_in_whole_seconds) {
  if (is_in_whole_seconds) return std::to_string(std::chrono::floor<Seconds>(time).count());
  const auto milliseconds = std::chrono::floor<std::chrono::milliseconds>(time).count();
  std::array<char, 32> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.3f", static_cast<double>(milliseconds) / 1000);
  return buffer.data();
}

}  // namespace

bool TimeControl::is_in_whole_seconds() const { return is_whole(main) && is_whole(period); }

std::optional<TimeControl> parse_time_control(std::string_view text) {
  std::array<double, 3> numbers{};
  const char* at = text.data();
  const char* const end = text.data() + text.size();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0 && (at == end || *at++ != ',')) return std::nullopt;
    const std::from_chars_result parsed =
        std::from_chars(at, end, numbers[i], std::chars_format::fixed);
    if (parsed.ec != std::errc() || !(numbers[i] >= 0 && numbers[i] <= longest_seconds))
      return std::nullopt;
    at = parsed.ptr;
  }
  if (at != end || numbers[2] != std::floor(numbers[2])) return std::nullopt;
  const auto time = [](double seconds) { return Nanoseconds(std::llround(seconds * 1e9)); };
  return TimeControl{time(numbers[0]), time(numbers[1]), static_cast<int>(numbers[2])};
}

std::string gtp_time_settings(const TimeControl& control) {
  const bool whole = control.is_in_whole_seconds();
  return seconds_text(control.main, whole) + ' ' + seconds_text(control.period, whole) + ' ' +
         std::to_string(control.stones);
}

MatchClock::MatchClock(const TimeControl& control) : control_(control), left_(control.main) {
  if (left_ > Nanoseconds(0) || !control.has_overtime()) return;
  left_ = control.period;
  stones_left_ = control.stones;
}

Nanoseconds MatchClock::allowance() const {
  const bool in_main_time = stones_left_ == 0;
  return in_main_time && control_.has_overtime() ? left_ + control_.period : left_;
}

bool MatchClock::spend(Nanoseconds time) {
  if (!control_.is_limited()) return true;
  const bool in_time = time <= allowance();
  left_ -= time;
  if (control_.has_overtime() && stones_left_ == 0 && left_ < Nanoseconds(0)) {
    left_ += control_.period;
    stones_left_ = control_.stones;
  }
  if (stones_left_ > 0 && --stones_left_ == 0) {
    left_ = control_.period;
    stones_left_ = control_.stones;
  }
  left_ = std::max(left_, Nanoseconds(0));
  return in_time;
}

std::string MatchClock::gtp_time_left() const {
  return seconds_text(left_, control_.is_in_whole_seconds()) + ' ' + std::to_string(stones_left_);
}

}  // namespace gosedai
