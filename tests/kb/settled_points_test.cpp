// Where nobody gains anything any more, and the moves that are left at the end.
#include "kb/decision/settled_points.hpp"

#include "kb/decision/last_moves.hpp"
#include "kb/decision/sequential.hpp"
#include "tests/kb/decision_positions.hpp"

namespace gosedai::kb_tests {
namespace {

Rules territory_rules() {
  Rules rules;
  rules.scoring = Scoring::territory;
  return rules;
}

SettledPoints settled(const Recognised& found, Color color = black) {
  return settled_points(found.view(color), DecisionParameters());
}

TEST(SettledPoints, DameTouchesBothAndLiesAtNoTerritory) {
  EXPECT_EQ(names_of(settled(recognised(finished)).dame), "D1 D2 D3 D4 D5 D6 D7");
}

TEST(SettledPoints, TerritoryOfBothSidesIsSettled) {
  const BitBoard owned = settled(recognised(finished)).owned;
  EXPECT_TRUE(owned.contains(point_of("A1")));
  EXPECT_TRUE(owned.contains(point_of("G7")));
  EXPECT_FALSE(owned.contains(point_of("D4")));
}

TEST(SettledPoints, NothingOnAnEmptyBoard) {
  EXPECT_EQ(settled(recognised(*make_position(Board(9), black))), SettledPoints());
}

TEST(SettledPoints, NothingWithoutRecognition) {
  const Position position = position_of(finished);
  EXPECT_EQ(settled_points({position, black}, DecisionParameters()), SettledPoints());
}

TEST(SettledPoints, AGapInTheBorderIsNoDame) {
  // C1 is open: whoever plays there gains.
  const SettledPoints found = settled(recognised(R"(
    . . X . O . .
    . . X . O . .
    . . X . O . .
    X X X . O O O
    . . X . O . .
    . . X . O . .
    . . . . O . .)"));
  EXPECT_FALSE(found.dame.contains(point_of("C1")));
  EXPECT_FALSE(found.owned.contains(point_of("C1")));
}

constexpr std::string_view loose_wall = R"(
    . . . X . . O . .
    . . . . . . O . .
    . . . X . . O . .
    . . . . . . O . .
    . . . X . . O . .
    . . . . . . O . .
    . . . X . . O . .
    . . . . . . O . .
    . . . X . . O . .)";

/// White may come in five steps far: over D2 to B2.
BitBoard owned_on(Recognised found, double lead) {
  found.situation->score = lead;
  found.situation->phase = Phase::endgame;
  DecisionParameters parameters;
  parameters.settled_steps = 5;
  return settled_points(found.view(black), parameters).owned;
}

TEST(SettledPoints, NearTheEnemyItIsOpenUntilHePasses) {
  EXPECT_FALSE(owned_on(recognised(loose_wall), 10).contains(point_of("C2")));
  EXPECT_TRUE(owned_on(recognised(loose_wall), 10).contains(point_of("A2")));
  EXPECT_TRUE(
      owned_on(recognised(position_after_pass(loose_wall, white)), 10).contains(point_of("C2")));
}

TEST(SettledPoints, WhoeverIsBehindTriesOn) {
  const BitBoard owned = owned_on(recognised(position_after_pass(loose_wall, white)), -10);
  EXPECT_FALSE(owned.contains(point_of("C2")));
  EXPECT_TRUE(owned.contains(point_of("A2")));
}

// --- What is left to play -------------------------------------------------------------------------

Move last_move_on(std::string_view diagram, const Rules& rules, Color color = black) {
  ThinkingSetup setup;
  return decide_sequentially(make_position(board_of(diagram), color, rules), setup).move;
}

TEST(LastMoves, DameArePlayedUnderAreaRules) {
  const Move move = last_move_on(finished, {});
  ASSERT_TRUE(move.is_stone());
  EXPECT_EQ(move.point().col(), point_of("D1").col());
}

TEST(LastMoves, DameAreLeftUnderTerritoryRules) {
  EXPECT_TRUE(last_move_on(finished, territory_rules()).is_pass());
  EXPECT_TRUE(dame_moves(recognised(finished, black, territory_rules()).view(black),
                         settled(recognised(finished)), DecisionParameters())
                  .empty());
}

/// "B2", or "" where a move that players choose so often is left out.
std::string usual_move_at(std::string_view point, float share, const Recognised& found) {
  Candidate usual = proposal(CaseKind::shape, black, point, 0);
  usual.share = share;
  const auto ranked = rank_moves(found.view(black), {usual});
  return ranked.empty() ? "" : to_text(ranked[0].point);
}

const Recognised& at_the_end() {
  static const Recognised found = recognised(finished, black, territory_rules());
  return found;
}

TEST(LastMoves, UsualLookingMovesInSettledAreasAreLeftOut) {
  EXPECT_EQ(usual_move_at("B2", 0.1F, at_the_end()), "");
}

TEST(LastMoves, WhatNearlyAllWouldPlayThereIsNot) {
  EXPECT_EQ(usual_move_at("B2", 0.9F, at_the_end()), "B2");
}

TEST(LastMoves, DameOnlyWhenNearlyAllWouldPlayThere) {
  EXPECT_EQ(usual_move_at("D4", 0.1F, at_the_end()), "");
  EXPECT_EQ(usual_move_at("D4", 0.9F, at_the_end()), "D4");
}

TEST(LastMoves, AfterAPassNothingIsNeededInSettledAreas) {
  EXPECT_EQ(usual_move_at("B2", 0.9F,
                          recognised(position_after_pass(finished, white, territory_rules()))),
            "");
}

TEST(LastMoves, OnlyWhatIsAboutStonesCountsInSettledAreas) {
  const Recognised found = recognised(finished, black, territory_rules());
  const auto ranked = rank_moves(found.view(black), {proposal(CaseKind::framework, black, "B2", 9),
                                                     proposal(CaseKind::life, black, "B6", 9)});
  ASSERT_EQ(ranked.size(), 1U);
  EXPECT_EQ(to_text(ranked[0].point), "B6");
}

// --- A pass after a pass --------------------------------------------------------------------------

bool ends(double lead, double uncertainty, Phase phase = Phase::endgame) {
  Recognised found = recognised(position_after_pass(finished, white));
  found.situation->score = lead;
  found.situation->uncertainty = uncertainty;
  found.situation->phase = phase;
  return may_end_here(found.view(black), DecisionParameters());
}

TEST(MayEndHere, AfterAPassWhenAhead) { EXPECT_TRUE(ends(5, 2)); }
TEST(MayEndHere, NotWhenBehind) { EXPECT_FALSE(ends(-5, 2)); }
TEST(MayEndHere, NotWhileItIsInDoubt) { EXPECT_FALSE(ends(5, 6)); }
TEST(MayEndHere, NotBeforeTheEndgame) { EXPECT_FALSE(ends(5, 2, Phase::middle)); }
TEST(MayEndHere, NotWithoutAPass) {
  const Recognised found = recognised(finished);
  found.situation->score = 50;
  EXPECT_FALSE(may_end_here(found.view(black), DecisionParameters()));
}

TEST(MayEndHere, ThenThePassIsSaidToBeContent) {
  Rules rules;
  rules.komi = -20;
  const Decision decision = decide_sequentially(
      std::make_shared<Position>(position_after_pass(finished, white, rules)), {});
  EXPECT_TRUE(decision.move.is_pass());
  EXPECT_TRUE(decision.content);
}

TEST(MayEndHere, ALargeMoveThatIsOpenIsSeenToFirst) {
  Recognised found = recognised(position_after_pass(finished, white));
  found.situation->score = 50;
  found.situation->uncertainty = 2;
  found.situation->phase = Phase::endgame;
  const DecisionView view = found.view(black);
  SafetyAnswer safe;
  safe.known = true;
  const auto decided = [&](double value) {
    const std::vector<RankedMove> ranked = {{point_of("A1"), 2, {}}, {point_of("B2"), value, {}}};
    return choose(view, ranked, {safe, safe});
  };
  EXPECT_TRUE(decided(9)->content);
  EXPECT_EQ(decided(30)->move, Move::stone(black, point_of("B2")));
  EXPECT_FALSE(decided(30)->content);
}

// --- Cleaning up ----------------------------------------------------------------------------------

constexpr std::string_view with_dead_stones = R"(
    . . X . O . .
    . O X . O . .
    . . X . O . .
    X X X . O O O
    . . X . O . .
    . . X . O X .
    . . X . O . .)";

TEST(CleanUp, TakesLibertiesOfDeadStonesOnly) {
  const Position position = position_of(with_dead_stones);
  DecisionView view = {position, black, nullptr, Aim::clean_up};
  view.dead = points_of({"B6", "F2"});
  for (const Candidate& each : clean_up_moves(view, DecisionParameters()))
    EXPECT_EQ(to_text(each.target.stone), "B6");
  EXPECT_EQ(clean_up_moves(view, DecisionParameters()).size(), 3U);
}

TEST(CleanUp, IsNotProposedInTheGame) {
  const Position position = position_of(with_dead_stones);
  DecisionView view = {position, black};
  view.dead = points_of({"B6"});
  EXPECT_TRUE(clean_up_moves(view, DecisionParameters()).empty());
}

TEST(CleanUp, GoesOnUntilNothingDeadIsLeftThenPasses) {
  Game game(7);
  const Board board = board_of(with_dead_stones);
  game.set_up(board.stones_of(black), board.stones_of(white), black);
  for (int i = 0; i < 12 && game.board().at(point_of("B6")) == white; ++i) {
    const Move move = decide_sequentially(game.position(black), {}, Aim::clean_up).move;
    ASSERT_TRUE(move.is_stone()) << to_diagram(game.board());
    ASSERT_EQ(game.play(move), Legality::legal);
    game.play(Move::pass(white));
  }
  EXPECT_EQ(game.board().at(point_of("B6")), Color::empty) << to_diagram(game.board());
  EXPECT_EQ(game.board().stones_of(white).count(), 9);
}

}  // namespace
}  // namespace gosedai::kb_tests
