#include "model/recognition/linkage.hpp"

#include <algorithm>
#include <array>

namespace gosedai {
namespace {

/// Settles one linkage after the other, then what they do to each other.
class Settlement {
 public:
  Settlement(const Board& board, const RecognisedStrings& strings,
             std::span<const LinkageRead> reads)
      : board_(board),
        dead_(dead_stones_of(strings)),
        alive_{board.stones_of(Color::black) & ~dead_, board.stones_of(Color::white) & ~dead_} {
    for (const auto& [id, string] : strings)
      string.facts.points.for_each([&](Point stone) { string_at_[stone.index()] = &string; });
    linkages_.reserve(reads.size());
    for (const LinkageRead& read : reads) linkages_.push_back(settle_alone(read));
  }

  LinkageMap finish() {
    mark_reinforced();
    weaken_double_peeps();
    settle_legs();
    return {std::move(linkages_)};
  }

 private:
  Color enemy_of(const Linkage& linkage) const { return opponent(linkage.shape.color); }
  const BitBoard& live_enemies(Color color) const { return alive_[player_index(opponent(color))]; }

  const RecognisedString* string_at(Point stone) const { return string_at_[stone.index()]; }

  Linkage settle_alone(const LinkageRead& read) const {
    Linkage linkage;
    linkage.shape = read.shape;
    linkage.owner_first = read.glance.owner_first;
    linkage.enemy_first = read.glance.enemy_first;
    if (is_leg(read.shape.kind)) return linkage;  // settled when the others are
    linkage.same_string = board_.head(read.shape.id.a) == board_.head(read.shape.id.b);
    if (linkage.same_string) {
      linkage.strength = is_peeped(linkage) ? LinkageStrength::weak : LinkageStrength::strong;
    } else if (read.shape.kind == LinkageKind::kosumi && settle_kosumi(linkage)) {
      return linkage;
    } else {
      linkage.strength = strength_by_reading(linkage);
    }
    return linkage;
  }

  /// A living enemy stands next to the gap.
  bool is_peeped(const Linkage& linkage) const {
    return gap_of(linkage.shape).expanded().intersects(live_enemies(linkage.shape.color));
  }

  LinkageStrength strength_by_reading(const Linkage& linkage) const {
    const BitBoard window = linkage_window(board_, linkage.shape.id);
    if (!window.intersects(live_enemies(linkage.shape.color))) return LinkageStrength::strong;
    const LinkageStrength read = strength_of(LinkageAnswer{
        .owner_first = linkage.owner_first, .enemy_first = linkage.enemy_first, .footprint = {}});
    if (read != LinkageStrength::unknown) return read;
    return is_peeped(linkage) ? LinkageStrength::weak : LinkageStrength::strong;
  }

  /// Crosscut and special kosumi, which hang on the life of the enemies on its shoulders.
  bool settle_kosumi(Linkage& linkage) const {
    const BitBoard taken = kosumi_shoulders(linkage.shape.id) & board_.stones_of(enemy_of(linkage));
    if (taken.is_empty()) return false;
    const RecognisedString* enemy = string_at(taken.first());
    if (taken.count() == 1) return enemy != nullptr && settle_special(linkage, *enemy);
    BitBoard second = taken;
    second.erase(taken.first());
    const RecognisedString* other = string_at(second.first());
    if (enemy == nullptr || other == nullptr) return false;
    settle_crosscut(linkage, *enemy, *other);
    return true;
  }

  /// TR-0837 table 3.3-6.
  static void settle_crosscut(Linkage& linkage, const RecognisedString& one,
                              const RecognisedString& other) {
    const Life weaker = std::max(one.life.life, other.life.life);
    const Life stronger = std::min(one.life.life, other.life.life);
    if (weaker == Life::dead || stronger == Life::neutral) {
      linkage.strength = LinkageStrength::strong;
      return;
    }
    if (weaker == Life::alive) {
      linkage.strength = LinkageStrength::unconnectable;
      return;
    }
    linkage.strength = LinkageStrength::weak;
    use_life_of(linkage, one.life.life == Life::neutral ? one : other);
  }

