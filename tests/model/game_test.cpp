// The record of a game: turns, undo, superko, set-up, and the position as a value.
#include "model/board/game.hpp"

#include <gtest/gtest.h>

#include "tests/model/board_positions.hpp"

namespace gosedai {
namespace {

using namespace board_tests;

Move black(std::string_view name) { return Move::stone(Color::black, point_of(name)); }
Move white(std::string_view name) { return Move::stone(Color::white, point_of(name)); }

Game game_from(std::string_view diagram, Color to_move, const Rules& rules = {}) {
  const Board board = board_of(diagram);
  Game game(board.size(), rules);
  EXPECT_TRUE(game.set_up(board.stones_of(Color::black), board.stones_of(Color::white), to_move));
  return game;
}

Rules with(KoRule ko, Suicide suicide = Suicide::forbidden) {
  Rules rules;
  rules.ko = ko;
  rules.suicide = suicide;
  return rules;
}

void play_all(Game& game, std::initializer_list<Move> moves) {
  for (const Move move : moves) ASSERT_EQ(game.play(move), Legality::legal) << to_text(move);
}

TEST(GameTurns, BlackBeginsAndTheyAlternate) {
  Game game(9);
  EXPECT_EQ(game.to_move(), Color::black);
  play_all(game, {black("C3")});
  EXPECT_EQ(game.to_move(), Color::white);
}

TEST(GameTurns, AfterTwoMovesOfOneColourTheOtherIsNext) {
  Game game(9);
  play_all(game, {black("C3"), black("D3")});
  EXPECT_EQ(game.to_move(), Color::white);
  game.undo();
  EXPECT_EQ(game.to_move(), Color::white);
  game.undo();
  EXPECT_EQ(game.to_move(), Color::black);
}

TEST(GameTurns, HandicapLetsWhiteBegin) {
  Game game(9);
  game.set_to_move(Color::white);
  EXPECT_EQ(game.to_move(), Color::white);
}

TEST(GameTurns, TwoPassesEndTheGame) {
  Game game(9);
  play_all(game, {Move::pass(Color::black)});
  EXPECT_FALSE(game.is_over());
  play_all(game, {Move::pass(Color::white)});
  EXPECT_TRUE(game.is_over());
  play_all(game, {black("C3")});
  EXPECT_FALSE(game.is_over());
}

TEST(GameTurns, ResigningChangesNothing) {
  Game game(9);
  EXPECT_EQ(game.play(Move::resign(Color::black)), Legality::legal);
  EXPECT_EQ(game.move_count(), 0);
}

TEST(GameLegality, NamesTheReason) {
  Game game = game_from(R"(
    . X O .
    X O . O
    . X O .
    . . . .)",
                        Color::black);
  EXPECT_EQ(game.legality(black("E5")), Legality::off_board);
  EXPECT_EQ(game.legality(black("B3")), Legality::occupied);
  play_all(game, {black("C3")});
  EXPECT_EQ(game.legality(white("B3")), Legality::ko);
  EXPECT_EQ(game.legality(white("A1")), Legality::legal);
}

TEST(GameLegality, SuicideIsARule) {
  Game game = game_from(R"(
    X . O
    O O O
    . . .)",
                        Color::black);
  EXPECT_EQ(game.legality(black("B3")), Legality::suicide);
  game.set_rules(with(KoRule::simple, Suicide::allowed));
  EXPECT_EQ(game.legality(black("B3")), Legality::legal);
}

TEST(GameLegality, AnIllegalMoveLeavesNoTrace) {
  Game game(9);
  play_all(game, {black("C3")});
  EXPECT_EQ(game.play(white("C3")), Legality::occupied);
  EXPECT_EQ(game.move_count(), 1);
}

TEST(GameUndo, NothingToUndo) {
  Game game(9);
  EXPECT_FALSE(game.undo());
}

TEST(GameUndo, BringsTheKoBack) {
  Game game = game_from(R"(
    . X O .
    X O . O
    . X O .
    . . . .)",
                        Color::black);
  play_all(game, {black("C3"), white("A1")});
  game.undo();
  EXPECT_EQ(game.legality(white("B3")), Legality::ko);
  game.undo();
  EXPECT_EQ(to_diagram(game.board()), to_diagram(game.initial()));
}

// White A1, black C1 takes two, white B1 takes one: the same stones, but now black is to move.
constexpr const char* send_two_return_one = R"(
  . . . . .
  . . . . .
  . . . . .
  X X O . .
  . O . O .)";

Game before_the_return(const Rules& rules) {
  Game game = game_from(send_two_return_one, Color::white, rules);
  play_all(game, {white("A1"), black("C1")});
  return game;
}

TEST(GameSuperko, SimpleKoAllowsToReturnOne) {
  EXPECT_EQ(before_the_return(with(KoRule::simple)).legality(white("B1")), Legality::legal);
}

TEST(GameSuperko, PositionalForbidsToReturnOne) {
  EXPECT_EQ(before_the_return(with(KoRule::positional)).legality(white("B1")), Legality::superko);
}

