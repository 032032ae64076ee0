#include "model/recognition/contested.hpp"

#include <algorithm>

#include "model/recognition/prospect.hpp"
#include "model/recognition/settled_group.hpp"

namespace gosedai {

namespace {

/// What reading says of it stands.
bool is_settled(const Group& group) {
  if (counts_as_dead(group) || group.facts().taken) return !group.by_estimate;
  return is_settled_alive(group);
}

/// How often its stones were its owner's in the end.
double chance_in_games(const WholeBoardVerdict& verdict, const Group& group) {
  const BitBoard& stones = group.facts().members.stones;
  double sum = 0;
  stones.for_each([&](Point stone) { sum += verdict.share_of(group.color(), stone); });
  return sum / stones.count();
}

}  // namespace

ContestedBoard contested_by(const WholeBoardVerdict& verdict, const Recognition& recognition,
                            const SituationParameters& parameters) {
  const Layer& layer = recognition.final_layer();
  const double doubt = parameters.contested_share;
  ContestedBoard found;
  found.games = verdict.games;
  std::vector<double> chances = chances_to_live(recognition, parameters);
  BitBoard settled;
  for (std::size_t i = 0; i < layer.groups.size(); ++i) {
    const Group& group = layer.groups[i];
    if (is_settled(group)) {
      settled |= group.facts().members.territory;
      continue;
    }
    chances[i] = chance_in_games(verdict, group);
    if (chances[i] >= doubt && chances[i] <= 1 - doubt) found.groups.push_back(group.id());
  }
  std::array<float, plane_size> share = recognition.situation->share;
  (recognition.position->board.all_points() & ~settled).for_each([&](Point point) {
    const float black = verdict.share_of(Color::black, point);
    const float white = verdict.share_of(Color::white, point);
    share[point.index()] = black - white;
    if (std::min(black, white) >= doubt) found.points.insert(point);
  });
  found.expected = expected_score(recognition, share, chances, parameters);
  return found;
}

}  // namespace gosedai
