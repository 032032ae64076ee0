#include "protocol/gtp/gogui_views.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "model/board/notation.hpp"
#include "protocol/gtp/board_text.hpp"
#include "protocol/gtp/group_colors.hpp"

namespace gosedai::gtp {

namespace {

constexpr std::string_view nothing = "\"\"";

/// `cell(point)` gives the text at a point.
template <class Cell>
std::string board_of(const Recognition& found, Cell cell) {
  const int size = found.position->board.size();
  std::string text;
  for (int row = size - 1; row >= 0; --row) {
    for (int col = 0; col < size; ++col)
      text += (col == 0 ? "" : " ") + std::string(cell(Point::at(col, row)));
    if (row > 0) text += '\n';
  }
  return text;
}

std::string number(double value) {
  std::array<char, 24> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.2f", value);
  return buffer.data();
}

std::string whole(double value) { return std::to_string(std::lround(value)); }

std::string share(const Recognition& found) {
  return board_of(found,
                  [&](Point point) { return number(found.situation->share[point.index()]); });
}

std::string potential(const Recognition& found) {
  return board_of(found, [&](Point point) {
    return number(potential_points(found.situation->potential.at(point)));
  });
}

std::string living_potential(const Recognition& found) {
  return board_of(found, [&](Point point) {
    return number(potential_points(found.situation->living_potential.at(point)));
  });
}

/// Stones and what they enclose; where groups overlap, the stones and then the living go first.
const Group* group_to_show(const Layer& layer, Point point) {
  if (const Group* own = layer.group_of(point)) return own;
  for (const Group& group : layer.groups)
    if (!counts_as_dead(group) && group.facts().members.territory.contains(point)) return &group;
  return nullptr;
}

std::string groups(const Recognition& found) {
  return board_of(found, [&](Point point) {
    const Group* group = group_to_show(found.final_layer(), point);
    return group == nullptr ? nothing : color_of(group->kind);
  });
}

std::string weak_areas(const Recognition& found) {
  return board_of(found, [&](Point point) -> std::string_view {
    for (const WeakArea& area : found.final_layer().weak.all) {
      if (!area.points.contains(point)) continue;
      const bool inner = area.inner.contains(point);
      if (area.color == Color::black) return inner ? "#2f4f8f" : "#7f9fcf";
      return inner ? "#ef8f3f" : "#efcf9f";
    }
    return nothing;
  });
}

std::string families(const Recognition& found) {
  return board_of(found, [&](Point point) -> std::string_view {
    const int value = found.situation->living_potential.at(point);
    constexpr int boundary = FamilyParameters{}.boundary;
    if (value >= boundary) return "#5f7faf";
    return value <= -boundary ? "#efbf7f" : nothing;
  });
}

template <auto value>
std::string on_stones(const Recognition& found) {
  return board_of(found, [&](Point point) {
    const Group* group = found.final_layer().group_of(point);
    return group == nullptr ? std::string(nothing) : whole(value(*group));
  });
}

double strength_of_group(const Group& group) { return group.strength; }
double urgency_of_group(const Group& group) { return group.urgency; }

std::string list(std::string_view word, const BitBoard& points) {
  if (points.is_empty()) return {};
  std::string line(word);
  points.for_each([&](Point point) { line += ' ' + to_text(point); });
  return line + '\n';
}

/// The gaps of strong linkages are green, of weak ones yellow, of hopeless ones red; a triangle is where a
/// weak one is mended, a cross where it is cut, and a square where both are.
std::string linkages(const Recognition& found) {
  std::array<BitBoard, 3> gaps;
  BitBoard mend;
  BitBoard cut;
  for (const Linkage& linkage : found.linkages->all) {
    if (linkage.reinforced || linkage.same_string) continue;
    gaps[linkage.is_strong() ? 0U : linkage.is_weak() ? 1U : 2U] |= linkage.shape.between;
    if (!linkage.is_weak()) continue;
    if (!linkage.owner_first.move.is_none()) mend.insert(linkage.owner_first.move);
    if (!linkage.enemy_first.move.is_none()) cut.insert(linkage.enemy_first.move);
  }
  gaps[1] &= ~gaps[0];
  gaps[2] &= ~(gaps[0] | gaps[1]);
  return list("COLOR #3fbf4f", gaps[0]) + list("COLOR #efdf3f", gaps[1]) +
         list("COLOR #ef7f6f", gaps[2]) + list("SQUARE", mend & cut) +
         list("TRIANGLE", mend & ~cut) + list("MARK", cut & ~mend) +
         "TEXT linkages: green strong, yellow weak, red cut; triangle mends, cross cuts, square "
         "both";
}

/// Stones in the colour of their class with the strength as label on the oldest one; crosses on the dead,
/// circles where something is decided.
std::string group_marks(const Recognition& found) {
  std::string text;
  std::string labels;
  BitBoard dead;
  BitBoard decisive;
  for (const Group& group : found.final_layer().groups) {
    const BitBoard& stones = group.facts().members.stones;
    text += list("COLOR " + std::string(color_of(group.kind)), stones);
    labels += ' ' + to_text(group.id()) + ' ' + whole(group.strength);
    if (counts_as_dead(group)) dead |= stones;
    for (const Point point : {group.attack, group.defence})
      if (!point.is_none()) decisive.insert(point);
  }
  if (!labels.empty()) text += "LABEL" + labels + '\n';
  return text + list("MARK", dead) + list("CIRCLE", decisive) +
         "TEXT groups by class, labels are strengths, circles where they are decided";
}

/// Influence as squares of a size, and the expected score in the status line.
std::string standing(const Recognition& found) {
  const Situation& situation = *found.situation;
  std::string text = "INFLUENCE";
  found.position->board.all_points().for_each([&](Point point) {
    text += ' ' + to_text(point) + ' ' + number(situation.share[point.index()]);
  });
  return text + "\nTEXT " + score_text(std::round(situation.score * 2) / 2) + ", uncertain by " +
         number(situation.uncertainty) + ", " + std::string(name_of(situation.phase));
}

constexpr std::array<View, 11> views = {{
    {"share", "dboard", "Share of points", share},
    {"potential", "dboard", "Potential", potential},
    {"living-potential", "dboard", "Potential without the dead", living_potential},
    {"groups", "cboard", "Groups by class", groups},
    {"weakareas", "cboard", "Weak areas", weak_areas},
    {"families", "cboard", "Families", families},
    {"strength", "sboard", "Strength of groups", on_stones<strength_of_group>},
    {"urgency", "sboard", "Urgency of groups", on_stones<urgency_of_group>},
    {"linkages", "gfx", "Linkages", linkages},
    {"group-marks", "gfx", "Groups with strength", group_marks},
    {"situation", "gfx", "Situation", standing},
}};

/// Texts that GoGui shows in the status line (string) or a window (hstring).
constexpr std::array<std::string_view, 16> texts = {
    "hstring/Explain Move/gosedai-explain",
    "hstring/Explain Point/gosedai-explain %p",
    "hstring/Candidates/gosedai-candidates",
    "hstring/Point/gosedai-point %p",
    "hstring/Situation in Words/gosedai-situation",
    "hstring/Joseki of the Corners/gosedai-joseki",
    "hstring/Strings/gosedai-strings",
    "hstring/Groups in Words/gosedai-groups",
    "hstring/Linkages at Point/gosedai-linkages %p",
    "hstring/All Statuses/dragon_status",
    "string/Estimate Score/estimate_score",
    "string/Final Score/final_score",
    "plist/Dead Stones/final_status_list dead",
    "string/Attack/attack %p",
    "string/Defend/defend %p",
    "string/Status/dragon_status %p",
};

}  // namespace

std::span<const View> all_views() { return views; }

const View* find_view(std::string_view name) {
  const auto found = std::ranges::find(views, name, &View::name);
  return found == views.end() ? nullptr : &*found;
}

std::string analyze_commands_text() {
  std::string text;
  for (const View& view : views)
    text += std::string(view.type) + '/' + std::string(view.label) + "/gosedai-view " +
            std::string(view.name) + '\n';
  for (const std::string_view line : texts) text += std::string(line) + '\n';
  return text;
}

}  // namespace gosedai::gtp
