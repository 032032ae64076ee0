// The whole way from a position to a move.
#include "kb/decision/sequential.hpp"

#include "tests/kb/kb_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

Decision decide(std::string_view diagram, Color color) {
  return decide_sequentially(make_position(board_of(diagram), color), {});
}

std::string move_for(std::string_view diagram, Color color) {
  return to_text(decide(diagram, color).move);
}

constexpr std::string_view atari = R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . X O O . . .
    . . X X . . .
    . . . . . . .
    . . . . . . .)";

TEST(DecideSequentially, Captures) { EXPECT_EQ(move_for(atari, black), "E4"); }

TEST(DecideSequentially, Escapes) { EXPECT_EQ(move_for(atari, white), "E4"); }

TEST(DecideSequentially, TakesAnEmptyCornerFirst) {
  const Decision decision = decide_sequentially(make_position(Board(19), black), {});
  EXPECT_EQ(decision.ranked.front().reasons.front().motive, Motive::empty_corner);
}

TEST(DecideSequentially, SacrificesAStoneForFour) {
  // D1 can be taken at once, but then the four white stones are in atari together with the taker.
  const Decision decision = decide(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X O . . .
    X O O O X O . . .
    X O . . O O . . .)",
                                   black);
  EXPECT_EQ(to_text(decision.move), "D1");
}

TEST(DecideSequentially, DoesNotThrowStonesAway) {
  // D5 would take a liberty that both share, but the stone would be captured at once.
  const Decision decision = decide(R"(
    . . . . . . .
    . . . O . . .
    . O O . O . .
    . . X O X . .
    . . X . X . .
    . . . . . . .
    . . . . . . .)",
                                   black);
  EXPECT_NE(to_text(decision.move), "D5");
}

TEST(DecideSequentially, PassesWhenNothingIsWorthAMove) {
  EXPECT_EQ(move_for(R"(
    . X . X O
    X X X X O
    X O O O O
    O O . O .
    . O O O O)",
                     black),
            "pass");
}

TEST(DecideSequentially, LeavesDeadStonesAlone) {
  const Position position = position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X . . . . .
    O X . . . . .
    . X . . . . .)");
  const RecognisedStrings strings = recognise_strings(position, ReadingLimits());
  ASSERT_EQ(strings.at(string_id(position, point_of("A2"))).life.life, Life::dead);
  const CandidateList candidates = all_candidates(std::make_shared<Position>(position), {});
  EXPECT_TRUE(std::ranges::none_of(
      candidates, [&](const Candidate& each) { return each.point == point_of("A1"); }));
}

TEST(StringCandidates, DeadStonesMakeNoContactMoves) {
  const Position position = position_of(atari);
  RecognisedString string{facts_at(position, "C4"), {}, false, {}};
  const std::vector<NeighborLife> enemies = {{{0, point_of("C5")}, Life::alive, 2}};
  Footprint footprint;
  EXPECT_FALSE(string_candidates(position, string, enemies, footprint).empty());
  string.life.life = Life::dead;
  EXPECT_TRUE(string_candidates(position, string, enemies, footprint).empty());
}

TEST(StringCandidates, NobodyPushesAgainstDeadStones) {
  const Position position = position_of(atari);
  const RecognisedString string{facts_at(position, "C5"), {}, false, {}};
  Footprint footprint;
  EXPECT_TRUE(string_candidates(position, string, {{{0, point_of("C4")}, Life::dead, 2}}, footprint)
                  .empty());
}

/// The cutting stones of a position, oldest first.
std::string cutting_stones(std::string_view diagram) {
  std::string text;
  for (const auto& [id, string] : recognise_strings(position_of(diagram), ReadingLimits()))
    if (string.cutting) text += to_text(id) + ' ';
  return text;
}

TEST(CuttingStones, FourStringsInACrosscut) {
  EXPECT_EQ(cutting_stones(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . O X . . .
    . . . . . . .
    . . . . . . .)"),
            "C3 D3 C4 D4 ");
}

TEST(CuttingStones, NoneWhenTwoOfThemAreOneString) {
  EXPECT_EQ(cutting_stones(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O O . .
    . . O X O . .
    . . O . O . .
    . . O O O . .)"),
            "");
}

TEST(CuttingStones, NoneWhenOneIsDead) {
  // The white stone at A2 cannot be saved.
  EXPECT_EQ(cutting_stones(R"(
    . . . . . . .
    . . . . . . .
    X . . . . . .
    X . . . . . .
    X O . . . . .
    O X . . . . .
    . X . . . . .)"),
            "");
}

TEST(NeighborLives, LifeAndSizeOfTheEnemies) {
  const Position position = position_of(atari);
  const RecognisedStrings strings = recognise_strings(position, ReadingLimits());
  const auto lives = neighbor_lives(facts_at(position, "B4"), strings);
  EXPECT_EQ(lives,
            (std::vector<NeighborLife>{{string_id(position, point_of("C4")), Life::neutral, 2}}));
}

