// What is recognised, shown through GTP: in words, as JSON, as views for GoGui; and bad input.
#include <algorithm>
#include <random>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/board/diagram.hpp"
#include "protocol/gtp/gogui_views.hpp"
#include "tests/protocol/command_test.hpp"
#include "tests/protocol/conversation.hpp"

namespace gosedai::test {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

class Recognising : public CommandTest {
 protected:
  Json ask_json(std::string_view line) { return Json::parse(ask(line)); }
  static std::size_t lines(const std::string& text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n')) + (text.empty() ? 0 : 1);
  }
};

// A black wall with a one-point jump, and a white stone in atari.
constexpr std::string_view wall = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X . X . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . O . .
    . . . . . X O X .
    . . . . . . X . .
    . . . . . . . . .)";

// Black has a room of three in a row in the corner: whoever plays the middle first decides.
constexpr std::string_view three_in_a_row = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    O O O O O . .
    X X X X O . .
    . . . X O . .)";

// A finished game; the white stone at A1 is dead.
constexpr std::string_view finished = R"(
    . . X O . . .
    . . X O . . .
    X X X O . . .
    . . X O O O O
    . . X O . . .
    X X X O . . .
    O . X O . . .)";

TEST_F(Recognising, AStringTellsItsLifeAndLiberties) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-strings G3"),
              testing::MatchesRegex("G[34]: white, life .*stones 2 \\(G3 G4\\), liberties 3 .*"));
}

TEST_F(Recognising, OneStringPerLine) {
  set_up(wall);
  EXPECT_EQ(lines(ask("gosedai-strings")), 6U);
}

TEST_F(Recognising, StringsAsJsonStandOnOneLine) {
  set_up(wall);
  EXPECT_EQ(lines(ask("gosedai-strings json")), 1U);
  EXPECT_EQ(ask_json("gosedai-strings json").size(), 6U);
}

TEST_F(Recognising, JsonOfAStringHasItsPoints) {
  set_up(wall);
  const Json string = ask_json("gosedai-strings G3 json").at(0);
  EXPECT_EQ(string.at("color"), "white");
  EXPECT_EQ(string.at("stones"), Json({"G3", "G4"}));
}

TEST_F(Recognising, LinkagesOfAVertexEndOrAreBlockedThere) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-linkages D7"), StartsWith("C7-E7: black, kind ikken, strength strong"));
  EXPECT_EQ(ask_json("gosedai-linkages D7 json").at(0).at("between"), Json({"D7"}));
}

TEST_F(Recognising, AGroupTellsClassStrengthAndUrgency) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-groups C7"),
              ContainsRegex("^C7: black, class [a-z -]+, .*strength [0-9.]+, .*urgency [0-9.]+"));
}

TEST_F(Recognising, TheVertexOfAGroupMayBeInItsTerritory) {
  set_up(wall);
  EXPECT_EQ(ask("gosedai-groups D7"), ask("gosedai-groups E7"));
}

TEST_F(Recognising, AGroupHasAllItsAttributesAsJson) {
  set_up(wall);
  const Json group = ask_json("gosedai-groups C7 json").at(0);
  for (const char* name : {"class",
                           "life",
                           "attack",
                           "defence",
                           "strength",
                           "urgency",
                           "survival",
                           "importance",
                           "weak_area",
                           "interior",
                           "eyes",
                           "siege",
                           "size",
                           "liberties",
                           "strings",
                           "reinforcements",
                           "surrounding_groups",
                           "surrounding_linkages",
                           "stones",
                           "territory"})
    EXPECT_TRUE(group.contains(name)) << name;
}

TEST_F(Recognising, FamiliesHaveSizeAndStrength) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-families C7"), ContainsRegex("black, strength [0-9.]+, .*size [0-9]+"));
}

TEST_F(Recognising, WeakAreasAreListedByColour) {
  set_up(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X . . . X . .
    . . . . . . . . .
    . . . . . . . . .)");
  const Json areas = ask_json("gosedai-weakareas json");
  ASSERT_FALSE(areas.empty());
  EXPECT_EQ(areas.at(0).at("color"), "black");
  EXPECT_EQ(lines(ask("gosedai-weakareas")), areas.size());
}

