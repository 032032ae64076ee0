#include "model/recognition/linkage_view.hpp"

#include <algorithm>

namespace gosedai {
namespace {

BitBoard box(const Board& board, const LinkageId& id, int margin) {
  const auto [west, east] = std::minmax({id.a.col(), id.b.col()});
  const auto [south, north] = std::minmax({id.a.row(), id.b.row()});
  BitBoard cells;
  for (int row = std::max(0, south - margin); row <= std::min(board.size() - 1, north + margin);
       ++row)
    for (int col = std::max(0, west - margin); col <= std::min(board.size() - 1, east + margin);
         ++col)
      cells.insert(Point::at(col, row));
  return cells;
}

/// Each string with a stone in `cells` once, named by its first stone there.
template <class Visit>
void for_each_string(const Board& board, const BitBoard& cells, Visit visit) {
  BitBoard rest = cells & (board.stones_of(Color::black) | board.stones_of(Color::white));
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    const BitBoard points = board.string_points(stone);
    visit(stone, points);
    rest &= ~points;
  }
}

/// The cells whose stones are part of the view: the window with its rim, and strings that moves in the
/// window alone could capture, with their surroundings.
BitBoard cells_of(const Board& board, const BitBoard& window) {
  BitBoard cells = window.expanded() & board.all_points();
  const BitBoard outside = board.empty_points() & ~window;
  for_each_string(board, cells, [&](Point, const BitBoard& points) {
    if (!points.neighbors().intersects(outside)) cells |= points.expanded() & board.all_points();
  });
  return cells;
}

/// With so many liberties a string never gets short of them, nor does one that it joins: each ply takes
/// one at most, and nobody tells three from more.
constexpr int enough_liberties(int plies) { return plies + 3; }

struct SeenString {
  Color color;
  BitBoard outside;  // its liberties outside the window, when it may get short of them
};

SeenString see_string(const Board& board, const BitBoard& window, Point stone,
                      const BitBoard& points, int enough) {
  if (board.liberties(stone) >= enough) return {board.at(stone), {}};
  return {board.at(stone), liberties_of(points, board.empty_points()) & ~window};
}

void add_shared(const std::vector<SeenString>& strings, const BitBoard& window, Color color,
                std::vector<SharedLiberty>& found) {
  BitBoard once;
  BitBoard twice;
  for (const SeenString& each : strings) {
    if (each.color != color) continue;
    twice |= once & each.outside;
    once |= each.outside;
  }
  const BitBoard beside = window.neighbors();
  (twice | (once & beside)).for_each([&](Point liberty) {
    SharedLiberty shared{beside.contains(liberty) ? liberty : Point::none(), {}};
    std::size_t count = 0;
    for (std::size_t i = 0; i < strings.size(); ++i)
      if (strings[i].color == color && strings[i].outside.contains(liberty))
        shared.strings[count++] = static_cast<std::uint8_t>(i + 1);
    found.push_back(shared);
  });
}

std::vector<SharedLiberty> shared_liberties(const std::vector<SeenString>& strings,
                                            const BitBoard& window) {
  std::vector<SharedLiberty> found;
  for (const Color color : {Color::black, Color::white}) add_shared(strings, window, color, found);
  std::ranges::sort(found);
  return found;
}

}  // namespace

BitBoard linkage_window(const Board& board, const LinkageId& id) { return box(board, id, 1); }

LinkageView look_at_linkage(const Board& board, const LinkageId& id, int plies,
                            Footprint& footprint) {
  const int enough = enough_liberties(plies);
  LinkageView view;
  view.window = linkage_window(board, id);
  const BitBoard cells = cells_of(board, view.window);
  view.black = cells & board.stones_of(Color::black);
  view.white = cells & board.stones_of(Color::white);
  if (view.window.contains(board.ko_point())) {
    view.ko = board.ko_point();
    view.ko_banned = board.ko_banned();
  }
  footprint.touch(cells);
  std::array<std::uint16_t, plane_size> number{};
  std::vector<SeenString> strings;
  for_each_string(board, cells, [&](Point stone, const BitBoard& points) {
    footprint.touch(points.expanded());
    strings.push_back(see_string(board, view.window, stone, points, enough));
    const int liberties = std::min(board.liberties(stone), enough);
    number[board.head(stone).index()] =
        static_cast<std::uint16_t>(strings.size() * 16 + static_cast<std::size_t>(liberties));
  });
  view.shared = shared_liberties(strings, view.window);
  (view.black | view.white).for_each([&](Point stone) {
    view.strings.push_back(number[board.head(stone).index()]);
  });
  return view;
}

}  // namespace gosedai