// --- Properties over random games -----------------------------------------------------------------

ThinkingSetup few_nodes() {
  ThinkingSetup setup;
  setup.limits.main_nodes = 100;
  setup.group_limits.life_nodes = setup.group_limits.race_nodes = 40;
  return setup;
}

/// Games from empty boards to full ones, sizes 2 to 13.
Game random_game(unsigned seed) {
  const int sizes[] = {2, 3, 4, 5, 6, 7, 9, 13};
  const int size = sizes[seed % 8];
  return practice_game(size, static_cast<int>(seed / 8) * size * size / 10, seed);
}

constexpr unsigned random_games = 240;

TEST(DecideSequentiallyProperty, MovesAreLegalAndFillNoOwnEye) {
  int stones = 0;
  int passes = 0;
  for (unsigned seed = 0; seed < random_games && !HasFailure(); ++seed) {
    const Game game = random_game(seed);
    for (const Color color : {black, white}) {
      const Decision decision = decide_sequentially(game.position(color), few_nodes());
      const Move move = decision.move;
      EXPECT_EQ(move.color(), color);
      EXPECT_EQ(game.legality(move), Legality::legal) << to_text(move) << '\n'
                                                      << to_diagram(game.board());
      EXPECT_FALSE(move.is_stone() && is_own_eye(game.board(), color, move.point()))
          << to_text(move) << '\n'
          << to_diagram(game.board());
      ++(move.is_stone() ? stones : passes);
    }
  }
  EXPECT_GT(stones, 100);
  EXPECT_GT(passes, 20) << "full boards are among them";
}

TEST(DecideSequentiallyProperty, PlaysOnToTheEndAndThenPasses) {
  for (const int size : {2, 3, 4, 5, 6, 7}) {
    Game game(size);
    for (int i = 0; i < 6 * size * size && !game.is_over(); ++i) {
      const Color color = game.to_move();
      const Move move = decide_sequentially(game.position(color), few_nodes()).move;
      ASSERT_EQ(game.play(move), Legality::legal) << to_text(move);
    }
    EXPECT_TRUE(game.is_over()) << to_diagram(game.board());
  }
}

TEST(DecideSequentiallyProperty, RankedMovesAreInOrderAndWorthSomething) {
  for (unsigned seed = 0; seed < random_games; seed += 5) {
    const Game game = random_game(seed);
    const Decision decision = decide_sequentially(game.position(black), few_nodes());
    for (std::size_t i = 0; i < decision.ranked.size(); ++i) {
      EXPECT_GE(decision.ranked[i].value, DecisionParameters{}.least_worth);
      EXPECT_FALSE(decision.ranked[i].reasons.empty());
      if (i > 0) {
        EXPECT_GE(decision.ranked[i - 1].order, decision.ranked[i].order);
      }
    }
  }
}

TEST(DecideSequentiallyProperty, ColoursDoNotMatter) {
  for (unsigned seed = 0; seed < random_games && !HasFailure(); seed += 3) {
    const Game game = random_game(seed);
    Position position = *game.position(game.to_move());
    position.rules.komi = 0;  // who is ahead weighs
    const Image swapped(Symmetry(0), true, game.size());
    const Decision here = decide_sequentially(std::make_shared<Position>(position), few_nodes());
    const Decision there =
        decide_sequentially(std::make_shared<Position>(swapped.of(position)), few_nodes());
    EXPECT_EQ(there.move, swapped.of(here.move)) << to_diagram(game.board());
    ASSERT_EQ(there.ranked.size(), here.ranked.size()) << to_diagram(game.board());
    for (std::size_t i = 0; i < here.ranked.size(); ++i) {
      EXPECT_EQ(there.ranked[i].point, here.ranked[i].point);
      EXPECT_EQ(there.ranked[i].value, here.ranked[i].value);
    }
  }
}

TEST(DecideSequentiallyProperty, HistoryOfTheStonesDoesNotMatter) {
  // The same stones set up at once: only ages, and so the names of the strings, are different.
  for (unsigned seed = 0; seed < random_games && !HasFailure(); seed += 3) {
    const Game game = random_game(seed);
    const Position played = *game.position(black);
    Position rebuilt = Image(Symmetry(0), false, game.size()).of(played);
    rebuilt.age = {};
    EXPECT_EQ(decide_sequentially(std::make_shared<Position>(rebuilt), few_nodes()).move,
              decide_sequentially(std::make_shared<Position>(played), few_nodes()).move)
        << to_diagram(game.board());
  }
}

}  // namespace
}  // namespace gosedai::kb_tests
