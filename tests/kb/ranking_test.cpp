// From candidates to an order of moves: what is left out, what counts, and in which order.
#include "kb/decision/ranking.hpp"

#include <random>

#include "kb/decision/sequential.hpp"
#include "tests/kb/decision_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

constexpr std::string_view empty_board = R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    . . . . .)";

/// "C3 20, D4 10": the moves in order.
std::string in_order(const std::vector<RankedMove>& ranked) {
  std::string text;
  for (const RankedMove& move : ranked) {
    std::string value = std::to_string(move.value);
    value.erase(value.find_last_not_of('0') + 1);
    if (value.back() == '.') value.pop_back();
    text += (text.empty() ? "" : ", ") + to_text(move.point) + ' ' + value;
  }
  return text;
}

std::string ranked(const Position& position, Color color, const CandidateList& candidates) {
  return in_order(rank_moves({position, color}, candidates));
}

TEST(RankMoves, BestFirst) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::corner, black, "B2", 10),
                    proposal(CaseKind::corner, black, "C3", 20)}),
            "C3 20, B2 10");
}

TEST(RankMoves, OnlyMovesOfTheColour) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::corner, white, "B2", 10),
                    proposal(CaseKind::corner, black, "C3", 20)}),
            "C3 20");
}

TEST(RankMoves, PurposesOfOnePointDoNotAddUp) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::framework, black, "C3", 5),
                    proposal(CaseKind::corner, black, "C3", 20),
                    proposal(CaseKind::edge, black, "C3", 15)}),
            "C3 20");
}

TEST(RankMoves, SecondOrderValuesAreAddedToTheBest) {
  Candidate first = proposal(CaseKind::capture, black, "C3", 12);
  first.target.stone = point_of("A1");
  first.second_value = 3;
  Candidate second = proposal(CaseKind::capture, black, "C3", 10);
  second.target.stone = point_of("E5");
  second.second_value = 6;
  EXPECT_EQ(ranked(position_of(empty_board), black, {first, second}), "C3 21");
}

TEST(RankMoves, NeighboursOfOneTargetCountOnce) {
  Candidate first = proposal(CaseKind::capture, black, "C3", 12);
  first.target.stone = point_of("A1");
  first.second_value = 3;
  Candidate second = first;
  second.kind = CaseKind::life;
  second.value = 10;
  second.second_value = 6;
  EXPECT_EQ(ranked(position_of(empty_board), black, {first, second}), "C3 18");
}

TEST(RankMoves, AuxiliaryCaseStrengthensTheMainOne) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::shape, black, "C3", 2),
                    proposal(CaseKind::corner, black, "C3", 20),
                    proposal(CaseKind::corner, black, "B2", 21)}),
            "C3 22, B2 21");
}

TEST(RankMoves, OnlyJosekiMovesCountWhereAJosekiIsRunning) {
  const Position position = position_of(empty_board);
  DecisionView view{position, black};
  view.leaves_joseki = points_of({"A1", "A2", "B1", "B2"});
  EXPECT_EQ(in_order(rank_moves(view, {proposal(CaseKind::joseki, black, "B2", 10),
                                       proposal(CaseKind::corner, black, "B2", 30),
                                       proposal(CaseKind::edge, black, "A1", 25),
                                       proposal(CaseKind::edge, black, "D4", 5)})),
            "B2 10, D4 5");
}

TEST(RankMoves, KeepsAllReasonsTheStrongestFirst) {
  const Position position = position_of(empty_board);
  const auto moves = rank_moves({position, black}, {proposal(CaseKind::framework, black, "C3", 5),
                                                    proposal(CaseKind::corner, black, "C3", 20)});
  ASSERT_EQ(moves.at(0).reasons.size(), 2U);
  EXPECT_EQ(moves[0].reasons[0].kind, CaseKind::corner);
}

TEST(RankMoves, TellsTheSamePurposeOnce) {
  const Position position = position_of(empty_board);
  const auto moves = rank_moves({position, black}, {proposal(CaseKind::framework, black, "C3", 5),
                                                    proposal(CaseKind::framework, black, "C3", 8)});
  ASSERT_EQ(moves.at(0).reasons.size(), 1U);
  EXPECT_DOUBLE_EQ(moves[0].reasons[0].value, 8);
}

/// Is a move that kills white's stones in the corner known to be read, when reading says that of them?
bool is_read_out(GroupFate fate) {
  Recognised found = recognised(R"(
    . . . . .
    X X X . .
    O O X . .
    . O X . .
    . O X . .)");
  found.group_at("A3").base.status.fate = fate;
  Candidate kill = proposal(CaseKind::life, black, "A1", 20);
  kill.motive = Motive::kill;
  kill.target = string_id(*found.position, point_of("A3"));
  return rank_moves(found.view(black), {kill}).at(0).read_out;
}

TEST(RankMoves, KillingIsReadOutWhereReadingHasFoundIt) {
  EXPECT_TRUE(is_read_out(GroupFate::critical));
}

TEST(RankMoves, KillingByEstimateIsNotReadOut) { EXPECT_FALSE(is_read_out(GroupFate::unknown)); }

