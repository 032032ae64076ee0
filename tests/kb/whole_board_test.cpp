// How the main force's decision and the search's verdict become one move.
#include "kb/decision/whole_board.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace gosedai {
namespace {

const Point a1 = Point::at(0, 0);
const Point b1 = Point::at(1, 0);

Decision decision_for(Point point) {
  Decision decision;
  decision.move = point.is_none() ? Move::pass(Color::black) : Move::stone(Color::black, point);
  RankedMove first;
  first.point = a1;
  first.order = 12;
  RankedMove second;
  second.point = b1;
  second.order = 6;
  decision.ranked = {first, second};
  return decision;
}

WholeBoardVerdict verdict_with(double a1_rate, std::uint32_t b1_games, double b1_rate,
                               float share = 0.5F) {
  WholeBoardVerdict verdict;
  verdict.games = 1000;
  verdict.moves = {{a1, 500, a1_rate, 3, 0.5, {a1, b1}}, {b1, b1_games, b1_rate, -2, 0.5, {b1}}};
  verdict.black_share.assign(plane_size, share);
  verdict.white_share.assign(plane_size, 1 - share);
  return verdict;
}

PositionPtr empty_board() { return make_position(Board(5), Color::black); }

Move merged(const Decision& decision, const WholeBoardVerdict& verdict,
            const PositionPtr& position = empty_board()) {
  return merged_move(decision, verdict, *position, {});
}

TEST(WholeBoard, TheMoveIsTheOneTriedMost) {
  EXPECT_EQ(merged(decision_for(b1), verdict_with(0.5, 100, 0.9)), Move::stone(Color::black, a1));
}

TEST(WholeBoard, OneTriedNearlyAsOftenThatWonMoreIsBetter) {
  EXPECT_EQ(merged(decision_for(a1), verdict_with(0.5, 450, 0.6)), Move::stone(Color::black, b1));
}

TEST(WholeBoard, AMoveThatIsProvedToLoseIsNotPlayedWhileThereIsAnother) {
  WholeBoardVerdict verdict = verdict_with(0, 100, 0.3);
  verdict.moves[0].proof = Proof::lost;
  EXPECT_EQ(merged(decision_for(a1), verdict), Move::stone(Color::black, b1));
  verdict.moves[1].proof = Proof::lost;
  EXPECT_EQ(merged(decision_for(b1), verdict), Move::stone(Color::black, a1));
}

TEST(WholeBoard, AMoveThatIsProvedToWinIsPlayedAtOnce) {
  WholeBoardVerdict verdict = verdict_with(0.5, 3, 1, 1.0F);
  verdict.games = 10;
  verdict.moves[1].proof = Proof::won;
  EXPECT_EQ(merged(decision_for(Point::none()), verdict), Move::stone(Color::black, b1));
}

TEST(WholeBoard, NobodysPointsCountForNobody) {
  WholeBoardVerdict verdict = verdict_with(0.5, 100, 0.5, 1.0F);
  verdict.black_share[a1.index()] = 0;
  EXPECT_EQ(expected_lead(verdict, Board(5)), 24);
  EXPECT_TRUE(is_settled(verdict, Board(5)));
}

TEST(WholeBoard, FewGamesHaveNoSay) {
  WholeBoardVerdict verdict = verdict_with(0.5, 100, 0.5);
  verdict.games = 10;
  EXPECT_EQ(merged(decision_for(b1), verdict), Move::stone(Color::black, b1));
}

TEST(WholeBoard, BothMustAgreeOnAPass) {
  const Decision pass = decision_for(Point::none());
  EXPECT_EQ(merged(pass, verdict_with(0.5, 100, 0.5)), Move::stone(Color::black, a1));
  EXPECT_EQ(merged(pass, verdict_with(0.5, 100, 0.5, 1.0F)), Move::pass(Color::black));
}

TEST(WholeBoard, APassIsAnsweredByAPassWhenTheCountIsWon) {
  Position position = *empty_board();
  position.move_number = 1;
  position.last_move = Move::pass(Color::white);
  const auto shared = std::make_shared<const Position>(position);
  EXPECT_EQ(merged(decision_for(a1), verdict_with(0.9, 100, 0.5, 1.0F), shared),
            Move::pass(Color::black));
  EXPECT_EQ(merged(decision_for(a1), verdict_with(0.9, 100, 0.5, 0.0F), shared),
            Move::stone(Color::black, a1));
}

TEST(WholeBoard, AGameIsHopelessWhenNearlyAllAreLostButNotInTheOpening) {
  Position position = *empty_board();
  const WholeBoardVerdict lost = verdict_with(0.01, 100, 0.01);
  EXPECT_FALSE(is_hopeless(lost, position, {}));
  position.move_number = 20;
  EXPECT_TRUE(is_hopeless(lost, position, {}));
  EXPECT_FALSE(is_hopeless(verdict_with(0.3, 100, 0.3), position, {}));
}

TEST(WholeBoard, ProposalsBecomeSharesWithoutRejectedMoves) {
  Decision decision = decision_for(a1);
  MovePreferences advice = advice_of(decision, {.advice_scale = 6});
  ASSERT_EQ(advice.size(), 2U);
  EXPECT_NEAR(advice[0].share / advice[1].share, std::exp(1.0), 1e-9);
  EXPECT_NEAR(advice[0].share + advice[1].share, 1, 1e-9);
  decision.rejected.push_back({decision.ranked[0], {}});
  advice = advice_of(decision, {});
  ASSERT_EQ(advice.size(), 1U);
  EXPECT_EQ(advice[0].move, b1);
}

TEST(WholeBoard, WordsNameGamesRateLeadAndLine) {
  const WholeBoardVerdict verdict = verdict_with(0.62, 100, 0.5);
  EXPECT_EQ(
      verdict_words(verdict, a1),
      "The search tried it in 500 of 1000 games: Black won 62 % of them, ahead by 3.0 points on "
      "average. Expected line: A1 B1.");
  EXPECT_EQ(verdict_words(verdict, Point::at(3, 3)), "The search has not tried it.");
  WholeBoardVerdict proved = verdict;
  proved.moves[0].proof = Proof::won;
  EXPECT_EQ(
      verdict_words(proved, a1),
      "The search tried it in 500 of 1000 games: Black won 62 % of them, ahead by 3.0 points on "
      "average. It is proved to win. Expected line: A1 B1.");
}

}  // namespace
}  // namespace gosedai
