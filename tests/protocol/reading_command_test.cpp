// Questions to the searches through GTP: the formats of the answers, and bad input.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "protocol/gtp/reading_kinds.hpp"
#include "protocol/sgf/reader.hpp"
#include "tests/protocol/command_test.hpp"

namespace gosedai::test {
namespace {

/// Asks about a position that is given as a diagram.
class Reading : public CommandTest {
 protected:
  /// The line of a report that begins with that word.
  std::string line_of(const std::string& report, std::string_view word) {
    const std::size_t at = report.find("\n" + std::string(word) + ' ');
    if (at == std::string::npos) return {};
    const std::size_t begin = at + word.size() + 2;
    return report.substr(begin, report.find('\n', begin) - begin);
  }
};

// White D4 is in atari and can run at D3 only; black C4 has room.
constexpr std::string_view atari = R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X O X . .
    . . . . X . .
    . . . . . . .
    . . . . . . .)";

TEST_F(Reading, AttackThatWorksGivesCodeAndMove) {
  set_up(atari);
  EXPECT_EQ(ask("attack D4"), "1 D3");
}

TEST_F(Reading, AttackThatFailsGivesTheCodeAlone) {
  set_up(atari);
  EXPECT_EQ(ask("attack C4"), "0");
}

TEST_F(Reading, LadderAttackReadsLadders) {
  set_up(atari);
  EXPECT_EQ(ask("ladder_attack D4"), "1 D3");
}

TEST_F(Reading, DefendAgainstALadderFails) {
  set_up(atari);
  EXPECT_EQ(ask("defend D4"), "0");
}

TEST_F(Reading, DoesAttackOfTheCapturingMoveIsOne) {
  set_up(atari);
  EXPECT_EQ(ask("does_attack D3 D4"), "1");
}

TEST_F(Reading, DoesAttackOfAMoveFarAwayIsZeroWhenTheStringThenEscapes) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X O X . .
    . . . . . . .
    . . . O . . .
    . . . . . . .)");
  EXPECT_EQ(ask("does_attack G7 D4"), "0");
}

TEST_F(Reading, DoesDefendOfAUselessMoveIsZero) {
  set_up(atari);
  EXPECT_EQ(ask("does_defend A1 D4"), "0");
}

TEST_F(Reading, DoesDefendOfTheSavingMoveIsOne) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X O X . .
    . . . . . . .
    . . . O . . .
    . . . . . . .)");
  EXPECT_EQ(ask("does_defend D3 D4"), "1");
}

TEST_F(Reading, AStringInOneEyeIsCaptured) {
  set_up(R"(
    . . . . .
    . . . . .
    O O O . .
    X X O . .
    . X O . .)");
  EXPECT_EQ(ask("attack A2"), "1 A1");
}

TEST_F(Reading, ASearchThatIsCutOffIsUnknown) {
  set_up(atari);
  thinker.reads_nothing = true;
  for (const char* line : {"attack D4", "defend D4", "ladder_attack D4", "does_attack A1 D4"})
    EXPECT_EQ(ask(line), "unknown") << line;
}

TEST_F(Reading, ATargetThatIsTakenNeedsNoSearch) {
  set_up(atari);
  thinker.reads_nothing = true;
  EXPECT_EQ(ask("does_attack D3 D4"), "1");
}

// Two black strings that D4 links, and that white parts there.
constexpr std::string_view link = R"(
    . . . . . . .
    . X X X X X .
    . O O X O O .
    . . O . O . .
    . O O X O O .
    . X X X X X .
    . . . . . . .)";

TEST_F(Reading, ConnectGivesCodeAndMove) {
  set_up(link);
  EXPECT_EQ(ask("connect D5 D3"), "1 D4");
}

TEST_F(Reading, DisconnectGivesCodeAndMove) {
  set_up(link);
  EXPECT_EQ(ask("disconnect D5 D3"), "1 D4");
}

TEST_F(Reading, BreakInAndBlockOffTakeAnArea) {
  set_up(link);
  EXPECT_EQ(ask("break_in D5 D4 C4"), "1 D4");
  EXPECT_EQ(ask("block_off D5 D4"), "1 D4");
}

// A race on the first line: each side has two outside liberties.
constexpr std::string_view race = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X O O O .
    X O O X X O O
    . O . . X . O)";

// Black cannot take either white stone alone; the cut at D4 threatens both.
constexpr std::string_view double_atari = R"(
    . . . . . . .
    . . . X . . .
    . X X O . . .
    . X O . X . .
    . . X . . . .
    . . . . . . .
    . . . . . . .)";