TEST_F(Recognising, PotentialIsTwoMatrices) {
  set_up(wall);
  EXPECT_EQ(lines(ask("gosedai-potential")), 20U);
  EXPECT_EQ(ask_json("gosedai-potential json").at("all_stones").at(2).at(2), 100);
}

TEST_F(Recognising, TheSituationTellsScoreAndPhase) {
  set_up(finished);
  EXPECT_THAT(ask("gosedai-situation"), ContainsRegex("^score [BW]\\+[0-9.]+\nlead "));
  EXPECT_EQ(ask_json("gosedai-situation json").at("phase"), "endgame");
}

TEST_F(Recognising, APointTellsWhatStandsThereAndWhatItIsPartOf) {
  set_up(wall);
  const Json point = ask_json("gosedai-point C7 json");
  EXPECT_EQ(point.at("color"), "black");
  EXPECT_EQ(point.at("height"), 3);
  EXPECT_EQ(point.at("potential"), 100);
  EXPECT_EQ(point.at("string").at("id"), "C7");
  EXPECT_EQ(point.at("group").at("id"), "C7");
  EXPECT_EQ(point.at("ending_linkages").at(0).at("color"), "black");
}

TEST_F(Recognising, AnEmptyPointTellsWhichLinkageItBlocks) {
  set_up(wall);
  EXPECT_EQ(ask_json("gosedai-point D7 json").at("strongest_of_black"), "C7-E7");
  EXPECT_THAT(ask("gosedai-point D7"),
              HasSubstr("\nblocking linkages C7-E7: black, kind ikken, strength strong"));
}

TEST_F(Recognising, AnEmptyBoardHasNoObjects) {
  EXPECT_EQ(ask("gosedai-groups"), "");
  EXPECT_EQ(ask("gosedai-linkages json"), "[]");
  EXPECT_EQ(ask_json("gosedai-point A1 json").at("group"), Json());
}

TEST_F(Recognising, StonesOfOneGroupAreTheSameDragon) {
  set_up(wall);
  EXPECT_EQ(ask("same_dragon C7 E7"), "1");
  EXPECT_EQ(ask("same_dragon E7 C7"), "1");
  EXPECT_EQ(ask("same_dragon G3 G4"), "1");
}

TEST_F(Recognising, OtherStonesAreNot) {
  set_up(wall);
  EXPECT_EQ(ask("same_dragon C7 G3"), "0");
}

TEST_F(Recognising, DragonStatusListsAllGroups) {
  set_up(three_in_a_row);
  EXPECT_THAT(ask("dragon_status"), StartsWith("D1: critical B1 B1\nE1: "));
}

TEST_F(Recognising, DeadStonesAreListedByString) {
  set_up(finished);
  thinker.dead = BitBoard::of(Point::at(0, 0));
  EXPECT_EQ(ask("final_status_list dead"), "A1");
  EXPECT_THAT(ask("final_status_list alive"), Not(HasSubstr("A1")));
  EXPECT_EQ(lines(ask("final_status_list alive")), 2U);
  EXPECT_EQ(ask("final_status_list seki"), "");
}

TEST_F(Recognising, TheScoreIsEstimatedToHalves) {
  set_up(finished);
  EXPECT_THAT(ask("estimate_score"), testing::MatchesRegex("[BW]\\+[0-9]+(\\.5)?|0"));
}

TEST_F(Recognising, BeforeTheEndTheNewScoreIsAnEstimateWithBounds) {
  set_up(finished);
  EXPECT_THAT(ask("new_score"),
              testing::MatchesRegex("[BW]\\+[0-9.]+ \\(upper bound: [-0-9.]+, lower: [-0-9.]+\\)"));
}

TEST_F(Recognising, AfterTwoPassesTheNewScoreIsFinal) {
  set_up(finished);
  thinker.dead = BitBoard::of(Point::at(0, 0));
  run("komi 0.5");
  run("play b pass");
  run("play w pass");
  EXPECT_EQ(ask("final_score"), "W+7.5");
  EXPECT_EQ(ask("new_score"), "W+7.5 (upper bound: 7.5, lower: 7.5)");
  EXPECT_EQ(ask("estimate_score"), "W+7.5");
  const Json situation = ask_json("gosedai-situation json");
  EXPECT_EQ(situation["score"], "W+7.5");
  EXPECT_EQ(situation["uncertainty"], 0);
  EXPECT_EQ(situation["black_chance"], 0);
  EXPECT_EQ(situation["dead_stones"], Json({"A1"}));
}

