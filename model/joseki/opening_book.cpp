#include "model/joseki/opening_book.hpp"

#include <algorithm>
#include <set>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

std::uint16_t stone_number(Color color, Point point) {
  return static_cast<std::uint16_t>(point.index() * 2 + player_index(color));
}

}  // namespace

bool OpeningBook::add(const Opening& opening) {
  if (opening.moves.empty() || opening.moves.size() > longest) return false;
  if (std::set(opening.moves.begin(), opening.moves.end()).size() != opening.moves.size())
    return false;
  if (std::ranges::find(openings_, opening.moves, &Opening::moves) != openings_.end()) return false;
  openings_.push_back(opening);
  Stones stones;
  Color color = Color::black;
  for (const Point point : opening.moves) {
    known_[stones][{point, color}] += opening.count;
    stones.push_back(stone_number(color, point));
    std::ranges::sort(stones);
    color = opponent(color);
  }
  return true;
}

std::vector<OpeningBook::Continuation> OpeningBook::next(const Board& board, Color to_move) const {
  const int stones_on =
      board.stones_of(Color::black).count() + board.stones_of(Color::white).count();
  if (board.size() != board_size || stones_on >= static_cast<int>(longest)) return {};
  std::map<Point, std::uint32_t> counts;
  for (int code = 0; code < symmetry_count; ++code)
    for (const bool swapped : {false, true}) {
      const Symmetry symmetry(code);
      Stones stones;
      for (const Color color : {Color::black, Color::white})
        board.stones_of(color).for_each([&](Point point) {
          stones.push_back(
              stone_number(swapped ? opponent(color) : color, symmetry.apply(point, board_size)));
        });
      std::ranges::sort(stones);
      const auto found = known_.find(stones);
      if (found == known_.end()) continue;
      for (const auto& [move, count] : found->second)
        if (move.second == (swapped ? opponent(to_move) : to_move)) {
          std::uint32_t& most = counts[symmetry.inverse().apply(move.first, board_size)];
          most = std::max(most, count);
        }
    }
  std::vector<Continuation> sorted;
  for (const auto& [point, count] : counts)
    if (board.is_legal(to_move, point)) sorted.push_back({point, count});
  std::ranges::stable_sort(sorted, std::ranges::greater{}, &Continuation::count);
  return sorted;
}

}  // namespace gosedai
