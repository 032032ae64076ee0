// How strong linkages are and what either side does about them (spec 4; TR-0837 3.3.1.6).
#include "model/recognition/linkage.hpp"

#include "tests/model/recognition/recognition_positions.hpp"

namespace gosedai::recognition_tests {
namespace {

// --- Nobody near: strong, and nobody has to do anything --------------------------------------------

TEST(OpenLinkage, Kosumi) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "D4", "E5"),
            "kosumi strong: connect / connect");
}

TEST(OpenLinkage, Ikken) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . X . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                        "C4", "E4"),
            "strong");
}

TEST(OpenLinkage, Keima) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . .
    . . . . . . .
    . . . . X . .
    . . X . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                        "C4", "E5"),
            "strong");
}

TEST(OpenLinkage, Niken) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . X . . X . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)",
                        "C4", "F4"),
            "strong");
}

TEST(OpenLinkage, Ogeima) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . X . .
    . . X . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)",
                        "C4", "F5"),
            "strong");
}

TEST(OpenLinkage, Hazama) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . .
    . . . . . . . .
    . . . . X . . .
    . . . . . . . .
    . . X . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .)",
                        "C4", "E6"),
            "strong");
}

// --- An enemy stands at the gap --------------------------------------------------------------------

TEST(PeepedLinkage, KosumiIsConnectedOrCutAtTheOtherShoulder) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . O O . . . .
    . . . O X X . . .
    . . X X . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "D5", "E6"),
            "kosumi weak: connect E5 / gote crosscut E5");
}

// The cut gets out of the window: the glance leaves it open, and what is peeped at counts as weak.
TEST(PeepedLinkage, AnIkkenPeepedFromOneSideIsWeak) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . X . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "D5", "F5"),
            "ikken weak: connect E5 / unknown");
}

TEST(PeepedLinkage, AnIkkenWithEnemiesOnBothSidesIsCutInTheMiddle) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . X . X . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "D5", "F5"),
            "ikken weak: connect E5 / break through E5");
}

TEST(PeepedLinkage, AKeimaPeepedOnBothSidesIsWeak) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . X . . .
    . . . X . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "D5", "F6"),
            "weak");
}

TEST(PeepedLinkage, ANikenWithEnemiesOnBothSidesCannotBeConnected) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . X . . X . . .
    . . . . O . . . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "C5", "F5"),
            "unconnectable");
}

TEST(PeepedLinkage, ANikenPeepedFromOneSideIsWeak) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . O . . . .
    . . X . . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "C5", "F5"),
            "weak");
}

TEST(PeepedLinkage, AHazamaPeepedIsWeak) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O X . . .
    . . . . . . . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "D5", "F7"),
            "weak");
}

TEST(PeepedLinkage, AnOgeimaPeepedIsWeak) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . . . . X . .
    . . . X . . . . .
    . . . . . O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "D5", "G6"),
            "weak");
}

TEST(PeepedLinkage, ADeadPeepDoesNoHarm) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . X O X . . .
    . . . X . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "D5", "F5"),
            "strong");
}

// --- Crosscut kosumi: the life of the two cutting strings decides (TR-0837 table 3.3-6) ------------

constexpr std::string_view both_alive = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O X . . .
    . . . . X O . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(CrosscutKosumi, BothAliveCannotBeConnected) {
  EXPECT_EQ(strength_in(both_alive, "E5", "F6"), "unconnectable");
}

// The white stone at E6 is in atari.
constexpr std::string_view one_neutral = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X O X . . .
    . . . . X O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(CrosscutKosumi, NeutralAndAliveIsWeakAndHangsOnTheNeutralString) {
  EXPECT_EQ(told(one_neutral, "E5", "F6"), "kosumi weak: connect E7 / gote crosscut E7");
}

// Both white stones are in atari.
constexpr std::string_view both_neutral = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X O X . . .
    . . . . X O X . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(CrosscutKosumi, BothNeutralIsStrong) {
  EXPECT_EQ(strength_in(both_neutral, "E5", "F6"), "strong");
}

// White at E6 is caught in a ladder-proof cage.
constexpr std::string_view one_dead = R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . X . . .
    . . . X O X . . .
    . . . . X O O . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(CrosscutKosumi, OneDeadIsStrong) { EXPECT_EQ(strength_in(one_dead, "E5", "F6"), "strong"); }

