// What has been recognised: strings, linkages, groups, families, weak areas, potential, the situation,
// and all about one point; in words, or as JSON for programs.
#include <array>

#include <nlohmann/json.hpp>

#include "model/recognition/final_status.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/point_report.hpp"
#include "protocol/gtp/recognition_query.hpp"
#include "protocol/gtp/report_words.hpp"

namespace gosedai::gtp {

namespace {

/// [VERTEX] [json]
struct Wish {
  std::optional<Point> point;
  bool json = false;
};

/// What is asked for, or what is wrong with it.
std::variant<Wish, std::string_view> read_wish(const Context& context, const Arguments& arguments) {
  Wish wish;
  std::size_t count = arguments.count();
  if (count > 0 && *arguments.word(count - 1) == "json") {
    wish.json = true;
    --count;
  }
  if (count > 1) return error::syntax;
  if (count == 1) {
    wish.point = arguments.point(0, context.game.size());
    if (!wish.point) return error::invalid_vertex;
  }
  return wish;
}

using Form = std::string (*)(const Json&);

/// The whole board or what is at a point. A byte that is no text never gets this far: all texts are ours.
Result answer(const Json& found, const Wish& wish, Form words) {
  return success(wish.json ? found.dump() : words(found));
}

const std::vector<Linkage>& linkages_of(const Recognition& found) { return found.linkages->all; }
const std::vector<Group>& groups_of(const Recognition& found) { return found.final_layer().groups; }
const std::vector<WeakArea>& areas_of(const Recognition& found) {
  return found.final_layer().weak.all;
}
const std::vector<FamilyStanding>& families_of(const Recognition& found) {
  return found.situation->families;
}
std::vector<RecognisedString> strings_of(const Recognition& found) {
  std::vector<RecognisedString> all;
  for (const auto& [id, string] : *found.strings) all.push_back(string);
  return all;
}

/// All objects of a kind, or those at a point.
template <auto objects_of>
Result list(Context& context, const Arguments& arguments) {
  const auto read = read_wish(context, arguments);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const Wish& wish = std::get<Wish>(read);
  return with_recognition(context, [&](const Recognition& found) {
    Json all = Json::array();
    for (const auto& object : objects_of(found))
      if (!wish.point || is_at(object, *wish.point)) all.push_back(to_json(object));
    return answer(all, wish, lines_of_objects);
  });
}

/// [json]: one object for the whole board.
template <auto describe, auto words>
Result whole_board(Context& context, const Arguments& arguments) {
  const auto read = read_wish(context, arguments);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const Wish& wish = std::get<Wish>(read);
  if (wish.point) return failure(error::syntax);
  return with_recognition(
      context, [&](const Recognition& found) { return answer(describe(found), wish, words); });
}

Json potential(const Recognition& found) {
  return potential_json(*found.situation, found.position->board.size());
}

/// A title and the rows of numbers below it, for each potential.
std::string matrices(const Json& all) {
  std::string text;
  for (const auto& [title, rows] : all.items()) {
    text += (text.empty() ? "" : "\n") + plain_name(title);
    for (const Json& row : rows) {
      text += '\n';
      for (const Json& value : row) {
        const std::string digits = std::to_string(value.get<int>());
        text += std::string(digits.size() < 5 ? 5 - digits.size() : 1, ' ') + digits;
      }
    }
  }
  return text;
}

/// The game is over: the stones that count as dead decide, as for the final score.
Json situation_at_the_end(Context& context, const Recognition& found) {
  const BitBoard dead = context.thinker.dead_stones(found.position);
  return situation_json(found, gosedai::situation_at_the_end(found, dead), dead);
}

/// [json]; with what the last search of the position says, when there was one.
Result situation(Context& context, const Arguments& arguments) {
  const auto read = read_wish(context, arguments);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const Wish& wish = std::get<Wish>(read);
  if (wish.point) return failure(error::syntax);
  return with_recognition(context, [&](const Recognition& found) {
    if (context.game.is_over())
      return answer(situation_at_the_end(context, found), wish, lines_of_attributes);
    Json object = situation_json(found);
    if (const auto contested = context.thinker.contested(found))
      object["search"] = contested_json(*contested);
    return answer(object, wish, lines_of_attributes);
  });
}

/// VERTEX [json]
Result point(Context& context, const Arguments& arguments) {
  const auto read = read_wish(context, arguments);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const Wish& wish = std::get<Wish>(read);
  if (!wish.point) return failure(error::syntax);
  return with_recognition(context, [&](const Recognition& found) {
    return answer(point_json(found, *wish.point), wish, lines_of_attributes);
  });
}

constexpr std::array<Command, 8> table = {{
    {"gosedai-strings", list<strings_of>},
    {"gosedai-linkages", list<linkages_of>},
    {"gosedai-groups", list<groups_of>},
    {"gosedai-families", list<families_of>},
    {"gosedai-weakareas", list<areas_of>},
    {"gosedai-potential", whole_board<potential, matrices>},
    {"gosedai-situation", situation},
    {"gosedai-point", point},
}};

}  // namespace

std::span<const Command> recognition_commands() { return table; }

}  // namespace gosedai::gtp
