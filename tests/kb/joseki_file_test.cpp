// The joseki and openings files: what is built in, every error with its place, mutated text.
#include <random>

#include "kb/format/embedded_text.hpp"
#include "kb/joseki/joseki_edit.hpp"
#include "kb/joseki/joseki_lint.hpp"
#include "kb/joseki/opening_file.hpp"
#include "tests/kb/joseki_positions.hpp"
#include "tests/kb/mutated_text.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using Texts = std::vector<std::string>;

Texts texts_of(const std::vector<DataError>& errors) {
  Texts texts;
  for (const DataError& error : errors) texts.push_back(to_text(error));
  return texts;
}
Texts errors_of(std::string_view text) { return texts_of(parse_joseki(text, "test.txt").errors); }
Texts opening_errors_of(std::string_view text) {
  return texts_of(parse_openings(text, "test.txt").errors);
}

TEST(JosekiFile, WhatIsBuiltInHasNoErrors) {
  EXPECT_EQ(texts_of(built_in_joseki_knowledge().errors), Texts{});
}

TEST(JosekiFile, ThereAreThousandsOfVariations) {
  EXPECT_GE(built_in_joseki().value.tree.variation_count(), 5000U);
}

TEST(JosekiFile, NodesAreShared) {
  const JosekiFile file = built_in_joseki().value;
  EXPECT_LT(file.tree.node_count(), file.records.size());
}

TEST(JosekiFile, ThereAreAtLeastSixtyOpenings) {
  EXPECT_GE(built_in_openings().value.openings().size(), 60U);
}

TEST(JosekiFile, WritingGivesTheSameText) {
  const std::string text(embedded_text("joseki.txt").value());
  const JosekiFile file = parse_joseki(text, "joseki.txt").value;
  EXPECT_EQ(to_text(file.records, file.head), text);
}

TEST(JosekiFile, EveryPropertyIsReadAndWritten) {
  const std::string line = "1 R16 12 480 =24.5 jJbw P17:free K16>30:+1.5 Q10<-30:-0.3\n";
  EXPECT_EQ(to_text(parse_joseki(line, "test.txt").value.records, ""), line);
}

TEST(JosekiFile, ErrorsInWordsSayWhere) {
  const Texts expected = {
      "test.txt:1:1: expected the number of the move, 1 to 200",
      "test.txt:2:3: expected \"pass\" or a point of the upper right corner, K10 to T19",
      "test.txt:3:7: expected a count, 0 to 1000000000",
      "test.txt:3:9: expected how many of 1000 games black won, 0 to 1000",
      "test.txt:4:13: expected a value from 0.0 to 30.0",
      "test.txt:5:19: expected marks of j, J, b and w, x and stones taken, or a condition",
      "test.txt:6:18: expected x and the number of stones taken, once",
      "test.txt:7:18: expected a condition such as K16>30:+1.5 or P17:caught",
      "test.txt:8:18: expected one stone of the corner before \":caught\" or \":free\"",
      "test.txt:9:6: expected a count, 0 to 1000000000",
      "test.txt:9:6: expected how many of 1000 games black won, 0 to 1000",
      "test.txt:9:6: expected a value from 0.0 to 30.0",
  };
  EXPECT_EQ(errors_of("0 R16 9 500 20.0\n"
                      "1 D4 9 500 20.0\n"
                      "1 R16 x 1001 20.0\n"
                      "1 R16 9 500 30.1\n"
                      "1 R16 9 500 20.0 jk\n"
                      "1 R16 9 500 20.0 x0\n"
                      "1 R16 9 500 20.0 K16=30:+1.0\n"
                      "1 R16 9 500 20.0 D4:caught\n"
                      "1 R16\n"),
            expected);
}

TEST(JosekiFile, ErrorsInTheTreeSayWhere) {
  const Texts expected = {
      "test.txt:2:1: the moves before this one are missing",
      "test.txt:4:3: this move is there already",
      "test.txt:5:3: this move is not legal here",
      "test.txt:7:3: this move takes no stones",
      "test.txt:10:3: expected x1: the stones that this move takes",
  };
  EXPECT_EQ(errors_of("1 T18 9 500 20.0\n"
                      "3 R16 9 500 20.0\n"
                      "2 R17 9 500 20.0\n"
                      "2 R17 9 500 20.0\n"
                      "2 T18 9 500 20.0\n"
                      "2 pass 9 500\n"
                      "3 R16 9 500 20.0 x1\n"
                      "1 S19 9 500 20.0\n"
                      "2 T19 9 500 20.0\n"
                      "3 T18 9 500 20.0\n"),
            expected);
}

TEST(JosekiFile, WhatHangsOnAnErrorIsLeftOut) {
  const auto loaded =
      parse_joseki("1 R16 9 500 20.0\n2 D4 9 500 20.0\n3 Q15 9 500 20.0\n2 P17 9 500 20.0\n", "t");
  EXPECT_EQ(loaded.errors.size(), 1U);
  EXPECT_EQ(loaded.value.records.size(), 2U);
}