TEST(GameSuperko, SituationalAllowsItForTheOtherPlayerIsToMove) {
  Game game = before_the_return(with(KoRule::situational));
  EXPECT_EQ(game.legality(white("B1")), Legality::legal);
  play_all(game, {white("B1"), Move::pass(Color::black)});
  EXPECT_EQ(game.legality(white("A1")), Legality::superko);
}

TEST(GameSuperko, APassDoesNotMakeTheKoRecaptureLegal) {
  for (const KoRule rule : {KoRule::positional, KoRule::situational}) {
    Game game = game_from(R"(
      . X O .
      X O . O
      . X O .
      . . . .)",
                          Color::black, with(rule));
    play_all(game, {black("C3"), Move::pass(Color::white), Move::pass(Color::black)});
    EXPECT_EQ(game.legality(white("B3")), Legality::superko);
  }
}

TEST(GameSuperko, ASuicideMayRepeatWithoutAnyCaptureBefore) {
  constexpr const char* corner = R"(
    . . O . .
    O O O . .
    . . . . .
    . . . . .
    . . . . .)";
  Game positional = game_from(corner, Color::black, with(KoRule::positional, Suicide::allowed));
  play_all(positional, {black("A5"), Move::pass(Color::white)});
  EXPECT_EQ(positional.legality(black("B5")), Legality::superko);
  Game situational = game_from(corner, Color::black, with(KoRule::situational, Suicide::allowed));
  play_all(situational, {black("A5"), Move::pass(Color::white)});
  EXPECT_EQ(situational.legality(black("B5")), Legality::legal);
}

TEST(GameSuperko, UndoForgetsWhatWasTakenBack) {
  Game game = before_the_return(with(KoRule::positional));
  game.undo();
  game.undo();
  EXPECT_EQ(game.legality(white("A1")), Legality::legal);
}

TEST(GameSetUp, RejectsADeadStringAndKeepsTheGame) {
  Game game(3);
  play_all(game, {black("B2")});
  EXPECT_FALSE(game.set_up(points_of({"A2", "B1"}), points_of({"A1"}), Color::white));
  EXPECT_EQ(game.move_count(), 1);
}

TEST(GameSetUp, StartsOver) {
  Game game(9);
  play_all(game, {black("C3"), white("D4")});
  ASSERT_TRUE(game.set_up(points_of({"G7"}), points_of({"C7"}), Color::white));
  EXPECT_EQ(game.move_count(), 0);
  EXPECT_EQ(game.to_move(), Color::white);
  EXPECT_TRUE(game.board().is_empty(point_of("C3")));
  EXPECT_EQ(game.initial().at(point_of("G7")), Color::black);
}

TEST(GameSetUp, ClearEmptiesBoardAndRecord) {
  Game game = game_from(send_two_return_one, Color::white);
  play_all(game, {white("A1")});
  game.clear();
  EXPECT_EQ(game.move_count(), 0);
  EXPECT_EQ(game.to_move(), Color::black);
  EXPECT_TRUE(game.board().empty_points() == game.board().all_points());
  EXPECT_TRUE(game.initial().empty_points() == game.initial().all_points());
}

TEST(GamePosition, HoldsTheMoment) {
  Game game = game_from(send_two_return_one, Color::white);
  play_all(game, {white("E5"), black("E4")});
  const PositionPtr position = game.position(Color::white);
  EXPECT_EQ(position->to_move, Color::white);
  EXPECT_EQ(position->move_number, 2);
  EXPECT_EQ(position->last_move, black("E4"));
  EXPECT_EQ(position->age[point_of("A2").index()], 0);
  EXPECT_EQ(position->age[point_of("E5").index()], 1);
  EXPECT_EQ(position->age[point_of("E4").index()], 2);
}

TEST(GamePosition, AgeIsThatOfTheLatestStoneOnThePoint) {
  Game game = before_the_return(with(KoRule::simple));
  play_all(game, {white("B1")});
  EXPECT_EQ(game.position(Color::black)->age[point_of("B1").index()], 3);
  game.undo();
  game.undo();
  EXPECT_EQ(game.position(Color::black)->age[point_of("B1").index()], 0);
}

TEST(GamePosition, LeavesOutRepetitionsUnderEveryRule) {
  const PositionPtr position = before_the_return(with(KoRule::simple)).position(Color::white);
  EXPECT_FALSE(position->playable_by(Color::white).contains(point_of("B1")));
  EXPECT_TRUE(position->playable_by(Color::white).contains(point_of("E5")));
}

TEST(GamePosition, WithoutHistoryKeepsTheKoOfTheBoard) {
  Board board = board_of(R"(
    . X O .
    X O . O
    . X O .
    . . . .)");
  board.play(Color::black, point_of("C3"));
  const PositionPtr position = make_position(board, Color::white);
  EXPECT_FALSE(position->playable_by(Color::white).contains(point_of("B3")));
  EXPECT_TRUE(position->playable_by(Color::black).contains(point_of("B3")));
  EXPECT_EQ(position->board.prisoners_of(Color::white), 1);
  EXPECT_EQ(position->to_move, Color::white);
}

}  // namespace
}  // namespace gosedai
