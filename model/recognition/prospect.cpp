#include "model/recognition/prospect.hpp"

#include <cmath>

#include "model/board/scoring.hpp"
#include "model/recognition/potential.hpp"

namespace gosedai {

namespace {

constexpr int far_away = 9;  // steps

double sign_of(Color color) { return color == Color::black ? 1 : -1; }

double logistic(double odds) { return 1 / (1 + std::exp(-odds)); }

/// Base, for each factor e of stones, and for a full board.
double odds_by(const std::array<double, 3>& weights, double stones, double crowd) {
  return weights[0] + weights[1] * std::log(stones) + weights[2] * crowd;
}

double share_of_points_with_stones(const Board& board) {
  const double all = board.all_points().count();
  return (all - board.empty_points().count()) / all;
}

/// Stones that reading has given up; what is only estimated may well stand up again.
BitBoard read_dead(const Layer& layer) {
  const BitBoard dead = layer.dead_stones();
  BitBoard found;
  for (const Group& group : layer.groups)
    if (!group.by_estimate && dead.contains(group.id().stone))
      found |= group.facts().members.stones;
  return found;
}

/// Steps to the nearest stone of a colour, past no stone of the other.
std::array<int, plane_size> steps_to(const Board& board, Color color, const BitBoard& taken) {
  std::array<int, plane_size> steps;
  steps.fill(far_away);
  const BitBoard open = board.all_points() & ~(board.stones_of(opponent(color)) & ~taken);
  BitBoard ring = board.stones_of(color) & ~taken;
  BitBoard seen = ring;
  for (int count = 0; count < far_away && !ring.is_empty(); ++count) {
    ring.for_each([&](Point point) { steps[point.index()] = count; });
    ring = ring.neighbors() & open & ~seen;
    seen |= ring;
  }
  return steps;
}

/// Of the points that only one colour reaches, those of rooms with walls. On an open board a few stones reach everything.
BitBoard walled(const Board& board, Color color, const BitBoard& reached) {
  constexpr int most_points_per_stone = 4;
  BitBoard rooms;
  BitBoard rest = reached & ~board.stones_of(color);
  while (!rest.is_empty()) {
    const BitBoard room = flood(BitBoard::of(rest.first()), rest);
    rest &= ~room;
    const int wall = (room.neighbors() & board.stones_of(color)).count();
    if (room.count() <= most_points_per_stone * wall) rooms |= room;
  }
  return rooms;
}

}  // namespace

std::vector<double> chances_to_live(const Recognition& recognition,
                                    const SituationParameters& parameters) {
  const Layer& layer = recognition.final_layer();
  const BitBoard dead = layer.dead_stones();
  const double crowd = share_of_points_with_stones(recognition.position->board);
  std::vector<double> chances;
  for (const Group& group : layer.groups) {
    const double stones = group.facts().members.stones.count();
    double odds = 0;
    if (dead.contains(group.id().stone))
      odds = odds_by(group.by_estimate ? parameters.estimated_dead : parameters.read_dead, stones,
                     crowd);
    else
      odds = odds_by(parameters.living, stones, crowd) +
             parameters.living_strength * group.strength +
             parameters.living_by_class[static_cast<std::size_t>(group.kind)];
    chances.push_back(logistic(odds));
  }
  return chances;
}

std::array<float, plane_size> nearness(const Board& board, const BitBoard& taken) {
  const auto black = steps_to(board, Color::black, taken);
  const auto white = steps_to(board, Color::white, taken);
  std::array<float, plane_size> found{};
  board.all_points().for_each([&](Point point) {
    const std::size_t at = point.index();
    found[at] = static_cast<float>(1.0 / (1 + black[at]) - 1.0 / (1 + white[at]));
  });
  return found;
}

std::array<float, plane_size> expected_shares(const Recognition& recognition,
                                              const PotentialMap& potential,
                                              const std::vector<double>& chances,
                                              const SituationParameters& parameters) {
  const Board& board = recognition.position->board;
  const Layer& layer = recognition.final_layer();
  const BitBoard dead = layer.dead_stones();
  const BitBoard taken = read_dead(layer);
  const Ownership reached = ownership(board, taken);
  const BitBoard black_rooms = walled(board, Color::black, reached.black);
  const BitBoard white_rooms = walled(board, Color::white, reached.white);
  const auto near = nearness(board, taken);
  std::array<double, plane_size> odds{};
  board.empty_points().for_each([&](Point point) {
    odds[point.index()] = parameters.potential_odds * potential.at(point) / 100 +
                          parameters.nearness_odds * near[point.index()] +
                          parameters.closed_odds * (black_rooms.contains(point) ? 1 : 0) -
                          parameters.closed_odds * (white_rooms.contains(point) ? 1 : 0);
  });
  for (const WeakArea& area : layer.weak.all)
    area.inner.for_each([&](Point point) {
      odds[point.index()] += parameters.framework_odds * sign_of(area.color);
    });
  std::array<double, plane_size> enclosed{};
  for (std::size_t i = 0; i < layer.groups.size(); ++i) {
    const Group& group = layer.groups[i];
    if (dead.contains(group.id().stone)) continue;
    group.facts().members.territory.for_each([&](Point point) {
      enclosed[point.index()] = sign_of(group.color()) * (2 * chances[i] - 1);
    });
  }
  std::array<float, plane_size> share{};
  board.empty_points().for_each([&](Point point) {
    const double all = odds[point.index()] + parameters.territory_odds * enclosed[point.index()];
    share[point.index()] = static_cast<float>(std::tanh(all / 2));
  });
  for (std::size_t i = 0; i < layer.groups.size(); ++i) {
    const auto value = static_cast<float>(sign_of(layer.groups[i].color()) * (2 * chances[i] - 1));
    layer.groups[i].facts().members.stones.for_each(
        [&](Point stone) { share[stone.index()] = value; });
  }
  return share;
}

}  // namespace gosedai
