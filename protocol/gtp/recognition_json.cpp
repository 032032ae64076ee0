#include "protocol/gtp/recognition_json.hpp"

#include <cmath>

#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"
#include "protocol/gtp/board_text.hpp"

namespace gosedai::gtp {

namespace {

/// Two digits are more than is known.
double rounded(double value) { return std::round(value * 100) / 100; }

Json name(std::string_view text) { return std::string(text); }

std::string link_text(const LinkageId& id) { return to_text(id.a) + '-' + to_text(id.b); }

template <class Id>
Json names(const std::vector<Id>& ids) {
  Json all = Json::array();
  for (const Id& id : ids) all.push_back(to_text(id));
  return all;
}

void add_score(Json& object, const ExpectedScore& expected) {
  object["score"] = score_text(rounded(expected.score));
  object["lead"] = rounded(expected.score);
  object["uncertainty"] = rounded(expected.uncertainty);
  object["black_chance"] = rounded(expected.black_chance);
}

Json reading_json(const LinkageReading& reading) {
  Json object;
  object["outcome"] = name(name_of(reading.outcome));
  object["move"] = to_json(reading.move);
  object["ko"] = reading.by_ko;
  return object;
}

Json interior_json(const Interior& interior) {
  Json object;
  object["now"] = rounded(interior.now);
  object["first"] = rounded(interior.first);
  object["second"] = rounded(interior.second);
  object["widen"] = to_json(interior.widen);
  object["narrow"] = to_json(interior.narrow);
  return object;
}

Json eyes_json(const GroupEyes& eyes) {
  Json object;
  object["least"] = eyes.least;
  object["most"] = eyes.most;
  object["vital"] = to_json(eyes.vital);
  return object;
}

Json siege_json(const Siege& siege) {
  Json object;
  object["rate"] = rounded(siege.rate);
  object["batches"] = siege.batches;
  object["outermost"] = to_json(siege.outermost());
  object["halved"] = to_json(siege.halved & siege.outermost());
  return object;
}

Json help_json(const Reinforcement& help) {
  Json object;
  object["group"] = to_text(help.group);
  object["join"] = to_json(help.join);
  object["part"] = to_json(help.part);
  object["far"] = help.far;
  return object;
}

/// What reading says of the group's own life.
std::string_view fate_text(GroupFate fate) {
  switch (fate) {
    case GroupFate::alive: return "alive";
    case GroupFate::dead: return "dead";
    case GroupFate::critical: return "critical";
    case GroupFate::unknown: break;
  }
  return "unknown";
}

/// What can be seen of a group without reading.
void add_facts(Json& object, const GroupFacts& facts) {
  object["interior"] = interior_json(facts.interior);
  object["eyes"] = eyes_json(facts.eyes);
  object["siege"] = siege_json(facts.siege);
  object["size"] = facts.size;
  object["liberties"] = facts.liberties;
  object["strings"] = names(facts.members.strings);
  object["dead_strings"] = facts.dead_strings;
  object["neutral_cutting_strings"] = facts.neutral_cutting;
  object["weak_kosumi"] = facts.weak_kosumi;
  object["taken"] = facts.taken;
  object["reinforcements"] = Json::array();
  for (const Reinforcement& help : facts.reinforcements)
    object["reinforcements"].push_back(help_json(help));
  object["surrounding_groups"] = names(facts.surrounding_groups);
  object["surrounding_linkages"] = Json::array();
  for (const LinkageId& id : facts.surrounding_linkages)
    object["surrounding_linkages"].push_back(link_text(id));
  object["stones"] = to_json(facts.members.stones);
  object["enclosed"] = to_json(facts.members.enclosed);
  object["territory"] = to_json(facts.members.territory);
}

Json side_json(const SideStanding& side) {
  Json object;
  object["territory"] = rounded(side.territory);
  object["framework"] = rounded(side.framework);
  object["dead_stones"] = side.dead_stones;
  return object;
}

Json rows_of(const PotentialMap& map, int size) {
  Json rows = Json::array();
  for (int row = size - 1; row >= 0; --row) {
    Json values = Json::array();
    for (int col = 0; col < size; ++col) values.push_back(map.at(Point::at(col, row)));
    rows.push_back(std::move(values));
  }
  return rows;
}

}  // namespace

Json to_json(Point point) { return point.is_none() ? Json() : Json(to_text(point)); }

Json to_json(const BitBoard& points) {
  Json all = Json::array();
  points.for_each([&](Point point) { all.push_back(to_text(point)); });
  return all;
}

Json to_json(const RecognisedString& string) {
  const StringFacts& facts = string.facts;
  const StringLife& life = string.life;
  Json object;
  object["id"] = to_text(facts.id);
  object["color"] = name(name_of(facts.color));
  object["life"] = name(name_of(life.life));
  object["capture"] = to_json(life.capture_point);
  object["escape"] = to_json(life.escape_point);
  object["capture_moves"] = life.capture_moves;
  object["ko"] = life.by_ko;
  object["cut_off"] = !life.settled;
  object["cutting"] = string.cutting;
  object["stones"] = to_json(facts.points);
  object["liberties"] = to_json(facts.liberties);
  object["enemies"] = names(facts.enemies);
  return object;
}

Json to_json(const Linkage& linkage) {
  const LinkageShape& shape = linkage.shape;
  Json object;
  object["id"] = link_text(shape.id);
  object["color"] = name(name_of(shape.color));
  object["kind"] = name(name_of(shape.kind));
  object["strength"] = name(name_of(linkage.strength));
  object["owner_first"] = reading_json(linkage.owner_first);
  object["enemy_first"] = reading_json(linkage.enemy_first);
  object["same_string"] = linkage.same_string;
  object["reinforced"] = linkage.reinforced;
  object["special"] = linkage.special;
  object["between"] = to_json(shape.between);
  return object;
}

Json to_json(const Group& group) {
  Json object;
  object["id"] = to_text(group.id());
  object["color"] = name(name_of(group.color()));
  object["class"] = name(name_of(group.kind));
  object["by_estimate"] = group.by_estimate;
  object["life"] = name(fate_text(group.base.status.fate));
  object["attack"] = to_json(group.attack);
  object["defence"] = to_json(group.defence);
  object["strength"] = rounded(group.strength);
  object["strength_alone"] = rounded(group.strength_alone);
  object["urgency"] = rounded(group.urgency);
  object["survival"] = group.survival;
  object["importance"] = rounded(group.importance);
  object["weak_area"] = rounded(group.weak_area);
  add_facts(object, group.facts());
  return object;
}

Json to_json(const FamilyStanding& standing) {
  const Family& family = standing.family;
  Json object;
  object["id"] = to_json(family.area.first());
  object["color"] = name(name_of(family.color));
  object["strength"] = rounded(standing.strength);
  object["siege"] = rounded(standing.siege);
  object["size"] = family.size;
  object["interior"] = family.interior;
  object["edge_length"] = family.edge_length;
  object["definite"] = rounded(family.definite);
  object["stones"] = to_json(family.stones);
  object["holes"] = Json::array();
  for (const BitBoard& hole : family.holes) object["holes"].push_back(to_json(hole));
  object["area"] = to_json(family.area);
  return object;
}

Json to_json(const WeakArea& area) {
  Json object;
  object["id"] = to_json(area.points.first());
  object["color"] = name(name_of(area.color));
  object["size"] = rounded(area.size);
  object["points"] = to_json(area.points);
  object["inner"] = to_json(area.inner);
  return object;
}

Json situation_json(const Recognition& recognition) {
  return situation_json(recognition, *recognition.situation,
                        recognition.final_layer().dead_stones());
}

Json situation_json(const Recognition& recognition, const Situation& situation,
                    const BitBoard& dead) {
  Json object;
  add_score(object, {situation.score, situation.uncertainty, situation.black_chance});
  object["ahead"] = situation.ahead() == Color::empty ? Json() : name(name_of(situation.ahead()));
  object["phase"] = name(name_of(situation.phase));
  object["black"] = side_json(situation.side(Color::black));
  object["white"] = side_json(situation.side(Color::white));
  object["dead_stones"] = to_json(dead);
  object["groups"] = recognition.final_layer().groups.size();
  object["layers"] = recognition.layers.size();
  return object;
}

Json contested_json(const ContestedBoard& contested) {
  Json object;
  object["games"] = contested.games;
  add_score(object, contested.expected);
  object["contested_groups"] = names(contested.groups);
  object["contested_points"] = to_json(contested.points);
  return object;
}

Json potential_json(const Situation& situation, int size) {
  Json object;
  object["all_stones"] = rows_of(situation.potential, size);
  object["without_dead"] = rows_of(situation.living_potential, size);
  return object;
}

}  // namespace gosedai::gtp