TEST_F(Recognising, InfluenceIsAMatrixOfNumbers) {
  set_up(finished);
  for (const char* kind :
       {"black_influence", "white_influence", "territory_value", "influence_regions"}) {
    std::istringstream text(ask(std::string("initial_influence black ") + kind));
    double value = 0;
    int count = 0;
    while (text >> value) ++count;
    EXPECT_EQ(count, 49) << kind;
    EXPECT_TRUE(text.eof()) << kind;
  }
}

TEST_F(Recognising, WhiteIsPositiveInTheValueOfTerritory) {
  set_up(finished);
  EXPECT_THAT(ask("initial_influence black territory_value"), StartsWith(" -0.9"));
}

TEST_F(Recognising, EveryAnalyzeCommandIsKnown) {
  std::istringstream text(ask("gogui-analyze_commands"));
  const std::set<std::string> types = {"bwboard", "cboard", "dboard",  "sboard",
                                       "gfx",     "string", "hstring", "plist"};
  for (std::string line; std::getline(text, line);) {
    const std::size_t first = line.find('/');
    const std::size_t second = line.find('/', first + 1);
    EXPECT_TRUE(types.contains(line.substr(0, first))) << line;
    const gtp::Request request = gtp::parse_request(line.substr(second + 1));
    EXPECT_NE(gtp::find_command(request.name), nullptr) << line;
  }
}

TEST_F(Recognising, BoardViewsHaveAWordForEveryPoint) {
  set_up(wall);
  for (const gtp::View& view : gtp::all_views()) {
    const std::string text = ask("gosedai-view " + std::string(view.name));
    if (view.type == "gfx") continue;
    EXPECT_EQ(lines(text), 9U) << view.name;
    std::istringstream words(text);
    int count = 0;
    for (std::string word; words >> word; ++count) {
      const double value = view.type == "dboard" ? std::stod(word) : 0;
      EXPECT_LE(std::abs(value), 1) << view.name;
    }
    EXPECT_EQ(count, 81) << view.name;
  }
}

TEST_F(Recognising, GraphicsAreLinesOfWordsThatGoGuiKnows) {
  set_up(wall);
  const std::set<std::string> known = {"BLACK", "WHITE",     "CIRCLE", "SQUARE", "TRIANGLE", "MARK",
                                       "COLOR", "INFLUENCE", "LABEL",  "TEXT",   "VAR"};
  for (const gtp::View& view : gtp::all_views()) {
    if (view.type != "gfx") continue;
    std::istringstream text(ask("gosedai-view " + std::string(view.name)));
    for (std::string line; std::getline(text, line);)
      EXPECT_TRUE(known.contains(line.substr(0, line.find(' ')))) << line;
  }
}

TEST_F(Recognising, GroupsAreMarkedWithTheirStrength) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-view group-marks"), ContainsRegex("\nLABEL .*C7 [0-9]+"));
}

TEST_F(Recognising, TheGapOfAStrongLinkageIsColoured) {
  set_up(wall);
  EXPECT_THAT(ask("gosedai-view linkages"), ContainsRegex("COLOR #3fbf4f[^\n]* D7"));
}

TEST_F(Recognising, RecognitionThatTakesTooLongIsAnError) {
  thinker.recognises_nothing = true;
  for (const char* line : {"gosedai-groups", "gosedai-point A1", "estimate_score", "dragon_status",
                           "gosedai-view groups", "showboard groups"})
    EXPECT_EQ(ask(line), "? recognition takes too long") << line;
}

TEST(GroupColors, AreForShowboardOnly) {
  const std::string plain = converse("boardsize 3\nplay b B2\nshowboard\n");
  const std::string colored = converse("boardsize 3\nplay b B2\nshowboard groups\n");
  EXPECT_THAT(plain, Not(HasSubstr("\x1b")));
  EXPECT_THAT(colored, ContainsRegex("\x1b\\[38;2;[0-9;]+mX\x1b\\[0m"));
}

