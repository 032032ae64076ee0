#include "actors/clock.hpp"

#include <algorithm>

namespace gosedai {

namespace {

using gtp::Duration;
using gtp::TimeLeft;
using gtp::TimeSettings;
using gtp::TimeSystem;
using std::chrono::milliseconds;

/// With no time limit a move may take this long at most.
constexpr Nanoseconds unlimited_move = std::chrono::seconds(10);
/// Nor longer than this on a clock, however long it is: after so many games the search hardly changes its mind, and
/// nobody likes to wait for an hour. Who does names more by --time-per-move.
constexpr Nanoseconds longest_move = std::chrono::seconds(60);
/// Kept back from every limit: the way to and from the controller, which may itself wait for a
/// processor. A twentieth of the limit, between these.
constexpr Nanoseconds least_reserve = std::chrono::microseconds(500);
constexpr Nanoseconds most_reserve = milliseconds(5);
/// Never plan less than this: the best move so far needs only a moment.
constexpr Nanoseconds least = std::chrono::microseconds(200);
/// However long the game has lasted, the rest of main time is shared by at least this many moves.
constexpr int fewest_moves_left = 30;

int moves_left(const GamePhase& phase) {
  const int expected = phase.board_points * 7 / 10;  // moves of both sides in a usual game
  return std::max(fewest_moves_left, (expected - phase.move_number) / 2);
}

TimePlan within(Nanoseconds target, Nanoseconds most, const TimeOptions& options, Nanoseconds lag) {
  TimePlan plan;
  const Nanoseconds limit = std::min(target, most);
  const Nanoseconds reserve = std::clamp(limit / 20, least_reserve, most_reserve);
  plan.hard = std::max(least, limit - lag - reserve);
  plan.soft = options.full_time ? plan.hard : Nanoseconds(0);
  return plan;
}

}  // namespace

TimeLeft time_left_at_start(const TimeSettings& settings) {
  if (settings.main > Duration(0)) return {settings.main, 0};
  switch (settings.system) {
    case TimeSystem::canadian: return {settings.period, settings.stones};
    case TimeSystem::byo_yomi: return {settings.period, settings.periods};
    case TimeSystem::none:
    case TimeSystem::absolute: break;
  }
  return {settings.main, 0};
}

namespace {

TimeLeft after_canadian_move(const TimeSettings& settings, TimeLeft left) {
  if (left.stones == 0) {
    if (left.time > Duration(0)) return left;
    left = {settings.period + left.time, settings.stones};  // the overrun eats into the period
  }
  --left.stones;
  return left.stones > 0 ? left : TimeLeft{settings.period, settings.stones};
}

TimeLeft after_byo_yomi_move(const TimeSettings& settings, TimeLeft left) {
  if (left.stones == 0) {
    if (left.time > Duration(0)) return left;
    left = {settings.period + left.time, settings.periods};
  }
  // A period that was used up is lost; one that was not starts afresh.
  for (; left.time <= Duration(0) && left.stones > 1; --left.stones) left.time += settings.period;
  return {settings.period, left.stones};
}

}  // namespace

TimeLeft after_move(const TimeSettings& settings, TimeLeft left, Nanoseconds spent) {
  left.time -= std::chrono::ceil<Duration>(spent);
  if (settings.system == TimeSystem::canadian) left = after_canadian_move(settings, left);
  if (settings.system == TimeSystem::byo_yomi) left = after_byo_yomi_move(settings, left);
  left.time = std::max(left.time, Duration(0));
  return left;
}

TimePlan plan_move(const TimeSettings& settings, const TimeLeft& left, const GamePhase& phase,
                   const TimeOptions& options, Nanoseconds lag) {
  const Nanoseconds rest = left.time;
  const Nanoseconds share = rest / moves_left(phase);
  Nanoseconds target = unlimited_move;
  Nanoseconds most = unlimited_move;
  switch (settings.system) {
    case TimeSystem::none: break;
    case TimeSystem::absolute:
      target = 2 * share;
      most = rest / 5;
      break;
    case TimeSystem::canadian:
      if (left.stones > 0) {
        target = rest / left.stones;
        most = rest * 4 / 5;
      } else {
        target = std::max<Nanoseconds>(2 * share, settings.period / std::max(1, settings.stones));
        most = rest + settings.period / std::max(1, 2 * settings.stones);
      }
      break;
    case TimeSystem::byo_yomi:
      target = left.stones > 0 ? rest * 4 / 5 : 2 * share + Nanoseconds(settings.period) * 4 / 5;
      most = left.stones > 0 ? rest * 4 / 5 : rest + Nanoseconds(settings.period) * 4 / 5;
      break;
  }
  target = std::min(target, options.per_move.value_or(longest_move));
  if (settings.system == TimeSystem::none && options.per_move) most = target = *options.per_move;
  return within(target, most, options, lag);
}

namespace {

/// Controllers that speak plain GTP send whole seconds, rounded down. When ours rounds down to what
/// they say, ours is the better figure; in a period of one second theirs would read 0.
bool is_rounded(const TimeLeft& told, const TimeLeft& ours) {
  const Duration second = std::chrono::seconds(1);
  return told.stones == ours.stones && told.time % second == Duration(0) &&
         told.time <= ours.time && ours.time < told.time + second;
}

}  // namespace

TimeLeft Clock::left(const gtp::TimeState& state, Color color) {
  if (!(state.settings == settings_)) {
    settings_ = state.settings;
    hands_ = {};
  }
  const std::optional<TimeLeft>& told = state.left_of(color);
  std::optional<Hand>& hand = hands_[player_index(color)];
  if (!hand) hand = Hand{std::nullopt, time_left_at_start(state.settings)};
  if (told && hand->told != told) {
    if (!is_rounded(*told, hand->left)) hand->left = *told;
    hand->told = told;
  }
  return hand->left;
}

void Clock::spent(const gtp::TimeState& state, Color color, Nanoseconds time) {
  const TimeLeft before = left(state, color);
  hands_[player_index(color)]->left = after_move(state.settings, before, time);
}

}  // namespace gosedai
