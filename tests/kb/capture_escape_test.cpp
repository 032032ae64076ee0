// CASE capture / escape: what taking or saving a string is worth.
#include "kb/cases/capture_escape.hpp"

#include "kb/cases/group_capture.hpp"
#include "tests/kb/case_scene.hpp"

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

TEST(CaptureEscape, NeutralStringIsTakenByTheOneAndSavedByTheOther) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral));
  EXPECT_EQ(drawn(found, black), "C3 10");
  EXPECT_EQ(drawn(found, white), "D4 10");
}

TEST(CaptureEscape, EachFurtherStoneIsWorthTwoPoints) {
  for (const auto& [stones, text] : {std::pair(2, "C3 12"), {3, "C3 14"}, {10, "C3 28"}})
    EXPECT_EQ(drawn(capture_escape(white_stones(stones), life_of(Life::neutral)), black), text);
}

TEST(CaptureEscape, KoIsWorthHalf) {
  const CandidateList found = capture_escape(white_stones(3), life_of(Life::neutral, true));
  EXPECT_EQ(drawn(found, black), "C3 7");
  EXPECT_EQ(drawn(found, white), "D4 7");
  EXPECT_TRUE(found.front().by_ko);
}

TEST(CaptureEscape, AliveStringGivesNoMove) {
  EXPECT_TRUE(capture_escape(white_stones(3), life_of(Life::alive)).empty());
}

TEST(CaptureEscape, DeadStringIsLeftAlone) {
  EXPECT_TRUE(capture_escape(white_stones(3), life_of(Life::dead)).empty());
}

TEST(CaptureEscape, CaptureSaysHowManyMovesItNeeds) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral));
  EXPECT_EQ(found[0].moves_needed, 5);
  EXPECT_EQ(found[1].moves_needed, 0);
}

TEST(CaptureEscape, SaysWhenItIsAboutACuttingStone) {
  const CandidateList found = capture_escape(white_stones(1), life_of(Life::neutral), true);
  EXPECT_EQ(found[0].motive, Motive::cutting);
}

TEST(CaptureEscape, WithoutAKnownEscapePointOnlyTheCapture) {
  StringLife life = life_of(Life::neutral);
  life.escape_point = Point::none();
  EXPECT_EQ(capture_escape(white_stones(1), life).size(), 1U);
}

// --- With groups ----------------------------------------------------------------------------------

CandidateList captures_at(const Scene& scene, std::string_view stone) {
  return group_captures(scene.view(), scene.group(stone));
}

constexpr std::string_view two_in_atari = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . X X . . . . .
    . . . X O O . . . . .
    . . . . X X . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

TEST(GroupCapture, AtariOnTwoStones) {
  const CandidateList found = captures_at(Scene(two_in_atari), "E6");
  EXPECT_TRUE(proposes(found, black, "G6"));
  EXPECT_TRUE(proposes(found, white, "G6"));
}

TEST(GroupCapture, IsNeverWorthLessThanTheStones) {
  const CandidateList found = captures_at(Scene(two_in_atari), "E6");
  EXPECT_GE(best_of(found, black), 4);
}

TEST(GroupCapture, TakingStonesThatHoldOthersIsWorthMore) {
  // The same two stones, and two black ones that live or die with them.
  const Scene holding(R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . O . . . . . .
    . . . O X X O . . . .
    . . . X O O . . . . .
    . . . . X X . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)");
  EXPECT_GT(best_of(captures_at(holding, "E6"), black),
            best_of(captures_at(Scene(two_in_atari), "E6"), black));
}

TEST(GroupCapture, AliveStringsGiveNoMove) {
  EXPECT_TRUE(captures_at(Scene(two_in_atari), "E7").empty());
}

TEST(GroupCapture, DeadStonesAreTakenToSaveOthers) {
  // A2 takes the white stone and frees the black one at A4, which is in atari.
  const Scene scene(R"(
    . . . . . . .
    . . . . . . .
    . O . . . . .
    X O . . . . .
    O X . . . . .
    . X . . . . .
    . . X . . . .)");
  const CandidateList found = captures_at(scene, "A3");
  ASSERT_TRUE(proposes(found, black, "A2"));
  EXPECT_GT(found.front().value, 0);
}

}  // namespace
}  // namespace gosedai::kb_tests
