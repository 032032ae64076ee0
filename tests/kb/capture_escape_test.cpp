// CASE capture / escape: what taking or saving a string is worth.
#include "kb/cases/capture_escape.hpp"

#include "kb/decision/sequential.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

/// Facts of a white string with that many stones.
StringFacts white_stones(int count) {
  StringFacts facts;
  facts.color = white;
  facts.id.stone = point_of("A1");
  for (int i = 0; i < count; ++i) facts.points.insert(Point::at(i, 0));
  return facts;
}

StringLife life_of(Life life, bool by_ko = false) {
  StringLife known;
  known.life = life;
  if (life != Life::alive) known.capture_point = point_of("C3");
  if (life == Life::neutral) known.escape_point = point_of("D4");
  known.by_ko = by_ko;
  known.capture_moves = 5;
  return known;
}

/// A black string next to the white one.
NeighborLife neighbor(Life life, int stones) { return {{1, point_of("J9")}, life, stones}; }

TEST(CaptureEscape, NeutralStringIsTakenByTheOneAndSavedByTheOther) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral), {});
  EXPECT_EQ(drawn(found, black), "C3 10");
  EXPECT_EQ(drawn(found, white), "D4 10");
}

TEST(CaptureEscape, EachFurtherStoneIsWorthTwoPoints) {
  for (const auto& [stones, text] : {std::pair(2, "C3 12"), {3, "C3 14"}, {10, "C3 28"}})
    EXPECT_EQ(drawn(capture_escape(white_stones(stones), life_of(Life::neutral), {}), black), text);
}

TEST(CaptureEscape, KoIsWorthHalf) {
  const CandidateList found = capture_escape(white_stones(3), life_of(Life::neutral, true), {});
  EXPECT_EQ(drawn(found, black), "C3 7");
  EXPECT_EQ(drawn(found, white), "D4 7");
  EXPECT_TRUE(found.front().by_ko);
}

TEST(CaptureEscape, AliveStringGivesNoMove) {
  EXPECT_TRUE(
      capture_escape(white_stones(3), life_of(Life::alive), {neighbor(Life::dead, 4)}).empty());
}

TEST(CaptureEscape, DeadStringIsLeftAlone) {
  EXPECT_TRUE(
      capture_escape(white_stones(3), life_of(Life::dead), {neighbor(Life::alive, 4)}).empty());
}

TEST(CaptureEscape, DeadStringIsTakenWhenThatFreesSomebody) {
  const CandidateList found =
      capture_escape(white_stones(3), life_of(Life::dead), {neighbor(Life::dead, 4)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].value, 0) << "nothing is gained by the dead stones themselves";
  EXPECT_EQ(found[0].second_value, 16);
}

TEST(CaptureEscape, FreeingANeutralStringIsWorthHalf) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral),
                                             {neighbor(Life::neutral, 4), neighbor(Life::dead, 2)});
  ASSERT_EQ(found[0].kind, CaseKind::capture);
  EXPECT_EQ(found[0].second_value, 8 + 12);
}

TEST(CaptureEscape, SavingTheStringFreesNobody) {
  const CandidateList found =
      capture_escape(white_stones(1), life_of(Life::neutral), {neighbor(Life::dead, 2)});
  ASSERT_EQ(found[1].kind, CaseKind::escape);
  EXPECT_EQ(found[1].second_value, 0);
}

TEST(CaptureEscape, CaptureSaysHowManyMovesItNeeds) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral), {});
  EXPECT_EQ(found[0].moves_needed, 5);
  EXPECT_EQ(found[1].moves_needed, 0);
}

TEST(CaptureEscape, CuttingStoneIsWorthEightMoreToBoth) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral), {}, true);
  EXPECT_EQ(drawn(found, black), "C3 18");
  EXPECT_EQ(drawn(found, white), "D4 18");
  EXPECT_EQ(found[0].motive, Motive::cutting);
}

TEST(CaptureEscape, WithoutAKnownEscapePointOnlyTheCapture) {
  StringLife life = life_of(Life::neutral);
  life.escape_point = Point::none();
  EXPECT_EQ(capture_escape(white_stones(1), life, {}).size(), 1U);
}

// --- On the board, with reading -------------------------------------------------------------------

CandidateList of_string(std::string_view diagram, std::string_view stone) {
  const Position position = position_of(diagram);
  const RecognisedStrings strings = recognise_strings(position, ReadingLimits());
  const RecognisedString& string = strings.at(string_id(position, point_of(stone)));
  return capture_escape(string.facts, string.life, neighbor_lives(string.facts, strings));
}

TEST(CaptureEscapeOnTheBoard, AtariOnTwoStones) {
  const CandidateList found = of_string(R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . X O O . . .
    . . X X . . .
    . . . . . . .
    . . . . . . .)",
                                        "C4");
  EXPECT_EQ(drawn(found, black), "E4 12");
  EXPECT_EQ(drawn(found, white), "E4 12");
}

TEST(CaptureEscapeOnTheBoard, TakingTheAttackerSavesAStone) {
  // A2 takes the white stone (10) and frees the black one at A4, which is in atari (5).
  const CandidateList found = of_string(R"(
    . . . . . . .
    . . . . . . .
    . O . . . . .
    X O . . . . .
    O X . . . . .
    . X . . . . .
    . . X . . . .)",
                                        "A3");
  EXPECT_EQ(drawn(found, black), "A2 15");
}

}  // namespace
}  // namespace gosedai::kb_tests
