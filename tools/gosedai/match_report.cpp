#include "tools/gosedai/match_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

namespace gosedai {

namespace {

double milliseconds(Nanoseconds time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

Nanoseconds mean(const std::vector<Nanoseconds>& times) {
  if (times.empty()) return Nanoseconds(0);
  const Nanoseconds sum = std::accumulate(times.begin(), times.end(), Nanoseconds(0));
  return sum / static_cast<std::int64_t>(times.size());
}

Nanoseconds median(const std::vector<Nanoseconds>& sorted) {
  return sorted.empty() ? Nanoseconds(0) : sorted[sorted.size() / 2];
}

Nanoseconds longest(const std::vector<Nanoseconds>& times) {
  return times.empty() ? Nanoseconds(0) : *std::ranges::max_element(times);
}

Color color_of(const PlayedGame& played, std::size_t engine) {
  return engine == 0 ? played.color_of_a : opponent(played.color_of_a);
}

const SideRecord& side_of(const PlayedGame& played, std::size_t engine) {
  return played.match.sides[player_index(color_of(played, engine))];
}

void count_ending(const PlayedGame& played, MatchSummary& summary) {
  const MatchGame& match = played.match;
  if (match.ending == Ending::too_long) ++summary.without_result;
  if (match.ending == Ending::score && match.loser == Color::empty) ++summary.draws;
  if (match.loser == Color::empty) return;
  const std::size_t loser = match.loser == played.color_of_a ? 0 : 1;
  ++summary.engines[1 - loser].wins;
  EngineTotals& totals = summary.engines[loser];
  totals.illegal_moves += match.ending == Ending::illegal_move;
  totals.time_losses += match.ending == Ending::time;
  totals.failures += match.ending == Ending::failure;
}

void count_side(const SideRecord& side, EngineTotals& totals) {
  totals.times.insert(totals.times.end(), side.times.begin(), side.times.end());
  totals.failures += !side.bad_exit.empty();
  totals.memory_kib = std::max(totals.memory_kib, side.memory_kib);
}

template <class... Values>
std::string format(const char* pattern, Values... values) {
  std::array<char, 400> buffer{};
  std::snprintf(buffer.data(), buffer.size(), pattern, values...);
  return buffer.data();
}

std::string side_text(const PlayedGame& played, std::size_t engine) {
  const std::vector<Nanoseconds>& times = side_of(played, engine).times;
  return format("%c %.1f/%.1f ms", engine == 0 ? 'A' : 'B', milliseconds(mean(times)),
                milliseconds(longest(times)));
}

std::string engine_row(char letter, const EngineTotals& totals) {
  return format("%-6c %5d %6zu %9.1f %9.1f %9.1f %8d %6d %8d %9.1f\n", letter, totals.wins,
                totals.times.size(), milliseconds(mean(totals.times)),
                milliseconds(median(totals.times)), milliseconds(longest(totals.times)),
                totals.illegal_moves, totals.time_losses, totals.failures,
                static_cast<double>(totals.memory_kib) / 1024);
}

}  // namespace

MatchSummary summarise(std::span<const PlayedGame> games) {
  MatchSummary summary;
  summary.games = static_cast<int>(games.size());
  for (const PlayedGame& played : games) {
    count_ending(played, summary);
    for (std::size_t engine = 0; engine < 2; ++engine)
      count_side(side_of(played, engine), summary.engines[engine]);
  }
  for (EngineTotals& totals : summary.engines) std::ranges::sort(totals.times);
  return summary;
}

Interval wilson_interval(double wins, double games) {
  if (games <= 0) return {};
  constexpr double z = 1.959964;  // the normal quantile of 97.5 %
  const double rate = wins / games;
  const double scale = 1 + z * z / games;
  const double middle = (rate + z * z / (2 * games)) / scale;
  const double half =
      z * std::sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale;
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

std::string game_line(const PlayedGame& played) {
  std::string line =
      format("game %3d  A %s  %-8s %4d moves", played.number, name_of(played.color_of_a).data(),
             played.match.result().c_str(), played.match.game.move_count());
  line += "  mean/max " + side_text(played, 0) + ", " + side_text(played, 1);
  if (!played.match.detail.empty()) line += "  (" + played.match.detail + ')';
  for (const std::size_t engine : {0U, 1U})
    if (const std::string& bad_exit = side_of(played, engine).bad_exit; !bad_exit.empty())
      line += std::string("  (") + (engine == 0 ? 'A' : 'B') + " at its exit: " + bad_exit + ')';
  return line + '\n';
}

std::string summary_text(const MatchSummary& summary, const std::array<std::string, 2>& names) {
  const double decided = summary.games - summary.without_result;
  const double wins = summary.engines[0].wins + 0.5 * summary.draws;
  const Interval interval = wilson_interval(wins, decided);
  std::string text = "A: " + names[0] + "\nB: " + names[1] + '\n';
  text +=
      format("A won %d of %d games, %d drawn, %d without result: %.1f %% (95 %%: %.1f-%.1f %%)\n",
             summary.engines[0].wins, summary.games, summary.draws, summary.without_result,
             decided > 0 ? 100 * wins / decided : 0.0, 100 * interval.low, 100 * interval.high);
  text += format("%-6s %5s %6s %9s %9s %9s %8s %6s %8s %9s\n", "engine", "wins", "moves", "mean ms",
                 "p50 ms", "max ms", "illegal", "late", "crashes", "peak MiB");
  return text + engine_row('A', summary.engines[0]) + engine_row('B', summary.engines[1]);
}

}  // namespace gosedai