  static void use_life_of(Linkage& linkage, const RecognisedString& enemy) {
    linkage.owner_first = {LinkageOutcome::connect, enemy.life.capture_point, enemy.life.by_ko};
    linkage.enemy_first = {LinkageOutcome::gote_crosscut, enemy.life.escape_point,
                           enemy.life.by_ko};
  }

  static bool settle_special(Linkage& linkage, const RecognisedString& enemy) {
    if (enemy.life.life == Life::dead) {
      linkage.strength = LinkageStrength::strong;
      return true;
    }
    if (enemy.life.life != Life::neutral) return false;
    linkage.strength = LinkageStrength::weak;
    linkage.special = true;
    use_life_of(linkage, enemy);
    return true;
  }

  const Linkage* find(Point a, Point b) const {
    const LinkageId id = a < b ? LinkageId{a, b} : LinkageId{b, a};
    const auto found = std::ranges::lower_bound(linkages_, id, {},
                                                [](const Linkage& each) { return each.shape.id; });
    return found != linkages_.end() && found->shape.id == id ? &*found : nullptr;
  }

  /// Whether a third stone stands between the ends: side by side with one, or by a shorter linkage.
  bool is_joined(Point end, Point third, LinkageKind longer) const {
    const int distance = std::abs(end.col() - third.col()) + std::abs(end.row() - third.row());
    if (distance == 1) return true;
    const Linkage* part = find(end, third);
    return part != nullptr && part->shape.kind < longer &&
           part->strength != LinkageStrength::unconnectable;
  }

  /// Calls `visit(third)` for each stone that splits the linkage into two shorter ones.
  template <class Visit>
  void for_each_splitter(const Linkage& linkage, Visit visit) const {
    const LinkageId& id = linkage.shape.id;
    BitBoard thirds = linkage_window(board_, id) & live_enemies(opponent(linkage.shape.color));
    thirds.erase(id.a);
    thirds.erase(id.b);
    thirds.for_each([&](Point third) {
      if (is_joined(id.a, third, linkage.shape.kind) && is_joined(id.b, third, linkage.shape.kind))
        visit(third);
    });
  }

  void mark_reinforced() {
    for (Linkage& linkage : linkages_) {
      if (is_leg(linkage.shape.kind) || linkage.shape.kind == LinkageKind::kosumi) continue;
      for_each_splitter(linkage, [&](Point) { linkage.reinforced = true; });
    }
  }

  /// TR-0837 3.3.1.6-3: an ikken (hazama) that two kosumis (ikkens) replace, peeped from both sides and
  /// weak as it stands, makes both of them weak.
  void weaken_double_peeps() {
    std::vector<std::pair<LinkageId, Linkage>> weakened;
    for (const Linkage& whole : linkages_) {
      const LinkageKind part =
          whole.shape.kind == LinkageKind::ikken ? LinkageKind::kosumi : LinkageKind::ikken;
      if (!whole.reinforced || whole.same_string || whole.strength != LinkageStrength::weak ||
          (whole.shape.kind != LinkageKind::ikken && whole.shape.kind != LinkageKind::hazama))
        continue;
      for_each_splitter(whole, [&](Point third) {
        const Linkage* one = find(whole.shape.id.a, third);
        const Linkage* other = find(whole.shape.id.b, third);
        if (one == nullptr || other == nullptr || one->shape.kind != part ||
            other->shape.kind != part || !is_peeped(*one) || !is_peeped(*other) ||
            !one->is_strong() || !other->is_strong())
          return;
        weakened.emplace_back(one->shape.id, whole);
        weakened.emplace_back(other->shape.id, whole);
      });
    }
    for (const auto& [part, whole] : weakened) weaken(part, whole);
  }

  void weaken(const LinkageId& id, const Linkage& whole) {
    Linkage& part =
        *std::ranges::find(linkages_, id, [](const Linkage& each) { return each.shape.id; });
    part.strength = LinkageStrength::weak;
    part.owner_first = whole.owner_first;
    part.enemy_first = whole.enemy_first;
  }

