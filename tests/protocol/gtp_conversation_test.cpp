// Whole conversations: requests and the exact bytes of the responses.
#include <gtest/gtest.h>

#include "tests/protocol/conversation.hpp"

namespace gosedai::test {
namespace {

using namespace std::string_literals;

struct Case {
  std::string what;
  std::string input;
  std::string output;
};

class Conversation : public testing::TestWithParam<Case> {};

TEST_P(Conversation, IsToTheLetter) { EXPECT_EQ(converse(GetParam().input), GetParam().output); }

void PrintTo(const Case& c, std::ostream* out) { *out << c.what; }

std::string name_of_case(const testing::TestParamInfo<Case>& info) { return info.param.what; }

const std::string ok = "= \n\n";

INSTANTIATE_TEST_SUITE_P(
    Form, Conversation,
    testing::Values(Case{"PlainCommand", "name\n", "= Gosedai\n\n"},
                    Case{"WithId", "17 name\n", "=17 Gosedai\n\n"},
                    Case{"IdZero", "0 name\n", "=0 Gosedai\n\n"}, Case{"NothingAtAll", "", ""},
                    Case{"EmptyLines", "\n  \n\t\n\r\n", ""},
                    Case{"CommentsOnly", "# a comment\n   # another\n", ""},
                    Case{"CommentBehind", "name # who are you?\n", "= Gosedai\n\n"},
                    Case{"CommentWithoutBlank", "3 name#comment\n", "=3 Gosedai\n\n"},
                    Case{"CarriageReturns", "1 name\r\n2 protocol_version\r\n",
                         "=1 Gosedai\n\n=2 2\n\n"},
                    Case{"Tabs", "\t1\tname\t\n", "=1 Gosedai\n\n"},
                    Case{"LeadingBlanks", "    1   name   \n", "=1 Gosedai\n\n"},
                    Case{"ControlCharacters", "1 na\x01\x02\x7fme\0\n"s, "=1 Gosedai\n\n"},
                    Case{"NoNewlineAtTheEnd", "1 name", "=1 Gosedai\n\n"},
                    Case{"Unknown", "3 nonsense\n", "?3 unknown command\n\n"},
                    Case{"UnknownWithoutId", "nonsense\n", "? unknown command\n\n"},
                    Case{"NamesAreCaseSensitive", "NAME\n", "? unknown command\n\n"},
                    Case{"IdOnly", "3\n", "?3 unknown command\n\n"},
                    Case{"HighBytes", "\xff\xfe\n", "? unknown command\n\n"},
                    Case{"QuitIsAnswered", "5 quit\n", "=5 \n\n"},
                    Case{"NothingAfterQuit", "quit\nname\n", "= \n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Admin, Conversation,
    testing::Values(Case{"ProtocolVersion", "protocol_version\n", "= 2\n\n"},
                    Case{"Version", "version\n", "= 0.1\n\n"},
                    Case{"KnownCommand", "known_command genmove\n", "= true\n\n"},
                    Case{"UnknownCommand", "known_command nonsense\n", "= false\n\n"},
                    Case{"KnownCommandOfNothing", "known_command\n", "= false\n\n"},
                    Case{"Interrupt", "4 gogui-interrupt\n", "=4 \n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Setup, Conversation,
    testing::Values(Case{"Boardsize", "boardsize 9\n", ok},
                    Case{"SmallestBoard", "boardsize 1\n", ok},
                    Case{"LargestBoard", "boardsize 25\n", ok},
                    Case{"TooSmall", "1 boardsize 0\n", "?1 unacceptable size\n\n"},
                    Case{"TooLarge", "1 boardsize 26\n", "?1 unacceptable size\n\n"},
                    Case{"NegativeSize", "boardsize -9\n", "? unacceptable size\n\n"},
                    Case{"NoSize", "boardsize\n", "? syntax error\n\n"},
                    Case{"WordAsSize", "boardsize nine\n", "? syntax error\n\n"},
                    Case{"NumberWithTail", "boardsize 9x\n", "? syntax error\n\n"},
                    Case{"HugeSize", "boardsize 99999999999999\n", "? syntax error\n\n"},
                    Case{"Komi", "komi 6.5\nget_komi\n", "= \n\n= 6.5\n\n"},
                    Case{"WholeKomi", "komi 7\nget_komi\n", "= \n\n= 7\n\n"},
                    Case{"NegativeKomi", "komi -3.5\nget_komi\n", "= \n\n= -3.5\n\n"},
                    Case{"KomiIsNoWord", "komi much\n", "? syntax error\n\n"},
                    Case{"KomiIsNotInfinite", "komi inf\n", "? syntax error\n\n"},
                    Case{"KomiIsNotNan", "komi nan\n", "? syntax error\n\n"},
                    Case{"NoKomi", "komi\n", "? syntax error\n\n"},
                    Case{"KomiSurvivesBoardsize", "komi 1.5\nboardsize 9\nget_komi\n",
                         "= \n\n= \n\n= 1.5\n\n"},
                    Case{"KgsRules", "kgs-rules japanese\n", ok},
                    Case{"KgsRulesNewZealand", "kgs-rules new_zealand\n", ok},
                    Case{"UnknownRules", "kgs-rules calvinball\n", "? unknown rules\n\n"},
                    Case{"NoRules", "kgs-rules\n", "? syntax error\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Handicap, Conversation,
    testing::Values(
        Case{"Two", "fixed_handicap 2\n", "= D4 Q16\n\n"},
        Case{"Five", "fixed_handicap 5\n", "= D4 Q16 D16 Q4 K10\n\n"},
        Case{"Nine", "fixed_handicap 9\n", "= D4 Q16 D16 Q4 D10 Q10 K4 K16 K10\n\n"},
        Case{"One", "fixed_handicap 1\n", "? invalid number of stones\n\n"},
        Case{"Ten", "fixed_handicap 10\n", "? invalid number of stones\n\n"},
        Case{"NoNumber", "fixed_handicap\n", "? syntax error\n\n"},
        Case{"NotEmpty", "play b D4\nfixed_handicap 2\n", "= \n\n? board not empty\n\n"},
        Case{"OnOccupiedPoint", "fixed_handicap 2\nplay w D4\n", "= D4 Q16\n\n? illegal move\n\n"},
        Case{"CannotBeUndone", "fixed_handicap 2\nundo\n", "= D4 Q16\n\n? cannot undo\n\n"},
        Case{"FreeAsFixed", "place_free_handicap 3\n", "= D4 Q16 D16\n\n"},
        Case{"FreeOne", "place_free_handicap 1\n", "? invalid number of stones\n\n"},
        Case{"FreeAll", "boardsize 3\nplace_free_handicap 9\n",
             "= \n\n? invalid number of stones\n\n"},
        Case{"FreeNotEmpty", "play w A1\nplace_free_handicap 2\n", "= \n\n? board not empty\n\n"},
        Case{"SetFree", "set_free_handicap D4 k10 Q16\n", ok},
        Case{"SetFreeOne", "set_free_handicap D4\n", "? bad vertex list\n\n"},
        Case{"SetFreeNone", "set_free_handicap\n", "? bad vertex list\n\n"},
        Case{"SetFreeTwice", "set_free_handicap D4 d4\n", "? bad vertex list\n\n"},
        Case{"SetFreePass", "set_free_handicap D4 pass\n", "? bad vertex list\n\n"},
        Case{"SetFreeOffBoard", "set_free_handicap D4 D20\n", "? bad vertex list\n\n"},
        Case{"SetFreeTooMany", "boardsize 2\nset_free_handicap A1 A2 B1 B2\n",
             "= \n\n? bad vertex list\n\n"},
        Case{"SetFreeNotEmpty", "play b A1\nset_free_handicap D4 Q16\n",
             "= \n\n? board not empty\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Play, Conversation,
    testing::Values(
        Case{"Long", "play black D4\n", ok}, Case{"Short", "play w q16\n", ok},
        Case{"AnyCase", "play WHITE d4\n", ok}, Case{"Pass", "play b PASS\n", ok},
        Case{"SameColourTwice", "play b D4\nplay b D5\n", ok + ok},
        Case{"Occupied", "play b D4\nplay w D4\n", "= \n\n? illegal move\n\n"},
        Case{"Suicide", "play b A2\nplay b B1\nplay w A1\n", ok + ok + "? illegal move\n\n"},
        Case{"Ko",
             "boardsize 5\nplay b B1\nplay b A2\nplay b B3\nplay w C1\nplay w D2\nplay w C3\n"
             "play w B2\nplay b C2\nplay w B2\n",
             ok + ok + ok + ok + ok + ok + ok + ok + ok + "? illegal move\n\n"},
        Case{"BadColour", "play green D4\n", "? invalid color or coordinate\n\n"},
        Case{"BadVertex", "play b I4\n", "? invalid color or coordinate\n\n"},
        Case{"OffBoard", "play b D20\n", "? invalid color or coordinate\n\n"},
        Case{"ResignIsNoMove", "play b resign\n", "? invalid color or coordinate\n\n"},
        Case{"NoVertex", "play b\n", "? syntax error\n\n"},
        Case{"NothingToPlay", "play\n", "? syntax error\n\n"},
        Case{"Genmove", "genmove b\n", "= A1\n\n"},
        Case{"GenmoveWithId", "9 genmove w\n", "=9 A1\n\n"},
        Case{"GenmoveTwice", "genmove b\ngenmove b\n", "= A1\n\n= B1\n\n"},
        Case{"GenmoveIsPlayed", "genmove b\nplay w A1\n", "= A1\n\n? illegal move\n\n"},
        Case{"GenmoveCanBeUndone", "genmove b\nundo\nplay w A1\n", "= A1\n\n= \n\n= \n\n"},
        Case{"GenmoveAfterPasses", "play b pass\nplay w pass\ngenmove b\n", ok + ok + "= A1\n\n"},
        Case{"GenmoveWithoutColour", "genmove\n", "? syntax error\n\n"},
        Case{"GenmoveOfNobody", "genmove green\n", "? syntax error\n\n"},
        Case{"RegGenmoveIsNotPlayed", "reg_genmove b\nreg_genmove w\n", "= A1\n\n= A1\n\n"},
        Case{"APassThatIsNotPlayedIsWrittenAsSuitesDo", "boardsize 1\nreg_genmove b\ngenmove b\n",
             "= \n\n= PASS\n\n= pass\n\n"},
        Case{"RegGenmoveWithoutColour", "reg_genmove\n", "? syntax error\n\n"},
        Case{"NothingToUndo", "undo\n", "? cannot undo\n\n"},
        Case{"Undo", "play b D4\nundo\nplay w D4\n", ok + ok + ok},
        Case{"UndoOnce", "play b D4\nundo\nundo\n", "= \n\n= \n\n? cannot undo\n\n"},
        Case{"ClearBoard", "play b D4\nclear_board\nplay w D4\nclear_board\nundo\n",
             ok + ok + ok + ok + "? cannot undo\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Score, Conversation,
    testing::Values(Case{"White", "komi 0.5\nfinal_score\n", "= \n\n= W+0.5\n\n"},
                    Case{"Nobody", "komi 0\nfinal_score\n", "= \n\n= 0\n\n"},
                    Case{"Black",
                         "boardsize 3\nkgs-rules chinese\nkomi 5.5\nplay b B2\nfinal_score\n",
                         ok + ok + ok + ok + "= B+3.5\n\n"},
                    Case{"BlackByTerritory", "boardsize 3\nkomi 5.5\nplay b B2\nfinal_score\n",
                         ok + ok + ok + "= B+2.5\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Time, Conversation,
    testing::Values(Case{"Settings", "time_settings 600 30 5\n", ok},
                    Case{"SettingsMissing", "time_settings 600 30\n", "? syntax error\n\n"},
                    Case{"SettingsNegative", "time_settings -1 30 5\n", "? syntax error\n\n"},
                    Case{"SettingsWord", "time_settings ten 30 5\n", "? syntax error\n\n"},
                    Case{"Left", "time_left b 20 0\n", ok},
                    Case{"LeftWithoutStones", "time_left b 20\n", "? syntax error\n\n"},
                    Case{"LeftOfNobody", "time_left green 20 0\n", "? syntax error\n\n"},
                    Case{"KgsNone", "kgs-time_settings none\n", ok},
                    Case{"KgsByoYomi", "kgs-time_settings byoyomi 600 30 5\n", ok},
                    Case{"KgsUnknown", "kgs-time_settings hourglass 600\n", "? syntax error\n\n"},
                    Case{"KgsNothing", "kgs-time_settings\n", "? syntax error\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Analysis, Conversation,
    testing::Values(Case{"Check", "play b D4\ngosedai-check\n", "= \n\n= ok\n\n"},
                    Case{"Explain", "gosedai-explain\n", "= the last move\n\n"},
                    Case{"ExplainPoint", "gosedai-explain D4\n", "= a point\nexplained\n\n"},
                    Case{"ExplainNowhere", "gosedai-explain Z9\n", "? invalid vertex\n\n"},
                    Case{"Candidates", "gosedai-candidates\n", "= candidates\n\n"},
                    Case{"Strings", "gosedai-strings json\n", "= []\n\n"},
                    Case{"Showboard", "boardsize 3\nplay b B2\nplay w C3\nshowboard\n",
                         ok + ok + ok +
                             "= \n"
                             "    A B C\n"
                             " 3  . .(O)3\n"
                             " 2  . X . 2\n"
                             " 1  . . . 1\n"
                             "    A B C\n"
                             "captured: 0 black, 0 white; move 3, black to play\n\n"}),
    name_of_case);

INSTANTIATE_TEST_SUITE_P(
    Sgf, Conversation,
    testing::Values(Case{"NoFileName", "loadsgf\n", "? syntax error\n\n"},
                    Case{"BadMoveNumber", "loadsgf x.sgf -1\n", "? syntax error\n\n"},
                    Case{"ANameWithBlanks", "loadsgf x.sgf ten\n",
                         "? cannot load file: x.sgf ten: cannot be read\n\n"},
                    Case{"NoSuchFile", "2 loadsgf no/such.sgf\n",
                         "?2 cannot load file: no/such.sgf: cannot be read\n\n"},
                    Case{"ADevice", "loadsgf /dev/zero\n",
                         "? cannot load file: /dev/zero: cannot be read\n\n"},
                    Case{"CannotWrite", "printsgf no/such/folder.sgf\n", "? cannot write file\n\n"},
                    Case{"PrintSgf", "boardsize 9\nkomi 7.5\nplay b C3\nplay w pass\nprintsgf\n",
                         ok + ok + ok + ok +
                             "= (;FF[4]GM[1]CA[UTF-8]AP[Gosedai]SZ[9]KM[7.5]\n;B[cg];W[])\n\n"}),
    name_of_case);

TEST(ListCommands, NamesEachCommandOnALine) {
  EXPECT_NE(converse("list_commands\n").find("\nboardsize\n"), std::string::npos);
}

TEST(ListCommands, HoldsTheRequiredOnes) {
  const std::string list = converse("list_commands\n");
  for (const char* name : {"protocol_version",
                           "name",
                           "version",
                           "known_command",
                           "list_commands",
                           "quit",
                           "boardsize",
                           "clear_board",
                           "komi",
                           "play",
                           "genmove",
                           "undo",
                           "showboard",
                           "fixed_handicap",
                           "place_free_handicap",
                           "set_free_handicap",
                           "time_settings",
                           "time_left",
                           "loadsgf",
                           "reg_genmove",
                           "final_score",
                           "kgs-time_settings",
                           "printsgf",
                           "cputime",
                           "gogui-interrupt",
                           "gosedai-explain",
                           "gosedai-candidates",
                           "gosedai-strings",
                           "gosedai-check",
                           "kgs-rules",
                           "get_komi"})
    EXPECT_NE(list.find(std::string(name) + '\n'), std::string::npos) << name;
}

TEST(Cputime, IsANumberOfSeconds) {
  const std::string response = converse("cputime\n");
  EXPECT_GE(std::stod(response.substr(2)), 0.0);
}

}  // namespace
}  // namespace gosedai::test