TEST_F(Reading, AttackEitherAndDefendBothGiveTheCodeAlone) {
  set_up(double_atari);
  EXPECT_EQ(ask("attack_either D5 C4"), "1");
  EXPECT_EQ(ask("defend_both D5 C4").size(), 1U);
}

TEST_F(Reading, ACombinationIsAMoveOrAPass) {
  set_up(double_atari);
  EXPECT_EQ(ask("combination_attack white"), "PASS");
  EXPECT_EQ(ask("combination_defend white"), "PASS");
}

TEST_F(Reading, ARaceHasTwoCodesAndAMove) {
  set_up(race);
  EXPECT_EQ(ask("analyze_semeai D2 B2").substr(0, 4), "1 1 ");
}

// Black owns the left corner, with a white stone in it that can never live.
constexpr std::string_view settled = R"(
    . X . X O . .
    X X X X O . .
    . O . X O . .
    . . . X O . .
    X X X X O . .
    O O O O O . .
    . . . . . . .)";

// Black has a room of three in a row in the corner: whoever plays the middle first decides.
constexpr std::string_view three_in_a_row = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .)";

TEST_F(Reading, LifeOfAGroupDependsOnWhoPlaysFirst) {
  set_up(three_in_a_row);
  EXPECT_EQ(ask("owl_attack A2"), "1 B1");
  EXPECT_EQ(ask("owl_defend A2"), "1 B1");
  EXPECT_EQ(ask("dragon_status A2"), "critical B1 B1");
}

TEST_F(Reading, OfSeveralSavingMovesTheStatusNamesTheOneThatAlsoKills) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    O O O O O O .
    X X X X X O .
    . O . X X O .
    . . . O X O .)");
  EXPECT_EQ(ask("owl_defend E3"), "1 C1");
  EXPECT_EQ(ask("dragon_status E3"), "critical A2 A2");
}

// The black bar has no eye and seven liberties, the white one beside it five: black takes it in time.
TEST_F(Reading, AGroupWithoutEyesThatWinsARaceIsAlive) {
  set_up(R"(
    . . . . . . . . .
    O O O X X X . . .
    O . X O X X . . .
    O . X O X X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .)");
  EXPECT_EQ(ask("owl_attack C4").front(), '1');
  EXPECT_EQ(ask("dragon_status C4"), "alive");
  EXPECT_EQ(ask("dragon_status D4"), "dead");
}

// Seven liberties each: the first to move is first.
TEST_F(Reading, AGroupThatWinsARaceOnlyAsTheFirstToMoveIsCritical) {
  set_up(R"(
    . . . . . . . . .
    O O O X X X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .
    O . X O . X . . .)");
  EXPECT_EQ(ask("owl_defend C4"), "0");
  EXPECT_EQ(ask("dragon_status C4").substr(0, 8), "critical");
}

TEST_F(Reading, AMoveThatDecidesLifeIsTold) {
  set_up(three_in_a_row);
  EXPECT_EQ(ask("owl_does_attack B1 A2"), "1");
  EXPECT_EQ(ask("owl_does_attack G7 A2"), "0");
  EXPECT_EQ(ask("owl_does_defend B1 A2"), "1");
  EXPECT_EQ(ask("owl_does_defend A1 A2"), "0");
}

TEST_F(Reading, TheBestOfSomePointsIsTheOneThatDecidesLife) {
  set_up(three_in_a_row);
  EXPECT_EQ(ask("restricted_genmove black A1 B1 C1 G7 G6 G5 G4 G3 G2 G1 F7 F6 F5 F4"), "B1");
}

TEST_F(Reading, AFewPointsAreComparedByWhoThinksAboutTheWholePosition) {
  set_up(three_in_a_row);
  const gtp::Result result = run("restricted_genmove white B1 G7");
  const auto* wanted = std::get_if<gtp::Think>(&result);
  ASSERT_NE(wanted, nullptr);
  EXPECT_EQ(wanted->color, Color::white);
  EXPECT_TRUE(wanted->keep);
  ASSERT_TRUE(wanted->among);
  EXPECT_EQ(*wanted->among, BitBoard::of(Point::at(1, 0)) | BitBoard::of(Point::at(6, 6)));
}

TEST_F(Reading, EyesOfARoomOfThree) {
  set_up(three_in_a_row);
  EXPECT_EQ(ask("eval_eye B1"), "1 2 B1 B1");
}

