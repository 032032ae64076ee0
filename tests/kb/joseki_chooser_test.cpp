// The chooser: values, conditions, ladders, openings, words; and where a joseki leads on the whole board.
#include <algorithm>
#include <cmath>

#include "kb/joseki/opening_file.hpp"
#include "model/board/notation.hpp"
#include "model/board/symmetry.hpp"
#include "model/joseki/joseki_ladder.hpp"
#include "model/joseki/joseki_words.hpp"
#include "tests/kb/joseki_positions.hpp"

namespace gosedai {
namespace {

using kb_tests::at;
using kb_tests::board_of;
using kb_tests::corner_knowledge;
using kb_tests::find;

/// The built-in measures with a tree of a few lines.
JosekiKnowledge knowledge_of(std::string_view lines) {
  JosekiKnowledge knowledge;
  knowledge.tree = kb_tests::tree_of(lines);
  knowledge.influence = corner_knowledge().influence;
  knowledge.potential = corner_knowledge().potential;
  return knowledge;
}

CornerChoice choose(const JosekiKnowledge& knowledge, std::string_view moves, Color to_move) {
  return choose_joseki(knowledge, board_of(moves), Corner::upper_right, to_move);
}

TEST(JosekiChooser, GivesTheMovesThatContinue) {
  const CornerChoice choice = choose(corner_knowledge(), "b Q16 w R14", Color::black);
  EXPECT_NE(find(choice, "O17"), nullptr);
  EXPECT_GT(choice.variations, 100U);
}

TEST(JosekiChooser, AlsoAfterTenuki) {
  EXPECT_NE(find(choose(corner_knowledge(), "b Q16 w R14", Color::white), "R17"), nullptr);
}

TEST(JosekiChooser, GivesNothingWhereNoJosekiRuns) {
  EXPECT_TRUE(choose(corner_knowledge(), "b Q16 w S15 b S14", Color::black).candidates.empty());
}

TEST(JosekiChooser, NoMoveIsWorthMoreThanThirtyPoints) {
  for (const std::string_view moves : {"", "b Q16", "b Q16 w R17 b R16 w Q17", "b R16 w P17"})
    for (const Color color : {Color::black, Color::white})
      for (const JosekiCandidate& candidate : choose(corner_knowledge(), moves, color).candidates) {
        EXPECT_GE(candidate.value, 0);
        EXPECT_LE(candidate.value, 30);
      }
}

TEST(JosekiChooser, AForcedAnswerIsWorthMost) {
  const CornerChoice choice = choose(corner_knowledge(), "b Q16 w R17 b R16", Color::white);
  ASSERT_FALSE(choice.candidates.empty());
  EXPECT_EQ(choice.candidates.front().point, at("Q17"));
  EXPECT_GT(choice.candidates.front().value, 28);
}

TEST(JosekiChooser, APotentialConditionAddsItsPoints) {
  const JosekiKnowledge knowledge =
      knowledge_of("1 R16 9 500 20.0\n2 P17 9 500 20.0 K16>30:+1.5\n");
  EXPECT_DOUBLE_EQ(find(choose(knowledge, "b R16", Color::white), "P17")->conditions, 0);
  EXPECT_DOUBLE_EQ(find(choose(knowledge, "b R16 w K16", Color::white), "P17")->conditions, 1.5);
}

TEST(JosekiChooser, AConditionIsTheMoversAndTurnsWithTheBoard) {
  const JosekiKnowledge knowledge =
      knowledge_of("1 R16 9 500 20.0\n2 P17 9 500 20.0 K16<-30:-2.0\n");
  // Colours swapped and mirrored: white at Q17, black answers, a white stone on the right side.
  const CornerChoice choice = choose(knowledge, "w Q17 w Q10", Color::black);
  ASSERT_NE(find(choice, "R15"), nullptr);
  EXPECT_DOUBLE_EQ(find(choice, "R15")->conditions, -2);
}

TEST(JosekiChooser, AMoveBesideAStoneFromOutsideIsWorthNothing) {
  const JosekiKnowledge knowledge = knowledge_of("1 R16 9 500 20.0\n2 K17 9 500 20.0\n");
  const CornerChoice choice = choose(knowledge, "b R16 b J16", Color::white);
  EXPECT_EQ(find(choice, "K17")->obstacle, JosekiObstacle::foreign_stone);
  EXPECT_EQ(find(choice, "K17")->value, 0);
}

// White gives atari at P15; black's stone P14 runs into a ladder towards the lower left.
constexpr std::string_view ladder_lines =
    "1 P14 9 500 20.0\n"
    "2 P13 9 500 20.0\n"
    "3 pass 9 500\n"
    "4 Q14 9 500 20.0\n"
    "5 pass 9 500\n"
    "6 O15 9 500 20.0\n"
    "7 pass 9 500\n"
    "8 P15 9 500 20.0 P14:caught\n";
constexpr std::string_view before_atari = "b P14 w P13 w Q14 w O15";

TEST(JosekiChooser, ALadderThatWorksIsNoObstacle) {
  const CornerChoice choice = choose(knowledge_of(ladder_lines), before_atari, Color::white);
  ASSERT_NE(find(choice, "P15"), nullptr);
  EXPECT_TRUE(find(choice, "P15")->has_ladder);
  EXPECT_EQ(find(choice, "P15")->obstacle, JosekiObstacle::none);
}

TEST(JosekiChooser, ALadderThatIsBrokenMakesTheMoveWorthless) {
  // Black stones where the stone would run to.
  const std::string broken = std::string(before_atari) + " b D4 b D5 b E4 b E5";
  const CornerChoice choice = choose(knowledge_of(ladder_lines), broken, Color::white);
  ASSERT_NE(find(choice, "P15"), nullptr);
  EXPECT_EQ(find(choice, "P15")->obstacle, JosekiObstacle::ladder);
  EXPECT_EQ(find(choice, "P15")->value, 0);
}

// A line that leads over a ladder is expected only where the ladder works.
TEST(JosekiChooser, LinesDoNotLeadOverLaddersThatAreBroken) {
  const JosekiKnowledge knowledge =
      knowledge_of(std::string(ladder_lines.substr(0, ladder_lines.find("7 pass"))) +
                   "7 S10 9 500 20.0\n8 P15 9 500 20.0 P14:caught\n");
  const std::string stones(before_atari);
  const auto line_after = [&](const std::string& moves) {
    const CornerChoice choice = choose(knowledge, moves, Color::black);
    return find(choice, "S10") == nullptr ? std::vector<Point>{} : find(choice, "S10")->line;
  };
  EXPECT_EQ(line_after(stones), (std::vector<Point>{at("P15")}));
  EXPECT_TRUE(line_after(stones + " b D4 b D5 b E4 b E5").empty());
}

TEST(JosekiChooser, ALadderThatCannotBeReadIsSaidToBeUnknown) {
  JosekiParameters limits;
  limits.ladder_nodes = 0;
  const CornerChoice choice = choose_joseki(knowledge_of(ladder_lines), board_of(before_atari),
                                            Corner::upper_right, Color::white, nullptr, limits);
  ASSERT_NE(find(choice, "P15"), nullptr);
  EXPECT_TRUE(find(choice, "P15")->ladder_unknown);
  EXPECT_EQ(find(choice, "P15")->obstacle, JosekiObstacle::none);
}

TEST(JosekiChooser, OpeningsLeadTheFirstStoneOfACorner) {
  JosekiKnowledge knowledge = knowledge_of("1 R16 9 500 20.0\n1 Q16 9 500 20.0\n");
  ASSERT_TRUE(knowledge.openings.add({7, 500, {at("D4"), at("R16")}}));
  const CornerChoice choice = choose(knowledge, "b D4", Color::white);
  EXPECT_EQ(find(choice, "R16")->opening_count, 7U);
  EXPECT_EQ(find(choice, "Q16")->opening_count, 0U);
}

TEST(OpeningBook, KnowsTurnedBoardsAndSwappedColours) {
  OpeningBook book;
  ASSERT_TRUE(book.add({7, 500, {at("R16"), at("D4"), at("Q3")}}));
  // Mirrored left to right, colours swapped, in the other order.
  EXPECT_EQ(book.next(board_of("b Q4 w C16"), Color::white),
            (std::vector<OpeningBook::Continuation>{{at("D3"), 7}}));
}

TEST(OpeningBook, IsEmptyHandedBeyondFiveStones) {
  EXPECT_TRUE(corner_knowledge()
                  .openings.next(board_of("b Q16 w D4 b Q4 w D16 b K10"), Color::white)
                  .empty());
}

TEST(OpeningBook, AlwaysKnowsTheFirstMove) {
  EXPECT_FALSE(corner_knowledge().openings.next(Board(19), Color::black).empty());
}

// In 16 symmetries everything is the same but the points.
TEST(JosekiChooser, ValuesDoNotDependOnOrientationAndColour) {
  const Board plain = board_of("b Q16 w R14 b R10 w D4 b D16 w Q4");
  const CornerChoice expected =
      choose_joseki(corner_knowledge(), plain, Corner::upper_right, Color::white);
  ASSERT_GT(expected.candidates.size(), 3U);
  for (int code = 0; code < symmetry_count; ++code)
    for (const bool swapped : {false, true}) {
      Board turned(19);
      for (const Color color : {Color::black, Color::white})
        plain.stones_of(color).for_each([&](Point point) {
          turned.play(swapped ? opponent(color) : color, Symmetry(code).apply(point, 19));
        });
      const Point tip = Symmetry(code).apply(Point::at(18, 18), 19);
      const Corner corner = tip.col() == 18
                                ? (tip.row() == 18 ? Corner::upper_right : Corner::lower_right)
                                : (tip.row() == 18 ? Corner::upper_left : Corner::lower_left);
      const CornerChoice choice =
          choose_joseki(corner_knowledge(), turned, corner, swapped ? Color::black : Color::white);
      ASSERT_EQ(choice.candidates.size(), expected.candidates.size());
      for (const JosekiCandidate& candidate : expected.candidates) {
        const auto same = std::ranges::find(
            choice.candidates, Symmetry(code).apply(candidate.point, 19), &JosekiCandidate::point);
        ASSERT_NE(same, choice.candidates.end());
        EXPECT_NEAR(same->value, candidate.value, 1e-9);
      }
    }
}

TEST(JosekiChooser, GivesNothingOffSmallBoards) {
  for (const int size : {2, 5, 9, 13, 25})
    for (const Corner corner : all_corners)
      for (const JosekiCandidate& candidate :
           choose_joseki(corner_knowledge(), Board(size), corner, Color::black).candidates)
        EXPECT_TRUE(on_board(candidate.point, size));
}

/// Who holds the upper side between the corners, by the weighted influence of its empty points.
double upper_side(const Board& board) {
  const InfluenceMap map(corner_knowledge().influence, board);
  double sum = 0;
  board.empty_points().for_each([&](Point point) {
    if (point.row() >= 13 && point.col() >= 5 && point.col() <= 13)
      sum += corner_knowledge().influence.weight(map.at(point)) / 100.0;
  });
  return sum;
}

// Shyu's figures 3.10 and 3.11 are lost but for R16, P17 and what the text says: "a group of stones" in the upper
// left corner, whose black stones work together with the right hand side along the upper border. Ours is
// the 3-3 joseki: white lives in the corner, black has the wall towards the upper side.
constexpr std::string_view left_group =
    "b D16 w C17 b D17 w C16 b C15 w B15 b C14 w B14 b C13 w D18 b E18 w C18 b F17 ";

/// Between the wall on the left and the white stone, on the side or above it.
bool is_pincer(Point point) {
  return point.row() >= at("A16").row() && point.col() > at("F17").col() &&
         point.col() < at("P17").col();
}

/// The same stones with their colours swapped.
std::string swapped(std::string_view moves) {
  std::string other(moves);
  for (char& sign : other)
    if (sign == 'b' || sign == 'w') sign = sign == 'b' ? 'w' : 'b';
  return other;
}

/// How much more one move is worth than another.
double preference(const CornerChoice& choice, std::string_view move, std::string_view other) {
  return find(choice, move)->value - find(choice, other)->value;
}

// Figure 3.10: black keeps white in the corner and has the upper border with his stones on the left: a
// pincer, between the white stone and the wall.
TEST(JosekiJudgement, BlackWorksTogetherWithHisWall) {
  const CornerChoice choice =
      choose(corner_knowledge(), std::string(left_group) + "b R16 w P17", Color::black);
  ASSERT_FALSE(choice.candidates.empty());
  EXPECT_TRUE(is_pincer(choice.candidates.front().point))
      << to_text(choice.candidates.front().point);
  // The thesis chooses by the influence alone.
  EXPECT_TRUE(
      is_pincer(std::ranges::max(choice.candidates, {}, &JosekiCandidate::judgement).point));
}

// The neighbouring corner is the reason: where white has the wall, black does not pincer into it.
TEST(JosekiJudgement, BlackDoesNotPincerTowardsTheOpponentsWall) {
  const CornerChoice choice =
      choose(corner_knowledge(), swapped(left_group) + "b R16 w P17", Color::black);
  ASSERT_FALSE(choice.candidates.empty());
  EXPECT_EQ(to_text(choice.candidates.front().point), "Q15");
}

// Each of the pincers is worth more with the own wall, compared with the diagonal move Q15.
TEST(JosekiJudgement, TheOwnWallMakesPincersBetter) {
  const CornerChoice own =
      choose(corner_knowledge(), std::string(left_group) + "b R16 w P17", Color::black);
  const CornerChoice others =
      choose(corner_knowledge(), swapped(left_group) + "b R16 w P17", Color::black);
  for (const std::string_view pincer : {"N16", "N17", "M16", "M17", "L16", "L17"})
    EXPECT_GT(preference(own, pincer, "Q15"), preference(others, pincer, "Q15") + 0.5) << pincer;
}

/// The board after the best move and what is expected to follow.
Board after_best(const Board& board, Color color) {
  const CornerChoice choice = choose_joseki(corner_knowledge(), board, Corner::upper_right, color);
  Board after = board;
  if (choice.candidates.empty()) return after;
  after.play(color, choice.candidates.front().point);
  for (const Point point : choice.candidates.front().line) {
    color = opponent(color);
    if (after.is_legal(color, point)) after.play(color, point);
  }
  return after;
}

// Figure 3.11: white plays so that the black stones on both sides do not work together, and stays between them: after the
// line that is expected black has less of the upper side than when white lets him play first.
TEST(JosekiJudgement, WhitePlaysBetweenTheBlackStones) {
  const Board board = board_of(std::string(left_group) + "b R16");
  const CornerChoice choice =
      choose_joseki(corner_knowledge(), board, Corner::upper_right, Color::white);
  ASSERT_FALSE(choice.candidates.empty());
  EXPECT_GE(choice.candidates.front().point.row(), 14);
  EXPECT_LE(choice.candidates.front().point.col(), at("Q1").col());
  EXPECT_LT(upper_side(after_best(board, Color::white)),
            upper_side(after_best(board, Color::black)));
}

// The wall is the reason: the moves in the middle of the upper side, which part the black stones, gain most by it.
TEST(JosekiJudgement, TheWallMakesPartingMovesBetter) {
  const CornerChoice with_wall =
      choose(corner_knowledge(), std::string(left_group) + "b R16", Color::white);
  const CornerChoice alone = choose(corner_knowledge(), "b R16", Color::white);
  for (const std::string_view move : {"L17", "K17", "K16"})
    EXPECT_GT(preference(with_wall, move, "P16"), preference(alone, move, "P16") + 0.5) << move;
}

// The same question where both answers are mirror images: black blocks on the side where he has stones.
TEST(JosekiJudgement, BlackBlocksOnTheSideWhereHeIsStrong) {
  const CornerChoice upper = choose(corner_knowledge(), "b Q16 w R17 b K16 b G16", Color::black);
  const CornerChoice right = choose(corner_knowledge(), "b Q16 w R17 b Q10 b Q7", Color::black);
  ASSERT_FALSE(upper.candidates.empty());
  ASSERT_FALSE(right.candidates.empty());
  EXPECT_EQ(upper.candidates.front().point, at("Q17"));
  EXPECT_EQ(right.candidates.front().point, at("R16"));
}

TEST(JosekiWords, MovesHaveTheNamesThatPlayersUse) {
  const auto name = [](std::string_view moves, Color color, std::string_view move) {
    return name_of_corner_move(board_of(moves), color, at(move), Corner::upper_right);
  };
  EXPECT_EQ(name("", Color::black, "R16"), "takes the 3-4 point");
  EXPECT_EQ(name("b Q16", Color::white, "R17"), "invades at the 3-3 point");
  EXPECT_EQ(name("b Q16", Color::white, "R14"), "makes the small knight's approach");
  EXPECT_EQ(name("b R16", Color::white, "P16"), "makes the one-space high approach");
  EXPECT_EQ(name("b Q16 w R14", Color::black, "R12"), "makes a one-space pincer");
  EXPECT_EQ(name("b Q16 w R14", Color::black, "R15"), "attaches diagonally");
  EXPECT_EQ(name("b Q16 w R14", Color::black, "Q14"), "attaches");
  EXPECT_EQ(name("b Q16 w R17 b R16 w Q17", Color::black, "P17"), "plays hane");
  EXPECT_EQ(name("b Q16 w R17", Color::black, "R16"), "blocks");
  EXPECT_EQ(name("b Q16 w R14", Color::black, "O17"), "makes a knight's move");
  EXPECT_EQ(name("b Q16", Color::black, "O17"), "encloses the corner");
}

TEST(JosekiWords, AnExplanationTellsValueNameAndReasons) {
  const Board board = board_of(before_atari);
  const CornerChoice choice =
      choose_joseki(knowledge_of(ladder_lines), board, Corner::upper_right, Color::white);
  EXPECT_EQ(
      explain(board, choice.candidates.front()),
      "P15 is worth 20.0 points: white gives atari in the upper right corner; played 9 times, "
      "winning 50.0 %; the ladder it depends on works");
}

}  // namespace
}  // namespace gosedai
