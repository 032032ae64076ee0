// Searches try the moves of patterns: what they confirm, refute and leave open.
#include "kb/patterns/pattern_trial.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"

namespace gosedai {
namespace {

constexpr int nodes = 1000;

std::vector<TrialVerdict> verdicts_of(std::string_view text) {
  const Loaded<PatternFile> file = parse_patterns(text, "t");
  EXPECT_TRUE(file.errors.empty());
  std::vector<TrialVerdict> all;
  for (const PatternTrial& trial : try_moves(file.value, nodes)) all.push_back(trial.verdict);
  return all;
}

using Verdicts = std::vector<TrialVerdict>;
using enum TrialVerdict;

TEST(PatternTrial, FillingAPeepedGapConnectsAndPushingThroughCuts) {
  EXPECT_EQ(verdicts_of("pattern p\n  . O .\n  X a X\n  . O .\nsays t\nmove a both 5 t\n"),
            (Verdicts{confirmed, confirmed}));
}

TEST(PatternTrial, AMoveThatDoesNotMendIsRefuted) {
  EXPECT_EQ(verdicts_of("pattern p\n  . O . .\n  X b X a\n  . O . .\nsays t\nmove a own 5 t\n"),
            (Verdicts{refuted}));
}

TEST(PatternTrial, AWedgeIntoABambooJointDoesNotCut) {
  EXPECT_EQ(verdicts_of("pattern p\n  X a X\n  X . X\n  . O .\nsays t\nmove a enemy 5 t\n"),
            (Verdicts{refuted}));
}

TEST(PatternTrial, ADescentKeepsTheRoomAndABendTakesIt) {
  EXPECT_EQ(verdicts_of("pattern p\n  X O\n  a .\n  ---\nsays t\nmove a both 5 t\n"),
            (Verdicts{confirmed, confirmed}));
}

TEST(PatternTrial, OneStringClaimsNothing) {
  EXPECT_EQ(verdicts_of("pattern p\n  X a\n  . O\nsays t\nmove a own 5 t\n"), (Verdicts{open}));
}

// `kb lint --search` tries all with more nodes; large knight's moves need them.
TEST(PatternTrial, NoMoveOfTheBuiltInLinkagesIsRefuted) {
  const KnowledgeKind& kind = *find_kind("patterns-linkage");
  const PatternFile file = parse_patterns(built_in_text(kind), kind.file).value;
  const std::vector<PatternTrial> trials = try_moves(file, nodes);
  for (const PatternTrial& trial : trials) {
    if (file.patterns[trial.pattern].name.starts_with("ogeima")) continue;
    EXPECT_NE(trial.verdict, refuted) << to_text(trial, file);
  }
  EXPECT_GT(std::ranges::count(trials, confirmed, &PatternTrial::verdict), 20);
}

}  // namespace
}  // namespace gosedai
