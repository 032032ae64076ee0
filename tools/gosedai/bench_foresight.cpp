#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <stdexcept>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "kb/potential/potential_file.hpp"
#include "model/board/scoring.hpp"
#include "model/playout/playout.hpp"
#include "model/recognition/final_status.hpp"
#include "model/recognition/situation.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_records.hpp"

namespace gosedai {

namespace {

constexpr int games_each = 16;   // played out from a position
constexpr int first_asked = 20;  // moves played before the first position
constexpr int between = 27;   // moves from one position to the next: odd, so both colours are asked
constexpr int last_left = 6;  // positions nearer to the end are not asked
constexpr double same_count = 4;     // points that the count of the end may differ from the record
constexpr int reading_nodes = 2000;  // for each group in doubt at the end

/// What was foreseen, as sums over points and positions.
struct Foresight {
  double positions = 0;
  double owner_error = 0;         // mean square over the points of a position
  double winner_error = 0;        // square
  double lead_error = 0;          // points
  double moves = 0;               // of a game
  double judged_owner_error = 0;  // the same by recognition, without playouts
  double judged_winner_error = 0;
  double judged_lead_error = 0;
  double within_doubt = 0;  // the lead is off by less than the uncertainty says

  Foresight& operator+=(const Foresight& other) {
    positions += other.positions;
    owner_error += other.owner_error;
    winner_error += other.winner_error;
    lead_error += other.lead_error;
    moves += other.moves;
    judged_owner_error += other.judged_owner_error;
    judged_winner_error += other.judged_winner_error;
    judged_lead_error += other.judged_lead_error;
    within_doubt += other.within_doubt;
    return *this;
  }
};

/// The square error that the mean of so many samples between 0 and 1 would have without the chance in it.
double square_error(double sum, double sum_of_squares, double samples, double truth) {
  const double mean = sum / samples;
  const double variance = (sum_of_squares / samples - mean * mean) / (samples - 1);
  return (mean - truth) * (mean - truth) - variance;
}

/// How a counted game ended; nothing when our count is not the record's.
struct End {
  Ownership owners;
  int lead = 0;  // black's area minus white's
  double won = 0;
};
std::optional<End> end_of(const CountedGame& game) {
  const PositionPtr last = game.moves.position(game.moves.to_move());
  const GroupLimits limits{
      .life_nodes = reading_nodes, .race_nodes = reading_nodes, .roving = true};
  const BitBoard dead = dead_at_the_end(
      recognise(last, {.main_nodes = reading_nodes, .roving_nodes = reading_nodes, .roving = false},
                limits),
      limits);
  const Count count = area_count(last->board, dead);
  const int lead = count.black - count.white;
  if (std::abs(lead - last->rules.komi - game.lead) > same_count) return std::nullopt;
  return End{ownership(last->board, dead), lead, game.lead > 0 ? 1.0 : 0.0};
}

/// 1 for black, 0 for white.
double owner_at(const End& end, Point point) {
  if (end.owners.black.contains(point)) return 1;
  return end.owners.white.contains(point) ? 0 : 0.5;
}

/// What recognition expects of the position.
void judge(const PositionPtr& position, const End& end, const PotentialStamps& stamps,
           Foresight& found) {
  const Situation situation = judge_situation(recognise(position, {}, {}), stamps);
  const BitBoard points = position->board.all_points();
  double lead = 0;
  points.for_each([&](Point point) {
    const double share = situation.share[point.index()];
    const double error = (1 + share) / 2 - owner_at(end, point);
    found.judged_owner_error += error * error / points.count();
    lead += share;
  });
  const double error = std::abs(lead - end.lead);
  found.judged_lead_error = error;
  found.judged_winner_error =
      (situation.black_chance - end.won) * (situation.black_chance - end.won);
  found.within_doubt = error < situation.uncertainty ? 1 : 0;
}

Foresight foresight_at(const Board& board, Color to_move, Point last, Point before, double komi,
                       const End& end, const PlayoutShapes& shapes,
                       const PlayoutParameters& parameters) {
  const PlayoutBoard start(board, shapes);
  std::array<int, plane_size> black{};
  std::array<int, plane_size> nobody{};
  const BitBoard points = board.all_points();
  double won = 0;
  double lead = 0;
  Foresight found;
  found.positions = 1;
  for (int i = 0; i < games_each; ++i) {
    const auto result = play_out({start, to_move, last, before}, shapes, parameters,
                                 PlayoutRandom(board.hash() + static_cast<std::uint64_t>(i)));
    result.black_area.for_each([&](Point point) { ++black[point.index()]; });
    (points & ~result.black_area & ~result.white_area).for_each([&](Point point) {
      ++nobody[point.index()];
    });
    won += result.lead > komi ? 1 : 0;
    lead += result.lead;
    found.moves += static_cast<double>(result.moves) / games_each;
  }
  points.for_each([&](Point point) {
    const double truth = owner_at(end, point);
    const double sum = black[point.index()] + 0.5 * nobody[point.index()];
    const double squares = black[point.index()] + 0.25 * nobody[point.index()];
    found.owner_error += square_error(sum, squares, games_each, truth) / points.count();
  });
  found.winner_error = square_error(won, won, games_each, end.won);
  found.lead_error = std::abs(lead / games_each - end.lead);
  return found;
}

Foresight foresight_in(const CountedGame& counted, const PlayoutShapes& shapes,
                       const PlayoutParameters& parameters) {
  const PotentialStamps stamps(built_in_potential().value, counted.moves.size());
  Foresight found;
  const std::optional<End> end = end_of(counted);
  if (!end) return found;
  const GameRecord record = record_of(counted.moves);
  Rules rules = counted.moves.rules();
  rules.scoring = Scoring::area;
  Board board = record.initial;
  Point last;
  Point before;
  int number = 0;
  for (const Move move : record.moves) {
    if (number >= first_asked && (number - first_asked) % between == 0 &&
        number + last_left <= std::ssize(record.moves)) {
      Foresight here =
          foresight_at(board, move.color(), last, before, rules.komi, *end, shapes, parameters);
      judge(make_position(board, move.color(), rules), *end, stamps, here);
      found += here;
    }
    before = last;
    last = move.is_stone() ? move.point() : Point();
    if (move.is_stone())
      board.play(move.color(), move.point());
    else
      board.pass();
    ++number;
  }
  return found;
}

}  // namespace

std::string bench_foresight(const std::vector<std::string>& files, std::size_t workers, int games,
                            const PlayoutShapes& shapes, const PlayoutParameters& parameters) {
  const std::vector<CountedGame> counted = read_counted(files, static_cast<std::size_t>(games));
  if (counted.empty()) throw std::runtime_error("no game in these files ended by counting");
  std::vector<Foresight> each(counted.size());
  tf::Taskflow batch;
  batch.for_each_index(std::size_t{0}, counted.size(), std::size_t{1}, [&](std::size_t at) {
    each[at] = foresight_in(counted[at], shapes, parameters);
  });
  tf::Executor executor(workers);
  executor.run(batch).wait();
  Foresight sum;
  for (const Foresight& one : each) sum += one;
  const double all = std::max(1.0, sum.positions);
  char text[480];
  std::snprintf(
      text, sizeof text,
      "%zu counted games, %.0f positions, %d playouts each: square error of owners %.5f, of "
      "winners %.5f, lead off by %.2f, %.0f moves\n"
      "by recognition: square error of owners %.5f, of winners %.5f, lead off by %.2f, %.0f %% "
      "within the uncertainty\n",
      counted.size(), sum.positions, games_each, sum.owner_error / all, sum.winner_error / all,
      sum.lead_error / all, sum.moves / all, sum.judged_owner_error / all,
      sum.judged_winner_error / all, sum.judged_lead_error / all, 100 * sum.within_doubt / all);
  return text;
}

}  // namespace gosedai
