// CASE corner: first stones, enclosures and approaches.
#include "kb/cases/opening.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

CandidateList on_empty_board(int size) { return corner_moves(*make_position(Board(size), black)); }

TEST(CornerPoints, FourFourAndThreeFourOnALargeBoard) {
  EXPECT_EQ(drawn(on_empty_board(19), black),
            "D3 27.5, Q3 27.5, C4 27.5, D4 28, Q4 28, R4 27.5, "
            "C16 27.5, D16 28, Q16 28, R16 27.5, D17 27.5, Q17 27.5");
}

TEST(CornerPoints, SameOnThirteenLines) {
  EXPECT_EQ(drawn(on_empty_board(13), black),
            "D3 27.5, K3 27.5, C4 27.5, D4 28, K4 28, L4 27.5, "
            "C10 27.5, D10 28, K10 28, L10 27.5, D11 27.5, K11 27.5");
}

TEST(CornerPoints, ThreeThreeAndTheCentreOnNineLines) {
  EXPECT_EQ(drawn(on_empty_board(9), black), "C3 10.8, G3 10.8, E5 11.7, C7 10.8, G7 10.8");
}

TEST(CornerPoints, ThreeThreeAndTheCentreOnSevenLines) {
  EXPECT_EQ(drawn(on_empty_board(7), black), "C3 8.4, E3 8.4, D4 9.1, C5 8.4, E5 8.4");
}

TEST(CornerPoints, OnlyTheCentreOnFiveLines) {
  EXPECT_EQ(drawn(on_empty_board(5), black), "C3 6.5");
}

TEST(CornerPoints, BothSidesWantTheSame) {
  EXPECT_EQ(drawn(on_empty_board(19), white), drawn(on_empty_board(19), black));
}

TEST(CornerPoints, OccupiedCentreIsNotProposed) {
  const CandidateList found = corner_moves(position_of(R"(
    . . . . .
    . . . . .
    . . O . .
    . . . . .
    . . . . .)"));
  EXPECT_TRUE(found.empty());
}

TEST(CornerPoints, CornerOfASmallBoardIsTakenOnce) {
  const CandidateList found = corner_moves(position_of(R"(
    . . . . . . .
    . . . . . . .
    . . . . X . .
    . . . O . . .
    . . . . . . .
    . O . . . . .
    . . . . . . .)"));
  EXPECT_EQ(drawn(found, black), "E3 8.4, C5 8.4");
}

/// Thirteen lines with the lower left corner as given and stones in the other three.
Position with_corner(std::string_view name, Color color) {
  Game game(13);
  for (const std::string_view other : {"K4", "L3", "K10", "L11", "D10", "C11"})
    game.play(Move::stone(black, point_of(other)));
  game.play(Move::stone(color, point_of(name)));
  return *game.position(black);
}

struct LoneStone {
  std::string stone;
  std::string answers;  // with a mark for the value
};

class AnswersToALoneStone : public testing::TestWithParam<LoneStone> {};

TEST_P(AnswersToALoneStone, EncloseForItsOwner) {
  const CandidateList found = corner_moves(with_corner(GetParam().stone, black));
  CandidateList enclosures = only(found, Motive::enclosure);
  for (Candidate& each : enclosures) each.value -= 22;
  EXPECT_EQ(drawn(enclosures, black), GetParam().answers);
  EXPECT_EQ(drawn(enclosures, white), "");
}

TEST_P(AnswersToALoneStone, ApproachForTheOther) {
  const CandidateList found = corner_moves(with_corner(GetParam().stone, white));
  CandidateList approaches = only(found, Motive::approach);
  for (Candidate& each : approaches) each.value -= 23;
  EXPECT_EQ(drawn(approaches, black), GetParam().answers);
  EXPECT_EQ(drawn(approaches, white), "");
}

const LoneStone lone_stones[] = {
    {"D4", "F3 0, C6 0"},                                    // the star point from both sides
    {"C4", "E3 0"},                                          // a 3-4 stone from its open side
    {"D3", "C5 0"},       {"C3", "E4 0, D5 0"}, {"B4", ""},  // too low for either
    {"E5", ""},                                              // too high
};

INSTANTIATE_TEST_SUITE_P(Stones, AnswersToALoneStone, testing::ValuesIn(lone_stones),
                         [](const auto& each) { return each.param.stone; });

TEST(CornerPoints, TwoStonesInACornerAreLeftToOthers) {
  Game game(13);
  for (const std::string_view each : {"D4", "C3", "K4", "L3", "K10", "L11", "D10", "C11"})
    game.play(Move::stone(black, point_of(each)));
  EXPECT_TRUE(corner_moves(*game.position(black)).empty());
}

TEST(CornerPoints, ApproachPointThatIsTakenIsLeftOut) {
  // F3 lies outside the corner of a 13-line board but is where the approach would be.
  Game game(13);
  for (const std::string_view each : {"D4", "F3", "K4", "L3", "K10", "L11", "D10", "C11"})
    game.play(Move::stone(black, point_of(each)));
  EXPECT_EQ(drawn(corner_moves(*game.position(black)), white), "C6 23");
}

}  // namespace
}  // namespace gosedai::kb_tests
