// The life-and-death search against a full-width solver, and properties that hold on any position.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/life_goal.hpp"
#include "model/reading/life_proof.hpp"
#include "model/reading/tsumego_search.hpp"
#include "tests/model/reading/brute_force.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using testing_support::BruteForce;
using Threats = BruteForce::Threats;

class Random {
 public:
  explicit Random(unsigned seed) : engine_(seed) {}
  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  Color color() { return below(2) == 0 ? Color::black : Color::white; }
  Point point(int size) { return Point::at(below(size), below(size)); }

 private:
  std::mt19937 engine_;
};

struct Truth {
  Outcome outcome = Outcome::unknown;
  Color must_threaten = Color::empty;
};

/// The outcome by the definition in tsumego_search.cpp; nothing when there are too many positions.
std::optional<Truth> truth(const Board& board, const TsumegoQuestion& question,
                           const BitBoard& playable, std::size_t state_limit) {
  const Color owner = board.at(question.target);
  const LifeGoal goal(board, life_area(board, question.target));
  const auto dies = [&](Color to_move, Threats threats, bool may_pass) {
    BruteForce solver(
        opponent(owner),
        [&](const Board& at, Color side) {
          return goal.is_dead(at, side) ? BruteForce::End::won : BruteForce::End::none;
        },
        state_limit);
    solver.limit_attacker();
    solver.confine(playable);
    if (!may_pass) solver.forbid_first_pass();
    return solver.attacker_wins(board, to_move, threats);
  };
  const std::optional<bool> plain = dies(question.to_move, Threats::nobody, true);
  if (!plain) return std::nullopt;
  const std::optional<bool> with_threats =
      dies(question.to_move, *plain ? Threats::defender : Threats::attacker, true);
  if (!with_threats) return std::nullopt;
  bool dead = *plain;
  if (*plain != *with_threats) {
    if (!*plain) return Truth{Outcome::ko, opponent(owner)};
    const std::optional<bool> at_leisure = dies(owner, Threats::defender, false);
    if (!at_leisure) return std::nullopt;
    if (!*at_leisure) return Truth{Outcome::ko, owner};
    dead = true;
  }
  const bool attacking = question.to_move != owner;
  return Truth{dead == attacking ? Outcome::yes : Outcome::no, Color::empty};
}

std::string described(const Board& board, const TsumegoQuestion& question) {
  return to_diagram(board) + "target " + to_text(question.target) + ", " +
         std::string(name_of(question.to_move)) + " to move";
}

struct Tally {
  int compared = 0;
  int yes = 0;
  int ko = 0;
};

