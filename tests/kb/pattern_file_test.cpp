// Pattern files: the reader's errors, and the examples of every built-in pattern.
#include "kb/patterns/pattern_file.hpp"

#include <gtest/gtest.h>

#include "kb/format/embedded_text.hpp"
#include "tests/kb/mutated_text.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

std::vector<std::string> texts(const std::vector<DataError>& errors) {
  std::vector<std::string> found;
  for (const DataError& error : errors) found.push_back(to_text(error));
  return found;
}

std::vector<std::string> errors_in(std::string_view text) {
  return texts(parse_patterns(text, "t").errors);
}

class BuiltInPatterns : public testing::TestWithParam<int> {
 protected:
  std::string file() const { return pattern_file_name(static_cast<PatternKind>(GetParam())); }
  std::string_view text() const { return *embedded_text(file()); }
};

TEST_P(BuiltInPatterns, HaveNoErrorsAndTheirExamplesAreRight) {
  const Loaded<PatternFile> loaded = parse_patterns(text(), file());
  EXPECT_EQ(texts(loaded.errors), std::vector<std::string>());
  EXPECT_EQ(texts(check_examples(loaded.value, file())), std::vector<std::string>());
}

TEST_P(BuiltInPatterns, HaveExamplesForAndAgainst) {
  const PatternFile patterns = parse_patterns(text(), file()).value;
  std::set<std::size_t> refused;
  bool any_yes = false;
  for (const PatternExample& example : patterns.examples) {
    if (!example.yes) refused.insert(example.pattern);
    any_yes |= example.yes;
  }
  EXPECT_TRUE(any_yes);
  EXPECT_EQ(refused.size(), patterns.patterns.size());
}

TEST_P(BuiltInPatterns, AnyChangeIsReadOrToldWithItsPlace) {
  std::mt19937 random(static_cast<unsigned>(GetParam()));
  for (int trial = 0; trial < trial_count(60); ++trial) {
    const std::string changed = kb_tests::mutated(text(), random);
    const Loaded<PatternFile> loaded = parse_patterns(changed, "t");
    kb_tests::expect_places(loaded.errors, changed);
    if (trial % 20 == 0) kb_tests::expect_places(check_examples(loaded.value, "t"), changed);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, BuiltInPatterns, testing::Range(0, pattern_kind_count));

TEST(PatternFileErrors, AllAreReportedWithTheirPlace) {
  EXPECT_EQ(errors_in("says x\n"
                      "pattern\n"
                      "  X\n"
                      "pattern a\n"
                      "  X .\n"
                      "  X\n"
                      "pattern b\n"
                      "  . a\n"
                      "says no stone\n"
                      "pattern c\n"
                      "  X a a\n"
                      "says c\n"
                      "  . .\n"
                      "liberties 1 2\n"
                      "liberties x 2\n"
                      "move a nobody 3 x\n"
                      "move a own x x\n"
                      "judge so-so\n"
                      "talks x\n"),
            (std::vector<std::string>{
                "t:1:1: expected \"pattern\"",
                "t:2:8: expected the name of the pattern",
                "t:6:3: expected 2 points as in the first row",
                "t:8:3: expected a stone in the pattern",
                "t:11:7: there is a mark a already",
                "t:13:3: expected no row here: the diagram comes first",
                "t:14:11: the diagram has no such mark",
                "t:15:11: expected a mark, one of 12345678",
                "t:16:8: expected own, enemy or both",
                "t:17:11: expected a value in points",
                "t:18:6: expected \"good\" or \"bad\"",
                "t:19:1: expected a row of a diagram, or pattern, says, judge, liberties, stones, "
                "height, life, same, apart, move, yes or no",
            }));
}

TEST(PatternFileErrors, APatternMustSaySomething) {
  EXPECT_EQ(errors_in("pattern a\n  X O\n"),
            std::vector<std::string>{"t:1:1: expected a line \"says\": what the pattern is"});
}

TEST(PatternFileErrors, ANameIsThereOnce) {
  EXPECT_EQ(errors_in("pattern a\n  X\nsays x\npattern a\n  O\nsays y\n"),
            std::vector<std::string>{"t:4:9: there is a pattern of this name already"});
}

TEST(PatternFileErrors, EdgesMustBeEdges) {
  EXPECT_EQ(errors_in("pattern a\n  | X\n    O\nsays x\n"),
            std::vector<std::string>{"t:3:5: expected the same edges as in the first row"});
  EXPECT_EQ(errors_in("pattern a\n  X\n  ---\n  X\nsays x\n"),
            std::vector<std::string>{"t:4:3: expected no row below the edge"});
}

std::vector<std::string> examples_of(std::string_view text) {
  return texts(check_examples(parse_patterns(text, "t").value, "t"));
}

TEST(PatternExamples, AWrongYesIsTold) {
  EXPECT_EQ(examples_of("pattern a\n  X O\nsays x\nyes\n  X .\n"),
            std::vector<std::string>{"t:5:3: the pattern a is not found here"});
}
TEST(PatternExamples, AWrongNoIsTold) {
  EXPECT_EQ(examples_of("pattern a\n  X O\nsays x\nno\n  O X\n"),
            std::vector<std::string>{"t:5:3: the pattern a is found here"});
}
TEST(PatternExamples, TheMarksMustBeThere) {
  EXPECT_EQ(examples_of("pattern a\n  X O a\nsays x\nyes\n  . O X a\n"),
            std::vector<std::string>{"t:5:3: the pattern a is not found here"});
}
TEST(PatternExamples, APatternThatIsNeverSeenIsTold) {
  EXPECT_EQ(examples_of("pattern a\n  1 O\nsays x\nliberties 1 5\n"),
            std::vector<std::string>{"t:2:3: the pattern a needs an example in which it is found"});
}

}  // namespace
}  // namespace gosedai