TEST_F(Reading, EyesFollowTheShapesThatAreKnown) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X . . .
    . . . X . . .)");
  const std::string read = ask("eval_eye B1");
  EyeShapeTable shapes;
  shapes.add({*DegreeCode::from_degrees({2, 1, 1}), KnownEyeShape::never});  // always two eyes
  context.reading.eye_shapes = &shapes;
  EXPECT_NE(ask("eval_eye B1"), read);
}

TEST_F(Reading, DragonStatusWithoutAVertexListsAllGroups) {
  set_up(three_in_a_row);
  const std::string text = ask("dragon_status");
  EXPECT_NE(text.find(": critical "), std::string::npos) << text;
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << text;
}

TEST_F(Reading, UnconditionalStatusOfStonesAndPoints) {
  set_up(settled);
  EXPECT_EQ(ask("unconditional_status A6"), "alive");
  EXPECT_EQ(ask("unconditional_status A7"), "black_territory");
  EXPECT_EQ(ask("unconditional_status G1"), "undecided");
}

TEST_F(Reading, ATraceIsAnSgfTreeWithTheSetUp) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . X . . .
    . . X O . . .
    . . . X . . .
    . . . . . . .
    . . . . . . .)");
  const std::string sgf = ask("gosedai-search-trace capture D4 white 2");
  const auto tree = sgf::read(sgf);
  ASSERT_TRUE(std::holds_alternative<sgf::Tree>(tree)) << sgf;
  const sgf::Node& root = std::get<sgf::Tree>(tree)[std::get<sgf::Tree>(tree).roots[0]];
  EXPECT_EQ(root.value("PL"), "W");
  EXPECT_EQ(root.value("C").substr(0, 26), "capture D4, white to move:");
  EXPECT_NE(root.first_child, sgf::no_node) << sgf;
}

TEST_F(Reading, ATraceGoesNoDeeperThanAsked) {
  const auto depth_of = [](const std::string& text) {
    const auto read = sgf::read(text);
    const auto& tree = std::get<sgf::Tree>(read);
    int deepest = 0;
    for (const sgf::Node& node : tree.nodes) {
      int depth = 0;
      for (sgf::NodeId up = node.parent; up != sgf::no_node; up = tree[up].parent) ++depth;
      deepest = std::max(deepest, depth);
    }
    return deepest;
  };
  set_up(atari);
  EXPECT_LE(depth_of(ask("gosedai-search-trace capture C4 3")), 3);
  EXPECT_LE(depth_of(ask("gosedai-search-trace capture C4 1")), 1);
}

TEST_F(Reading, LifeAndDeathCanBeTraced) {
  set_up(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    X X X X X . .
    O O O O X . .
    . . . O X . .
    . . . O X . .)");
  const std::string sgf = ask("gosedai-search-trace tsumego D1 2");
  const auto read = sgf::read(sgf);
  ASSERT_TRUE(std::holds_alternative<sgf::Tree>(read)) << sgf;
  const auto& tree = std::get<sgf::Tree>(read);
  const sgf::Node& root = tree[tree.roots[0]];
  ASSERT_NE(root.first_child, sgf::no_node) << sgf;
  EXPECT_EQ(tree[root.first_child].value("C"), "black succeeds");
}

TEST_F(Reading, AKindWithoutATreeSaysSo) {
  set_up(atari);
  EXPECT_EQ(ask("gosedai-search-trace unconditional A1"), "? no tree to show for this search");
}

TEST_F(Reading, AReportNamesResultMoveLineAndCost) {
  set_up(atari);
  const std::string report = ask("gosedai-search capture D4");
  EXPECT_EQ(report.substr(0, report.find('\n')), "capture D4, black to move");
  EXPECT_EQ(line_of(report, "result"), "yes");
  EXPECT_EQ(line_of(report, "move"), "D3");
  for (const char* word : {"line", "nodes", "depth", "time", "footprint"})
    EXPECT_FALSE(line_of(report, word).empty()) << word;
}

TEST_F(Reading, AReportCanBeForEitherSide) {
  set_up(atari);
  EXPECT_EQ(line_of(ask("gosedai-search capture D4 white"), "result"), "no");
}

struct BadCase {
  const char* line;
  const char* error;
};
void PrintTo(const BadCase& c, std::ostream* out) { *out << c.line; }
class BadReading : public Reading, public testing::WithParamInterface<BadCase> {};