  void settle_legs() {
    std::array<BitBoard, 2> walls;
    for (const Linkage& each : linkages_)
      if (!is_leg(each.shape.kind) && each.is_strong())
        walls[player_index(each.shape.color)] |= each.shape.between;
    for (Linkage& each : linkages_)
      if (is_leg(each.shape.kind)) each.strength = strength_of_leg(each, walls);
    part_crossing_legs();
  }

  /// Beyond the seeds, which look at the foot of a leg of two only: an enemy next to a leg can go
  /// below it, so the leg is weak.
  LinkageStrength strength_of_leg(const Linkage& leg, const std::array<BitBoard, 2>& walls) const {
    if (leg.shape.between.intersects(walls[player_index(enemy_of(leg))]))
      return LinkageStrength::unconnectable;
    if (dead_.contains(leg.shape.id.a)) return LinkageStrength::unconnectable;
    return leg.shape.between.neighbors().intersects(live_enemies(leg.shape.color))
               ? LinkageStrength::weak
               : LinkageStrength::strong;
  }

  /// Legs of both colours that cross in a corner (TR-0837 3.3.1.9-1 leaves it open): the crossing
  /// belongs to the stone that is nearer to it, and to nobody when they are equally near.
  void part_crossing_legs() {
    std::vector<Linkage> legs;
    std::ranges::copy_if(linkages_, std::back_inserter(legs), [](const Linkage& each) {
      return is_leg(each.shape.kind) && each.is_strong();
    });
    for (Linkage& one : linkages_) {
      if (!is_leg(one.shape.kind)) continue;
      for (const Linkage& other : legs) {
        if (one.shape.color == other.shape.color) continue;
        const BitBoard crossing = one.shape.between & other.shape.between;
        if (crossing.is_empty() || one.strength == LinkageStrength::unconnectable) continue;
        if (distance_to(one, crossing.first()) >= distance_to(other, crossing.first()))
          one.strength = LinkageStrength::weak;
      }
    }
  }
  static int distance_to(const Linkage& leg, Point point) {
    return std::abs(leg.shape.id.a.col() - point.col()) +
           std::abs(leg.shape.id.a.row() - point.row());
  }

  const Board& board_;
  std::array<const RecognisedString*, plane_size> string_at_{};
  BitBoard dead_;
  std::array<BitBoard, 2> alive_;  // by colour
  std::vector<Linkage> linkages_;
};

}  // namespace

LinkageRead read_linkage(const Board& board, const LinkageShape& shape, const BitBoard& window,
                         const LinkageNodes& nodes) {
  LinkageRead read{shape, {}};
  if (!is_leg(shape.kind) && board.head(shape.id.a) != board.head(shape.id.b))
    read.glance = glance_at_linkage(board, shape, window, nodes);
  return read;
}

LinkageMap settle_linkages(const Board& board, const RecognisedStrings& strings,
                           std::span<const LinkageRead> reads) {
  return Settlement(board, strings, reads).finish();
}

LinkageMap recognise_linkages(const Board& board, const RecognisedStrings& strings,
                              const LinkageNodes& nodes) {
  std::vector<LinkageRead> reads;
  for (const LinkageShape& shape : all_linkages(board))
    reads.push_back(read_linkage(board, shape, linkage_window(board, shape.id), nodes));
  return settle_linkages(board, strings, reads);
}

std::string_view name_of(LinkageStrength strength) noexcept {
  switch (strength) {
    case LinkageStrength::unknown: return "unknown";
    case LinkageStrength::strong: return "strong";
    case LinkageStrength::weak: return "weak";
    case LinkageStrength::unconnectable: return "unconnectable";
  }
  return "?";
}

std::string_view name_of(LinkageOutcome outcome) noexcept {
  switch (outcome) {
    case LinkageOutcome::unknown: return "unknown";
    case LinkageOutcome::connect: return "connect";
    case LinkageOutcome::sente_crosscut: return "sente crosscut";
    case LinkageOutcome::gote_crosscut: return "gote crosscut";
    case LinkageOutcome::break_through: return "break through";
  }
  return "?";
}

}  // namespace gosedai
