// CASE joseki: from what the chooser says about a corner to candidates on the whole board.
#include "kb/cases/joseki.hpp"
#include "kb/library/knowledge.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

Point at(std::string_view name) { return point_of(name); }

const CaseKnowledge& knowledge() {
  static const CaseKnowledge all =
      case_knowledge(std::make_shared<const Knowledge>(load_knowledge()));
  return all;
}

/// "b Q16 w R14": the moves of a game, all corners but the upper right one empty.
Position game_of(std::string_view moves) {
  Game game(19, {});
  std::istringstream words{std::string(moves)};
  Color next = black;
  for (std::string color, point; words >> color >> point;) {
    const Color who = *parse_color(color);
    game.play(Move::stone(who, at(point)));
    next = opponent(who);
  }
  return *game.position(next);
}

CandidateList moves_in(const Position& position) {
  return joseki_moves({position, knowledge(), CaseParameters{}});
}

const Candidate* best_of(const CandidateList& found, Color color) {
  const Candidate* best = nullptr;
  for (const Candidate& each : found)
    if (each.color == color && (best == nullptr || each.value > best->value)) best = &each;
  return best;
}

const Candidate* at_point(const CandidateList& found, Color color, std::string_view point) {
  for (const Candidate& each : found)
    if (each.color == color && each.point == at(point)) return &each;
  return nullptr;
}

TEST(JosekiCase, OpensInAnEmptyCorner) {
  const CandidateList found = moves_in(game_of(""));
  EXPECT_EQ(best_of(found, black)->motive, Motive::opening_move);
}

TEST(JosekiCase, ProposesForBothSides) {
  const CandidateList found = moves_in(game_of("b Q16"));
  EXPECT_NE(at_point(found, white, "R14"), nullptr);
  EXPECT_NE(at_point(found, black, "R14"), nullptr);
}

TEST(JosekiCase, EmptyCornerComesBeforeAnApproach) {
  const CandidateList found = moves_in(game_of("b Q16"));
  EXPECT_GT(at_point(found, white, "D4")->value, at_point(found, white, "R14")->value);
}

TEST(JosekiCase, AnswersTheLastMove) {
  const CandidateList found = moves_in(game_of("b Q16 w R14"));
  EXPECT_EQ(at_point(found, black, "O17")->motive, Motive::joseki_answer);
}

TEST(JosekiCase, GoesOnWithAnOlderJoseki) {
  const CandidateList found = moves_in(game_of("b Q16 w R14 b D4 w D16"));
  EXPECT_EQ(at_point(found, black, "O17")->motive, Motive::joseki_move);
}

TEST(JosekiCase, AnswerIsMorePressingThanAnApproach) {
  const CandidateList found = moves_in(game_of("b Q16 w D4 b D16 w R14"));
  EXPECT_GT(at_point(found, black, "O17")->value, at_point(found, black, "F3")->value);
}

TEST(JosekiCase, SilentWithoutKnowledge) {
  const Position position = game_of("b Q16");
  EXPECT_TRUE(joseki_moves({position, {}, CaseParameters{}}).empty());
}

TEST(JosekiCase, SilentOnSmallBoards) {
  EXPECT_TRUE(moves_in(*make_position(Board(9), black)).empty());
}

TEST(JosekiCase, SilentInACornerWithoutJoseki) {
  const CandidateList found = moves_in(game_of("b T19 w S18 b T18 w D4"));
  EXPECT_TRUE(std::ranges::none_of(
      found, [](const Candidate& each) { return each.point.col() > 10 && each.point.row() > 10; }));
}

TEST(JosekiCase, CornerCaseIsSilentWhereJosekiAreKnown) {
  const Position position = game_of("b Q16");
  EXPECT_TRUE(corner_moves_without_joseki({position, knowledge(), CaseParameters{}}).empty());
  EXPECT_FALSE(corner_moves_without_joseki({position, {}, CaseParameters{}}).empty());
}

TEST(JosekiCase, NeverWorthMoreThanThirty) {
  for (const std::string_view moves : {"", "b Q16 w R14", "b Q16 w R17 b R16 w Q17"})
    EXPECT_LE(best_of(moves_in(game_of(moves)), black)->value, 30.0) << moves;
}

std::vector<RunningJoseki> running_in(std::string_view moves) {
  return running_joseki(game_of(moves).board, knowledge().joseki->tree);
}

TEST(RunningJoseki, LoneStoneIsNone) { EXPECT_TRUE(running_in("b Q16").empty()); }

TEST(RunningJoseki, InvasionIsOne) {
  const auto running = running_in("b Q16 w R17");
  ASSERT_EQ(running.size(), 1U);
  EXPECT_EQ(running.front().corner, Corner::upper_right);
  EXPECT_TRUE(running.front().moves_of(black).contains(at("R16")));
}

TEST(RunningJoseki, AreaIsAroundItsStones) {
  const auto running = running_in("b Q16 w R17");
  ASSERT_EQ(running.size(), 1U);
  EXPECT_TRUE(running.front().area.contains(at("P15")));
  EXPECT_FALSE(running.front().area.contains(at("K17")));
}

TEST(LeavesJoseki, OtherMovesNextToTheStones) {
  const Position position = game_of("b Q16 w R17");
  const BitBoard leaving = leaves_joseki(position.board, knowledge(), moves_in(position), black);
  EXPECT_TRUE(leaving.contains(at("P15")));
  EXPECT_FALSE(leaving.contains(at("R16")));
  EXPECT_FALSE(leaving.contains(at("D4")));
}

TEST(LeavesJoseki, NothingWithoutAMoveWorthPlaying) {
  const Position position = game_of("b Q16 w R17");
  EXPECT_TRUE(leaves_joseki(position.board, knowledge(), {}, black).is_empty());
}

}  // namespace
}  // namespace gosedai::kb_tests
