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

namespace {

/// The crosscuts at one stone of the string.
void find_crosscuts(const Position& position, Point stone, StringFacts& facts,
                    Footprint& footprint) {
  const Board& board = position.board;
  const Color enemy = opponent(facts.color);
  for (std::size_t i = 0; i < 4; ++i) {
    const Point side = stone.offset(orthogonal[i]);
    const Point other_side = stone.offset(orthogonal[(i + 1) % 4]);
    if (board.at(side) != enemy || board.at(other_side) != enemy) continue;
    const Point across = side.offset(orthogonal[(i + 1) % 4]);
    footprint.touch(across);
    if (board.at(across) != facts.color) continue;
    footprint.touch_string(board, across);
    if (board.head(across) == board.head(stone) || board.head(side) == board.head(other_side))
      continue;
    const StringId a = string_id(position, side);
    const StringId b = string_id(position, other_side);
    facts.crosscuts.push_back({string_id(position, across), std::min(a, b), std::max(a, b)});
  }
}

}  // namespace

std::vector<StringId> StringFacts::acquaintances() const {
  std::vector<StringId> all = enemies;
  for (const Crosscut& cut : crosscuts) all.push_back(cut.other);
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
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
  facts.points.for_each([&](Point each) { find_crosscuts(position, each, facts, footprint); });
  std::ranges::sort(facts.crosscuts);
  facts.crosscuts.erase(std::unique(facts.crosscuts.begin(), facts.crosscuts.end()),
                        facts.crosscuts.end());
  return facts;
}

}  // namespace gosedai