TEST(GroupColors, LeaveTheResponseInOnePiece) {
  const std::string text = converse("boardsize 3\nplay b B2\nshowboard groups\n");
  EXPECT_EQ(text.find("\n\n", text.find("A B C")), text.size() - 2);
}

struct BadCase {
  const char* line;
  const char* error;
};
void PrintTo(const BadCase& c, std::ostream* out) { *out << c.line; }
class BadRecognition : public Recognising, public testing::WithParamInterface<BadCase> {};

TEST_P(BadRecognition, IsRefused) {
  set_up(wall);
  EXPECT_EQ(ask(GetParam().line), std::string("? ") + GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, BadRecognition,
    testing::Values(
        BadCase{"gosedai-strings text", "invalid vertex"},
        BadCase{"gosedai-strings json json", "invalid vertex"},
        BadCase{"gosedai-linkages Z9", "invalid vertex"},
        BadCase{"gosedai-groups C7 E7", "syntax error"},
        BadCase{"gosedai-groups C7 json x", "syntax error"},
        BadCase{"gosedai-families pass", "invalid vertex"},
        BadCase{"gosedai-weakareas C7 D7 json", "syntax error"},
        BadCase{"gosedai-potential C7", "syntax error"},
        BadCase{"gosedai-situation C7 json", "syntax error"},
        BadCase{"gosedai-point", "syntax error"}, BadCase{"gosedai-point json", "syntax error"},
        BadCase{"gosedai-point K1", "invalid vertex"}, BadCase{"same_dragon C7", "syntax error"},
        BadCase{"same_dragon C7 E7 G3", "syntax error"},
        BadCase{"same_dragon C7 x", "invalid vertex"},
        BadCase{"same_dragon C7 D7", "vertex must not be empty"},
        BadCase{"final_status_list", "syntax error"},
        BadCase{"final_status_list black", "syntax error"},
        BadCase{"final_status_list dead alive", "syntax error"},
        BadCase{"initial_influence", "syntax error"},
        BadCase{"initial_influence black", "syntax error"},
        BadCase{"initial_influence C7 territory_value", "syntax error"},
        BadCase{"initial_influence black nonsense", "unknown kind of influence"},
        BadCase{"gosedai-view", "syntax error"}, BadCase{"gosedai-view nothing", "unknown view"},
        BadCase{"gosedai-view groups x", "syntax error"},
        BadCase{"showboard strings", "syntax error"},
        BadCase{"showboard groups x", "syntax error"}));

/// Every command about what is recognised with random arguments on random boards: an answer without
/// empty lines or a clear error, JSON that can be read, never a change of the game.
TEST_F(Recognising, RandomArgumentsDoNoHarm) {
  std::mt19937 random(9);
  std::vector<std::string> heads;
  for (const auto& topic :
       {gtp::recognition_commands(), gtp::status_commands(), gtp::gogui_commands()})
    for (const gtp::Command& command : topic) heads.emplace_back(command.name);
  for (const gtp::View& view : gtp::all_views())
    heads.push_back("gosedai-view " + std::string(view.name));
  constexpr std::array<const char*, 10> words = {"black", "json", "A1", "C3", "E5",
                                                 "pass",  "seki", "-1", "x",  "territory_value"};
  thinker.group_limits = {20, 20};
  run("boardsize 5");
  for (int i = 0; i < 1500; ++i) {
    if (i % 40 == 0) run("clear_board");
    run(std::string("play ") + (random() % 2 == 0 ? "b " : "w ") +
        static_cast<char>('A' + random() % 5) + std::to_string(1 + random() % 5));
    const int moves = context.game.move_count();
    std::string line = heads[random() % heads.size()];
    for (auto count = random() % 3; count > 0; --count)
      line += std::string(" ") + words[random() % words.size()];
    const std::string answer = ask(line);
    ASSERT_EQ(answer.find("internal error"), std::string::npos) << line;
    ASSERT_EQ(answer.find("\n\n"), std::string::npos) << line;
    const bool is_json = line.starts_with("gosedai-") && line.ends_with(" json");
    ASSERT_TRUE(!is_json || answer.starts_with('?') || Json::accept(answer)) << line;
    ASSERT_EQ(context.game.move_count(), moves) << line;
  }
}

}  // namespace
}  // namespace gosedai::test
