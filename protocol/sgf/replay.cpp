#include "protocol/sgf/replay.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "model/board/notation.hpp"
#include "protocol/rules_names.hpp"
#include "protocol/sgf/coordinates.hpp"

namespace gosedai::sgf {

namespace {

/// More than any game has; keeps the checks for repetition from taking for ever.
constexpr std::size_t longest_line = 20'000;

std::optional<int> parse_int(std::string_view value) {
  value = trimmed(value);
  int number = 0;
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  return number;
}

/// "19" or "19:19"; nothing when it is no square board that we can play on.
std::optional<int> parse_size(std::string_view value) {
  if (trimmed(value).empty()) return 19;
  const std::size_t colon = value.find(':');
  const std::optional<int> columns = parse_int(value.substr(0, colon));
  const std::optional<int> rows =
      colon == std::string_view::npos ? columns : parse_int(value.substr(colon + 1));
  if (!columns || columns != rows) return std::nullopt;
  return *columns >= min_board_size && *columns <= max_board_size ? columns : std::nullopt;
}

Color parse_player(std::string_view value) {
  value = trimmed(value);
  if (value.empty()) return Color::empty;
  return parse_color(value.substr(0, 1)).value_or(Color::empty);
}

std::optional<Color> color_of_move(const Property& property) {
  if (property.name == "B") return Color::black;
  if (property.name == "W") return Color::white;
  return std::nullopt;
}

std::string_view complaint(Legality legality) {
  switch (legality) {
    case Legality::legal: return "is legal";
    case Legality::off_board: return "is not on the board";
    case Legality::occupied: return "is occupied";
    case Legality::suicide: return "is suicide";
    case Legality::ko: return "takes back a ko at once";
    case Legality::superko: return "repeats a position";
  }
  return "is illegal";
}

class Replay {
 public:
  Replay(const Tree& tree, const ReplayOptions& options) : tree_(tree), options_(options) {}

  std::variant<Game, Error> run();

 private:
  void collect_main_line();
  void read_game_info(const Node& root);
  void apply(std::size_t index);
  void set_up(std::size_t index);
  bool add_points(const Node& node, std::string_view name, BitBoard& points);
  void set_player(std::size_t index);
  void play(const Node& node, const Property& property, Color color);
  bool is_at_stop() const { return options_.before_move && moves_ + 1 >= *options_.before_move; }

  void fail(const Node& node, std::string message) {
    if (!error_) error_ = Error{node.place, std::move(message)};
  }

