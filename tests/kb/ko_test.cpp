// Kos on the board, and fights by value.
#include "kb/cases/ko.hpp"

#include "kb/cases/capture_escape.hpp"
#include "kb/decision/ko_fight.hpp"
#include "kb/decision/ranking.hpp"
#include "tests/kb/kb_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

// --- CASE ko --------------------------------------------------------------------------------------

constexpr std::string_view plain_ko = R"(
    . . . . . . .
    . . X O . . .
    . X O . O . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";

TEST(OpenKos, ASingleStoneThatCanBeTakenBack) {
  EXPECT_EQ(open_kos(board_of(plain_ko)),
            (std::vector{OpenKo{black, point_of("D5"), point_of("C5")}}));
}

TEST(OpenKos, TwoStonesAreNoKo) {
  EXPECT_TRUE(open_kos(board_of(R"(
    . . . . . . .
    . X X O . . .
    X O O . O . .
    . X X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"))
                  .empty());
}

TEST(OpenKos, NoKoWhereTheTakerHasAnotherLiberty) {
  EXPECT_TRUE(open_kos(board_of(R"(
    . . . . . . .
    . . X O . . .
    . X O . . . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"))
                  .empty());
}

TEST(OpenKos, AreTheMovesThatForbidTakingBack) {
  int kos = 0;
  for (unsigned seed = 0; seed < 60; ++seed) {
    Board board = practice_game(9, 40 + static_cast<int>(seed), seed).board();
    board.clear_ko();
    for (const Color color : {black, white})
      board.legal_points(color).for_each([&](Point point) {
        Board after = board;
        after.play(color, point);
        const bool forbids = after.ko_banned() == opponent(color) && !after.ko_point().is_none();
        EXPECT_EQ(takes_ko(board, color, point), forbids) << to_text(point) << to_diagram(board);
        kos += forbids ? 1 : 0;
      });
  }
  EXPECT_GT(kos, 10);
}

TEST(KoMoves, TheOneTakesAndTheOtherEndsIt) {
  const CandidateList found = ko_moves(position_of(plain_ko), {});
  EXPECT_EQ(only(found, Motive::take_ko).front().color, black);
  EXPECT_EQ(only(found, Motive::end_ko).front().color, white);
}

TEST(KoMoves, APlainKoIsWorthLittle) {
  const CaseParameters parameters;
  EXPECT_EQ(ko_moves(position_of(plain_ko), parameters).front().value,
            parameters.ko.base * parameters.ko.share);
}

TEST(KoMoves, StonesThatHangOnItAreAtStake) {
  // When black wins the ko, three white stones are in atari and cannot get away; the one below can.
  const CandidateList found = ko_moves(position_of(R"(
    . . . X . . .
    . . X O O X .
    . X O . O X .
    . . X O X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)"),
                                       {});
  const KoParameters ko;
  EXPECT_EQ(only(found, Motive::take_ko).front().value, (ko.base + capture_value(3)) * ko.share);
}

TEST(KoMoves, EndingItIsUrgentWhenTheEnemyHasPlayedElsewhere) {
  // Black takes the ko, white threatens: now black may end it.
  Game game(7);
  const Board board = board_of(plain_ko);
  game.set_up(board.stones_of(black), board.stones_of(white), black);
  ASSERT_EQ(game.play(Move::stone(black, point_of("D5"))), Legality::legal);
  const auto ending = [&] {
    return only(ko_moves(*game.position(game.to_move()), {}), Motive::end_ko).front().value;
  };
  const double before = ending();
  ASSERT_EQ(game.play(Move::stone(white, point_of("A1"))), Legality::legal);
  EXPECT_EQ(ending(), before * CaseParameters().ko.hot);
}

// --- The fight ------------------------------------------------------------------------------------

Candidate by_ko(Color color, std::string_view point, double value) {
  Candidate candidate = proposal(CaseKind::capture, color, point, value);
  candidate.by_ko = true;
  return candidate;
}

Candidate threat_at(Color color, std::string_view point, double worth) {
  Candidate candidate = proposal(CaseKind::double_move, color, point, 0);
  candidate.motive = Motive::threat;
  candidate.target.stone = point_of(point);
  candidate.threat = worth;
  return candidate;
}

TEST(WinsFight, WhoThreatensFirstNeedsOneMore) {
  EXPECT_TRUE(wins_fight({}, {}, 5, false));
  EXPECT_FALSE(wins_fight({}, {}, 5, true));
  EXPECT_TRUE(wins_fight({9}, {}, 5, true));
  EXPECT_FALSE(wins_fight({9}, {9}, 5, true));
  EXPECT_FALSE(wins_fight({}, {9}, 5, false));
}

TEST(WinsFight, SmallThreatsDoNotCount) { EXPECT_FALSE(wins_fight({4, 4, 4}, {}, 5, true)); }

TEST(ThreatsOf, OneForEachMoveAndTarget) {
  CandidateList candidates = {threat_at(black, "A1", 12), threat_at(black, "A1", 8),
                              threat_at(black, "G7", 10), threat_at(white, "A7", 9)};
  candidates.push_back(candidates[2]);
  candidates.back().point = point_of("G6");
  EXPECT_EQ(threats_of(position_of(plain_ko), candidates, black), (std::vector<double>{12, 10}));
}

TEST(ThreatsOf, WhatHangsOnTheKoIsNoThreat) {
  CandidateList candidates = {threat_at(black, "A1", 12), by_ko(black, "D5", 6)};
  candidates.back().target = candidates.front().target;
  EXPECT_TRUE(threats_of(position_of(plain_ko), candidates, black).empty());
}

double weighed(const CandidateList& candidates, Color color) {
  const CandidateList found = with_ko_fights(position_of(plain_ko), color, candidates);
  for (const Candidate& each : found)
    if (each.by_ko) return each.value;
  return 0;
}

TEST(KoFight, TakingFirstWithoutThreatsOnEitherSideWins) {
  EXPECT_EQ(weighed({by_ko(black, "D5", 6)}, black), 6 * KoFightParameters().won);
}

TEST(KoFight, TakingFirstLosesAgainstALargeThreat) {
  EXPECT_EQ(weighed({by_ko(black, "D5", 6), threat_at(white, "A1", 20)}, black),
            6 * KoFightParameters().lost);
}

TEST(KoFight, AThreatOfOnesOwnAnswersIt) {
  EXPECT_EQ(weighed({by_ko(black, "D5", 6), threat_at(white, "A1", 20), threat_at(black, "G1", 20)},
                    black),
            6 * KoFightParameters().won);
}

TEST(KoFight, StartingAKoThatTheEnemyTakesNeedsAThreat) {
  EXPECT_EQ(weighed({by_ko(black, "G7", 6)}, black), 6 * KoFightParameters().lost);
  EXPECT_EQ(weighed({by_ko(black, "G7", 6), threat_at(black, "G1", 20)}, black),
            6 * KoFightParameters().won);
}

TEST(KoFight, TheStoneOfAKoIsWorthWhatTheKoIs) {
  CandidateList candidates = {by_ko(black, "D5", 6)};
  candidates.front().target.stone = point_of("C5");
  EXPECT_TRUE(with_ko_fights(position_of(plain_ko), black, candidates).empty());
  candidates.front().second_value = 8;  // it cuts, or frees somebody
  EXPECT_FALSE(with_ko_fights(position_of(plain_ko), black, candidates).empty());
}

TEST(KoFight, OtherCandidatesStayAsTheyAre) {
  const CandidateList others = {proposal(CaseKind::edge, black, "C3", 8),
                                threat_at(black, "A1", 9)};
  EXPECT_EQ(with_ko_fights(position_of(plain_ko), black, others), others);
}

/// White has just taken the ko at C5; black may not take back at D5.
Position after_taking() {
  return position_after(R"(
    . . . . . . .
    . . X O . . .
    . X . X O . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                        white, "C5");
}

CandidateList ko_threats(const CandidateList& candidates) {
  return only(with_ko_fights(after_taking(), black, candidates), Motive::ko_threat);
}

TEST(KoFight, WhoMayNotTakeBackThreatens) {
  const CandidateList found = ko_threats({by_ko(black, "D5", 6), threat_at(black, "A1", 20)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(to_text(found.front().point), "A1");
}

TEST(KoFight, AThreatSmallerThanTheKoIsNotPlayed) {
  EXPECT_TRUE(ko_threats({by_ko(black, "D5", 6), threat_at(black, "A1", 5)}).empty());
}

TEST(KoFight, ThreatsAreKeptInAFightThatIsLost) {
  EXPECT_TRUE(
      ko_threats({by_ko(black, "D5", 6), threat_at(black, "A1", 20), threat_at(white, "G1", 20)})
          .empty());
}

TEST(KoFight, NoThreatsWhileNothingIsForbidden) {
  EXPECT_TRUE(only(with_ko_fights(position_of(plain_ko), black,
                                  {by_ko(black, "D5", 6), threat_at(black, "A1", 20)}),
                   Motive::ko_threat)
                  .empty());
}

TEST(KoFight, AnsweringALargerThreatGoesBeforeEndingTheKo) {
  // Black has taken the ko and may end it for 4 points, or save stones for 14.
  const Position position = position_of(plain_ko, white);
  Candidate end = proposal(CaseKind::ko, white, "D5", 4);
  end.motive = Motive::end_ko;
  const std::vector<RankedMove> ranked =
      rank_moves({position, white}, {end, proposal(CaseKind::escape, white, "A1", 14)});
  EXPECT_EQ(to_text(ranked.front().point), "A1");
}

}  // namespace
}  // namespace gosedai::kb_tests
