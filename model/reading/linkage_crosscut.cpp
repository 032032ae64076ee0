#include "model/reading/linkage_crosscut.hpp"

namespace gosedai {

namespace {

bool is_crosscut(const Board& board, Point a, Point b, const BitBoard& area) {
  const Color owner = board.at(a);
  if (!is_stone(owner) || board.at(b) != owner || board.head(a) == board.head(b)) return false;
  const auto is_other_end = [&](Point stone) {
    return area.contains(stone) && board.at(stone) == owner && board.head(stone) == board.head(b);
  };
  const auto cuts = [&](Point stone) {
    return area.contains(stone) && board.at(stone) == opponent(owner);
  };
  bool found = false;
  board.for_each_stone(a, [&](Point stone) {
    for (std::size_t i = 0; i < 4 && area.contains(stone); ++i)
      found |= is_other_end(stone.offset(diagonal[i])) && cuts(stone.offset(orthogonal[i])) &&
               cuts(stone.offset(orthogonal[(i + 1) % 4]));
  });
  return found;
}

}  // namespace

std::optional<LinkageCrosscut> find_crosscut(const Board& root, Color to_move,
                                             const std::vector<Point>& line, Point a, Point b,
                                             const BitBoard& area) {
  Board board = root;
  Color color = to_move;
  if (is_crosscut(board, a, b, area)) return LinkageCrosscut{board, color};
  for (const Point move : line) {
    board.clear_ko();  // with a ko verdict one side is granted threats
    if (!board.is_legal(color, move)) return std::nullopt;
    board.play(color, move);
    color = opponent(color);
    if (is_crosscut(board, a, b, area)) return LinkageCrosscut{board, color};
  }
  return std::nullopt;
}

}  // namespace gosedai