  const Tree& tree_;
  const ReplayOptions& options_;
  std::vector<NodeId> line_;
  std::vector<Color> next_color_;  // per node of the line: of the first move in it or after it
  Game game_;
  Color first_player_ = Color::black;
  bool is_player_named_ = false;  // by PL
  int moves_ = 0;
  bool stopped_ = false;
  std::optional<Error> error_;
};

std::variant<Game, Error> Replay::run() {
  if (options_.game >= tree_.roots.size()) return Error{{}, "no such game in the file"};
  const Node& root = tree_[tree_.roots[options_.game]];
  collect_main_line();
  if (line_.size() > longest_line) return Error{root.place, "the game is too long"};
  read_game_info(root);
  for (std::size_t i = 0; i < line_.size() && !stopped_ && !error_; ++i) apply(i);
  if (error_) return *std::move(error_);
  return std::move(game_);
}

void Replay::collect_main_line() {
  for (NodeId id = tree_.roots[options_.game]; id != no_node; id = tree_[id].first_child)
    line_.push_back(id);
  next_color_.assign(line_.size(), Color::empty);
  for (std::size_t i = line_.size(); i-- > 0;) {
    if (i + 1 < line_.size()) next_color_[i] = next_color_[i + 1];
    const std::vector<Property>& properties = tree_[line_[i]].properties;
    for (auto property = properties.rbegin(); property != properties.rend(); ++property)
      if (const std::optional<Color> color = color_of_move(*property)) next_color_[i] = *color;
  }
}

void Replay::read_game_info(const Node& root) {
  const std::optional<int> kind = parse_int(root.value("GM"));
  if (kind && *kind != 1) return fail(root, "not a game of Go: GM[" + std::to_string(*kind) + "]");
  const std::optional<int> size = parse_size(root.value("SZ"));
  if (!size) return fail(root, "unacceptable size: SZ[" + std::string(root.value("SZ")) + "]");
  Rules rules = rules_named(root.value("RU"), options_.rules).value_or(options_.rules);
  rules.komi = parse_komi(root.value("KM")).value_or(rules.komi);
  if (parse_int(root.value("HA")).value_or(0) >= 2) first_player_ = Color::white;
  game_ = Game(*size, rules);
}

/// Set-up first, then moves: some old files have both in one node.
void Replay::apply(std::size_t index) {
  const Node& node = tree_[line_[index]];
  set_up(index);
  set_player(index);
  for (const Property& property : node.properties) {
    const std::optional<Color> color = color_of_move(property);
    if (!color || stopped_ || error_) continue;
    stopped_ = is_at_stop();
    if (!stopped_) play(node, property, *color);
  }
}

void Replay::set_up(std::size_t index) {
  const Node& node = tree_[line_[index]];
  BitBoard black_added;
  BitBoard white_added;
  BitBoard emptied;
  if (!add_points(node, "AB", black_added) || !add_points(node, "AW", white_added) ||
      !add_points(node, "AE", emptied))
    return;
  const BitBoard& black_before = game_.board().stones_of(Color::black);
  const BitBoard& white_before = game_.board().stones_of(Color::white);
  const BitBoard black = (black_before & ~(white_added | emptied)) | black_added;
  const BitBoard white = (white_before & ~(black_added | emptied)) | white_added;
  if (black == black_before && white == white_before) return;
  const Color player = game_.move_count() == 0 ? first_player_ : game_.to_move();
  if (!game_.set_up(black, white, player)) fail(node, "set-up stones without a liberty");
}

/// False when a value is no point; the error is set then.
bool Replay::add_points(const Node& node, std::string_view name, BitBoard& points) {
  const Property* property = node.find(name);
  if (property == nullptr) return true;
  for (const std::string& value : property->values) {
    if (trimmed(value).empty()) continue;  // "AB[]" is found where there are no stones to add
    const std::optional<BitBoard> some = parse_points(value, game_.size());
    if (!some) {
      fail(node, std::string(name) + "[" + value.substr(0, 20) + "] is no point of the board");
      return false;
    }
    points |= *some;
  }
  return true;
}

/// Who is to play: PL says it, or the next move of the record does, or the handicap.
void Replay::set_player(std::size_t index) {
  const Color named = parse_player(tree_[line_[index]].value("PL"));
  if (game_.move_count() == 0) {
    is_player_named_ |= named != Color::empty;
    if (named != Color::empty)
      first_player_ = named;
    else if (!is_player_named_ && next_color_[index] != Color::empty)
      first_player_ = next_color_[index];
    game_.set_to_move(first_player_);
  } else if (named != Color::empty && named != game_.to_move() &&
             next_color_[index] != game_.to_move()) {
    // The record has to begin anew for another player to be on turn.
    game_.set_up(game_.board().stones_of(Color::black), game_.board().stones_of(Color::white),
                 named);
  }
}

void Replay::play(const Node& node, const Property& property, Color color) {
  const std::string& value = property.values[0];
  const std::string name =
      "move " + std::to_string(moves_ + 1) + ", " + property.name + "[" + value.substr(0, 20) + "]";
  const std::optional<Move> move = parse_move(color, value, game_.size());
  if (!move) return fail(node, name + ": no point of the board");
  const Legality legality = game_.play(*move);
  if (legality != Legality::legal)
    return fail(node, name + ": " + to_text(*move) + ' ' + std::string(complaint(legality)));
  ++moves_;
}

}  // namespace

std::optional<double> parse_komi(std::string_view value) {
  std::string text(trimmed(value).substr(0, 32));
  std::ranges::replace(text, ',', '.');
  double komi = 0;
  const std::from_chars_result parsed =
      std::from_chars(text.data(), text.data() + text.size(), komi, std::chars_format::fixed);
  if (parsed.ec != std::errc() || !(std::abs(komi) < 1000)) return std::nullopt;
  if (komi < 100) return komi;
  komi /= 100;
  const bool is_in_stones = std::fmod(komi, 0.5) != 0;
  return is_in_stones ? 2 * komi : komi;
}

std::variant<Game, Error> to_game(const Tree& tree, const ReplayOptions& options) {
  return Replay(tree, options).run();
}

}  // namespace gosedai::sgf