// --- Special weak kosumi (TR-0837 3.3.1.6-4) -------------------------------------------------------

TEST(SpecialKosumi, IsWeakWhereANeutralEnemyStandsOnAShoulder) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X O X . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "E5", "F6"),
            "kosumi special weak: connect E7 / gote crosscut E7");
}

TEST(SpecialKosumi, IsStrongWhenThatEnemyIsDead) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . X . . . .
    . . . X . X . . .
    . . . X O X . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "E5", "F6"),
            "strong");
}

// --- Reinforced linkages and double peeps (TR-0837 3.3.1.6-2 and -3) -------------------------------

TEST(ReinforcedLinkage, TwoKosumisReplaceAnIkken) {
  EXPECT_EQ(told(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . X . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                 "D5", "F5"),
            "ikken reinforced strong: connect / connect");
}

bool is_reinforced(std::string_view diagram, std::string_view a, std::string_view b) {
  const LinkageMap map = linkages_of(diagram);
  const Linkage* linkage = find_linkage(map, a, b);
  return linkage != nullptr && linkage->reinforced;
}

TEST(ReinforcedLinkage, AStoneSideBySideWithOneEndReplacesAKeima) {
  EXPECT_TRUE(is_reinforced(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X . . .
    . . . X . X . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                            "D5", "F6"));
}

TEST(ReinforcedLinkage, AStoneThatDoesNotReachTheOtherEndReplacesNothing) {
  EXPECT_FALSE(is_reinforced(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X . . .
    . . . X O X . . .
    . . . . O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                             "D5", "F6"));
}

constexpr std::string_view double_peep = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . O . O . . .
    . . . X . X . . .
    . . . . X . . . .
    . . . O . O . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(DoublePeep, WeakensBothKosumisAlike) {
  EXPECT_EQ(strength_in(double_peep, "D5", "E4"), strength_in(double_peep, "F5", "E4"));
}

// --- Legs -------------------------------------------------------------------------------------------

TEST(Leg, IsStrongWithNobodyNear) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . . . . . . .)",
                        "E3", "E1"),
            "strong");
}

TEST(Leg, IsWeakWithAnEnemyNextToIt) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . O . . . . .
    . . . . . . . . .)",
                        "E3", "E1"),
            "weak");
}

TEST(Leg, IsCrossedByAStrongEnemyLinkage) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . X . . . .
    . . . . . . . . .
    . . . O . O . . .
    . . . . . . . . .)",
                        "E4", "E1"),
            "unconnectable");
}

TEST(Leg, OfADeadStoneIsNone) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . O . . . .
    . . . O X O . . .
    . . . O . O . . .
    . . . . O . . . .
    . . . . . . . . .)",
                        "E4", "E1"),
            "none");
}

// TR-0837 3.3.1.9-1 leaves legs open that cross in a corner: the nearer stone has the crossing, and
// between equals nobody has. The legs B4-B1 and D2-A2 cross at B2.
constexpr std::string_view equal_legs = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . . . . . .)";

TEST(CrossingLegs, BelongToNobodyWhenEquallyNear) {
  EXPECT_EQ(strength_in(equal_legs, "B4", "B1"), "weak");
  EXPECT_EQ(strength_in(equal_legs, "D2", "A2"), "weak");
}

TEST(CrossingLegs, OtherLegsOfTheSameStonesStand) {
  EXPECT_EQ(strength_in(equal_legs, "B4", "A4"), "strong");
  EXPECT_EQ(strength_in(equal_legs, "D2", "D1"), "strong");
}

// The legs C4-C1 and D2-A2 cross at C2, next to the white stone.
constexpr std::string_view nearer_leg = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . . . . . . .)";

TEST(CrossingLegs, BelongToTheNearerStone) {
  EXPECT_EQ(strength_in(nearer_leg, "D2", "A2"), "strong");
  EXPECT_EQ(strength_in(nearer_leg, "C4", "C1"), "weak");
}

TEST(CrossingLegs, OfOneColourDoNotMatter) {
  EXPECT_EQ(strength_in(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . . . . . . . .)",
                        "B4", "B1"),
            "strong");
}

}  // namespace
}  // namespace gosedai::recognition_tests