TEST(RankMoves, HigherMoveFirstWhenEqual) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::corner, black, "A1", 7),
                    proposal(CaseKind::corner, black, "B2", 7),
                    proposal(CaseKind::corner, black, "C3", 7)}),
            "C3 7, B2 7, A1 7");
}

TEST(RankMoves, WorthlessMovesAreLeftOut) {
  EXPECT_EQ(ranked(position_of(empty_board), black,
                   {proposal(CaseKind::framework, black, "C3", 0.5),
                    proposal(CaseKind::framework, black, "B2", 0.49)}),
            "C3 0.5");
}

TEST(RankMoves, IllegalPointsAreLeftOut) {
  // A1 is suicide, B4 occupied; E5 is fine.
  EXPECT_EQ(ranked(position_of(R"(
    . . . . .
    . O . . .
    . . . . .
    O . . . .
    . O . . .)"),
                   black,
                   {proposal(CaseKind::contact, black, "A1", 9),
                    proposal(CaseKind::contact, black, "B4", 9),
                    proposal(CaseKind::contact, black, "E5", 1)}),
            "E5 1");
}

constexpr std::string_view ko = R"(
    . . . . .
    . . X O .
    . X O . O
    . . X O .
    . . . . .)";

TEST(RankMoves, KoBannedPointIsLeftOut) {
  EXPECT_EQ(ranked(position_after(ko, black, "D3"), white,
                   {proposal(CaseKind::capture, white, "C3", 10)}),
            "");
}

TEST(RankMoves, OwnEyesAreLeftOut) {
  EXPECT_EQ(ranked(position_of(R"(
    . X . . .
    X X . . .
    . . . . .
    . . . . .
    . . . . .)"),
                   black, {proposal(CaseKind::contact, black, "A5", 9)}),
            "");
}

// --- Eyes -----------------------------------------------------------------------------------------

TEST(OwnEye, RealAndFalse) {
  const Board board = board_of(R"(
    . X . . . X .
    X X . . X X X
    . . . O X . X
    . . . X . X X
    . . O . X O .
    X O . . . . .
    . X . . . . .)");
  EXPECT_TRUE(is_own_eye(board, black, point_of("A7"))) << "corner";
  EXPECT_FALSE(is_own_eye(board, white, point_of("A7"))) << "of the other";
  EXPECT_TRUE(is_own_eye(board, black, point_of("F5"))) << "in the middle";
  EXPECT_FALSE(is_own_eye(board, black, point_of("E4"))) << "two enemies on the diagonals";
  EXPECT_FALSE(is_own_eye(board, black, point_of("A1"))) << "an enemy on the diagonal of a corner";
  EXPECT_FALSE(is_own_eye(board, black, point_of("G1"))) << "open";
}

// --- Moves without thought ------------------------------------------------------------------------

TEST(EmergencyMove, TakesAnOpenPoint) {
  EXPECT_EQ(to_text(emergency_move(position_of(empty_board), black)), "C3");
}

TEST(EmergencyMove, PassesWhenOnlyEyesAreLeft) {
  EXPECT_TRUE(emergency_move(position_of(R"(
    . X . X
    X X X X
    O O O O
    . O . O)"),
                             black)
                  .is_pass());
}

TEST(EmergencyMove, NeverPlaysASuicideThatTheRulesAllow) {
  Rules rules;
  rules.suicide = Suicide::allowed;
  // Black may take his own stones off at C3; A1 and E1 are white's eyes.
  const Position position = *make_position(board_of(R"(
    O O O O O
    O O X O O
    O X . O O
    O O O O O
    . O O O .)"),
                                           black, rules);
  ASSERT_TRUE(position.playable_by(black).contains(point_of("C3")));
  EXPECT_TRUE(emergency_move(position, black).is_pass());
}

TEST(EmergencyMoveProperty, IsAlwaysLegalAndFillsNoEye) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const int size = 2 + static_cast<int>(seed % 12);
    std::mt19937 random(seed);
    Game game(size);
    for (int i = 0; i < 2 * size * size; ++i) {
      const Color color = game.to_move();
      const Move move = emergency_move(*game.position(color), color);
      ASSERT_EQ(game.legality(move), Legality::legal) << to_diagram(game.board());
      ASSERT_FALSE(move.is_stone() && is_own_eye(game.board(), color, move.point()));
      game.play(random() % 3 == 0 ? move : practice_move(game, random));
    }
  }
}

// --- Order of the candidates ----------------------------------------------------------------------

TEST(RankMovesProperty, OrderOfTheCandidatesDoesNotMatter) {
  std::mt19937 random(3);
  for (unsigned seed = 0; seed < 30; ++seed) {
    const int size = 5 + static_cast<int>(seed % 5) * 2;
    const Game game = practice_game(size, size * 4, seed);
    const Position position = *game.position(game.to_move());
    ThinkingSetup setup;
    setup.limits.main_nodes = 60;
    CandidateList candidates = all_candidates(game.position(game.to_move()), setup);
    const Recognised found = recognised(position);
    const DecisionView view = found.view(position.to_move);
    const auto expected = rank_moves(view, candidates);
    for (int i = 0; i < 5; ++i) {
      std::ranges::shuffle(candidates, random);
      EXPECT_EQ(rank_moves(view, candidates), expected);
    }
  }
}

}  // namespace
}  // namespace gosedai::kb_tests
