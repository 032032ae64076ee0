#include "model/recognition/group.hpp"

#include <algorithm>
#include <cmath>

namespace gosedai {
namespace {

bool is_success(const ReadingAnswer& answer) {
  return answer.outcome == Outcome::yes || answer.outcome == Outcome::ko;
}

GroupStatus status_by_reading(const GroupAnswers& answers) {
  if (answers.spoil && answers.spoil->outcome == Outcome::no) return {GroupFate::alive, {}, {}};
  if (!answers.attack) return {};
  if (answers.attack->outcome == Outcome::no) return {GroupFate::alive, {}, {}};
  if (answers.attack->outcome == Outcome::unknown) return {};
  GroupStatus status =
      answers.defend ? group_status(*answers.attack, *answers.defend) : GroupStatus{};
  // Who can live with territory does not live in seki.
  const bool keeps = answers.keep && answers.keep->outcome == Outcome::yes;
  if (status.fate == GroupFate::critical && keeps && !answers.keep->move.is_none())
    status.defence = answers.keep->move;
  return status;
}

/// Where it can be killed, that is what is fought for.
EyeSpaceStatus eye_space_by_reading(const GroupAnswers& answers) {
  if (answers.attack && is_success(*answers.attack)) return {};
  const bool decided_by_move = answers.spoil && answers.keep && is_success(*answers.spoil) &&
                               is_success(*answers.keep) && !answers.spoil->move.is_none() &&
                               !answers.keep->move.is_none();
  if (!decided_by_move) return {};
  return {answers.spoil->move, answers.keep->move,
          answers.spoil->outcome == Outcome::ko || answers.keep->outcome == Outcome::ko};
}

/// What the searches left open is judged by the room (spec 7.4).
GroupStatus status_by_room(const GroupFacts& facts, const GroupParameters& parameters) {
  if (facts.eyes.least >= 2) return {GroupFate::alive, {}, {}};
  const int first = survival_by_interior(facts.interior.first, parameters);
  const int second = survival_by_interior(facts.interior.second, parameters);
  if (second == 100) return {GroupFate::alive, {}, {}};
  if (first == 0 && facts.siege.rate == 0) return {GroupFate::unknown, {}, {}};
  return {GroupFate::unknown, facts.interior.narrow, facts.interior.widen};
}

double strength_by_fate(const GroupStatus& status, double strength,
                        const GroupParameters& parameters) {
  switch (status.fate) {
    case GroupFate::alive: return std::max(strength, parameters.alive_strength);
    case GroupFate::dead: return 0;
    case GroupFate::critical: return parameters.unsettled_strength;
    case GroupFate::unknown: break;
  }
  return strength;
}

/// The largest of the strings that has a stone next to `enemies`, named by its oldest stone; the oldest
/// of equals. None when no string has.
Point largest_touching(const std::vector<StringId>& strings, const BitBoard& stones,
                       const BitBoard& enemies) {
  Point largest;
  int most = 0;
  for (const StringId& id : strings) {
    const BitBoard string = flood(BitBoard::of(id.stone), stones);
    if (string.count() <= most || !string.intersects(enemies.neighbors())) continue;
    most = string.count();
    largest = id.stone;
  }
  return largest;
}

/// The enemy beside a group that must race and must race as well; null when there is none.
const GroupNeighbor* race_partner(const GroupBase& base, const GroupSurroundings& around,
                                  const GroupParameters& parameters) {
  if (!base.must_race(parameters)) return nullptr;
  for (const GroupNeighbor& other : around.neighbors)
    if (other.must_race && std::ranges::binary_search(base.facts.surrounding_groups, other.id) &&
        base.facts.members.stones.intersects(other.stones.neighbors()))
      return &other;
  return nullptr;
}

/// What the lives of two groups that race say about the first; nothing when they do not fit together.
std::optional<GroupClass> class_by_fates(GroupFate own, GroupFate other) {
  if (own == GroupFate::unknown || other == GroupFate::unknown) return std::nullopt;
  if (own == GroupFate::alive)
    return other == GroupFate::alive ? GroupClass::seki : GroupClass::race_won;
  if (own == GroupFate::critical) return GroupClass::race_neutral;
  return other == GroupFate::alive ? std::optional(GroupClass::race_lost) : std::nullopt;
}

/// Classification among neighbours, in the order of spec 8.
class Classifier {
 public:
  Classifier(const GroupBase& base, const GroupSurroundings& around, const GroupAnswers& answers,
             const GroupParameters& parameters)
      : base_(base), around_(around), answers_(answers), parameters_(parameters) {
    group_.base = base;
    group_.weak_area = around.weak_area;
    group_.attack = base.status.attack;
    group_.defence = base.status.defence;
    const Interior& room = base.facts.interior;
    group_.strength_alone = strength_by_fate(
        base.status,
        strength_from(room.first, room.second, around.weak_area, base.facts.siege.rate, parameters),
        parameters);
    group_.strength = group_.strength_alone;
  }

