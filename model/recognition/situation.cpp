#include "model/recognition/situation.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "model/recognition/prospect.hpp"

namespace gosedai {
namespace {

double sign_of(Color color) { return color == Color::black ? 1 : -1; }

class Judge {
 public:
  Judge(const Recognition& recognition, const PotentialPair& potential,
        const RecognitionParameters& parameters)
      : recognition_(recognition),
        rules_(parameters.situation),
        family_rules_(parameters.family),
        layer_(recognition.final_layer()),
        terrain_(*layer_.terrain),
        dead_(layer_.dead_stones()) {
    found_.potential = potential.all;
    found_.living_potential = potential.living;
  }

  Situation run() {
    count_sides();
    find_families();
    find_score();
    find_phase();
    return std::move(found_);
  }

 private:
  const Board& board() const { return terrain_.board(); }
  float share(Point point) const { return found_.share[point.index()]; }

  void count_sides() {
    for (const Color color : {Color::black, Color::white}) {
      SideStanding& side = found_.sides[player_index(color)];
      side.territory = terrain_.enclosed[player_index(color)].count();
      side.dead_stones = (dead_ & board().stones_of(color)).count();
      for (const WeakArea& area : layer_.weak.all)
        if (area.color == color) side.framework += area.size;
    }
  }

  void find_families() {
    const BitBoard closed = terrain_.blocks[0] | terrain_.blocks[1];
    for (Family& family : gosedai::find_families(found_.living_potential, board().all_points(),
                                                 closed, family_rules_)) {
      FamilyStanding standing;
      Footprint read;
      standing.siege =
          siege_of(board(), family.stones, dead_, terrain_.blocks_of(opponent(family.color)), read)
              .rate;
      standing.strength = family_strength(family, standing.siege, family_rules_);
      standing.family = std::move(family);
      found_.families.push_back(std::move(standing));
    }
  }

  void find_score() {
    const std::vector<double> chances = chances_to_live(recognition_, rules_);
    found_.share = expected_shares(recognition_, found_.potential, chances, rules_);
    const ExpectedScore expected = expected_score(recognition_, found_.share, chances, rules_);
    found_.score = expected.score;
    found_.uncertainty = expected.uncertainty;
    found_.black_chance = expected.black_chance;
  }

  void find_phase() {
    const int points = board().all_points().count();
    int settled = 0;
    board().all_points().for_each(
        [&](Point point) { settled += std::abs(share(point)) >= rules_.settled_share; });
    const int stones = points - board().empty_points().count();
    if (settled * 100 >= points * rules_.endgame_settled)
      found_.phase = Phase::endgame;
    else if (stones * 100 < points * rules_.opening_stones)
      found_.phase = Phase::opening;
    else
      found_.phase = Phase::middle;
  }

  const Recognition& recognition_;
  const SituationParameters& rules_;
  const FamilyParameters& family_rules_;
  const Layer& layer_;
  const Terrain& terrain_;
  BitBoard dead_;
  Situation found_;
};

}  // namespace

std::string_view name_of(Phase phase) noexcept {
  constexpr std::array<std::string_view, 3> names = {"opening", "middle game", "endgame"};
  return names[static_cast<std::size_t>(phase)];
}

ExpectedScore expected_score(const Recognition& recognition,
                             const std::array<float, plane_size>& share,
                             const std::vector<double>& chances,
                             const SituationParameters& parameters) {
  const Board& board = recognition.position->board;
  const Rules& rules = recognition.position->rules;
  const bool area = rules.scoring == Scoring::area;
  double lead = -rules.komi;
  double variance = 0;
  board.all_points().for_each([&](Point point) {
    const double value = share[point.index()];
    const Color color = board.at(point);
    if (area || color == Color::empty) lead += value;
    // Under territory rules a stone counts when it is taken: the point and the prisoner.
    else
      lead += value - sign_of(color);
    if (color == Color::empty) variance += parameters.point_variance * (1 - value * value);
  });
  if (!area) lead += board.prisoners_of(Color::white) - board.prisoners_of(Color::black);
  const std::vector<Group>& groups = recognition.final_layer().groups;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const double swing = 2.0 * groups[i].facts().members.stones.count();
    variance += parameters.group_variance * swing * swing * chances[i] * (1 - chances[i]);
  }
  const double uncertainty = std::sqrt(variance);
  const double spread = std::max(uncertainty, 0.5) * std::numbers::sqrt2;
  return {lead, uncertainty, 0.5 * (1 + std::erf(parameters.chance_share * lead / spread))};
}

void PotentialPair::move_to(const PotentialStamps& stamps, const Board& board,
                            const BitBoard& dead) {
  all.move_to(stamps, board.stones_of(Color::black), board.stones_of(Color::white));
  living.move_to(stamps, board.stones_of(Color::black) & ~dead,
                 board.stones_of(Color::white) & ~dead);
}

Situation judge_situation(const Recognition& recognition, const PotentialPair& potential,
                          const RecognitionParameters& parameters) {
  return Judge(recognition, potential, parameters).run();
}

Situation judge_situation(const Recognition& recognition, const PotentialStamps& stamps,
                          const RecognitionParameters& parameters) {
  PotentialPair potential;
  potential.move_to(stamps, recognition.position->board, recognition.final_layer().dead_stones());
  return judge_situation(recognition, potential, parameters);
}

}  // namespace gosedai
