// The file of the 3x3 shapes of playouts.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kb/library/knowledge.hpp"
#include "kb/playout/playout_shape_file.hpp"

namespace gosedai {
namespace {

TEST(PlayoutShapeFile, ReadsWhatItWrites) {
  const std::string line = shape_line(ShapeCode{0b10'01'00'00'00'00'00'11}, {3200, 140});
  EXPECT_EQ(line, "-.....XO 3200 140\n");
  const Loaded<PlayoutShapes> loaded = parse_playout_shapes(line, "test.txt");
  EXPECT_TRUE(loaded.errors.empty());
  EXPECT_EQ(loaded.value.odds(ShapeCode{0b10'01'00'00'00'00'00'11}, Color::black),
            (ShapeOdds{3200, 140}));
}

TEST(PlayoutShapeFile, AllErrorsAreReportedWithTheirPlace) {
  const Loaded<PlayoutShapes> loaded = parse_playout_shapes(
      "X....... 10 1   # fine\n"
      "..X..... 10 1\n"
      "XX.... 10 1\n"
      "XX...... 10\n"
      "XX...... 10 60001\n"
      "XX...... x 1\n",
      "test.txt");
  std::vector<std::string> places;
  for (const DataError& error : loaded.errors)
    places.push_back(std::to_string(error.line) + ':' + std::to_string(error.column));
  EXPECT_EQ(places, (std::vector<std::string>{"2:1", "3:1", "4:10", "5:13", "6:10"}));
}

TEST(PlayoutShapeFile, WhatIsBuiltInLikesHaneBetterThanFillingItsOwnShape) {
  const Knowledge knowledge = load_knowledge();
  // Own stone above, the enemy beside it: a turn. Own stones on three sides: a point of nobody's need.
  const ShapeCode turn = 0b00'00'00'00'00'00'01'10;
  const ShapeCode filling = 0b00'00'00'00'00'01'01'01;
  EXPECT_GT(knowledge.playout_shapes.odds(turn, Color::black).far,
            10 * knowledge.playout_shapes.odds(filling, Color::black).far);
}

}  // namespace
}  // namespace gosedai