  Group run() {
    group_.kind = find_class();
    if (facts().taken && !counts_as_dead(group_)) group_.kind = GroupClass::completely_dead;
    correct_strength();
    group_.urgency = facts().neutral_cutting > 0 && group_.kind != GroupClass::completely_dead
                         ? parameters_.cutting_urgency
                         : urgency_from(group_.strength, parameters_);
    group_.survival = survival_from(group_.strength, parameters_);
    for (const GroupNeighbor& other : around_.neighbors)
      if (is_enemy(other) && other.strength < parameters_.importance_strength)
        group_.importance += (parameters_.importance_strength - other.strength) * other.size /
                             parameters_.importance_divisor;
    return std::move(group_);
  }

 private:
  const GroupFacts& facts() const { return base_.facts; }
  GroupFate fate() const { return base_.status.fate; }
  bool is_enemy(const GroupNeighbor& other) const {
    return std::ranges::binary_search(facts().surrounding_groups, other.id);
  }

  GroupClass find_class() {
    if (facts().is_completely_dead()) return GroupClass::completely_dead;
    if (!facts().weak_kosumi && facts().interior.second >= parameters_.safe_interior)
      return GroupClass::safe;
    if (const auto by_race = class_by_race()) return *by_race;
    if (fate() == GroupFate::alive) return GroupClass::self_alive;
    if (fate() == GroupFate::dead) return class_of_doomed();
    if (can_escape()) return GroupClass::escapable;
    if (is_overpowered() && !can_break_out()) {
      group_.by_estimate = true;
      return GroupClass::completely_dead;
    }
    if (const auto by_help = class_by_help()) return *by_help;
    if (group_.strength >= parameters_.self_alive_strength) return GroupClass::self_alive;
    if (fate() == GroupFate::critical ||
        survival_by_interior(facts().interior.first, parameters_) > 0)
      return GroupClass::neutral;
    return class_without_room();
  }

  /// What reading has left open, and there is no room to live in (TR-0837 3.3.2-11 to 14).
  GroupClass class_without_room() {
    const double after = strength_after_breakout();
    if (can_break_out()) {
      group_.defence = facts().breakout.move;
      group_.strength = after;
      return GroupClass::breakout;
    }
    return has_enemy_below(after + parameters_.race_margin) ? GroupClass::race_possible
                                                            : GroupClass::helpless;
  }

  /// There is a way through the siege that leaves the group stronger than somebody around (TR-0837
  /// 3.3.2-12).
  bool can_break_out() const {
    const double after = strength_after_breakout();
    return !facts().breakout.move.is_none() && after >= parameters_.breakout_strength &&
           has_enemy_below(after + parameters_.race_margin);
  }
  double strength_after_breakout() const {
    const Breakout& breakout = facts().breakout;
    const Interior& room = facts().interior;
    return breakout.move.is_none() ? group_.strength
                                   : strength_from(room.first, room.second, around_.weak_area,
                                                   breakout.siege, parameters_);
  }
  bool has_enemy_below(double strength) const {
    return std::ranges::any_of(around_.neighbors, [&](const GroupNeighbor& other) {
      return is_enemy(other) && other.strength < strength;
    });
  }

  /// A way out that the enemy does not close with one move (TR-0837 3.3.2-3).
  bool can_escape() const {
    return facts().siege.rate >= parameters_.surrounded ||
           (facts().siege.batches >= parameters_.escape_batches &&
            facts().siege.rate >= parameters_.escape_siege);
  }

