// Board and Game against the plain reference: random moves and undos on all kinds of boards.
//
// Compared after every step is everything a caller can see. The legality of all points for both
// colours is compared after every step on tiny boards, after every 8th up to 9x9 and after every
// 64th on large boards, that of random points in between. The test also demands that the games had
// captures, kos, suicides and repetitions to compare.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "model/board/game.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/reference_board.hpp"

namespace gosedai {
namespace {

using board_tests::Cell;
using board_tests::mark_at;
using board_tests::mark_of;
using board_tests::ReferenceGame;
using board_tests::ReferenceState;
using board_tests::ReferenceString;
using board_tests::string_at;

struct Plan {
  int size;
  int stones;  // for each of the six combinations of rules; together 102,000 stones
};
constexpr Plan plans[] = {{2, 1500}, {3, 3000},  {5, 3300},  {7, 3000},
                          {9, 2500}, {13, 1500}, {19, 1200}, {25, 1000}};

Cell cell_of(Point point) { return {point.col(), point.row()}; }
Point point_at(Cell cell) { return Point::at(cell.first, cell.second); }

/// How often something happened that the comparison is there for.
struct Seen {
  int captured = 0;  // stones
  int kos = 0;
  int suicides = 0;
  int superkos = 0;  // moves that only a superko rule forbids
  int deepest = 0;   // moves
};

class RandomGame {
 public:
  RandomGame(int size, const Rules& rules, unsigned seed)
      : size_(size), game_(size, rules), reference_(size, rules), random_(seed) {}

  /// Plays that many stones, with passes and undos between them. False after the first difference.
  bool run(int stones) {
    while (stones_ < stones) {
      const int dice = below(100);
      if (dice < 2)
        pass();
      else if (dice < 4)
        take_back(below(16) == 0 ? reference_.move_count() : 12);
      else if (!try_stone())
        size_ <= 3 || below(4) == 0 ? take_back(size_ * size_) : pass();
      compare();
      if (testing::Test::HasFailure()) return false;
    }
    take_back_all();
    return !testing::Test::HasFailure();
  }

  const Seen& seen() const { return seen_; }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }

  /// An empty point, often one that lost a stone: playing there again makes repetitions.
  Cell random_cell() {
    const int vacated = static_cast<int>(vacated_.size());
    if (vacated > 0 && below(3) == 0)
      return vacated_[static_cast<std::size_t>(vacated - 1 - below(std::min(6, vacated)))];
    std::vector<Point> empty;
    game_.board().empty_points().for_each([&](Point point) { empty.push_back(point); });
    return cell_of(empty[static_cast<std::size_t>(below(static_cast<int>(empty.size())))]);
  }
  Color random_color() {
    return below(8) == 0 ? (below(2) == 0 ? Color::black : Color::white) : game_.to_move();
  }

  bool try_stone() {
    const Color color = random_color();
    for (int tries = 0; tries < 12; ++tries) {
      const Cell cell = random_cell();
      const Point point = point_at(cell);
      const Legality expected = reference_.legality(color, cell);
      const bool legal = expected == Legality::legal;
      const BitBoard empty = game_.board().empty_points();
      const Hash foretold = legal ? game_.board().hash_after(color, point) : game_.board().hash();
      EXPECT_EQ(game_.play(Move::stone(color, point)), expected) << described();
      EXPECT_EQ(game_.board().hash(), foretold) << described();
      seen_.superkos += expected == Legality::superko;
      if (!legal) continue;
      reference_.play(color, cell);
      note_move(cell, game_.board().empty_points() & ~empty);
      return true;
    }
    return false;
  }
  void note_move(Cell cell, const BitBoard& vacated) {
    ++stones_;
    vacated.for_each([this](Point point) { vacated_.push_back(cell_of(point)); });
    seen_.captured += vacated.count();
    seen_.kos += reference_.now().ko_banned != '.';
    seen_.suicides += mark_at(reference_.now().grid, cell) == '.';
    seen_.deepest = std::max(seen_.deepest, reference_.move_count());
  }
  void pass() {
    const Color color = random_color();
    EXPECT_EQ(game_.play(Move::pass(color)), Legality::legal);
    reference_.pass(color);
  }
  void take_back(int most) {
    most = std::min(most, reference_.move_count());
    for (int count = most == 0 ? 0 : 1 + below(most); count > 0; --count) {
      EXPECT_TRUE(game_.undo());
      reference_.undo();
    }
  }
  void take_back_all() {
    while (game_.undo()) reference_.undo();
    compare();
    EXPECT_EQ(game_.board().hash(), Hash{0});
    EXPECT_TRUE(game_.board().empty_points() == game_.board().all_points());
  }

