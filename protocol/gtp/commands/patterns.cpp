// gosedai-patterns: the known patterns on the board and what follows from them.
#include <array>
#include <cstdio>

#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"
#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

using Json = nlohmann::ordered_json;

/// [KIND] [json]
struct Wish {
  std::optional<PatternKind> kind;
  bool json = false;
};

std::optional<PatternKind> kind_named(std::string_view name) {
  for (int i = 0; i < pattern_kind_count; ++i)
    if (name_of(static_cast<PatternKind>(i)) == name) return static_cast<PatternKind>(i);
  return std::nullopt;
}

std::variant<Wish, std::string_view> read_wish(const Arguments& arguments) {
  Wish wish;
  std::size_t count = arguments.count();
  if (count > 0 && *arguments.word(count - 1) == "json") {
    wish.json = true;
    --count;
  }
  if (count > 1) return error::syntax;
  if (count == 1) {
    wish.kind = kind_named(*arguments.word(0));
    if (!wish.kind) return error::unknown_patterns;
  }
  return wish;
}

std::string points_text(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%g", value);
  return text.data();
}

/// Calls `visit(color, point, move)` for each side that may play a move of the pattern.
template <class Visit>
void for_each_move(const PatternSet& set, const PatternMatch& match, Visit visit) {
  for (const PatternMove& move : set.pattern_of(match).moves)
    for (const PatternSide side : {PatternSide::own, PatternSide::enemy})
      if (move.side == side || move.side == PatternSide::both)
        visit(side == PatternSide::own ? match.own : opponent(match.own),
              set.mark_of(match, move.mark), move);
}

Json to_json(const PatternSet& set, const PatternMatch& match) {
  const Pattern& pattern = set.pattern_of(match);
  Json json{{"kind", name_of(pattern.kind)},
            {"name", pattern.name},
            {"color", name_of(match.own)},
            {"text", pattern.text}};
  if (pattern.judgement != PatternJudgement::none)
    json["judgement"] = pattern.judgement == PatternJudgement::good ? "good" : "bad";
  json["points"] = Json::array();
  set.points_of(match).for_each([&](Point point) { json["points"].push_back(to_text(point)); });
  json["moves"] = Json::array();
  for_each_move(set, match, [&](Color color, Point point, const PatternMove& move) {
    json["moves"].push_back({{"color", name_of(color)},
                             {"point", to_text(point)},
                             {"value", move.value},
                             {"text", move.text}});
  });
  return json;
}

/// "linkage ikken-peeped for black, around E4 (a one-space jump ...); black E5 15 connects; ..."
std::string to_line(const PatternSet& set, const PatternMatch& match) {
  const Pattern& pattern = set.pattern_of(match);
  std::string text = std::string(name_of(pattern.kind)) + ' ' + pattern.name + " for " +
                     std::string(name_of(match.own)) + ", around " + to_text(match.anchor) + " (" +
                     pattern.text + ')';
  if (pattern.judgement != PatternJudgement::none)
    text += pattern.judgement == PatternJudgement::good ? ": good" : ": bad";
  for_each_move(set, match, [&](Color color, Point point, const PatternMove& move) {
    text += "; " + std::string(name_of(color)) + ' ' + to_text(point) + ' ' +
            points_text(move.value) + ' ' + move.text;
  });
  return text;
}

Result patterns(Context& context, const Arguments& arguments) {
  const auto read = read_wish(arguments);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const Wish& wish = std::get<Wish>(read);
  const PatternFindings found = context.thinker.patterns(context.position());
  Json all = Json::array();
  std::string lines;
  for (const PatternMatch& match : found.matches) {
    if (wish.kind && found.set->pattern_of(match).kind != *wish.kind) continue;
    if (wish.json)
      all.push_back(to_json(*found.set, match));
    else
      lines += (lines.empty() ? "" : "\n") + to_line(*found.set, match);
  }
  return success(wish.json ? all.dump() : lines);
}

constexpr std::array<Command, 1> table = {{{"gosedai-patterns", patterns}}};

}  // namespace

std::span<const Command> pattern_commands() { return table; }

}  // namespace gosedai::gtp
