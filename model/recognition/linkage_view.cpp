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

/// With so many liberties a string never gets short of them, nor does one that it joins: each ply takes
/// one at most, and nobody tells three from more.
constexpr int enough_liberties(int plies) { return plies + 3; }

struct SeenString {
  Point stone;
  Color color;
  BitBoard points;
  BitBoard beside;   // may hold border cells
  BitBoard outside;  // its liberties outside the window, when it may get short of them
};

/// What the view shows: the window with its rim, strings that moves in the window alone could capture, with their
/// surroundings, and every string that has a stone there.
class Scene {
 public:
  Scene(const Board& board, const BitBoard& window, int enough)
      : board_(board), outside_(board.empty_points() & ~window), enough_(enough) {
    constexpr std::size_t usual_count = 24;
    strings_.reserve(usual_count);
    cells_ = window.expanded() & board.all_points();
    see_strings(cells_);
    BitBoard more;
    for (const SeenString& each : strings_)
      if (!each.beside.intersects(outside_)) more |= each.points | each.beside;
    more &= board.all_points() & ~cells_;
    cells_ |= more;
    see_strings(more);
  }

  const BitBoard& cells() const { return cells_; }
  const std::vector<SeenString>& strings() const { return strings_; }

 private:
  /// Each string with a stone in `cells` that has not been seen.
  void see_strings(const BitBoard& cells) {
    BitBoard rest = cells & ~(seen_ | board_.empty_points());
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const BitBoard points = board_.string_points(stone);
      const BitBoard beside = points.neighbors();
      const bool may_run_short = board_.liberties(stone) < enough_;
      strings_.push_back({stone, board_.at(stone), points, beside,
                          may_run_short ? beside & outside_ : BitBoard()});
      seen_ |= points;
      rest &= ~points;
    }
  }

  const Board& board_;
  BitBoard outside_;  // empty points that are not in the window
  int enough_;
  BitBoard cells_;
  BitBoard seen_;
  std::vector<SeenString> strings_;
};

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
  const Scene scene(board, view.window, enough);
  view.black = scene.cells() & board.stones_of(Color::black);
  view.white = scene.cells() & board.stones_of(Color::white);
  if (view.window.contains(board.ko_point())) {
    view.ko = board.ko_point();
    view.ko_banned = board.ko_banned();
  }
  footprint.touch(scene.cells());
  std::array<std::uint16_t, plane_size> number{};
  std::uint16_t count = 0;
  for (const SeenString& each : scene.strings()) {
    footprint.touch(each.points | each.beside);
    const int liberties = std::min(board.liberties(each.stone), enough);
    number[board.head(each.stone).index()] = static_cast<std::uint16_t>(++count * 16 + liberties);
  }
  view.shared = shared_liberties(scene.strings(), view.window);
  (view.black | view.white).for_each([&](Point stone) {
    view.strings.push_back(number[board.head(stone).index()]);
  });
  return view;
}

}  // namespace gosedai
