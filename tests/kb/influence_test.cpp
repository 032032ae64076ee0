// The file of influence: its values and the reader's errors.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kb/format/embedded_text.hpp"
#include "kb/potential/influence_file.hpp"
#include "tests/kb/mutated_text.hpp"

namespace gosedai {
namespace {

std::vector<std::string> errors_of(const std::string& text) {
  std::vector<std::string> errors;
  for (const DataError& error : parse_influence(text, "test.txt").errors)
    errors.push_back(to_text(error));
  return errors;
}

TEST(InfluenceFile, BuiltInRulesHaveNoErrors) {
  for (const DataError& error : built_in_influence().errors) ADD_FAILURE() << to_text(error);
}

TEST(InfluenceFile, MatrixOfTheThesis) {
  const InfluenceRules rules = built_in_influence().value;
  EXPECT_EQ(rules.at(0, 0), 8000);
  EXPECT_EQ(rules.at(0, 1), 92);
  EXPECT_EQ(rules.at(1, 1), 61);
  EXPECT_EQ(rules.at(2, 3), 7);
  EXPECT_EQ(rules.at(4, 2), 3);
  EXPECT_EQ(rules.at(5, 5), 0);
}

TEST(InfluenceFile, BandsInOrder) {
  const InfluenceRules rules = built_in_influence().value;
  ASSERT_EQ(rules.bands().size(), 5U);
  EXPECT_EQ(rules.bands()[2], (InfluenceBand{61, 100}));
}

TEST(InfluenceFile, AllErrorsAreReportedWithTheirPlace) {
  const std::vector<std::string> expected = {
      "test.txt:1:1: expected \"matrix\"",
      "test.txt:2:8: expected the end of the line",
      "test.txt:4:19: expected 6 values in the row",
      "test.txt:4:2: expected 93 as at the mirrored place",
      "test.txt:5:1: there is a matrix already",
      "test.txt:6:6: expected 4 more values in the row",
      "test.txt:6:2: expected 34 as at the mirrored place",
      "test.txt:6:5: expected a value from 0 to 100",
      "test.txt:7:5: expected a number from 1 to 8000",
      "test.txt:8:6: expected a number from 1 to 8000",
      "test.txt:9:9: expected a number from 0 to 100",
      "test.txt:11:6: expected the bands in ascending order",
      "test.txt:12:12: expected the end of the line",
      "test.txt:13:1: the matrix has 3 rows instead of 6",
  };
  const std::vector<std::string> errors = errors_of(
      "1 2\n"
      "matrix 6\n"
      " 8000 93 34 12 5 2\n"
      " 92 61 27 11 4 2  7\n"
      "matrix\n"
      " 33 x\n"
      "band\n"
      "band 0 5\n"
      "band 10 101\n"
      "band 20 50\n"
      "band 20 60\n"
      "band 30 70 8\n");
  EXPECT_EQ(errors, expected);
}

TEST(InfluenceFile, AnyChangeIsReadOrToldWithItsPlace) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 3000; ++trial) {
    const std::string text = kb_tests::mutated(*embedded_text("influence.txt"), random);
    kb_tests::expect_places(parse_influence(text, "test.txt").errors, text);
  }
}

}  // namespace
}  // namespace gosedai
