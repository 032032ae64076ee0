// Life with territory against a full-width solver: seki is a failure of the owner.
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/life_goal.hpp"
#include "model/reading/tsumego_search.hpp"
#include "model/reading/unconditional_life.hpp"
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

/// The outcome by definition: the owner has to reach a position where a third of the group lives without
/// any answer; nothing when there are too many positions.
std::optional<Truth> truth(const Board& board, const TsumegoQuestion& question,
                           const BitBoard& playable, std::size_t state_limit) {
  const Color owner = board.at(question.target);
  const LifeArea area = life_area(board, question.target, question.scope);
  const LifeGoal goal(board, area);
  const auto fate_of = [&](const Board& at, Color side) {
    if (goal.is_dead(at, side)) return BruteForce::End::lost;
    const int alive = (unconditionally_alive(at, owner) & area.home).count();
    return alive > 0 && alive * 3 >= area.group.count() ? BruteForce::End::won
                                                        : BruteForce::End::none;
  };
  const auto lives = [&](Color to_move, Threats threats, bool may_pass) {
    BruteForce solver(owner, fate_of, state_limit);
    solver.limit_attacker();
    solver.confine(playable);
    if (!may_pass) solver.forbid_first_pass();
    return solver.attacker_wins(board, to_move, threats);
  };
  const std::optional<bool> plain = lives(question.to_move, Threats::nobody, true);
  if (!plain) return std::nullopt;
  const std::optional<bool> with_threats =
      lives(question.to_move, *plain ? Threats::defender : Threats::attacker, true);
  if (!with_threats) return std::nullopt;
  bool alive = *plain;
  if (*plain != *with_threats) {
    if (*plain) return Truth{Outcome::ko, opponent(owner)};
    const std::optional<bool> at_leisure = lives(owner, Threats::attacker, false);
    if (!at_leisure) return std::nullopt;
    if (*at_leisure) return Truth{Outcome::ko, owner};
    alive = false;
  }
  const bool defending = question.to_move == owner;
  return Truth{alive == defending ? Outcome::yes : Outcome::no, Color::empty};
}

std::string described(const Board& board, const TsumegoQuestion& question) {
  return to_diagram(board) + "target " + to_text(question.target) + ", " +
         std::string(name_of(question.to_move)) + " to move";
}

struct Tally {
  int compared = 0;
  int yes = 0;
  int ko = 0;
  int seki = 0;  // life, but not with territory
  int nodes = 0;
};

void compare(const Board& board, TsumegoQuestion question, const BitBoard& playable,
             std::size_t state_limit, Tally& tally) {
  question.aim = LifeAim::territory;
  const std::optional<Truth> expected = truth(board, question, playable, state_limit);
  if (!expected) return;
  const ReadingAnswer answer = solve(board, question, 200'000);
  ++tally.compared;
  tally.nodes += answer.nodes;
  tally.yes += expected->outcome == Outcome::yes ? 1 : 0;
  tally.ko += expected->outcome == Outcome::ko ? 1 : 0;
  TsumegoQuestion survival = question;
  survival.aim = LifeAim::survival;
  tally.seki += solve(board, survival, 200'000).outcome != expected->outcome ? 1 : 0;
  EXPECT_EQ(static_cast<int>(answer.outcome), static_cast<int>(expected->outcome))
      << described(board, question);
  EXPECT_EQ(static_cast<int>(answer.must_threaten), static_cast<int>(expected->must_threaten))
      << described(board, question);
}

/// A pocket in the corner or on the side, fenced in by black, white all around with two eyes.
struct Enclosure {
  Board board;
  BitBoard pocket;
};

std::optional<Enclosure> random_enclosure(Random& random) {
  constexpr int size = 7;
  const BitBoard all = BitBoard::full(size);
  BitBoard pocket = BitBoard::of(Point::at(random.below(2), 0));
  const int wanted = 5 + random.below(3);
  while (pocket.count() < wanted) {
    const Point point = Point::at(random.below(4), random.below(3));
    if (pocket.neighbors().contains(point)) pocket.insert(point);
  }
  BitBoard black = pocket.neighbors() & all & ~pocket;
  BitBoard white = all & ~pocket & ~black;
  (pocket.expanded().expanded() & white).for_each([&](Point point) {
    if (random.below(8) == 0) black.insert(point), white.erase(point);
  });
  white.erase(Point::at(6, 6));
  white.erase(Point::at(4, 6));
  pocket.for_each([&](Point point) {
    const int kind = random.below(10);
    if (kind == 0) black.insert(point);
    if (kind == 1 || kind == 2) white.insert(point);
  });
  const std::optional<Board> board = Board::from_stones(size, black, white);
  if (!board) return std::nullopt;
  const BitBoard wall = board->string_points(Point::at(5, 6));
  if (!wall.contains(Point::at(3, 6)) || !wall.contains(Point::at(6, 5))) return std::nullopt;
  return Enclosure{*board, pocket};
}

TEST(TerritoryProperty, AgreesWithBruteForceInClosedRegions) {
  Random random(53);
  Tally tally;
  while (tally.compared < trial_count(250) && !HasFailure()) {
    const std::optional<Enclosure> place = random_enclosure(random);
    if (!place) continue;
    const Board& board = place->board;
    const Point target = (place->pocket.neighbors() & board.stones_of(Color::black)).first();
    if (target.is_none()) continue;
    // Sekis are rare: where the two aims make no difference to the search, few boards are compared.
    TsumegoQuestion question;
    question.target = target;
    question.to_move = random.color();
    TsumegoQuestion strict = question;
    strict.aim = LifeAim::territory;
    const bool differs =
        solve(board, question, 20'000).outcome != solve(board, strict, 20'000).outcome;
    if (!differs && random.below(30) > 0) continue;
    BitBoard playable = board.all_points();
    playable.erase(Point::at(6, 6));
    playable.erase(Point::at(4, 6));
    compare(board, question, playable, 3000, tally);
  }
  std::printf("compared %d: yes %d, ko %d, other than survival %d, nodes %d\n", tally.compared,
              tally.yes, tally.ko, tally.seki, tally.nodes);
  EXPECT_GT(tally.yes, 80);
  EXPECT_GT(tally.seki, 20);
}

}  // namespace
}  // namespace gosedai
