#include <algorithm>
#include <cstdio>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "kb/decision/sequential.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_records.hpp"

namespace gosedai {

namespace {

constexpr int first_asked = 5;  // moves played before the first question
constexpr int between =
    11;  // from one question of a game to the next: odd, so both colours are asked

struct Agreement {
  int asked = 0;
  int first = 0;
  int among_five = 0;

  Agreement& operator+=(const Agreement& other) {
    asked += other.asked;
    first += other.first;
    among_five += other.among_five;
    return *this;
  }
};

/// The move chosen, and then the others in order without those that the suicide filter took out.
std::vector<Point> in_order(const Decision& decision) {
  std::vector<Point> points;
  if (decision.move.is_stone()) points.push_back(decision.move.point());
  for (const RankedMove& move : decision.ranked)
    if (std::ranges::none_of(
            decision.rejected,
            [&](const Rejected& other) { return other.move.point == move.point; }) &&
        std::ranges::find(points, move.point) == points.end())
      points.push_back(move.point);
  return points;
}

Agreement agreement_in(const GameRecord& record, const ThinkingSetup& setup) {
  Agreement found;
  Game game(record.initial.size());
  for (const Move move : record.moves) {
    const int number = game.move_count();
    if (move.is_stone() && !game.board().is_legal(move.color(), move.point())) break;
    if (move.is_stone() && number >= first_asked && (number - first_asked) % between == 0) {
      const auto order = in_order(decide_sequentially(game.position(move.color()), setup));
      const auto rank = std::ranges::find(order, move.point()) - order.begin();
      ++found.asked;
      found.first += !order.empty() && rank == 0 ? 1 : 0;
      found.among_five += rank < std::min<std::ptrdiff_t>(5, std::ssize(order)) ? 1 : 0;
    }
    game.play(move);
  }
  return found;
}

}  // namespace

std::string bench_agreement(const std::vector<std::string>& files, std::size_t workers,
                            const ThinkingSetup& setup) {
  std::vector<GameRecord> games = part_of(read_records(files, {19}).games, true);
  std::erase_if(games, [](const GameRecord& game) { return game.initial.hash() != 0; });
  std::vector<Agreement> each(games.size());
  tf::Taskflow batch;
  batch.for_each_index(std::size_t{0}, games.size(), std::size_t{1},
                       [&](std::size_t at) { each[at] = agreement_in(games[at], setup); });
  tf::Executor executor(workers);
  executor.run(batch).wait();
  Agreement sum;
  for (const Agreement& one : each) sum += one;
  const double whole = std::max(1, sum.asked) / 100.0;
  char text[160];
  std::snprintf(text, sizeof text,
                "%zu games kept back, %d moves: top-1 %d (%.1f %%), top-5 %d (%.1f %%)\n",
                games.size(), sum.asked, sum.first, sum.first / whole, sum.among_five,
                sum.among_five / whole);
  return text;
}

}  // namespace gosedai