  /// TR-0837 3.3.2-13: nothing is left to it, and somebody strong stands around.
  bool is_overpowered() const {
    if (group_.strength > 0 || facts().siege.rate > 0 ||
        facts().liberties > parameters_.overpowered_liberties)
      return false;
    double strongest = 0;
    for (const GroupNeighbor& other : around_.neighbors) {
      if (!is_enemy(other)) {
        if (other.strength >= parameters_.unsettled_strength) return false;  // help is near
      } else {
        strongest = std::max(strongest, other.strength);
      }
    }
    return strongest >= parameters_.overpowering_strength;
  }

  /// Friends near come before friends far off. A friend as helpless as the group itself is no help.
  std::optional<GroupClass> class_by_help() {
    bool is_cuttable = false;
    for (const Reinforcement& help : facts().reinforcements) {
      const GroupNeighbor* partner = find(help.group);
      if (partner == nullptr || (help.far && is_cuttable)) continue;
      if (partner->strength >= parameters_.unsettled_strength && help.solid) {
        use_help(help, *partner);
        return GroupClass::linkable;
      }
      is_cuttable |= !help.far && partner->strength + group_.strength > 0;
    }
    return is_cuttable ? std::optional(GroupClass::cuttable) : std::nullopt;
  }

  void use_help(const Reinforcement& help, const GroupNeighbor& partner) {
    group_.strength += std::min(partner.strength / 2, parameters_.most_help);
    if (group_.defence.is_none()) group_.defence = help.join;
    if (group_.attack.is_none()) group_.attack = help.part.is_none() ? help.join : help.part;
  }

  const GroupNeighbor* find(const GroupId& id) const {
    const auto found = std::ranges::lower_bound(around_.neighbors, id, {}, &GroupNeighbor::id);
    return found != around_.neighbors.end() && found->id == id ? &*found : nullptr;
  }

  /// No life of its own; enemies as weak as itself may still save it.
  GroupClass class_of_doomed() const {
    for (const GroupNeighbor& other : around_.neighbors)
      if (is_enemy(other) && other.fate == GroupFate::dead &&
          other.strength < parameters_.race_margin)
        return GroupClass::race_possible;
    return GroupClass::self_dead;
  }

  std::optional<GroupClass> class_by_race() {
    const GroupNeighbor* other = race_partner(base_, around_, parameters_);
    if (other == nullptr) return std::nullopt;
    if (const auto by_fates = class_by_fates(fate(), other->fate)) return by_fates;
    return answers_.race_first && answers_.race_second
               ? class_by_answers(*answers_.race_first, *answers_.race_second)
               : std::nullopt;
  }

  std::optional<GroupClass> class_by_answers(const RaceAnswer& first, const RaceAnswer& second) {
    const auto is = [](const RaceFate& fate, Outcome outcome) { return fate.outcome == outcome; };
    if (is(second.own_survives, Outcome::yes))
      return is(second.other_captured, Outcome::yes) ? GroupClass::race_won : GroupClass::seki;
    if (is(first.own_survives, Outcome::no)) return GroupClass::race_lost;
    if (is(first.own_survives, Outcome::unknown)) return std::nullopt;
    group_.defence = first.move;
    group_.attack = second.move;
    return GroupClass::race_neutral;
  }

  void correct_strength() {
    switch (group_.kind) {
      case GroupClass::completely_dead:
      case GroupClass::self_dead:
      case GroupClass::race_lost: group_.strength = 0; break;
      case GroupClass::safe: group_.strength = parameters_.most_strength; break;
      case GroupClass::race_won:
      case GroupClass::seki: group_.strength = parameters_.alive_strength; break;
      case GroupClass::race_neutral: group_.strength = parameters_.unsettled_strength; break;
      case GroupClass::race_possible:
      case GroupClass::linkable:
        group_.strength = std::max(group_.strength, parameters_.least_strength);
        break;
      case GroupClass::breakout:
        group_.strength = std::max(std::min(group_.strength, parameters_.neutral_strength),
                                   parameters_.least_strength);
        break;
      default: break;
    }
    group_.strength = std::clamp(group_.strength, 0.0, parameters_.most_strength);
  }

