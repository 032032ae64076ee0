// What reading has proved, in games that go on from there: followed while it holds, forgotten when it may not.
#include "model/playout/local_answers.hpp"

#include <gtest/gtest.h>

#include "model/playout/playout.hpp"
#include "model/playout/playout_answers.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;
using playout_tests::plain_shapes;

/// A white stone in atari: black takes it at C2, white saves it there.
constexpr std::string_view atari = R"(
    . . . . .
    . . X . .
    . X O X .
    . . . . .
    . . . . .)";

/// A game from a position about which something is known.
class Scene {
 public:
  Scene(std::string_view diagram, const LocalAnswer& answer)
      : exact_(board_of(diagram)),
        known_(exact_, {answer}),
        fast_(exact_, plain_shapes()),
        state_(known_) {}

  LocalState& play(Color color, std::string_view point) {
    const int taken = fast_.play(color, point_of(point));
    exact_.play(color, point_of(point));
    state_.note(fast_, color, point_of(point), taken > 0);
    return state_;
  }
  const Board& exact() const { return exact_; }
  const PlayoutBoard& fast() const { return fast_; }
  const LocalState& state() const { return state_; }

 private:
  Board exact_;
  LocalAnswers known_;
  PlayoutBoard fast_;
  LocalState state_;
};

Scene open_stone() {
  return {atari, {Color::white, false, point_of("C2"), point_of("C2"), points_of({"C3"})}};
}
Scene dead_stone() { return {atari, {Color::white, true, {}, {}, points_of({"C3"})}}; }

/// Two liberties, of which one is vital.
Scene open_pair() {
  return {R"(
    . . . . .
    . X X . .
    . X O . .
    . X . . .
    . . . . .)",
          {Color::white, false, point_of("D3"), point_of("D3"), points_of({"C3"})}};
}

TEST(LocalAnswers, BothWantTheDecidingMove) {
  EXPECT_EQ(open_stone().state().deciding_move(Color::black), point_of("C2"));
  EXPECT_EQ(open_stone().state().deciding_move(Color::white), point_of("C2"));
}

TEST(LocalAnswers, AMoveBesideUnsettledStonesAsksForTheRescue) {
  Scene scene = open_pair();
  EXPECT_TRUE(scene.state().rescue().is_none());
  EXPECT_EQ(scene.play(Color::black, "C2").rescue(), point_of("D3"));
}

TEST(LocalAnswers, ARescueIsAskedForOnlyAtOnce) {
  Scene scene = open_pair();
  scene.play(Color::black, "C2");
  EXPECT_TRUE(scene.play(Color::white, "E5").rescue().is_none());
}

TEST(LocalAnswers, SavedStonesAreForgotten) {
  EXPECT_TRUE(open_pair().play(Color::white, "D3").is_idle());
}

TEST(LocalAnswers, TheDecidingMoveOfTheEnemyMakesThemDead) {
  Scene scene = open_pair();
  scene.play(Color::black, "D3");
  EXPECT_TRUE(scene.state().is_doomed(point_of("C3")));
  EXPECT_TRUE(scene.state().deciding_move(Color::white).is_none());
}

TEST(LocalAnswers, AMoveThatOnlyAddsToDeadStonesIsInVain) {
  const Scene scene = dead_stone();
  EXPECT_TRUE(scene.state().is_in_vain(scene.fast(), Color::white, point_of("C2")));
  EXPECT_FALSE(scene.state().is_in_vain(scene.fast(), Color::black, point_of("C2")));
  EXPECT_FALSE(scene.state().is_in_vain(scene.fast(), Color::white, point_of("E1")));
}

TEST(LocalAnswers, AMoveThatLinksDeadStonesToOthersIsNotInVain) {
  Scene scene = dead_stone();
  scene.play(Color::white, "C1");
  EXPECT_FALSE(scene.state().is_in_vain(scene.fast(), Color::white, point_of("C2")));
}

TEST(LocalAnswers, DeadStonesAreNotSavedFromAtari) {
  const Scene scene = dead_stone();
  PlayoutRandom random(1);
  Moment moment{scene.fast(), Color::white, point_of("C4"), Point::none()};
  EXPECT_EQ(answer_atari(moment, random), point_of("C2"));
  moment.local = &scene.state();
  EXPECT_TRUE(answer_atari(moment, random).is_none());
}

TEST(LocalAnswers, AnUnansweredTryBringsDeadStonesBack) {
  Scene scene = dead_stone();
  EXPECT_TRUE(scene.play(Color::white, "C2").is_tested());
  EXPECT_TRUE(scene.play(Color::black, "E5").is_idle());
}

TEST(LocalAnswers, WithTheStonesThatHoldThemTheProofGoes) {
  Scene scene = {R"(
    . . . . .
    O X O . .
    . O X . .
    . X . . .
    . . . . .)",
                 {Color::white, true, {}, {}, points_of({"B3"})}};
  EXPECT_FALSE(scene.state().is_idle());
  scene.play(Color::white, "B5");  // takes B4, which held B3
  EXPECT_TRUE(scene.state().is_idle());
}

TEST(LocalAnswers, TheTreeLooksAtTheDecidingMoveFirst) {
  const Scene scene = open_stone();
  MovePreferences moves = {{point_of("A1"), 0.6}, {point_of("E5"), 0.4}};
  TreeParameters parameters;
  parameters.local_share = 0.5;
  scene.state().lean(moves, scene.exact(), scene.fast(), Color::white, parameters);
  ASSERT_EQ(moves.size(), 3U);
  EXPECT_EQ(moves.front().move, point_of("C2"));
  EXPECT_DOUBLE_EQ(moves.front().share, 0.5);
  EXPECT_DOUBLE_EQ(moves.back().share, 0.2);
}

TEST(LocalAnswers, TheTreeLooksAtMovesInVainLast) {
  const Scene scene = dead_stone();
  MovePreferences moves = {{point_of("C2"), 0.6}, {point_of("E5"), 0.4}};
  TreeParameters parameters;
  parameters.vain_share = 0.1;
  scene.state().lean(moves, scene.exact(), scene.fast(), Color::white, parameters);
  EXPECT_EQ(moves.back().move, point_of("C2"));
}

/// A ladder: playouts that know of it end with the stones taken more often.
TEST(LocalAnswers, PlayoutsLeaveDeadStones) {
  const Board board = board_of(R"(
    . . . . . . .
    . . . . . . .
    . . X . . . .
    . X O . . . .
    . X O X . . .
    . X X . . . .
    . . . . . . .)");
  const LocalAnswers known(board, {{Color::white, true, {}, {}, points_of({"C4", "C3"})}});
  const PlayoutBoard fast(board, plain_shapes());
  int taken = 0;
  int taken_knowing = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    PlayoutStart start{fast, Color::white, point_of("C5"), Point::none()};
    taken += play_out(start, plain_shapes(), {}, PlayoutRandom(seed))
                 .black_area.contains(point_of("C4"));
    start.local = LocalState(known);
    taken_knowing += play_out(start, plain_shapes(), {}, PlayoutRandom(seed))
                         .black_area.contains(point_of("C4"));
  }
  EXPECT_GT(taken_knowing, taken + 20);
}

}  // namespace
}  // namespace gosedai