void compare(const Board& board, const TsumegoQuestion& question, const BitBoard& playable,
             std::size_t state_limit, Tally& tally) {
  const std::optional<Truth> expected = truth(board, question, playable, state_limit);
  if (!expected) return;
  const ReadingAnswer answer = solve(board, question, 200'000);
  ++tally.compared;
  tally.yes += expected->outcome == Outcome::yes ? 1 : 0;
  tally.ko += expected->outcome == Outcome::ko ? 1 : 0;
  EXPECT_EQ(static_cast<int>(answer.outcome), static_cast<int>(expected->outcome))
      << described(board, question);
  EXPECT_EQ(static_cast<int>(answer.must_threaten), static_cast<int>(expected->must_threaten))
      << described(board, question);
}

std::optional<Board> random_board(Random& random, int size, int empty_percent) {
  BitBoard black;
  BitBoard white;
  BitBoard::full(size).for_each([&](Point point) {
    if (random.below(100) < empty_percent) return;
    (random.below(2) == 0 ? black : white).insert(point);
  });
  return Board::from_stones(size, black, white);
}

TEST(TsumegoProperty, AgreesWithBruteForceOnSmallBoards) {
  Random random(31);
  Tally tally;
  while (tally.compared < trial_count(1100) && !HasFailure()) {
    const int size = 3 + random.below(2);
    const std::optional<Board> board = random_board(random, size, size == 3 ? 40 : 28);
    if (!board || board->empty_points().count() > (size == 3 ? 5 : 4)) continue;
    const Point target = random.point(size);
    if (!is_stone(board->at(target))) continue;
    compare(*board, {target, random.color(), false, Point::none(), true, LifeScope::wide},
            board->all_points(), 700, tally);
  }
  std::printf("compared %d: yes %d, ko %d\n", tally.compared, tally.yes, tally.ko);
  EXPECT_GT(tally.yes, 150);
  EXPECT_GT(tally.ko, 30);
}

/// A pocket in the corner of a wall of black stones with white all around, who has two eyes.
struct Enclosure {
  Board board;
  BitBoard pocket;
};

std::optional<Enclosure> random_enclosure(Random& random) {
  constexpr int size = 7;
  const BitBoard all = BitBoard::full(size);
  BitBoard pocket = BitBoard::of(Point::at(random.below(2), random.below(2)));
  const int wanted = 3 + random.below(5);
  while (pocket.count() < wanted) {
    const Point point = Point::at(random.below(4), random.below(4));
    if (pocket.neighbors().contains(point)) pocket.insert(point);
  }
  BitBoard black = pocket.neighbors() & all & ~pocket;
  BitBoard white = all & ~pocket & ~black;
  BitBoard corners = pocket.expanded().expanded() & white;
  corners.for_each([&](Point point) {
    if (random.below(3) == 0) black.insert(point), white.erase(point);
  });
  white.erase(Point::at(6, 6));
  white.erase(Point::at(4, 6));
  pocket.for_each([&](Point point) {
    const int kind = random.below(8);
    if (kind == 0) black.insert(point);
    if (kind == 1 || kind == 2) white.insert(point);
  });
  const std::optional<Board> board = Board::from_stones(size, black, white);
  if (!board) return std::nullopt;
  // Both eyes must belong to one string, or black may take the wall by playing into one of them.
  const BitBoard wall = board->string_points(Point::at(5, 6));
  if (!wall.contains(Point::at(3, 6)) || !wall.contains(Point::at(6, 5))) return std::nullopt;
  return Enclosure{*board, pocket};
}

TEST(TsumegoProperty, AgreesWithBruteForceInClosedRegions) {
  Random random(37);
  Tally tally;
  while (tally.compared < trial_count(800) && !HasFailure()) {
    const std::optional<Enclosure> place = random_enclosure(random);
    if (!place) continue;
    const Board& board = place->board;
    const Point target = (place->pocket.neighbors() & board.stones_of(Color::black)).first();
    if (target.is_none()) continue;
    // White's two eyes are nobody's business.
    BitBoard playable = board.all_points();
    playable.erase(Point::at(6, 6));
    playable.erase(Point::at(4, 6));
    compare(board, {target, random.color(), false, Point::none(), true, LifeScope::wide}, playable,
            1500, tally);
  }
  std::printf("compared %d: yes %d, ko %d\n", tally.compared, tally.yes, tally.ko);
  EXPECT_GT(tally.yes, 150);
  EXPECT_GT(tally.ko, 10);
}

Board random_game(Random& random, int size, int moves) {
  Board board(size);
  for (int i = 0; i < moves; ++i) {
    const Color color = random.color();
    const Point point = random.point(size);
    if (board.is_legal(color, point)) board.play(color, point);
  }
  return board;
}

constexpr int small_limit = 400;

LifeScope random_scope(Random& random) {
  constexpr LifeScope scopes[] = {LifeScope::wide, LifeScope::near, LifeScope::inner};
  return scopes[random.below(3)];
}

TEST(TsumegoProperty, PiecesOfWorkDoNotMatter) {
  Random random(41);
  for (int trial = 0; trial < 400 && !HasFailure(); ++trial) {
    const Board board = random_game(random, 7 + random.below(5), 40 + random.below(50));
    const Point target = random.point(board.size());
    if (!is_stone(board.at(target))) continue;
    const TsumegoQuestion question{target,        random.color(), false,
                                   Point::none(), true,           random_scope(random)};
    const ReadingAnswer whole = solve(board, question, small_limit);
    TsumegoSearch search(board, question);
    for (int left = small_limit; left > 0;) {
      const int piece = std::min(left, 1 + random.below(30));
      search.advance(piece);
      left -= piece;
    }
    EXPECT_TRUE(whole == search.answer()) << described(board, question);
  }
}

/// The board with one point changed, or with another ko ban there.
std::optional<Board> changed_at(Random& random, const Board& board, Point point) {
  BitBoard stones[2] = {board.stones_of(Color::black), board.stones_of(Color::white)};
  const bool was_empty = board.is_empty(point);
  stones[0].erase(point);
  stones[1].erase(point);
  if (was_empty || random.below(3) == 0) stones[random.below(2)].insert(point);
  std::optional<Board> other = Board::from_stones(board.size(), stones[0], stones[1]);
  if (other && !board.ko_point().is_none() && other->is_empty(board.ko_point()))
    other->set_ko(board.ko_point(), board.ko_banned());
  return other;
}

TEST(TsumegoProperty, NothingOutsideTheFootprintMatters) {
  Random random(43);
  int trials = 0;
  for (int round = 0; round < 600 && !HasFailure(); ++round) {
    const Board board = random_game(random, 19, 70 + random.below(80));
    const Point target = random.point(board.size());
    if (!is_stone(board.at(target))) continue;
    const TsumegoQuestion question{target,        random.color(), false,
                                   Point::none(), true,           random_scope(random)};
    const ReadingAnswer answer = solve(board, question, small_limit);
    for (int i = 0; i < 12; ++i) {
      const Point point = random.point(board.size());
      if (answer.footprint.contains(point)) continue;
      const std::optional<Board> other = changed_at(random, board, point);
      if (!other) continue;
      ++trials;
      EXPECT_TRUE(answer == solve(*other, question, small_limit)) << described(board, question);
    }
  }
  std::printf("%d trials\n", trials);
  EXPECT_GT(trials, 300);
}

}  // namespace
}  // namespace gosedai
