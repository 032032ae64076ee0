#include "protocol/gtp/point_report.hpp"

#include <cmath>

#include <nlohmann/json.hpp>

namespace gosedai::gtp {

namespace {

bool ends_at(const Linkage& linkage, Point point) {
  return linkage.shape.id.a == point || linkage.shape.id.b == point;
}

/// The strongest linkage of a colour that the enemy would block by playing there; null when none.
const Linkage* strongest_blocked(const LinkageMap& linkages, Point point, Color color) {
  const auto rank = [](const Linkage& linkage) {
    return linkage.is_strong() ? 2 : linkage.is_weak() ? 1 : 0;
  };
  const Linkage* best = nullptr;
  for (const Linkage& linkage : linkages.all)
    if (linkage.shape.color == color && linkage.shape.between.contains(point) &&
        (best == nullptr || rank(linkage) > rank(*best)))
      best = &linkage;
  return best;
}

/// Which linkage it is and how it stands; the rest is in the list of linkages.
Json linkage_brief(const Linkage& linkage) {
  const Json whole = to_json(linkage);
  Json brief;
  for (const char* name : {"id", "color", "kind", "strength", "reinforced"})
    brief[name] = whole.at(name);
  return brief;
}

void add_linkages(Json& object, const LinkageMap& linkages, Point point) {
  object["ending_linkages"] = Json::array();
  object["blocking_linkages"] = Json::array();
  for (const Linkage& linkage : linkages.all) {
    if (ends_at(linkage, point)) object["ending_linkages"].push_back(linkage_brief(linkage));
    if (linkage.shape.between.contains(point))
      object["blocking_linkages"].push_back(linkage_brief(linkage));
  }
  for (const Color color : {Color::black, Color::white}) {
    const Linkage* strongest = strongest_blocked(linkages, point, color);
    object["strongest_of_" + std::string(name_of(color))] =
        strongest == nullptr ? Json() : to_json(*strongest).at("id");
  }
}

/// Without the lists of points, which would fill a page.
Json group_brief(const Group& group) {
  Json brief = to_json(group);
  for (const char* name : {"stones", "enclosed", "territory", "siege", "surrounding_linkages"})
    brief.erase(name);
  return brief;
}

Json family_brief(const FamilyStanding& standing) {
  Json brief = to_json(standing);
  for (const char* name : {"stones", "holes", "area"}) brief.erase(name);
  return brief;
}

Json area_brief(const WeakArea& area, Point point) {
  Json brief = to_json(area);
  brief.erase("points");
  brief["inner"] = area.inner.contains(point);
  return brief;
}

template <class Objects, class Brief>
Json first_at(const Objects& objects, Point point, Brief brief) {
  for (const auto& object : objects)
    if (is_at(object, point)) return brief(object);
  return {};
}

Json string_at(const RecognisedStrings& strings, Point point) {
  for (const auto& [id, string] : strings)
    if (is_at(string, point)) return to_json(string);
  return {};
}

}  // namespace

bool is_at(const RecognisedString& string, Point point) {
  return string.facts.points.contains(point);
}

bool is_at(const Linkage& linkage, Point point) {
  return ends_at(linkage, point) || linkage.shape.between.contains(point);
}

bool is_at(const Group& group, Point point) {
  return group.facts().members.stones.contains(point) ||
         group.facts().members.territory.contains(point);
}

bool is_at(const FamilyStanding& standing, Point point) {
  return standing.family.area.contains(point);
}

bool is_at(const WeakArea& area, Point point) { return area.points.contains(point); }

Json point_json(const Recognition& recognition, Point point) {
  const Board& board = recognition.position->board;
  const Layer& layer = recognition.final_layer();
  const Situation& situation = *recognition.situation;
  Json object;
  object["vertex"] = to_json(point);
  object["color"] = std::string(name_of(board.at(point)));
  object["height"] = height(point, board.size());
  object["share"] = std::round(situation.share[point.index()] * 100.0) / 100;
  object["potential"] = situation.potential.at(point);
  object["potential_without_dead"] = situation.living_potential.at(point);
  object["dead"] = layer.dead_stones().contains(point);
  object["string"] = string_at(*recognition.strings, point);
  const Group* own = layer.group_of(point);
  object["group"] = own != nullptr ? group_brief(*own) : first_at(layer.groups, point, group_brief);
  object["family"] = first_at(situation.families, point, family_brief);
  object["weak_area"] = first_at(layer.weak.all, point,
                                 [&](const WeakArea& area) { return area_brief(area, point); });
  add_linkages(object, *recognition.linkages, point);
  return object;
}

}  // namespace gosedai::gtp
