#include "kb/decision/settled_points.hpp"

namespace gosedai {

namespace {

bool lives_for_sure(const Group& group) {
  return group.kind == GroupClass::safe || group.kind == GroupClass::self_alive ||
         group.kind == GroupClass::race_won;
}

/// The points of `within` that hang together with `start`.
BitBoard connected(const BitBoard& start, const BitBoard& within) {
  BitBoard found = start;
  while (true) {
    const BitBoard wider = found | (found.neighbors() & within);
    if (wider == found) return found;
    found = wider;
  }
}

template <class Visit>
void for_each_room(BitBoard points, Visit visit) {
  while (!points.is_empty()) {
    const BitBoard room = connected(BitBoard::of(points.first()), points);
    points &= ~room;
    visit(room);
  }
}

class Settling {
 public:
  Settling(const DecisionView& view, const DecisionParameters& parameters)
      : view_(view),
        layer_(view.recognition->final_layer()),
        terrain_(*layer_.terrain),
        parameters_(parameters) {}

  SettledPoints run() {
    SettledPoints found;
    for (const Color color : {Color::black, Color::white}) found.owned |= owned_by(color);
    found.dame = dame();
    return found;
  }

 private:
  bool is_late() const {
    return view_.opponent_passed() ||
           (view_.situation() != nullptr && view_.situation()->phase == Phase::endgame);
  }

  /// Where the other side may still come in: so many steps from its stones. Whoever has passed does not want
  /// to, but whoever is behind has to try.
  BitBoard reach_of(Color color) const {
    BitBoard reach = terrain_.live_stones(color);
    const bool may_rest = view_.opponent_passed() && view_.lead() > 0;
    const int steps = may_rest ? 0 : parameters_.settled_steps;
    for (int i = 0; i < steps; ++i) reach |= reach.neighbors() & terrain_.free_points();
    return reach;
  }

  BitBoard owned_by(Color color) const {
    BitBoard enclosed;
    for (const Group& group : layer_.groups)
      if (group.color() == color && lives_for_sure(group))
        enclosed |= group.facts().members.enclosed;
    const BitBoard beyond_reach = enclosed & ~reach_of(opponent(color));
    if (is_late()) return beyond_reach;
    BitBoard small;
    for_each_room(enclosed, [&](const BitBoard& room) {
      if (room.count() <= parameters_.settled_room) small |= room;
    });
    return small & beyond_reach;
  }

  BitBoard dame() const {
    const BitBoard enclosed = terrain_.enclosed[0] | terrain_.enclosed[1];
    const BitBoard open = terrain_.free_points() & ~enclosed;
    const BitBoard touching_both = terrain_.live_stones(Color::black).neighbors() &
                                   terrain_.live_stones(Color::white).neighbors();
    BitBoard found;
    for_each_room(open, [&](const BitBoard& room) {
      const bool at_territory = room.neighbors().intersects(enclosed & ~room);
      if (!at_territory && (room & ~touching_both).is_empty()) found |= room;
    });
    return found & view_.board().empty_points();
  }

  const DecisionView& view_;
  const Layer& layer_;
  const Terrain& terrain_;
  const DecisionParameters& parameters_;
};

}  // namespace

SettledPoints settled_points(const DecisionView& view, const DecisionParameters& parameters) {
  return view.recognition == nullptr ? SettledPoints() : Settling(view, parameters).run();
}

}  // namespace gosedai