  void compare() {
    const Board& board = game_.board();
    const ReferenceState& now = reference_.now();
    EXPECT_EQ(board.check(), "") << described();
    EXPECT_EQ(game_.move_count(), reference_.move_count());
    EXPECT_EQ(board.prisoners_of(Color::black), now.black_prisoners) << described();
    EXPECT_EQ(board.prisoners_of(Color::white), now.white_prisoners) << described();
    EXPECT_EQ(board.ko_point(), now.ko.first < 0 ? Point::none() : point_at(now.ko));
    EXPECT_EQ(board.ko_banned() == Color::empty ? '.' : mark_of(board.ko_banned()), now.ko_banned);
    compare_stones();
    compare_strings();
    if (size_ <= 3 || ++comparisons_ % (size_ <= 9 ? 8 : 64) == 0) {
      for (int row = 0; row < size_; ++row)
        for (int col = 0; col < size_; ++col) compare_legality({col, row});
      compare_position();
    } else {
      for (int i = 0; i < 4; ++i) compare_legality(random_cell());
    }
  }
  void compare_stones() {
    int differences = 0;
    game_.board().all_points().for_each([&](Point point) {
      const char mark = mark_at(reference_.now().grid, cell_of(point));
      const Color color = game_.board().at(point);
      differences += mark != (color == Color::empty ? '.' : mark_of(color));
    });
    EXPECT_EQ(differences, 0) << described();
  }
  void compare_strings() {
    const Board& board = game_.board();
    BitBoard rest = board.stones_of(Color::black) | board.stones_of(Color::white);
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const ReferenceString expected = string_at(reference_.now().grid, cell_of(stone));
      BitBoard stones;
      for (const Cell& cell : expected.stones) stones.insert(point_at(cell));
      EXPECT_TRUE(board.string_points(stone) == stones) << described();
      EXPECT_EQ(board.stones(stone), static_cast<int>(expected.stones.size())) << described();
      EXPECT_EQ(board.liberties(stone), static_cast<int>(expected.liberties.size())) << described();
      rest &= ~stones;
    }
  }
  void compare_legality(Cell cell) {
    for (const Color color : {Color::black, Color::white}) {
      const Legality expected = reference_.legality(color, cell);
      EXPECT_EQ(game_.legality(Move::stone(color, point_at(cell))), expected)
          << name_of(color) << " column " << cell.first << " row " << cell.second << "\n"
          << described();
      const bool simple = expected == Legality::legal || expected == Legality::superko;
      EXPECT_EQ(game_.board().is_legal(color, point_at(cell), game_.rules().suicide), simple);
    }
  }
  void compare_position() {
    const PositionPtr position = game_.position(Color::white);
    for (const Color color : {Color::black, Color::white})
      position->board.all_points().for_each([&](Point point) {
        const Legality expected = reference_.legality(color, cell_of(point), KoRule::positional);
        EXPECT_EQ(position->playable_by(color).contains(point), expected == Legality::legal)
            << described();
      });
    (position->board.stones_of(Color::black) | position->board.stones_of(Color::white))
        .for_each([&](Point stone) {
          EXPECT_EQ(position->age[stone.index()], reference_.age(cell_of(stone))) << described();
        });
  }

  std::string described() const {
    return "after " + std::to_string(game_.move_count()) + " moves\n" + to_diagram(game_.board());
  }

  int size_;
  Game game_;
  ReferenceGame reference_;
  std::mt19937 random_;
  Seen seen_;
  std::vector<Cell> vacated_;  // points that lost a stone, the latest last
  int stones_ = 0;
  int comparisons_ = 0;
};

class BoardProperty : public testing::TestWithParam<Plan> {};

TEST_P(BoardProperty, RandomGamesAgreeWithTheReference) {
  unsigned seed = 1;
  Seen all;
  for (const Suicide suicide : {Suicide::forbidden, Suicide::allowed})
    for (const KoRule ko : {KoRule::simple, KoRule::positional, KoRule::situational}) {
      Rules rules;
      rules.suicide = suicide;
      rules.ko = ko;
      RandomGame game(GetParam().size, rules, seed++);
      ASSERT_TRUE(game.run(GetParam().stones))
          << "suicide rule " << static_cast<int>(suicide) << ", ko rule " << static_cast<int>(ko);
      const Seen& seen = game.seen();
      all.captured += seen.captured;
      all.kos += seen.kos;
      all.suicides += seen.suicides;
      all.superkos += seen.superkos;
      all.deepest = std::max(all.deepest, seen.deepest);
    }
  EXPECT_GT(all.captured, 500);
  EXPECT_GT(all.suicides, 20);
  EXPECT_GT(all.deepest, 200);
  EXPECT_GT(all.kos, GetParam().size == 2 ? -1 : 10);
  EXPECT_GT(all.superkos, GetParam().size > 9 ? -1 : 10);
}

INSTANTIATE_TEST_SUITE_P(Sizes, BoardProperty, testing::ValuesIn(plans),
                         [](const auto& test) { return "Size" + std::to_string(test.param.size); });

}  // namespace
}  // namespace gosedai
