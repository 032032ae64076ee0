// The potential patterns: the reader's errors, the printed values, and the rule behind them.
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kb/format/embedded_text.hpp"
#include "kb/potential/potential_file.hpp"
#include "tests/kb/mutated_text.hpp"
#include "tests/model/recognition/ruled_patterns.hpp"

namespace gosedai {
namespace {

using Place = PotentialPatterns::Place;

constexpr int reach = PotentialPatterns::reach;

const PotentialPatterns& patterns() {
  static const PotentialPatterns built_in = built_in_potential().value;
  return built_in;
}

/// The value so many points below and to the right of the stone.
int at(Place place, int down, int right) {
  return patterns().at(
      place)[static_cast<std::size_t>(down + reach)][static_cast<std::size_t>(right + reach)];
}

std::vector<std::string> errors_of(const std::string& text) {
  std::vector<std::string> errors;
  for (const DataError& error : parse_potential(text, "test.txt").errors)
    errors.push_back(to_text(error));
  return errors;
}

/// The errors without those about patterns that are not there.
std::vector<std::string> errors_in(const std::string& text) {
  std::vector<std::string> errors = errors_of(text);
  std::erase_if(errors, [](const std::string& error) {
    return error.find(": no pattern for ") != std::string::npos;
  });
  return errors;
}

const std::string row_of_nine = "  . . . . 0 . . . .\n";
const std::string stone_row = "  . . . . @ . . . .\n";
std::string rows_of_nine(int count) {
  std::string rows;
  for (int i = 0; i < count; ++i) rows += row_of_nine;
  return rows;
}

TEST(PotentialFile, BuiltInPatternsHaveNoErrors) {
  for (const DataError& error : built_in_potential().errors) ADD_FAILURE() << to_text(error);
}

TEST(PotentialFile, FifteenPlaces) { EXPECT_EQ(PotentialPatterns::places().size(), 15U); }

TEST(PotentialFile, EveryPatternHasItsPrintedNeighbours) {
  EXPECT_EQ(at({0, 0}, 0, 1), 35);   // A
  EXPECT_EQ(at({4, 0}, -3, 0), 42);  // B
  EXPECT_EQ(at({4, 4}, -1, -1), 33);
  EXPECT_EQ(at({3, 0}, -1, 0), 47);  // C
  EXPECT_EQ(at({3, 4}, 0, -1), 49);
  EXPECT_EQ(at({3, 3}, -2, -2), 27);
  EXPECT_EQ(at({2, 0}, -1, 0), 70);  // D
  EXPECT_EQ(at({2, 4}, 0, -3), 48);
  EXPECT_EQ(at({2, 3}, -1, 0), 77);
  EXPECT_EQ(at({2, 2}, -1, -1), 57);
  EXPECT_EQ(at({1, 0}, 0, 1), 54);  // E
  EXPECT_EQ(at({1, 4}, 0, -1), 61);
  EXPECT_EQ(at({1, 3}, 0, -2), 57);
  EXPECT_EQ(at({1, 2}, 0, -1), 89);
  EXPECT_EQ(at({1, 1}, 1, 0), 54);
}

// What an edge adds is what a stone one line outside gives to points not farther from the edge.
TEST(PotentialFile, EdgesActLikeAStoneOutside) {
  for (const Place place : PotentialPatterns::places())
    for (int down = -reach; down <= reach; ++down)
      for (int right = -reach; right <= reach; ++right)
        EXPECT_EQ(at(place, down, right), recognition_tests::ruled_potential(place, down, right))
            << "top " << place.top << " left " << place.left << " at " << down << ',' << right;
}

TEST(PotentialFile, ErrorsOfHeadsSayWhere) {
  const std::vector<std::string> expected = {
      "test.txt:1:1: expected \"pattern\"",
      "test.txt:2:8: expected the name of the pattern",
      "test.txt:3:11: expected \"top\" or the end of the line",
      "test.txt:4:15: expected a line from 1 to 4",
      "test.txt:5:14: expected a line from 1 to 4",
      "test.txt:6:22: expected the left edge not nearer than the top edge",
      "test.txt:7:24: expected the end of the line",
  };
  EXPECT_EQ(errors_in("1 2 3\n"
                      "pattern\n"
                      "pattern X left 2\n"
                      "pattern X top 5\n"
                      "pattern X top\n"
                      "pattern X top 3 left 2\n"
                      "pattern X top 2 left 3 more\n"),
            expected);
}

TEST(PotentialFile, ErrorsOfRowsSayWhere) {
  const std::vector<std::string> expected = {
      "test.txt:2:21: expected 9 points in the row",
      "test.txt:3:18: expected 1 more points in the row",
      "test.txt:4:3: expected \".\" or a value from 0 to 100",
      "test.txt:4:7: expected \".\" or a value from 0 to 100",
      "test.txt:6:11: expected the stone, \"@\"",
      "test.txt:11:3: expected 9 rows",
  };
  EXPECT_EQ(errors_in("pattern A\n"
                      "  . . . . 0 . . . . .\n"
                      "  . . . . 0 . . .\n"
                      "  x . 101 . 0 . . . .\n" +
                      rows_of_nine(6) + row_of_nine),
            expected);
}

TEST(PotentialFile, TooFewRowsAreToldAtTheHead) {
  EXPECT_EQ(errors_in("\npattern A\n" + rows_of_nine(4) + stone_row),
            std::vector<std::string>{"test.txt:2:1: the pattern has 5 rows instead of 9"});
}

TEST(PotentialFile, MirroredPointsMustAgree) {
  EXPECT_EQ(errors_in("pattern E top 1\n"
                      "  . . . 9 @ 8 . . .\n" +
                      rows_of_nine(4)),
            std::vector<std::string>{"test.txt:2:13: expected 9 as at the mirrored point"});
}

TEST(PotentialFile, APlaceHasOnePattern) {
  const std::string pattern = "pattern E top 1\n" + stone_row + rows_of_nine(4);
  EXPECT_EQ(errors_in(pattern + pattern),
            std::vector<std::string>{"test.txt:7:1: there is a pattern for top 1 already"});
}

TEST(PotentialFile, MissingPatternsAreTold) {
  const std::vector<std::string> errors = errors_of("# nothing\n");
  ASSERT_EQ(errors.size(), 15U);
  EXPECT_EQ(errors[0], "test.txt:2:1: no pattern for no near edge");
}

TEST(PotentialFile, AnyChangeIsReadOrToldWithItsPlace) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 3000; ++trial) {
    const std::string text = kb_tests::mutated(*embedded_text("potential.txt"), random);
    kb_tests::expect_places(parse_potential(text, "test.txt").errors, text);
  }
}

}  // namespace
}  // namespace gosedai
