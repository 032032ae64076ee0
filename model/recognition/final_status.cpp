#include "model/recognition/final_status.hpp"

#include <algorithm>

#include "model/board/scoring.hpp"
#include "model/reading/unconditional_life.hpp"

namespace gosedai {
namespace {

bool stands_at_the_end(const Group& group) {
  switch (group.kind) {
    case GroupClass::safe:
    case GroupClass::self_alive:
    case GroupClass::race_won:
    case GroupClass::seki: return true;
    default: return false;
  }
}

/// Stones whose fate needs no judgement.
struct Proved {
  BitBoard alive;
  BitBoard dead;
};

Proved proved_on(const Board& board) {
  Proved proved;
  for (const Color color : {Color::black, Color::white}) {
    const UnconditionalLife life = unconditional_life(board, color);
    proved.alive |= life.alive;
    proved.dead |= life.territory & board.stones_of(opponent(color));
  }
  return proved;
}

/// A race that nobody has fought out is no strength any more.
double strength_at_the_end(const Group& group) {
  return group.kind == GroupClass::race_possible ? group.strength_alone : group.strength;
}

/// The weakest group in doubt that has a stronger enemy next to it; null when all is settled.
const Group* weakest_in_doubt(const Layer& layer, const Proved& proved) {
  const Group* weakest = nullptr;
  for (const Group& group : layer.groups) {
    if (stands_at_the_end(group) || counts_as_dead(group)) continue;
    if (group.facts().members.stones.intersects(proved.alive)) continue;
    double strongest = 0;
    for (const GroupId& id : group.facts().surrounding_groups)
      if (const GroupMembers* enemy = layer.terrain->find(id))
        strongest = std::max(
            strongest,
            strength_at_the_end(
                layer.groups[static_cast<std::size_t>(enemy - layer.terrain->groups.data())]));
    const double strength = strength_at_the_end(group);
    if (strongest <= strength) continue;
    if (weakest == nullptr || strength < strength_at_the_end(*weakest)) weakest = &group;
  }
  return weakest;
}

}  // namespace

BitBoard dead_at_the_end(const Recognition& recognition, const GroupLimits& limits,
                         const RecognitionParameters& parameters) {
  const Proved proved = proved_on(recognition.position->board);
  GroupLimits widest = limits;
  widest.whole_board = true;
  GroupReader reader(recognition.position->board, widest, parameters);
  BitBoard dead = dead_stones_of(*recognition.strings) | proved.dead;
  while (true) {
    dead &= ~proved.alive;
    const Layer layer =
        recognise_layer(std::make_shared<Terrain>(survey(recognition.position, recognition.strings,
                                                         recognition.linkages, dead)),
                        reader);
    const BitBoard known = dead;
    dead |= layer.dead_stones() & ~proved.alive;
    if (dead != known) continue;
    const Group* group = weakest_in_doubt(layer, proved);
    if (group == nullptr) return dead;
    dead |= group->facts().members.stones;
  }
}

Situation situation_at_the_end(const Recognition& recognition, const BitBoard& dead) {
  const Position& position = *recognition.position;
  const Board& board = position.board;
  const Ownership owners = ownership(board, dead);
  Situation end = *recognition.situation;
  end.score = score(board, position.rules, dead);
  end.uncertainty = 0;
  end.black_chance = end.score > 0 ? 1 : end.score < 0 ? 0 : 0.5;
  end.phase = Phase::endgame;
  end.share.fill(0);
  for (const Color color : {Color::black, Color::white}) {
    const BitBoard& owned = color == Color::black ? owners.black : owners.white;
    const BitBoard stones = board.stones_of(color);
    owned.for_each([&](Point point) { end.share[point.index()] = color == Color::black ? 1 : -1; });
    SideStanding& side = end.sides[player_index(color)];
    side.territory = (owned & ~stones).count();
    side.framework = 0;
    side.dead_stones = (stones & dead).count();
  }
  return end;
}

}  // namespace gosedai
