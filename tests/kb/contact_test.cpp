// CASE contact: hane, extension and push where stones touch.
//
// value = base points by liberties + liberties gained (not in bad shape) + bonus of the pair
#include "kb/cases/contact.hpp"

#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList contact_of(const Position& position, std::string_view stone) {
  Footprint footprint;
  return contact_moves(position, facts_at(position, stone), footprint);
}

CandidateList contact_of(std::string_view diagram, std::string_view stone) {
  return contact_of(position_of(diagram), stone);
}

constexpr std::string_view pair_in_the_open = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)";

TEST(Contact, HaneOnBothSidesOfThePair) {
  // Base 1.75 of white's three liberties, two that white would gain there, bonus 1.
  EXPECT_EQ(drawn(only(contact_of(pair_in_the_open, "C4"), Motive::hane), black),
            "D3 4.75, D5 4.75");
}

TEST(Contact, ExtensionOnBothSidesOfThePair) {
  EXPECT_EQ(drawn(only(contact_of(pair_in_the_open, "C4"), Motive::extend), black),
            "C3 3.75, C5 3.75");
}

TEST(Contact, IsForTheOwnerOfTheString) {
  EXPECT_EQ(drawn(contact_of(pair_in_the_open, "D4"), black), "");
  EXPECT_EQ(drawn(contact_of(pair_in_the_open, "D4"), white), "C3 4.75, D3 3.75, C5 4.75, D5 3.75");
}

TEST(Contact, NamesTheStringItIsAbout) {
  EXPECT_EQ(contact_of(pair_in_the_open, "C4").front().target.stone, point_of("C4"));
}

TEST(Contact, HaneThatLeavesTheEnemyTwoLibertiesIsWorthFour) {
  // White at C1 would have two liberties only: hane at D1 is 1.75 + 1 + 4.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . . . . . .)",
                                         "C2");
  EXPECT_EQ(drawn(only(found, Motive::hane), black), "D1 6.75, D3 4.75");
}

TEST(Contact, HaneInAnEvenFightIsWorthFour) {
  // Two stones and three liberties each, three of the hane whoever makes it: 1.75 + 2 + 4.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . X O . . .)",
                                         "C2");
  EXPECT_EQ(drawn(only(found, Motive::hane), black), "D3 7.75");
}

TEST(Contact, FightWithFourLibertiesIsNotYetAMatterOfTheHane) {
  // The same pairs away from the edge: 1.5 + 2 + 1.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . X O . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::hane), black), "D2 4.5, D5 4.5");
}

TEST(Contact, ExtensionGetsTheBonusWhenOwnStonesAreShort) {
  // Black has two liberties and white three: stretching (2 + 2 + 1) comes before the hane.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X O . . .
    . . O . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::extend), black), "B4 5, C5 5");
}

TEST(Contact, NoPairWhereAStoneStandsInFront) {
  // D5 is taken: only the lower side is left, 1.25 + 2 + 1.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::hane), black), "D3 4.25");
}

TEST(Contact, PushIntoASharedLiberty) {
  // Base 1.5 of four liberties, one gained.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::push), black), "D4 2.5");
}

TEST(Contact, MoreThanTwoLibertiesGainedCountAsTwo) {
  // D4 joins C4 and E4, seven liberties instead of four: 1.5 + 2. C5 gains one.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . O . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::push), black), "D4 3.5, C5 2.5");
}

TEST(Contact, EmptyTriangleEarnsNothing) {
  // D4 joins C4 and D5 and gains two liberties, but leaves C5 empty: only the base 1.5 is left.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X . O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::push), black), "D4 1.5");
}

TEST(Contact, FullTriangleIsAConnection) {
  // With a white stone at C5 the same move earns its two liberties: 1.75 + 2.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . . . . . .
    . . O X . . .
    . . X . O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(only(found, Motive::push), black), "D4 3.75");
}

TEST(Contact, HaneThatCapturesCountsItsLiberties) {
  // Base 4 of white's last liberty, two that white would gain, bonus 1.
  const CandidateList found = contact_of(R"(
    . . . . .
    . . X . .
    . X O X .
    . . . . .
    . . . . .)",
                                         "B3");
  EXPECT_EQ(drawn(only(found, Motive::hane), black), "C2 7");
}

TEST(Contact, BestMotiveOfAPointIsKept) {
  // C5 is an extension next to D4 and a push against C6; each point appears once.
  const CandidateList found = contact_of(R"(
    . . . . . . .
    . . O . . . .
    . . . . . . .
    . . X O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                         "C4");
  EXPECT_EQ(drawn(found, black), "C3 3.75, D3 4.75, C5 2.75, D5 4.75");
}

TEST(Contact, KoBannedPointIsNotProposed) {
  const Position position = position_after(R"(
    . . . . .
    . . X O .
    . X O . O
    . . X O .
    . . . . .)",
                                           black, "D3");
  const CandidateList found = contact_of(position, "D4");
  EXPECT_EQ(drawn(found, white).find("C3"), std::string::npos) << drawn(found, white);
}

TEST(Contact, SuicideIsNotProposed) {
  EXPECT_EQ(drawn(contact_of(R"(
    . . . .
    O O . .
    X O . .
    . O . .)",
                             "A2"),
                  black),
            "");
}

TEST(Contact, FarAwayNothing) {
  EXPECT_TRUE(contact_of(R"(
    . . . . .
    . . . . O
    . . . . .
    X . . . .
    . . . . .)",
                         "A2")
                  .empty());
}

TEST(BadShape, Shapes) {
  const Board board = board_of(R"(
    . . . . . . .
    . X . . . X .
    . X . . X . .
    . . . . . . .
    . . X O . . .
    . . . X X . .
    X X . . . . .)");
  EXPECT_TRUE(is_bad_shape(board, black, point_of("C5"))) << "empty triangle beside a wall";
  EXPECT_TRUE(is_bad_shape(board, black, point_of("F5"))) << "empty triangle joining two stones";
  EXPECT_TRUE(is_bad_shape(board, black, point_of("E5").north())) << "the same from above";
  EXPECT_TRUE(is_bad_shape(board, black, point_of("B2"))) << "empty triangle on the edge";
  EXPECT_FALSE(is_bad_shape(board, black, point_of("C2"))) << "full triangle";
  EXPECT_FALSE(is_bad_shape(board, black, point_of("B7"))) << "straight line";
  EXPECT_FALSE(is_bad_shape(board, black, point_of("C1"))) << "straight line on the edge";
}

TEST(BadShape, LumpOfFour) {
  EXPECT_TRUE(is_bad_shape(board_of(R"(
    . . . .
    . X X .
    . X . .
    . . . .)"),
                           black, point_of("C2")));
}

TEST(BadShape, ThreeInTheCornerOfTheBoardHaveNoFourthPoint) {
  EXPECT_FALSE(is_bad_shape(board_of(R"(
    . . .
    X . .
    . . .)"),
                            black, point_of("A1")));
}

}  // namespace
}  // namespace gosedai::kb_tests