  const GroupBase& base_;
  const GroupSurroundings& around_;
  const GroupAnswers& answers_;
  const GroupParameters& parameters_;
  Group group_;
};

}  // namespace

GroupBase base_of(const GroupFacts& facts, const GroupAnswers& answers,
                  const GroupParameters& parameters) {
  GroupBase base{facts, {}, {}, 0};
  base.status = status_by_reading(answers);
  base.eye_space = eye_space_by_reading(answers);
  if (base.status.fate == GroupFate::unknown && !facts.is_completely_dead())
    base.status = status_by_room(facts, parameters);
  base.strength = strength_by_fate(
      base.status,
      strength_from(facts.interior.first, facts.interior.second, 0, facts.siege.rate, parameters),
      parameters);
  return base;
}

bool GroupBase::must_race(const GroupParameters& parameters) const {
  return facts.siege.rate == 0 && !facts.is_completely_dead() && facts.eyes.most < 2 &&
         survival_by_interior(facts.interior.first, parameters) == 0;
}

GroupNeighbor neighbor_from(const GroupBase& base, const GroupParameters& parameters) {
  const GroupMembers& members = base.facts.members;
  return {members.id,      base.status.fate,           base.strength,
          base.facts.size, base.must_race(parameters), members.stones,
          members.strings};
}

std::optional<Race> race_with(const GroupBase& base, const GroupSurroundings& around,
                              const GroupParameters& parameters) {
  const GroupNeighbor* other = race_partner(base, around, parameters);
  if (other == nullptr || class_by_fates(base.status.fate, other->fate)) return std::nullopt;
  if (base.status.fate != GroupFate::dead && other->fate != GroupFate::dead) return std::nullopt;
  const GroupMembers& members = base.facts.members;
  const Point own = largest_touching(members.strings, members.stones, other->stones);
  const BitBoard string = flood(BitBoard::of(own), members.stones);
  return Race{own, largest_touching(other->strings, other->stones, string)};
}

std::vector<GroupAsk> open_race_questions(const std::optional<Race>& race,
                                          const GroupAnswers& answers) {
  std::vector<GroupAsk> open;
  if (race && !answers.race_first) open.push_back(GroupAsk::race_first);
  if (race && !answers.race_second) open.push_back(GroupAsk::race_second);
  return open;
}

RaceQuestion to_race(GroupAsk ask, const GroupFacts& facts, const Race& race) {
  const Color owner = facts.members.color;
  return {.own = race.own,
          .other = race.other,
          .to_move = ask == GroupAsk::race_first ? owner : opponent(owner)};
}

Group classify(const GroupBase& base, const GroupSurroundings& around, const GroupAnswers& answers,
               const GroupParameters& parameters) {
  return Classifier(base, around, answers, parameters).run();
}

bool counts_as_dead(const Group& group) {
  return group.kind == GroupClass::completely_dead || group.kind == GroupClass::self_dead ||
         group.kind == GroupClass::race_lost;
}

/// Figure 3.3-9 of TR-0837 has 23 where the formula gives 22.5: strengths are whole numbers there.
double strength_from(double first, double second, double weak_area, double siege,
                     const GroupParameters& parameters) {
  const double f = first - parameters.room_taken_off + weak_area;
  const double s = second - parameters.room_taken_off + weak_area;
  const double weight = parameters.room_weight;
  const double by_siege = siege * parameters.siege_weight;
  double strength = std::max(s * weight + by_siege, parameters.neutral_strength);
  if (f < parameters.room_boundary)
    strength = parameters.room_share * f * weight + by_siege;
  else if (s > parameters.room_boundary)
    strength = parameters.room_share * s * weight + by_siege;
  return std::clamp(std::floor(strength + 0.5), 0.0, parameters.most_strength);
}

double urgency_from(double strength, const GroupParameters& parameters) {
  const auto& limits = parameters.urgency_limits;
  const auto stretch = static_cast<std::size_t>(
      std::ranges::count_if(limits, [&](double limit) { return strength >= limit; }));
  return std::max(
      0.0, parameters.urgency_slopes[stretch] * strength + parameters.urgency_offsets[stretch]);
}

int survival_from(double strength, const GroupParameters& parameters) {
  const int last = static_cast<int>(parameters.survival.size()) - 1;
  return parameters
      .survival[static_cast<std::size_t>(std::clamp(static_cast<int>(strength), 0, last))];
}

std::string_view name_of(GroupClass kind) noexcept {
  constexpr std::array<std::string_view, 15> names = {
      "completely dead", "safe",      "escapable", "linkable",  "cuttable", "self-alive",
      "neutral",         "self-dead", "race won",  "race lost", "seki",     "race neutral",
      "race-possible",   "breakout",  "helpless"};
  return names[static_cast<std::size_t>(kind)];
}

}  // namespace gosedai
