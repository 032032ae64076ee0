// The files that say what moves look like.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kb/shapes/move_knowledge_file.hpp"
#include "model/shapes/net_learner.hpp"

namespace gosedai {
namespace {

std::vector<std::string> texts(const std::vector<DataError>& errors) {
  std::vector<std::string> result;
  for (const DataError& error : errors) result.push_back(to_text(error));
  return result;
}

TEST(MoveKnowledge, BuiltInKnowledgeHasNoErrors) {
  const Loaded<MoveKnowledge> loaded = built_in_move_knowledge();
  EXPECT_EQ(texts(loaded.errors), std::vector<std::string>());
  EXPECT_GT(loaded.value.strengths.size(), 1000U);
  EXPECT_FALSE(loaded.value.net.is_empty());
}

TEST(MoveKnowledge, AllErrorsOfStrengthsAreReportedWithTheirPlace) {
  const Loaded<ShapeStrengths> loaded = parse_shape_strengths(
      "8000000000000001 250\n"
      "place 9 -30   # a corner\n"
      "8000000000000001 1\n"
      "  80 1\n"
      "plaice 9 1\n"
      "place x 1\n"
      "place 10 y\n"
      "8000000000000002\n"
      "place 1 2 3\n",
      "test.txt");
  const std::vector<std::string> expected = {
      "test.txt:3:1: it is there already",
      "test.txt:4:3: expected a shape, 16 hexadecimal digits",
      "test.txt:5:1: expected the name of a fact",
      "test.txt:6:7: expected the value of a fact",
      "test.txt:7:10: expected a strength in thousandths",
      "test.txt:8:1: expected a strength",
      "test.txt:9:11: expected the end of the line",
  };
  EXPECT_EQ(texts(loaded.errors), expected);
  EXPECT_EQ(loaded.value.size(), 2U);
  EXPECT_FLOAT_EQ(loaded.value.strength(0x8000000000000001U), 0.25F);
  EXPECT_FLOAT_EQ(loaded.value.strength(fact_key(MoveFact::place, 9)), -0.03F);
}

TEST(MoveKnowledge, StrengthsSurviveWritingAndReading) {
  ShapeStrengths strengths;
  strengths.add(0xfedcba9876543210U, 1.5F);
  strengths.add(fact_key(MoveFact::shaky_own, 3), -0.125F);
  const std::string text = to_text(strengths, "# made up\n");
  EXPECT_EQ(text, "# made up\nshaky-own 3 -125\nfedcba9876543210 1500\n");
  EXPECT_EQ(parse_shape_strengths(text, "test.txt").value.entries(), strengths.entries());
}

TEST(MoveKnowledge, ANetworkSurvivesWritingAndReading) {
  const SurroundingsNet net = NetLearner(1).net();
  const Loaded<SurroundingsNet> loaded = parse_surroundings_net(to_text(net, "# random\n"), "net");
  EXPECT_EQ(texts(loaded.errors), std::vector<std::string>());
  EXPECT_EQ(loaded.value, net);
}

TEST(MoveKnowledge, ErrorsOfANetworkLeaveItEmpty) {
  std::string text = to_text(NetLearner(1).net(), "");
  text += "output 1 2 3\nroof 1\n";
  const std::size_t bias = text.find("\nbias ") + 6;
  text.replace(bias, 1, "x");
  const Loaded<SurroundingsNet> loaded = parse_surroundings_net(text, "net");
  const std::vector<std::string> expected = {
      "net:961:6: expected a whole number up to 264",
      "net:980:1: there are enough of these lines",
      "net:981:1: expected a part of a network",
  };
  EXPECT_EQ(texts(loaded.errors), expected);
  EXPECT_TRUE(loaded.value.is_empty());
}

TEST(MoveKnowledge, AnEmptyNetworkIsAnError) {
  const Loaded<SurroundingsNet> loaded = parse_surroundings_net("", "net");
  ASSERT_EQ(loaded.errors.size(), 5U);
  EXPECT_EQ(to_text(loaded.errors[0]), "net:1:1: expected 960 lines \"row\"");
}

}  // namespace
}  // namespace gosedai