TEST(OpeningFile, ErrorsSayWhere) {
  const Texts expected = {
      "test.txt:1:1: expected a number from 1 to 1000000000",
      "test.txt:2:3: expected a number from 0 to 1000",
      "test.txt:3:6: expected the moves",
      "test.txt:4:10: expected a point of a 19x19 board",
      "test.txt:5:10: this point is taken already",
      "test.txt:6:24: expected five moves at most",
      "test.txt:8:7: this opening is there already",
  };
  EXPECT_EQ(opening_errors_of("x 500 Q16\n"
                              "9 -1 Q16\n"
                              "9 500\n"
                              "9 500 D4 U4\n"
                              "9 500 D4 D4\n"
                              "9 500 D4 Q4 Q16 D16 C6 F3\n"
                              "9 500 D4 Q4\n"
                              "9 500 D4 Q4\n"),
            expected);
}

TEST(JosekiLint, CountsWhatIsThere) {
  const KnowledgeReport joseki = lint_joseki(embedded_text("joseki.txt").value(), "joseki.txt");
  EXPECT_TRUE(joseki.errors.empty());
  EXPECT_EQ(joseki.counts.front().what, "variations");
  EXPECT_GT(joseki.counts.front().number, 650);
  const KnowledgeReport openings =
      lint_openings(embedded_text("openings.txt").value(), "openings.txt");
  EXPECT_TRUE(openings.errors.empty());
  EXPECT_GE(openings.counts.front().number, 60);
}

TEST(JosekiLint, TellsTheErrors) {
  EXPECT_EQ(
      texts_of(lint_joseki("1 A1 1 500 1.0\n", "joseki.txt").errors),
      (Texts{"joseki.txt:1:3: expected \"pass\" or a point of the upper right corner, K10 to T19",
             "joseki.txt:1:1: expected a comment that says where the joseki come from"}));
  EXPECT_EQ(texts_of(lint_openings("0 500 D4\n", "openings.txt").errors),
            (Texts{"openings.txt:1:1: expected a number from 1 to 1000000000"}));
}

/// A part of a file: its lines from one on, so that it stays a tree of its own.
std::string part_of(std::string_view name, std::size_t bytes) {
  const std::string text(embedded_text(name).value());
  return text.substr(0, text.rfind('\n', bytes) + 1);
}

// The full run, GOSEDAI_TRIALS=100: 100,000 mutations.
TEST(JosekiFile, MutatedTextNeverCrashesAndEveryErrorHasAPlace) {
  std::mt19937 random(5);
  const std::string joseki = part_of("joseki.txt", 6000);
  const std::string openings = part_of("openings.txt", 2500);
  for (int i = 0; i < trial_count(1000); ++i) {
    const std::string changed = kb_tests::mutated(joseki, random);
    const auto loaded = parse_joseki(changed, "t");
    kb_tests::expect_places(loaded.errors, changed);
    // What was read is right: it can be written and read again.
    EXPECT_TRUE(parse_joseki(to_text(loaded.value.records, ""), "t").errors.empty());
    const std::string other = kb_tests::mutated(openings, random);
    kb_tests::expect_places(parse_openings(other, "t").errors, other);
  }
}

CornerLine line_of(std::string_view text) {
  CornerLine line;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) line.push_back(parse_corner_move(word).value());
  return line;
}

const JosekiRecords& some_records() {
  static const JosekiRecords records =
      parse_joseki("1 R16 9 500 20.0\n2 P17 5 500 20.0\n3 Q15 5 500 20.0\n2 P16 4 500 20.0\n", "t")
          .value.records;
  return records;
}

std::string edited(const JosekiEdit& edit) {
  if (const auto* problem = std::get_if<std::string>(&edit)) return "? " + *problem;
  return to_text(std::get<JosekiRecords>(edit), "");
}

TEST(JosekiEdit, ANewLineGoesWhereItsKnownMovesEnd) {
  EXPECT_EQ(
      edited(with_line(some_records(), {line_of("R16 P17 M17"), 3, 500, 215, joseki_mark::joseki})),
      "1 R16 9 500 20.0\n2 P17 5 500 20.0\n3 Q15 5 500 20.0\n3 M17 3 500 =21.5 j\n2 P16 4 500 "
      "20.0\n");
}

TEST(JosekiEdit, CapturesOfNewMovesAreFound) {
  EXPECT_EQ(edited(with_line({}, {line_of("S19 T19 T18"), 1, 500, 200, 0})),
            "1 S19 1 500 =20.0\n2 T19 1 500 =20.0\n3 T18 1 500 =20.0 x1\n");
}

TEST(JosekiEdit, AnIllegalLineIsRefused) {
  EXPECT_EQ(edited(with_line(some_records(), {line_of("R16 R16"), 1, 500, 200, 0})),
            "? the line has a move that is not legal: R16 R16");
}

TEST(JosekiEdit, ALineIsRemovedWithWhatFollows) {
  EXPECT_EQ(edited(without_line(some_records(), line_of("R16 P17"))),
            "1 R16 9 500 20.0\n2 P16 4 500 20.0\n");
}

TEST(JosekiEdit, AnUnknownLineIsNotRemoved) {
  EXPECT_EQ(edited(without_line(some_records(), line_of("R16 M17 Q15"))),
            "? not in the tree: R16 M17");
}

TEST(JosekiEdit, AValueIsSet) {
  EXPECT_EQ(edited(with_value(some_records(), line_of("R16 P16"), 255)),
            "1 R16 9 500 20.0\n2 P17 5 500 20.0\n3 Q15 5 500 20.0\n2 P16 4 500 =25.5\n");
}

TEST(JosekiEdit, AValueOutOfRangeIsRefused) {
  EXPECT_EQ(edited(with_value(some_records(), line_of("R16"), 301)),
            "? expected a value from 0 to 30");
}

}  // namespace
}  // namespace gosedai
