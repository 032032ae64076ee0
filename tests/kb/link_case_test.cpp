// CASEs link, linkage and family: joining and parting.
#include "kb/cases/family.hpp"
#include "kb/cases/link.hpp"
#include "kb/cases/linkage.hpp"
#include "tests/kb/case_scene.hpp"

namespace gosedai::kb_tests {
namespace {

TEST(NewlyEnclosed, AStoneOnTheSecondLineClosesTheSide) {
  const Scene scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O O . O O . . .
    O X X X X X O . .
    . X . . . X O . .
    . . . . . . O . .
    . . . . . . . . .)");
  EXPECT_GT(newly_enclosed(scene.view().terrain(), black, point_of("B2")) +
                newly_enclosed(scene.view().terrain(), black, point_of("F2")),
            0);
}

TEST(NewlyEnclosed, AStoneInTheOpenClosesNothing) {
  const Scene scene(R"(
    . . . . . . .
    . . . . . . .
    . . O . . . .
    . . . . . . .
    . . . . X . .
    . . . . . . .
    . . . . . . .)");
  EXPECT_EQ(newly_enclosed(scene.view().terrain(), black, point_of("D4")), 0);
}

// The black stones on the left hang on D8.
constexpr std::string_view cut_off = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . O . . X . . . . .
    . O . O . . . . . . X . .
    . O X . X . X . . . . . .
    . O X O . . . . . X . . .
    . . O . O . . X . . . . .
    . . . . . . . . . . . . .
    . . . . . . X . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

CandidateList link_at(const Scene& scene, std::string_view stone) {
  return link_moves(scene.view(), scene.group(stone));
}

TEST(LinkCase, BothSidesPlayWhereTheLinkageIsWeak) {
  const CandidateList found = link_at(Scene(cut_off), "C7");
  EXPECT_EQ(points_for(found, Motive::join, black), "D8");
  EXPECT_EQ(points_for(found, Motive::split, white), "D8");
}

TEST(LinkCase, TheSameFriendIsJoinedOnceByOneStone) {
  const CandidateList found = link_at(Scene(cut_off), "C7");
  EXPECT_EQ(std::ranges::count(found, black, &Candidate::color), 1);
}

TEST(LinkCase, NamesBothGroups) {
  const Scene scene(cut_off);
  const CandidateList found = link_at(scene, "C7");
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().target, scene.group("C7").id());
  EXPECT_EQ(found.front().other, scene.group("E8").id());
}

TEST(LinkCase, LivingGroupsNeedNoLink) {
  const Scene scene(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    X X X X O X X X X
    X . X . . . X . X
    X X X X . X X X X
    . X . X . X . X .)");
  EXPECT_TRUE(link_at(scene, "B1").empty());
}

TEST(LinkCase, ALoneGroupHasNobodyToJoin) {
  EXPECT_TRUE(link_at(Scene(R"(
    . . . . . . .
    . . . . . . .
    . . O O . . .
    . O . X . . .
    . . . X O . .
    . . O O . . .
    . . . . . . .)"),
                      "D4")
                  .empty());
}

// --- Linkages -------------------------------------------------------------------------------------

// White can cut the black kosumi at F7.
constexpr std::string_view peeped_kosumi = R"(
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . X . . O . . . .
    . . . . X . O . . . .
    . . . O O X . . . . .
    . . . O . . X . . . .
    . . . . . . . . . . .
    . . . O . . X . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .)";

TEST(LinkageCase, WeakKosumiIsConnectedAndCutAtTheSamePoint) {
  const CandidateList found = linkage_moves(Scene(peeped_kosumi).view());
  EXPECT_TRUE(proposes(only(found, Motive::connect), black, "F7"));
  EXPECT_TRUE(proposes(only(found, Motive::cut), white, "F7"));
}

TEST(LinkageCase, IsWorthAFewPoints) {
  for (const Candidate& each : linkage_moves(Scene(peeped_kosumi).view())) {
    EXPECT_GT(each.value, 0);
    EXPECT_LE(each.value, 8);
  }
}

TEST(LinkageCase, StrongLinkagesNeedNoMove) {
  EXPECT_TRUE(linkage_moves(Scene(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . . . .
    . . . X . . .
    . . . . . . .
    . . . . . . .)")
                                .view())
                  .empty());
}

TEST(LinkageCase, NamesTheEnds) {
  const CandidateList found = linkage_moves(Scene(peeped_kosumi).view());
  const auto cut = std::ranges::find_if(
      found, [](const Candidate& each) { return each.point == point_of("F7"); });
  ASSERT_NE(cut, found.end());
  EXPECT_EQ(to_text(cut->target.stone), "F6");
  EXPECT_EQ(to_text(cut->other.stone), "E7");
}

// --- Families -------------------------------------------------------------------------------------

constexpr std::string_view two_strongholds = R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . X X . . . . . O . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . X . . . . . . . . .
    . . . X . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .)";

TEST(FamilyCase, StaysBelowOnePoint) {
  for (const Candidate& each : family_moves(Scene(two_strongholds).view()))
    EXPECT_LT(each.value, 1);
}

TEST(FamilyCase, ASaddleLiesBetweenStrongholds) {
  const CandidateList found = family_moves(Scene(two_strongholds).view());
  EXPECT_TRUE(proposes(only(found, Motive::join_family), black, "D7"));
}

TEST(FamilyCase, BothSidesPlayTheSamePoints) {
  const CandidateList found = family_moves(Scene(two_strongholds).view());
  EXPECT_EQ(points_for(found, Motive::join_family, black),
            points_for(found, Motive::split_family, white));
}

TEST(FamilyCase, SmallFamiliesDoNotCount) {
  EXPECT_TRUE(family_moves(Scene(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)")
                               .view())
                  .empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
