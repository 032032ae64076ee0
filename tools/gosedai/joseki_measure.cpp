#include "tools/gosedai/joseki_measure.hpp"

#include <algorithm>
#include <optional>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

namespace gosedai {

namespace {

constexpr std::size_t moves_of_a_game = 60;
constexpr int corner_lines = 9;

std::optional<Corner> corner_of(Point point, int size) {
  const bool right = point.col() >= size - corner_lines;
  const bool upper = point.row() >= size - corner_lines;
  if (!right && point.col() >= corner_lines) return std::nullopt;
  if (!upper && point.row() >= corner_lines) return std::nullopt;
  if (upper) return right ? Corner::upper_right : Corner::upper_left;
  return right ? Corner::lower_right : Corner::lower_left;
}

/// Where the move stands among the candidates, from 0; -1 when it is none of them.
int rank_of(const std::vector<JosekiCandidate>& candidates, Point played) {
  const auto found = std::ranges::find(candidates, played, &JosekiCandidate::point);
  return found == candidates.end() ? -1 : static_cast<int>(found - candidates.begin());
}

void count(JosekiAgreement::Hits& hits, int rank) {
  hits.first += rank == 0 ? 1 : 0;
  hits.among_three += rank >= 0 && rank < 3 ? 1 : 0;
}

void compare(std::vector<JosekiCandidate> candidates, Point played, JosekiAgreement& sum) {
  ++sum.asked;
  const int rank = rank_of(candidates, played);
  if (rank < 0) return;
  ++sum.known;
  count(sum.by_value, rank);
  std::ranges::stable_sort(candidates, std::ranges::greater{}, &JosekiCandidate::judgement);
  sum.by_judgement += rank_of(candidates, played) == 0 ? 1 : 0;
  std::ranges::stable_sort(candidates, std::ranges::greater{}, &JosekiCandidate::count);
  count(sum.by_frequency, rank_of(candidates, played));
}

JosekiAgreement measure_game(const GameRecord& game, const JosekiKnowledge& knowledge,
                             const JosekiParameters& parameters) {
  JosekiAgreement sum;
  sum.games = 1;
  std::size_t number = 0;
  replay(game, [&](const Board& board, Move move) {
    if (number++ >= moves_of_a_game) return;
    const auto corner = corner_of(move.point(), board.size());
    if (!corner) return;
    const CornerChoice choice =
        choose_joseki(knowledge, board, *corner, move.color(), nullptr, parameters);
    if (choice.found.is_empty) return;
    ++sum.corner_moves;
    if (!choice.candidates.empty()) compare(choice.candidates, move.point(), sum);
  });
  return sum;
}

}  // namespace

JosekiAgreement& JosekiAgreement::operator+=(const JosekiAgreement& other) {
  games += other.games;
  corner_moves += other.corner_moves;
  asked += other.asked;
  known += other.known;
  by_value.first += other.by_value.first;
  by_value.among_three += other.by_value.among_three;
  by_frequency.first += other.by_frequency.first;
  by_frequency.among_three += other.by_frequency.among_three;
  by_judgement += other.by_judgement;
  return *this;
}

JosekiAgreement measure_joseki(const std::vector<GameRecord>& games,
                               const JosekiKnowledge& knowledge, const JosekiParameters& parameters,
                               int workers) {
  std::vector<JosekiAgreement> each(games.size());
  tf::Executor executor(static_cast<std::size_t>(std::max(1, workers)));
  tf::Taskflow flow;
  flow.for_each_index(std::size_t{0}, games.size(), std::size_t{1}, [&](std::size_t at) {
    each[at] = measure_game(games[at], knowledge, parameters);
  });
  executor.run(flow).wait();
  JosekiAgreement sum;
  for (const JosekiAgreement& one : each) sum += one;
  return sum;
}

}  // namespace gosedai
