// Joseki from SGF trees.
#include <map>

#include <nlohmann/json.hpp>

#include "protocol/sgf/coordinates.hpp"
#include "tools/gosedai/joseki_mining.hpp"

namespace gosedai {

namespace {

using NodeId = JosekiCounts::NodeId;

constexpr int longest_line = 180;  // what is deeper is left out

struct Tally {
  std::uint32_t count = 0;
  std::uint32_t black = 0;
  std::uint32_t white = 0;
};

/// {"count": 12, "b_win": 5, "w_win": 6}; nothing for any other comment.
std::optional<Tally> tally_of(const sgf::Node& node) {
  const auto json = nlohmann::json::parse(sgf::unescape(node.value("C")), nullptr, false);
  if (!json.is_object()) return std::nullopt;
  const auto number = [&](const char* name) -> std::optional<std::uint32_t> {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_number_unsigned()) return std::nullopt;
    const auto value = found->get<std::uint64_t>();
    return value <= 1'000'000'000 ? std::optional(static_cast<std::uint32_t>(value)) : std::nullopt;
  };
  const auto count = number("count");
  if (!count) return std::nullopt;
  return Tally{*count, number("b_win").value_or(0), number("w_win").value_or(0)};
}

class Importer {
 public:
  explicit Importer(const sgf::Tree& tree) : tree_(tree) {}

  JosekiRecords run(const JosekiRecords& base) {
    counts_.add_base(base);
    for (const sgf::NodeId game : tree_.roots) walk(game);
    spread_lines();
    const CountingRules rules{1, 0};
    counts_.find_ladders(rules);
    return counts_.records(rules);
  }

 private:
  /// Where the walk stands after an SGF node.
  struct Place {
    NodeId node = JosekiCounts::root;
    Color next = Color::empty;  // whose turn it is; nobody's before the first move
    Color first = Color::black;
    std::optional<bool> mirrored = {};
  };

  /// Without recursion: files may be deep. Parents come before their children in the arena.
  void walk(sgf::NodeId game) {
    std::vector<sgf::NodeId> open = {game};
    std::map<sgf::NodeId, Place> places;
    while (!open.empty()) {
      const sgf::NodeId id = open.back();
      open.pop_back();
      const sgf::Node& node = tree_[id];
      Place place = id == game ? Place{} : places.at(node.parent);
      play(node, place);
      places[id] = place;
      if (node.first_child == sgf::no_node && !is_counted_) ++lines_[place.node];
      for (sgf::NodeId child = node.first_child; child != sgf::no_node;
           child = tree_[child].next_sibling)
        open.push_back(child);
    }
  }

  void play(const sgf::Node& node, Place& place) {
    for (const Color color : {Color::black, Color::white}) {
      const sgf::Property* property = node.find(color == Color::black ? "B" : "W");
      if (property == nullptr || property->values.empty()) continue;
      const auto move = sgf::parse_move(color, property->values[0], joseki_board_size);
      if (move) step(node, color, *move, place);
    }
  }

  void step(const sgf::Node& node, Color color, Move move, Place& place) {
    const CornerPoint point =
        move.is_stone() ? CornerPoint::from_joseki_board(move.point()) : CornerPoint::none();
    if (counts_[place.node].depth + 2 > longest_line) return;
    if (place.next == Color::empty) {
      if (point.is_none()) return;
      place.first = color;
      place.next = color;
    }
    const auto tally = tally_of(node);
    if (place.next != color) {
      place.node = counts_.child(place.node, CornerPoint::none());
      if (tally) add(*tally, place);
    }
    if (!place.mirrored && !point.is_none() && point.x() != point.y())
      place.mirrored = point.x() > point.y();
    place.node =
        counts_.child(place.node, place.mirrored.value_or(false) ? point.mirrored() : point);
    place.next = opponent(color);
    if (tally) add(*tally, place);
  }

  void add(const Tally& tally, const Place& place) {
    is_counted_ = true;
    const bool swapped = place.first == Color::white;
    JosekiCounts::Node& node = counts_[place.node];
    node.is_kept = true;
    node.count += tally.count;
    node.black_won += swapped ? tally.white : tally.black;
    node.white_won += swapped ? tally.black : tally.white;
    if (node.depth == 1) counts_[JosekiCounts::root].count += tally.count;
  }

  /// Files without counts: each line counts once for all its moves.
  void spread_lines() {
    for (const auto& [end, lines] : lines_)
      for (NodeId at = end;; at = counts_[at].parent) {
        counts_[at].count += lines;
        counts_[at].is_kept = true;
        if (at == JosekiCounts::root) break;
      }
  }

  const sgf::Tree& tree_;
  JosekiCounts counts_;
  bool is_counted_ = false;
  std::map<NodeId, std::uint32_t> lines_;
};

}  // namespace

JosekiRecords import_joseki(const JosekiRecords& base, const sgf::Tree& tree) {
  return Importer(tree).run(base);
}

}  // namespace gosedai
