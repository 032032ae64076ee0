#include "protocol/sgf/writer.hpp"

#include <array>
#include <cstdio>
#include <string_view>

#include "protocol/rules_names.hpp"
#include "protocol/sgf/coordinates.hpp"
#include "protocol/sgf/text.hpp"

namespace gosedai::sgf {

namespace {

constexpr int moves_per_line = 10;

std::string property(std::string_view name, std::string_view value) {
  return std::string(name) + '[' + std::string(value) + ']';
}

std::string text_property(std::string_view name, const std::string& text) {
  return text.empty() ? "" : property(name, escape(text));
}

std::string number(double value) {
  std::array<char, 40> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.10g", value);
  return buffer.data();
}

std::string point_list(std::string_view name, const BitBoard& points, int size) {
  if (points.is_empty()) return {};
  std::string text(name);
  points.for_each([&](Point point) { text += property("", point_text(point, size)); });
  return text;
}

/// Black stones alone, with white to begin, are a handicap.
int handicap_of(const Game& game) {
  const bool only_black = game.initial().stones_of(Color::white).is_empty();
  const int stones = game.initial().stones_of(Color::black).count();
  return only_black && stones >= 2 && game.first_to_move() == Color::white ? stones : 0;
}

/// A reader would take someone else to be the first to move.
bool is_player_needed(const Game& game, int handicap) {
  const Color by_handicap = handicap > 0 ? Color::white : Color::black;
  const Color by_record = game.move_count() > 0 ? game.move(0).color() : by_handicap;
  return game.first_to_move() != by_handicap || game.first_to_move() != by_record;
}

std::string root_text(const Game& game, const GameInfo& info) {
  const int handicap = handicap_of(game);
  std::string text = "(;FF[4]GM[1]CA[UTF-8]AP[Gosedai]";
  text += property("SZ", std::to_string(game.size()));
  text += property("KM", number(game.rules().komi));
  const std::string_view rules = sgf_name_of(game.rules());
  if (!rules.empty()) text += property("RU", rules);
  if (handicap > 0) text += property("HA", std::to_string(handicap));
  text += text_property("PB", info.black) + text_property("PW", info.white);
  text += text_property("DT", info.date) + text_property("RE", info.result);
  text += text_property("C", info.comment);
  text += point_list("AB", game.initial().stones_of(Color::black), game.size());
  text += point_list("AW", game.initial().stones_of(Color::white), game.size());
  if (is_player_needed(game, handicap))
    text += property("PL", game.first_to_move() == Color::black ? "B" : "W");
  return text;
}

std::string move_text(Move move, int size) {
  const std::string point = move.is_stone() ? point_text(move.point(), size) : "";
  return ';' + property(move.color() == Color::black ? "B" : "W", point);
}

}  // namespace

std::string write(const Game& game, const GameInfo& info, std::span<const std::string> comments) {
  std::string text = root_text(game, info);
  for (int i = 0; i < game.move_count(); ++i) {
    if (i % moves_per_line == 0) text += '\n';
    text += move_text(game.move(i), game.size());
    const auto index = static_cast<std::size_t>(i);
    if (index < comments.size()) text += text_property("C", comments[index]);
  }
  return text + ")\n";
}

}  // namespace gosedai::sgf
