#include "tools/gosedai/game_positions.hpp"

#include <algorithm>
#include <stdexcept>

#include "kb/format/data_words.hpp"
#include "kb/format/text_file.hpp"
#include "protocol/sgf/file.hpp"
#include "protocol/sgf/reader.hpp"
#include "protocol/sgf/replay.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {

namespace {

std::vector<PositionPtr> positions_of(const Game& game) {
  std::vector<PositionPtr> positions;
  Game back = game;
  while (true) {
    positions.push_back(back.position(back.to_move()));
    if (!back.undo()) break;
  }
  std::ranges::reverse(positions);
  return positions;
}

std::vector<PositionPtr> positions_in(const sgf::Tree& tree) {
  auto game = sgf::to_game(tree);
  if (auto* error = std::get_if<sgf::Error>(&game)) throw std::runtime_error(error->text());
  return positions_of(std::get<Game>(game));
}

}  // namespace

std::vector<PositionPtr> game_positions(const std::string& record) {
  if (record.empty()) return positions_of(practice_game(19, 200, 1));
  auto tree = sgf::read_file(record);
  if (auto* error = std::get_if<std::string>(&tree)) throw std::runtime_error(*error);
  return positions_in(std::get<sgf::Tree>(tree));
}

std::vector<std::vector<PositionPtr>> games_of(const std::vector<std::string>& files) {
  std::vector<std::vector<PositionPtr>> games;
  for (const std::string& file : files) {
    if (!file.ends_with(".sgfl")) {
      games.push_back(game_positions(file));
      continue;
    }
    const std::optional<std::string> text = read_text_file(file);
    if (!text) throw std::runtime_error(file + ": cannot be read");
    for_each_line(*text, [&](std::string_view line, int) {
      auto tree = sgf::read(line);
      if (auto* found = std::get_if<sgf::Tree>(&tree)) games.push_back(positions_in(*found));
    });
  }
  return games;
}

}  // namespace gosedai
