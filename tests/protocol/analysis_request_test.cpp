// The words that clients of Leela Zero and KataGo send with an analysis command.
#include "protocol/gtp/analysis_request.hpp"

#include <random>

#include <gtest/gtest.h>

#include "model/board/game.hpp"
#include "protocol/gtp/line.hpp"

namespace gosedai::test {
namespace {

using gtp::AnalysisRequest;
using gtp::AnalysisStyle;
using std::chrono::milliseconds;

std::optional<AnalysisRequest> parse(const std::string& words) {
  return gtp::parse_analysis(gtp::Arguments(gtp::parse_request("x " + words).arguments),
                             AnalysisStyle::kata, 9);
}

TEST(AnalysisRequest, NeedsNoArguments) {
  const auto request = parse("");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->style, AnalysisStyle::kata);
  EXPECT_FALSE(request->color);
  EXPECT_EQ(request->interval, milliseconds(1000));
}

TEST(AnalysisRequest, ColourAndIntervalStandInFront) {
  const auto request = parse("W 50");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->color, Color::white);
  EXPECT_EQ(request->interval, milliseconds(500));
}

TEST(AnalysisRequest, TheIntervalMayBeNamedOrStandAlone) {
  EXPECT_EQ(parse("50")->interval, milliseconds(500));
  EXPECT_EQ(parse("interval 50")->interval, milliseconds(500));
  EXPECT_EQ(parse("b interval 2.5")->interval, milliseconds(25));
}

TEST(AnalysisRequest, TheIntervalIsBounded) {
  EXPECT_EQ(parse("0")->interval, milliseconds(10));
  EXPECT_EQ(parse("1e300")->interval, std::chrono::hours(1));
}

TEST(AnalysisRequest, ReadsSwitchesAndCounts) {
  const auto request = parse("10 minmoves 3 maxmoves 5 ownership true rootInfo True");
  ASSERT_TRUE(request);
  EXPECT_EQ(request->least_moves, 3);
  EXPECT_EQ(request->most_moves, 5);
  EXPECT_TRUE(request->ownership);
  EXPECT_TRUE(request->root_info);
  EXPECT_FALSE(parse("ownership false")->ownership);
}

TEST(AnalysisRequest, KnowsSwitchesThatItDoesNotUse) {
  EXPECT_TRUE(
      parse("pvVisits true pvEdgeVisits true movesOwnership false ownershipStdev true "
            "movesOwnershipStdev false noResultValue true"));
}

TEST(AnalysisRequest, RefusesWhatItDoesNotUnderstand) {
  for (const char* words : {"x",
                            "b b",
                            "interval",
                            "interval x",
                            "-1",
                            "interval -1",
                            "10 20",
                            "minmoves",
                            "minmoves -1",
                            "maxmoves 1.5",
                            "ownership",
                            "ownership 1",
                            "pvVisits",
                            "avoid",
                            "avoid b",
                            "avoid b D4",
                            "avoid b D4 x",
                            "avoid b D4 0",
                            "avoid b Z9 1",
                            "avoid b D4, 1",
                            "avoid x D4 1",
                            "allow b A10 1",
                            "nan",
                            "interval inf"})
    EXPECT_FALSE(parse(words)) << words;
}

TEST(AnalysisRequest, MovesThatAreAvoidedMayNotBePlayedFirst) {
  const PositionPtr position = Game(9).position(Color::black);
  const PositionPtr without =
      gtp::restricted(position, *parse("avoid b C3,pass 1 avoid b D4 9 avoid w E5 1"));
  const BitBoard& playable = without->playable_by(Color::black);
  EXPECT_FALSE(playable.contains(Point::at(2, 2)));
  EXPECT_FALSE(playable.contains(Point::at(3, 3)));
  EXPECT_EQ(playable.count(), 79);
}

TEST(AnalysisRequest, OnlyMovesThatAreAllowedMayBePlayedFirst) {
  const PositionPtr position = Game(9).position(Color::black);
  const PositionPtr only = gtp::restricted(position, *parse("allow b C3,D4 1 allow b E5 1"));
  EXPECT_EQ(only->playable_by(Color::black).count(), 3);
}

TEST(AnalysisRequest, WithoutThemThePositionIsTheSameValue) {
  const PositionPtr position = Game(9).position(Color::black);
  EXPECT_EQ(gtp::restricted(position, *parse("avoid w C3 1")), position);
}

TEST(AnalysisRequest, RandomWordsAreReadOrRefused) {
  constexpr std::array<const char*, 22> pieces = {
      "b",  "W",   "10",  "-3",   "1e9",       "interval", "minmoves", "maxmoves",
      "C3", "A1,", "D4,", "pass", "ownership", "true",     "false",    "rootInfo",
      "5",  "nan", ",,",  "\xff", "avoid",     "allow"};
  std::mt19937 random(11);
  int read = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string words;
    for (unsigned count = random() % 7; count > 0; --count)
      words += std::string(pieces[random() % pieces.size()]) + ' ';
    const auto request = parse(words);
    if (!request) continue;
    ++read;
    ASSERT_GE(request->interval, milliseconds(10)) << words;
    ASSERT_GE(request->most_moves, 0) << words;
  }
  EXPECT_GT(read, 1000);
}

}  // namespace
}  // namespace gosedai::test
