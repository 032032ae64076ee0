// gosedai-joseki: in words and as JSON; without joseki; bad arguments.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"
#include "model/joseki/joseki_knowledge.hpp"
#include "tests/protocol/command_test.hpp"

namespace gosedai::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

JosekiRecord record(int depth, const char* move) {
  JosekiRecord made;
  made.depth = depth;
  made.point = CornerPoint::from_joseki_board(parse_point(move, 19).value());
  made.count = 10;
  made.value = 200;
  return made;
}

class JosekiCommand : public CommandTest {
 protected:
  JosekiCommand() {
    knowledge.tree =
        make_joseki_tree({record(1, "R16"), record(2, "P17"), record(3, "Q15"), record(2, "P16")});
    context.reading.joseki = &knowledge;
    context.start_over(Game(19));
  }

  JosekiKnowledge knowledge;
};

TEST_F(JosekiCommand, TellsTheMovesOfEachCorner) {
  ask("play b R16");
  const std::string text = ask("gosedai-joseki");
  EXPECT_THAT(text, StartsWith("upper right corner: joseki of 1 stone, 2 variations left\n  P"));
  EXPECT_THAT(text,
              HasSubstr("P17 is worth 20.0 points: white makes the small knight's approach in the "
                        "upper right corner; played 10 times, winning 50.0 %; then Q15"));
  EXPECT_THAT(text, HasSubstr("\nlower left corner: empty"));
}

TEST_F(JosekiCommand, TellsThatAJosekiIsOver) {
  ask("play b R16");
  ask("play w R17");
  EXPECT_THAT(ask("gosedai-joseki"), StartsWith("upper right corner: no joseki\n"));
}

TEST_F(JosekiCommand, GivesJson) {
  ask("play b R16");
  ask("play w P17");
  const Json corners = Json::parse(ask("gosedai-joseki json"));
  ASSERT_EQ(corners.size(), 4U);
  EXPECT_EQ(corners[0]["corner"], "upper right corner");
  EXPECT_EQ(corners[0]["variations"], 1);
  EXPECT_EQ(corners[0]["matches"][0]["stones"], 2);
  EXPECT_EQ(corners[0]["moves"][0]["move"], "Q15");
  EXPECT_EQ(corners[0]["moves"][0]["base"], 20.0);
}

TEST_F(JosekiCommand, TakesAColour) {
  const Json corners = Json::parse(ask("gosedai-joseki w json"));
  EXPECT_THAT(corners[0]["moves"][0]["words"].get<std::string>(),
              HasSubstr("white takes the 3-4 point"));
}

TEST_F(JosekiCommand, RefusesOtherArguments) {
  EXPECT_EQ(ask("gosedai-joseki D4"), "? syntax error");
  EXPECT_EQ(ask("gosedai-joseki b w"), "? syntax error");
}

TEST_F(JosekiCommand, SaysWhenThereAreNone) {
  context.reading.joseki = nullptr;
  EXPECT_EQ(ask("gosedai-joseki"), "? no joseki are loaded");
}

}  // namespace
}  // namespace gosedai::test
