// What a string is and how it keeps its identity from move to move.
#include "model/recognition/string_facts.hpp"

#include <random>

#include "model/board/game.hpp"
#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;

/// A game of moves by name, black first; "pass" passes.
Game game_of(const std::vector<std::string_view>& moves, int size = 9) {
  Game game(size);
  for (const std::string_view name : moves) {
    const Color color = game.to_move();
    const Move move = name == "pass" ? Move::pass(color) : Move::stone(color, point_of(name));
    EXPECT_EQ(game.play(move), Legality::legal) << name;
  }
  return game;
}

StringId id_at(const Game& game, std::string_view stone) {
  return string_id(*game.position(Color::black), point_of(stone));
}

StringId id(int age, std::string_view stone) {
  return {static_cast<std::uint16_t>(age), point_of(stone)};
}

StringFacts facts_of(std::string_view diagram, std::string_view stone) {
  Footprint footprint;
  return look_at_string(*make_position(board_of(diagram), Color::black), point_of(stone),
                        footprint);
}

TEST(StringIdentity, IsTheOldestStone) {
  const Game game = game_of({"D4", "pass", "D5", "pass", "D3"});
  EXPECT_EQ(id_at(game, "D3"), id(1, "D4"));
}

TEST(StringIdentity, StaysWhenTheStringGrows) {
  Game game = game_of({"D4", "F6"});
  const StringId before = id_at(game, "D4");
  game.play(Move::stone(Color::black, point_of("C4")));  // a lower index, but a younger stone
  EXPECT_EQ(id_at(game, "C4"), before);
}

TEST(StringIdentity, OlderOneSurvivesAMerge) {
  const Game game = game_of({"F4", "pass", "D4", "pass", "E4"});
  EXPECT_EQ(id_at(game, "D4"), id(1, "F4"));
}

TEST(StringIdentity, UndoPartsWhatAMoveJoined) {
  Game game = game_of({"F4", "pass", "D4", "pass", "E4"});
  game.undo();
  EXPECT_EQ(id_at(game, "F4"), id(1, "F4"));
  EXPECT_EQ(id_at(game, "D4"), id(3, "D4"));
}

TEST(StringIdentity, RetakenPointIsANewString) {
  const Board ko = board_of(R"(
    . . . . .
    . . X O .
    . X O . O
    . . X O .
    . . . . .)");
  Game game(ko.size());
  game.set_up(ko.stones_of(Color::black), ko.stones_of(Color::white), Color::black);
  for (const std::string_view name : {"D3", "A1", "E1", "C3"})  // black takes, white takes back
    ASSERT_EQ(game.play(Move::stone(game.to_move(), point_of(name))), Legality::legal) << name;
  EXPECT_EQ(id_at(game, "C3"), id(4, "C3"));
}

TEST(StringIdentity, UndoBringsACapturedStringBackAsItWas) {
  Game game = game_of({"A2", "A1", "B1"});
  ASSERT_TRUE(game.board().is_empty(point_of("A1")));
  game.undo();
  EXPECT_EQ(id_at(game, "A1"), id(2, "A1"));
}

TEST(StringIdentity, SetUpStonesAreEquallyOldAndNamedByTheLowestPoint) {
  const Board board = board_of(R"(
    . . . .
    . X X .
    . . X .
    . . . .)");
  EXPECT_EQ(string_id(*make_position(board, Color::black), point_of("B3")), id(0, "C2"));
}

TEST(AllStrings, EachOnceTheOldestFirst) {
  const Game game = game_of({"E5", "A1", "E6", "A2", "C3"});
  EXPECT_EQ(all_strings(*game.position(Color::white)),
            (std::vector{id(1, "E5"), id(2, "A1"), id(5, "C3")}));
}

TEST(AllStrings, NoneOnAnEmptyBoard) {
  EXPECT_TRUE(all_strings(*make_position(Board(5), Color::black)).empty());
}

TEST(StringFacts, StonesOfTheString) {
  const StringFacts facts = facts_of(R"(
    . . . . .
    . X O . .
    . X X O .
    . . O . X
    . . . . .)",
                                     "C3");
  EXPECT_EQ(facts.points, points_of({"B3", "B4", "C3"}));
}

TEST(StringFacts, LibertiesOfTheString) {
  const StringFacts facts = facts_of(R"(
    . . . . .
    . X O . .
    . X X O .
    . . O . X
    . . . . .)",
                                     "C3");
  EXPECT_EQ(facts.liberties, points_of({"A4", "A3", "B2", "B5"}));
}

TEST(StringFacts, EnemiesThatTouchItEachOnce) {
  // The white string around the corner touches twice, the stone at E2 does not touch.
  const StringFacts facts = facts_of(R"(
    . . . . .
    . O O . .
    . X O . .
    . . X . O
    . . O . .)",
                                     "B3");
  EXPECT_EQ(facts.enemies, (std::vector{id(0, "C3")}));
}

TEST(StringFacts, EnemiesAreOrderedByIdentity) {
  const Game game = game_of({"pass", "E4", "D4", "D5", "pass", "C4"});
  Footprint footprint;
  const StringFacts facts = look_at_string(*game.position(Color::black), point_of("D4"), footprint);
  EXPECT_EQ(facts.enemies, (std::vector{id(2, "E4"), id(4, "D5"), id(6, "C4")}));
}

TEST(StringFacts, FootprintIsTheStringItsEnemiesAndWhatIsNextToThem) {
  const Board board = board_of(R"(
    . . . . . .
    . . . . . .
    . . . . . .
    . . O . . .
    . . X . . .
    . . . . . .)");
  Footprint footprint;
  look_at_string(*make_position(board, Color::black), point_of("C2"), footprint);
  EXPECT_EQ(footprint.points() & board.all_points(),
            points_of({"C1", "B2", "C2", "D2", "B3", "C3", "D3", "C4"}));
}

/// Every stone on the board belongs to the string that its identity names, and to no other.
void expect_strings_cover_the_board(const Position& position) {
  BitBoard covered;
  for (const StringId& each : all_strings(position)) {
    Footprint footprint;
    const StringFacts facts = look_at_string(position, each.stone, footprint);
    EXPECT_EQ(facts.id, each);
    EXPECT_EQ(facts.stone_count(), position.board.stones(each.stone));
    EXPECT_EQ(facts.liberty_count(), position.board.liberties(each.stone));
    EXPECT_FALSE(covered.intersects(facts.points)) << to_text(each);
    covered |= facts.points;
  }
  EXPECT_EQ(covered, position.board.all_points() & ~position.board.empty_points());
}

TEST(StringFactsProperty, StringsCoverTheBoardAndUndoBringsThemBack) {
  std::mt19937 random(5);
  for (int trial = 0; trial < 20 && !testing::Test::HasFailure(); ++trial) {
    Game game(5 + trial % 3);
    std::vector<std::vector<StringId>> history;
    for (int i = 0; i < 80; ++i) {
      const PositionPtr position = game.position(game.to_move());
      history.push_back(all_strings(*position));
      expect_strings_cover_the_board(*position);
      std::vector<Point> playable;
      position->playable_by(game.to_move()).for_each([&](Point each) { playable.push_back(each); });
      game.play(playable.empty()
                    ? Move::pass(game.to_move())
                    : Move::stone(game.to_move(), playable[random() % playable.size()]));
    }
    while (game.undo()) {
      EXPECT_EQ(all_strings(*game.position(game.to_move())), history.back());
      history.pop_back();
      if (history.empty()) break;
    }
  }
}

}  // namespace
}  // namespace gosedai
