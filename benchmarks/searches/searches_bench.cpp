// How fast the searches beside capture are: nodes per second, nodes to solve, and for life and death
// the distribution of the times over random closed eye spaces.
#include <algorithm>
#include <chrono>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/search.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 400'000;

/// A connected room of so many points at the lower edge, walled in by one black string, and that by
/// white stones all around.
std::optional<Board> closed_group(std::mt19937& random, int room_size) {
  constexpr int size = 13;
  const BitBoard all = BitBoard::full(size);
  BitBoard room = BitBoard::of(Point::at(static_cast<int>(random() % 5), 0));
  while (room.count() < room_size) {
    std::vector<Point> rim;
    (room.neighbors() & all & ~room).for_each([&](Point point) {
      if (point.row() < 3 && point.col() < 6) rim.push_back(point);
    });
    room.insert(rim[random() % rim.size()]);
  }
  const BitBoard black = (room.expanded().expanded() & all) & ~room;
  const BitBoard white = black.expanded().expanded() & all & ~black & ~room;
  return Board::from_stones(size, black, white);
}

void tsumego_of_up_to_eight_points(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> times;
  double nodes = 0;
  for (auto _ : state) {
    std::mt19937 random(11);
    for (int i = 0; i < 200; ++i) {
      const std::optional<Board> board = closed_group(random, 3 + i % 6);
      if (!board) continue;
      TsumegoQuestion question;
      question.target = board->stones_of(Color::black).first();
      question.to_move = i % 2 == 0 ? Color::white : Color::black;
      const Clock::time_point start = Clock::now();
      const ReadingAnswer answer = solve(*board, question, node_limit);
      times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
      nodes += answer.nodes;
    }
  }
  std::ranges::sort(times);
  state.counters["median_us"] = times[times.size() / 2];
  state.counters["p90_us"] = times[times.size() * 9 / 10];
  state.counters["max_us"] = times.back();
  state.counters["nodes"] = nodes / static_cast<double>(times.size());
  state.counters["nodes/s"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
}
BENCHMARK(tsumego_of_up_to_eight_points)->Unit(benchmark::kMillisecond);

constexpr std::string_view open_corner = R"(
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . O . . . . . . . . .
  . . O . . . . . . . . . .
  . O X X . . . . . . . . .
  . O X . X . O . . . . . .
  . . . X . . . . O . . . .
  . . X . X . . . . . . . .
  . . . . . . . . . . . . .)";

constexpr std::string_view race = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . O O O O O . .
  . O X X X X X O .
  . O X O O O X O .
  . O X O . O X O .
  . O X O O O X O .
  . O X . X . X O .
  . . . X . O . . .)";

constexpr std::string_view two_space_jump = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . O . O . . .
  . . . . . . . . .
  . . X . . X . . .
  . . . . . . . . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .)";

constexpr std::string_view room_of_five = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O . .
  O X X X X X O . .
  O X . . . X O . .
  . X . . X X O . .)";

void run(benchmark::State& state, std::string_view diagram, const Question& question, int limit) {
  const std::optional<Board> board = parse_diagram(diagram);
  double nodes = 0;
  for (auto _ : state) {
    Search search(*board, question);
    search.advance(limit);
    nodes += search.nodes();
  }
  state.counters["nodes/s"] = benchmark::Counter(nodes, benchmark::Counter::kIsRate);
  state.counters["nodes"] = benchmark::Counter(nodes, benchmark::Counter::kAvgIterations);
}

Point point(std::string_view text, int size) { return *parse_point(text, size); }

void group_in_the_open(benchmark::State& state) {
  GroupQuestion question;
  question.target = point("C5", 13);
  question.to_move = Color::white;
  run(state, open_corner, question, node_limit);
}
BENCHMARK(group_in_the_open)->Unit(benchmark::kMillisecond);

void connection_over_a_gap(benchmark::State& state) {
  ConnectionQuestion question;
  question.a = point("C5", 9);
  question.b = point("F5", 9);
  question.to_move = Color::white;
  run(state, two_space_jump, question, 20'000);
}
BENCHMARK(connection_over_a_gap)->Unit(benchmark::kMillisecond);

void race_of_two_strings(benchmark::State& state) {
  RaceQuestion question;
  question.own = point("D4", 9);
  question.other = point("C4", 9);
  question.to_move = Color::white;
  run(state, race, question, 20'000);
}
BENCHMARK(race_of_two_strings)->Unit(benchmark::kMillisecond);

void eyes_of_a_room(benchmark::State& state) {
  EyeQuestion question;
  question.point = point("C1", 9);
  run(state, room_of_five, question, 20'000);
}
BENCHMARK(eyes_of_a_room)->Unit(benchmark::kMillisecond);

void unconditional_life_of_a_board(benchmark::State& state) {
  run(state, open_corner, UnconditionalQuestion{point("C5", 13)}, 1);
}
BENCHMARK(unconditional_life_of_a_board)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace gosedai
