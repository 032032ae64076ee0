// Analyses as text: one form per command.
#include "protocol/gtp/analysis_text.hpp"

#include <gtest/gtest.h>

namespace gosedai::test {
namespace {

using gtp::Analysis;
using gtp::AnalysisRequest;
using gtp::AnalysisStyle;

const Point c3 = Point::at(2, 2);
const Point d4 = Point::at(3, 3);

Analysis two_moves() {
  Analysis analysis;
  analysis.visits = 500;
  analysis.winrate = 0.55;
  analysis.lead = 1.5;
  analysis.deviation = 8;
  analysis.moves = {{d4, 400, 0.5234, 3.25, 0.0812, {d4, c3, Point::none()}, "takes \"it\""},
                    {c3, 100, 0.25, -4, 0.01, {c3}, "a\\b\nc"}};
  return analysis;
}

std::string line_of(const Analysis& analysis, AnalysisStyle style) {
  return gtp::analysis_line(analysis, {.style = style}, 3);
}

TEST(AnalysisText, LeelaHasWholeNumbersAndTheLineLast) {
  EXPECT_EQ(line_of(two_moves(), AnalysisStyle::leela),
            "info move D4 visits 400 winrate 5234 prior 812 lcb 4742 order 0 pv D4 C3 pass "
            "info move C3 visits 100 winrate 2500 prior 100 lcb 1629 order 1 pv C3");
}

TEST(AnalysisText, KataHasFractionsAndScores) {
  EXPECT_EQ(
      line_of(two_moves(), AnalysisStyle::kata),
      "info move D4 visits 400 utility 0.0468 winrate 0.5234 scoreMean 3.25 scoreStdev 8.00 "
      "scoreLead 3.25 prior 0.0812 lcb 0.4742 order 0 pv D4 C3 pass "
      "info move C3 visits 100 utility -0.5000 winrate 0.2500 scoreMean -4.00 scoreStdev 8.00 "
      "scoreLead -4.00 prior 0.0100 lcb 0.1629 order 1 pv C3");
}

TEST(AnalysisText, OursHasQuotedReasonsBeforeTheLine) {
  const std::string line = line_of(two_moves(), AnalysisStyle::gosedai);
  EXPECT_NE(line.find(R"( order 0 reason "takes \"it\"" pv D4 C3 pass info move C3 )"),
            std::string::npos)
      << line;
  EXPECT_NE(line.find(R"( reason "a\\b c" pv C3)"), std::string::npos) << line;
}

TEST(AnalysisText, TheRootStandsBehindTheMoves) {
  const std::string line = gtp::analysis_line(
      two_moves(), {.style = AnalysisStyle::kata, .most_moves = 1, .root_info = true}, 3);
  EXPECT_TRUE(
      line.ends_with(" pv D4 C3 pass rootInfo visits 500 utility 0.1000 winrate 0.5500 "
                     "scoreMean 1.50 scoreStdev 8.00 scoreLead 1.50"))
      << line;
}

TEST(AnalysisText, OwnershipGoesRowByRowFromTheTopForTheSideToMove) {
  Analysis analysis = two_moves();
  analysis.black_share.assign(plane_size, 0.5F);
  analysis.black_share[Point::at(0, 2).index()] = 1;
  analysis.black_share[Point::at(2, 0).index()] = 0.25;
  const AnalysisRequest request{.style = AnalysisStyle::kata, .ownership = true};
  EXPECT_TRUE(gtp::analysis_line(analysis, request, 3)
                  .ends_with(" ownership 1.000 0.000 0.000 0.000 0.000 0.000 0.000 0.000 -0.500"));
  analysis.to_move = Color::white;
  EXPECT_TRUE(gtp::analysis_line(analysis, request, 2).ends_with(" 0.000 0.000"));
  const std::string line = gtp::analysis_line(analysis, request, 3);
  EXPECT_NE(line.find(" ownership -1.000 "), std::string::npos) << line;
  EXPECT_TRUE(line.ends_with(" 0.500"));
}

TEST(AnalysisText, LeelaHasNoOwnership) {
  const AnalysisRequest request{.ownership = true, .root_info = true};
  EXPECT_TRUE(gtp::analysis_line(two_moves(), request, 3).ends_with(" pv C3"));
}

std::size_t shown(const Analysis& analysis, int least, int most) {
  const std::string line =
      gtp::analysis_line(analysis, {.least_moves = least, .most_moves = most}, 9);
  std::size_t count = 0;
  for (std::size_t at = 0; (at = line.find("info move", at)) != std::string::npos; ++at) ++count;
  return count;
}

TEST(AnalysisText, TheNumberOfMovesCanBeAskedFor) {
  Analysis analysis = two_moves();
  analysis.moves.push_back({.move = Point::at(4, 4)});
  analysis.moves.push_back({.move = Point::at(5, 5)});
  EXPECT_EQ(shown(analysis, 0, 100), 2U);
  EXPECT_EQ(shown(analysis, 3, 100), 3U);
  EXPECT_EQ(shown(analysis, 100, 100), 4U);
  EXPECT_EQ(shown(analysis, 3, 1), 1U);
  EXPECT_EQ(shown(analysis, 0, 0), 1U);
}

TEST(AnalysisText, WithoutGamesAllProposalsAreShown) {
  Analysis analysis = two_moves();
  for (gtp::AnalysedMove& each : analysis.moves) each.visits = 0;
  EXPECT_EQ(shown(analysis, 0, 100), 2U);
}

TEST(AnalysisText, AMoveInFrontThatWasNotTriedTakesNobodysPlace) {
  Analysis analysis = two_moves();
  analysis.moves.insert(analysis.moves.begin(), gtp::AnalysedMove());
  EXPECT_EQ(shown(analysis, 0, 100), 3U);
}

TEST(AnalysisText, NothingKnownIsAPass) {
  EXPECT_EQ(line_of({}, AnalysisStyle::leela),
            "info move pass visits 0 winrate 5000 prior 0 lcb 0 order 0 pv pass");
}

TEST(AnalysisText, TheBoundIsLowerTheFewerTheGames) {
  EXPECT_EQ(gtp::lower_bound(0.5, 0), 0);
  EXPECT_LT(gtp::lower_bound(0.5, 10), gtp::lower_bound(0.5, 100));
  EXPECT_LT(gtp::lower_bound(1, 5), 1);
  EXPECT_NEAR(gtp::lower_bound(0.5, 1'000'000), 0.5, 0.01);
}

}  // namespace
}  // namespace gosedai::test
