// Parameters and patterns through GTP, with the whole engine behind it.
#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"
#include "tools/gosedai/autotest_engine.hpp"

namespace gosedai {
namespace {

constexpr std::chrono::seconds patience(20);

class KnowledgeCommands : public testing::Test {
 protected:
  KnowledgeCommands() : engine_(options()) {}

  static PlayerOptions options() {
    static const auto patterns =
        std::make_shared<const std::vector<Pattern>>(load_knowledge().patterns);
    PlayerOptions player;
    player.workers = 1;
    player.patterns = patterns;
    return player;
  }
  std::string ask(std::string_view command) { return engine_.ask(command, patience).text; }

  OwnEngine engine_;
};

TEST_F(KnowledgeCommands, AParameterIsListedShownAndSet) {
  EXPECT_NE(ask("gosedai-param").find("group.strong = 20\n"), std::string::npos);
  EXPECT_EQ(ask("gosedai-param group.strong").substr(0, 35),
            "group.strong = 20\n  real 0..50 stre");
  EXPECT_EQ(ask("gosedai-param group.strong 21"), "");
  EXPECT_EQ(ask("gosedai-param group.strong").substr(0, 17), "group.strong = 21");
}

TEST_F(KnowledgeCommands, WrongParametersAreExplained) {
  EXPECT_EQ(ask("gosedai-param group.srtong"),
            "no parameter \"group.srtong\"; did you mean \"group.strong\"?");
  EXPECT_EQ(ask("gosedai-param group.strong high"), "group.strong: expected a number from 0 to 50");
  EXPECT_EQ(ask("gosedai-param group.urgency_limits 1 2"),
            "group.urgency_limits takes 4 values, not 2");
}

TEST_F(KnowledgeCommands, AChangedParameterChangesTheNextRecognition) {
  ask("boardsize 9");
  for (const char* move : {"play b C3", "play w G7", "play b C4", "play w G6"}) ask(move);
  const std::string before = ask("gosedai-groups json");
  EXPECT_EQ(ask("gosedai-param group.safe_interior 100"), "");
  const std::string after = ask("gosedai-groups json");
  EXPECT_NE(after, before);
  EXPECT_EQ(ask("gosedai-param group.safe_interior 11"), "");
  EXPECT_EQ(ask("gosedai-groups json"), before);
}

TEST_F(KnowledgeCommands, AChangedParameterChangesTheNextDecision) {
  ask("boardsize 9");
  EXPECT_NE(ask("reg_genmove b"), "PASS");
  EXPECT_EQ(ask("gosedai-param decision.least_worth 300"), "");
  EXPECT_EQ(ask("reg_genmove b"), "PASS");
}

TEST_F(KnowledgeCommands, PatternsSayWhatFollows) {
  ask("boardsize 9");
  for (const char* move : {"play b D5", "play b F5", "play w E4"}) ask(move);
  const std::string found = ask("gosedai-patterns linkage");
  EXPECT_NE(found.find("linkage ikken-peeped for black, around"), std::string::npos) << found;
  EXPECT_NE(found.find("; black E5 15 connects or cuts the jump; white E5 15"), std::string::npos);
  EXPECT_EQ(found.find("shape "), std::string::npos);
  EXPECT_EQ(ask("gosedai-patterns nothing"), "unknown kind of pattern");
}

TEST_F(KnowledgeCommands, PatternsAsJson) {
  ask("boardsize 9");
  for (const char* move : {"play b D5", "play b E5", "play b E6"}) ask(move);
  const std::string found = ask("gosedai-patterns shape json");
  EXPECT_NE(found.find(R"("name":"empty-triangle","color":"black")"), std::string::npos) << found;
  EXPECT_NE(found.find(R"("judgement":"bad")"), std::string::npos);
}

}  // namespace
}  // namespace gosedai
