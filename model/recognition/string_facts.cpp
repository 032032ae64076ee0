#include "model/recognition/string_facts.hpp"

#include <algorithm>

#include "model/board/notation.hpp"

namespace gosedai {

StringId string_id(const Position& position, Point stone) {
  StringId oldest{position.age[stone.index()], stone};
  position.board.for_each_stone(stone, [&](Point each) {
    oldest = std::min(oldest, StringId{position.age[each.index()], each});
  });
  return oldest;
}

std::string to_text(const StringId& id) { return to_text(id.stone); }

std::vector<StringId> all_strings(const Position& position) {
  const Board& board = position.board;
  std::vector<StringId> found;
  (board.stones_of(Color::black) | board.stones_of(Color::white)).for_each([&](Point stone) {
    if (board.head(stone) == stone) found.push_back(string_id(position, stone));
  });
  std::ranges::sort(found);
  return found;
}

StringFacts look_at_string(const Position& position, Point stone, Footprint& footprint) {
  const Board& board = position.board;
  StringFacts facts;
  facts.id = string_id(position, stone);
  facts.color = board.at(stone);
  facts.points = board.string_points(stone);
  facts.liberties = board.string_liberties(stone);
  footprint.touch_string(board, stone);
  BitBoard enemies = facts.points.neighbors() & board.stones_of(opponent(facts.color));
  while (!enemies.is_empty()) {
    const Point enemy = enemies.first();
    facts.enemies.push_back(string_id(position, enemy));
    footprint.touch_string(board, enemy);
    enemies &= ~board.string_points(enemy);
  }
  std::ranges::sort(facts.enemies);
  return facts;
}

}  // namespace gosedai
