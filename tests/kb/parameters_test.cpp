// The tunable numbers: the file against the program, setting, errors, and that they take effect.
#include <gtest/gtest.h>

#include "kb/decision/sequential.hpp"
#include "kb/format/embedded_text.hpp"
#include "kb/parameters/parameter_fields.hpp"
#include "kb/parameters/parameter_table.hpp"
#include "model/recognition/recognition.hpp"
#include "tests/kb/kb_positions.hpp"
#include "tests/kb/mutated_text.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using namespace kb_tests;

std::vector<std::string> texts(const std::vector<DataError>& errors) {
  std::vector<std::string> found;
  for (const DataError& error : errors) found.push_back(to_text(error));
  return found;
}

std::vector<std::string> errors_of(std::string_view text) {
  ParameterTable table = built_in_parameters();
  return texts(apply_parameters(text, "t", table));
}

TEST(ParameterFile, HasNoErrors) {
  EXPECT_EQ(texts(parse_parameter_table(*embedded_text("parameters.txt"), "p").errors),
            std::vector<std::string>());
}

TEST(ParameterFile, SaysWhatTheProgramHas) {
  EXPECT_EQ(values_of(built_in_parameters()), Parameters());
  EXPECT_EQ(built_in_parameters().all().size(), parameter_fields().size());
}

TEST(ParameterFile, AllErrorsAreReportedWithTheirPlace) {
  EXPECT_EQ(errors_of("group.strong = 21\n"
                      "group.strung = 21\n"
                      "group.main_room = 1.5\n"
                      "group.urgency_limits = 1 2 3\n"
                      "group.strong = 22\n"
                      "group.surrounded 9\n"
                      "group.surrounded =\n"
                      "capture.base = 1 2\n"),
            (std::vector<std::string>{
                "t:6:18: expected \"=\" after the name",
                "t:7:19: expected a value",
                "t:2:1: no parameter \"group.strung\"; did you mean \"group.strong\"?",
                "t:3:19: expected a whole number from 0 to 361",
                "t:4:29: expected 1 more values",
                "t:5:1: the parameter is there already",
                "t:8:18: expected the end of the line",
            }));
}

TEST(ParameterFile, AnyChangeIsReadOrToldWithItsPlace) {
  std::mt19937 random(5);
  const std::string_view text = *embedded_text("parameters.txt");
  for (int trial = 0; trial < trial_count(200); ++trial) {
    const std::string changed = mutated(text, random);
    expect_places(parse_parameter_table(changed, "t").errors, changed);
    ParameterTable table = built_in_parameters();
    expect_places(apply_parameters(changed, "t", table), changed);
  }
}

TEST(ParameterTable, WhatDiffersCanBeReadBack) {
  ParameterTable table = built_in_parameters();
  EXPECT_FALSE(
      table.set("group.urgency_slopes", std::array<std::string, 5>{"1", "2", "-3", "0.1", "7"}));
  EXPECT_FALSE(table.set("search.main_nodes", std::array<std::string, 1>{"700"}));
  const std::string text = changes_text(table, built_in_parameters());
  EXPECT_EQ(text, "group.urgency_slopes = 1 2 -3 0.1 7\nsearch.main_nodes = 700\n");
  ParameterTable again = built_in_parameters();
  EXPECT_TRUE(apply_parameters(text, "t", again).empty());
  EXPECT_EQ(again, table);
  EXPECT_EQ(values_of(again).search.main_nodes, 700);
}

TEST(ParameterTable, EveryParameterReachesItsNumber) {
  for (const Parameter& each : built_in_parameters().all()) {
    ParameterTable table = built_in_parameters();
    std::vector<std::string> words;
    for (const double value : each.values)
      words.push_back(std::to_string(static_cast<int>(value == each.high ? each.low : each.high)));
    EXPECT_EQ(table.set(each.name, words), std::nullopt);
    EXPECT_FALSE(values_of(table) == Parameters()) << each.name;
  }
}

TEST(ParameterTable, BadValuesAreRefusedAndNothingChanges) {
  ParameterTable table = built_in_parameters();
  for (const std::string word : {"x", "", "1e99", "nan", "inf", "-1", "3.5"})
    EXPECT_EQ(table.set("search.main_nodes", std::array{word}),
              "search.main_nodes: expected a whole number from 1 to 10000000")
        << word;
  EXPECT_EQ(table.set("search.main_nodes", std::vector<std::string>{"1", "2"}),
            "search.main_nodes takes 1 value, not 2");
  EXPECT_EQ(table, built_in_parameters());
}

constexpr std::string_view fight = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(ParametersTakeEffect, InTheDecision) {
  const PositionPtr position = make_position(board_of(fight), black);
  ThinkingSetup dear;
  dear.parameters.decision.least_worth = 300;
  EXPECT_TRUE(decide_sequentially(position, {}).move.is_stone());
  EXPECT_FALSE(decide_sequentially(position, dear).move.is_stone());
}

TEST(ParametersTakeEffect, InTheRecognition) {
  const PositionPtr position = make_position(board_of(fight), black);
  RecognitionParameters other;
  other.group.siege_weight = 0;
  const Recognition usual = recognise(position, {}, {});
  EXPECT_FALSE(usual == recognise(position, {}, {}, other));
  EXPECT_TRUE(usual == recognise(position, {}, {}, RecognitionParameters()));
}

}  // namespace
}  // namespace gosedai