TEST_P(BadReading, IsRefused) {
  set_up(atari);
  EXPECT_EQ(ask(GetParam().line), std::string("? ") + GetParam().error);
  EXPECT_EQ(context.game.move_count(), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, BadReading,
    testing::Values(
        BadCase{"attack", "syntax error"}, BadCase{"attack D4 C4", "syntax error"},
        BadCase{"attack A1", "vertex must not be empty"}, BadCase{"attack H1", "invalid vertex"},
        BadCase{"attack pass", "invalid vertex"}, BadCase{"attack black", "invalid vertex"},
        BadCase{"does_attack", "syntax error"}, BadCase{"does_attack D3", "syntax error"},
        BadCase{"does_attack C4 D4", "illegal move"},
        BadCase{"does_attack I9 D4", "invalid vertex"},
        BadCase{"does_attack D3 A1", "vertex must not be empty"},
        BadCase{"connect D4", "syntax error"}, BadCase{"connect D4 A1", "vertex must not be empty"},
        BadCase{"connect D4 C4", "stones must be of the same color"},
        BadCase{"analyze_semeai C4 E4", "stones must be of different colors"},
        BadCase{"attack_either D4", "syntax error"},
        BadCase{"attack_either D4 C4", "stones must be of the same color"},
        BadCase{"defend_both D4 A1", "vertex must not be empty"},
        BadCase{"combination_attack", "syntax error"},
        BadCase{"combination_attack D4", "syntax error"},
        BadCase{"combination_defend black white", "syntax error"},
        BadCase{"break_in D4", "syntax error"}, BadCase{"block_off D4 Z9", "invalid vertex"},
        BadCase{"break_in A1 A2", "vertex must not be empty"},
        BadCase{"restricted_genmove", "syntax error"},
        BadCase{"restricted_genmove black", "syntax error"},
        BadCase{"restricted_genmove D4 D5", "syntax error"},
        BadCase{"restricted_genmove black D4 x", "invalid vertex"},
        BadCase{"dragon_status A1", "vertex must not be empty"},
        BadCase{"dragon_status x", "invalid vertex"}, BadCase{"owl_attack", "syntax error"},
        BadCase{"unconditional_status", "syntax error"},
        BadCase{"unconditional_status pass", "invalid vertex"},
        BadCase{"gosedai-search-trace", "unknown search"},
        BadCase{"gosedai-search-trace capture 3", "syntax error"},
        BadCase{"gosedai-search-trace capture D4 0", "unacceptable depth"},
        BadCase{"gosedai-search-trace capture D4 99", "unacceptable depth"},
        BadCase{"gosedai-search", "unknown search"},
        BadCase{"gosedai-search nothing D4", "unknown search"},
        BadCase{"gosedai-search capture", "syntax error"},
        BadCase{"gosedai-search capture black", "syntax error"},
        BadCase{"gosedai-search capture A1 black", "vertex must not be empty"}));

TEST(ReadingKinds, AreFoundByTheirNames) {
  for (const gtp::ReadingKind* kind : gtp::all_reading_kinds())
    EXPECT_EQ(gtp::find_reading_kind(kind->name), kind);
}

/// Every reading command with random arguments on random boards: an answer or a clear error, never a
/// change of the game.
TEST_F(Reading, RandomArgumentsDoNoHarm) {
  std::mt19937 random(7);
  std::vector<std::string> heads;
  for (const gtp::Command& command : gtp::reading_commands()) heads.emplace_back(command.name);
  for (const gtp::ReadingKind* kind : gtp::all_reading_kinds()) {
    heads.push_back("gosedai-search " + std::string(kind->name));
    heads.push_back("gosedai-search-trace " + std::string(kind->name));
  }
  context.reading.nodes = 30;
  constexpr std::array<const char*, 9> words = {"black", "w",  "A1", "C3", "E5",
                                                "pass",  "J9", "-1", "x"};
  for (int i = 0; i < 3000; ++i) {
    if (i % 50 == 0) run("clear_board");
    run(std::string("play ") + (random() % 2 == 0 ? "b " : "w ") +
        static_cast<char>('A' + random() % 8) + std::to_string(1 + random() % 9));
    const int moves = context.game.move_count();
    std::string line = heads[random() % heads.size()];
    for (auto count = random() % 4; count > 0; --count)
      line += random() % 3 == 0 ? std::string(" ") + words[random() % words.size()]
                                : std::string(" ") + static_cast<char>('A' + random() % 8) +
                                      std::to_string(1 + random() % 9);
    const std::string answer = ask(line);
    ASSERT_FALSE(answer.empty()) << line;
    ASSERT_EQ(answer.find("internal error"), std::string::npos) << line;
    ASSERT_EQ(context.game.move_count(), moves) << line;
  }
}

}  // namespace
}  // namespace gosedai::test
