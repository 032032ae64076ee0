#include "model/recognition/influence.hpp"

#include <cstdlib>

namespace gosedai {
namespace {

constexpr int reach = InfluenceRules::reach;

int sign_of(Color color) { return color == Color::black ? 1 : -1; }

/// The set moved by so many lines towards an edge.
BitBoard towards(const BitBoard& set, BoardEdge edge, unsigned lines) {
  if (lines == 0) return set;
  switch (edge) {
    case BoardEdge::north: return set.shifted_up(lines * stride);
    case BoardEdge::east: return set.shifted_up(lines);
    case BoardEdge::south: return set.shifted_down(lines * stride);
    case BoardEdge::west: return set.shifted_down(lines);
  }
  return {};
}

BoardEdge opposite(BoardEdge edge) {
  return static_cast<BoardEdge>((static_cast<int>(edge) + 2) % 4);
}

/// The board's line next to an edge: its points that a move away from the edge does not give.
BitBoard edge_line(const Board& board, BoardEdge edge) {
  return board.all_points() & ~towards(board.all_points(), opposite(edge), 1);
}

struct Lines {
  int col;
  int row;
};

/// Just outside the board, next to a point of the edge line.
Lines beyond(Point point, BoardEdge edge) {
  switch (edge) {
    case BoardEdge::north: return {point.col(), point.row() + 1};
    case BoardEdge::east: return {point.col() + 1, point.row()};
    case BoardEdge::south: return {point.col(), point.row() - 1};
    case BoardEdge::west: return {point.col() - 1, point.row()};
  }
  return {};
}

void add_by_loop(std::array<std::int16_t, plane_size>& sums, const InfluenceRules& rules, int size,
                 Lines at, int sign) {
  for (int row = at.row - reach; row <= at.row + reach; ++row)
    for (int col = at.col - reach; col <= at.col + reach; ++col) {
      if (col < 0 || row < 0 || col >= size || row >= size) continue;
      std::int16_t& sum = sums[Point::at(col, row).index()];
      sum = static_cast<std::int16_t>(
          sum + sign * rules.at(std::abs(row - at.row), std::abs(col - at.col)));
    }
}

}  // namespace

void InfluenceRules::set(int lines, int aside, int value) noexcept {
  for (const int north : {-lines, lines})
    for (const int east : {-aside, aside}) stamp_.set(east, north, value);
}

int InfluenceRules::weight(int influence) const noexcept {
  int weight = 0;
  for (const InfluenceBand& band : bands_)
    if (std::abs(influence) >= band.from) weight = band.weight;
  return influence < 0 ? -weight : weight;
}

BitBoard virtual_stones(const Board& board, Color color, BoardEdge edge) noexcept {
  const BitBoard any = board.stones_of(Color::black) | board.stones_of(Color::white);
  BitBoard open = edge_line(board, edge);
  BitBoard found;
  for (unsigned lines = 0; lines < InfluenceRules::virtual_lines; ++lines) {
    found |= open & towards(board.stones_of(color), edge, lines);
    open &= ~towards(any, edge, lines);
  }
  return found;
}

InfluenceMap::InfluenceMap(const InfluenceRules& rules, const Board& board) noexcept {
  for (const Color color : {Color::black, Color::white}) {
    board.stones_of(color).for_each(
        [&](Point stone) { sums_.add(rules.stamp(), stone.col(), stone.row(), sign_of(color)); });
    for (const BoardEdge edge : board_edges) add_virtual(rules, board, color, edge);
  }
}

void InfluenceMap::add_virtual(const InfluenceRules& rules, const Board& board, Color color,
                               BoardEdge edge) noexcept {
  virtual_stones(board, color, edge).for_each([&](Point point) {
    const Lines outside = beyond(point, edge);
    sums_.add(rules.stamp(), outside.col, outside.row, sign_of(color));
  });
}

std::array<std::int16_t, plane_size> influence_by_loop(const InfluenceRules& rules,
                                                       const Board& board) noexcept {
  std::array<std::int16_t, plane_size> sums{};
  for (const Color color : {Color::black, Color::white}) {
    board.stones_of(color).for_each([&](Point stone) {
      add_by_loop(sums, rules, board.size(), {stone.col(), stone.row()}, sign_of(color));
    });
    for (const BoardEdge edge : board_edges)
      virtual_stones(board, color, edge).for_each([&](Point point) {
        add_by_loop(sums, rules, board.size(), beyond(point, edge), sign_of(color));
      });
  }
  return sums;
}

double influence_balance(const InfluenceRules& rules, const InfluenceMap& map,
                         const Board& board) noexcept {
  int hundredths = 0;
  board.empty_points().for_each([&](Point point) { hundredths += rules.weight(map.at(point)); });
  return hundredths / 100.0;
}

}  // namespace gosedai
