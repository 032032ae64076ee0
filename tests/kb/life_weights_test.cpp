// What orders the moves of life and death: the file, its errors, and that searches use what they are given.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"
#include "kb/shapes/life_weight_file.hpp"
#include "model/board/diagram.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {
namespace {

std::string built_in() { return std::string(built_in_text(*find_kind("life-weights"))); }

std::vector<std::string> errors_of(const std::string& text) {
  std::vector<std::string> all;
  for (const DataError& error : parse_life_weights(text, "t").errors) all.push_back(to_text(error));
  return all;
}

/// The built-in file with its first line of that fact and value replaced.
std::string with_line(const std::string& fact, const std::string& line) {
  std::string text = built_in();
  const std::size_t at = text.find('\n' + fact + ' ') + 1;
  return text.replace(at, text.find('\n', at) - at, line);
}

int line_of(const std::string& fact) {
  const std::string text = built_in();
  const auto at = static_cast<std::ptrdiff_t>(text.find('\n' + fact + ' '));
  return 2 + static_cast<int>(std::count(text.begin(), text.begin() + at, '\n'));
}

TEST(LifeWeights, TheUsualOnesAreThoseOfTheFile) {
  const Loaded<LifeWeights> loaded = parse_life_weights(built_in(), "life_weights.txt");
  EXPECT_TRUE(loaded.errors.empty());
  EXPECT_EQ(loaded.value, usual_life_weights);
}

TEST(LifeWeights, KindsOfFactsFollowEachOtherWithoutGaps) {
  int next = 0;
  for (const life_fact::Kind& kind : life_fact::kinds) {
    EXPECT_EQ(kind.first, next) << kind.name;
    next += kind.values;
  }
  EXPECT_EQ(next, life_fact::count);
}

TEST(LifeWeights, AllErrorsOfALineAreToldWithTheirColumns) {
  const std::string at = "t:" + std::to_string(line_of("vital 1")) + ':';
  const std::vector<std::string> errors = errors_of(with_line("vital 1", "vital 3 200 x 5"));
  ASSERT_EQ(errors.size(), 5U);
  EXPECT_EQ(errors[0], at + "7: expected a value from 0 to 2");
  EXPECT_EQ(errors[1], at + "9: expected a weight for the owner from -127 to 127");
  EXPECT_EQ(errors[2], at + "13: expected a weight for the attacker from -127 to 127");
  EXPECT_EQ(errors[3], at + "15: expected the end of the line");
  EXPECT_NE(errors[4].find("missing: vital 1"), std::string::npos);
}

TEST(LifeWeights, UnknownFactsAndShortLinesAreErrors) {
  EXPECT_NE(errors_of(with_line("home 0", "house 0 1 1"))[0].find("expected the name of a fact"),
            std::string::npos);
  EXPECT_NE(errors_of(with_line("home 0", "home"))[0].find(":5: expected a value"),
            std::string::npos);
}

TEST(LifeWeights, AFactMayStandThereOnce) {
  const std::vector<std::string> errors = errors_of(built_in() + "home 0 1 1\n");
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_NE(errors[0].find(":1: the fact is there already"), std::string::npos);
}

// The first move that a search looks into follows the weights.
TEST(LifeWeights, SearchesTryMovesInTheirOrder) {
  const auto board = parse_diagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X X X X X X . .
    . X O O O O X . .
    . X O . . O X . .
    . X . . . . . X .)");
  ASSERT_TRUE(board);
  TsumegoQuestion question;
  question.target = Point::at(2, 2);
  question.to_move = Color::black;
  question.trust_room = false;
  const ReadingAnswer usual = solve(*board, question, 100000);
  LifeWeights others = usual_life_weights;
  for (auto* side : {&others.owner, &others.attacker})
    for (std::int8_t& weight : *side) weight = static_cast<std::int8_t>(-weight);
  question.weights = &others;
  const ReadingAnswer turned = solve(*board, question, 100000);
  EXPECT_EQ(turned.outcome, usual.outcome);
  EXPECT_NE(turned.nodes, usual.nodes);
}

}  // namespace
}  // namespace gosedai
