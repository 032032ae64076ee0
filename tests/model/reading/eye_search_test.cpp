#include "model/reading/eye_search.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"

namespace gosedai {
namespace {

/// "0 1 B1 B1" as the command eval_eye prints it; "-1" for no eye space.
std::string eyes(const char* diagram, const char* point) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  const EyeAnswer answer = solve(*board, {*parse_point(point, board->size()), Color::empty}, 20000);
  if (!answer.is_eye_space()) return "-1";
  if (answer.outcome == Outcome::unknown) return "unknown";
  std::string text = std::to_string(answer.min_eyes) + ' ' + std::to_string(answer.max_eyes);
  if (answer.min_eyes != answer.max_eyes)
    text += ' ' + to_text(answer.attack) + ' ' + to_text(answer.defend);
  return text;
}

TEST(EyeSearch, OnePointWithASolidWallIsAnEye) {
  EXPECT_EQ(eyes(R"(. . . . .
                    . . . . .
                    . . O O .
                    X X X O .
                    X . X O .)",
                 "B1"),
            "1 1");
}

TEST(EyeSearch, AStoneThatIsCutOffMakesTheEyeFalse) {
  EXPECT_EQ(eyes(R"(. . . . .
                    . . . . .
                    . O O O .
                    X X O X O
                    X X X . X)",
                 "D1"),
            "0 0");
}

TEST(EyeSearch, AHalfEyeHangsOnTheCorner) {
  EXPECT_EQ(eyes(R"(. . . . . . .
                    . . . . . . .
                    . . . . . . .
                    O O O O O O .
                    O X . X X O .
                    O X X . X O .
                    O O O X X O .)",
                 "D2"),
            "0 1 C3 C3");
}

TEST(EyeSearch, ThreeInARowHaveTheirVitalPointInTheMiddle) {
  EXPECT_EQ(eyes(R"(. . . . . .
                    . . . . . .
                    . . . . . .
                    O O O O O O
                    X X X X X O
                    . . . X X O)",
                 "A1"),
            "1 2 B1 B1");
}

TEST(EyeSearch, ASquareIsOneEye) {
  EXPECT_EQ(eyes(R"(. . . . . .
                    . . . . . .
                    O O O O O .
                    X X X X O .
                    X . . X O .
                    X . . X O .)",
                 "B1"),
            "1 1");
}

TEST(EyeSearch, EnemyStonesInTheVitalPointLeaveOneEye) {
  EXPECT_EQ(eyes(R"(. . . . . .
                    . . . . . .
                    . . . . . .
                    O O O O O O
                    X X X X X O
                    . O . X X O)",
                 "A1"),
            "1 1");
}

TEST(EyeSearch, EnemyStonesThatCannotConnectLeaveTwoEyes) {
  EXPECT_EQ(eyes(R"(. . . . . .
                    . . . . . .
                    . . . . . .
                    . O O O O O
                    X X X X X O
                    O . O X X O)",
                 "B1"),
            "2 2");
}

TEST(EyeSearch, AnOpenRoomIsClosedOrEntered) {
  EXPECT_EQ(eyes(R"(. . . . . .
                    . . . . . .
                    . . . . . .
                    . O O O O O
                    O X X X X O
                    O . . X X O)",
                 "C1"),
            "0 1 B1 B1");
}

// A ring: the stones on both sides of the false-looking eyes are one string.
TEST(EyeSearch, AFalseEyeInARingIsReal) {
  EXPECT_EQ(eyes(R"(. X X X X X .
                    X X O O O X X
                    X O O . O O X
                    X O . O O O X
                    X O O O O . X
                    X X O O O X X
                    . X X X . X .)",
                 "E1"),
            "1 1");
}

// Neither of the two eyes joins the two strings by itself; both together do.
TEST(EyeSearch, ATwoHeadedDragonHasBothItsEyes) {
  EXPECT_EQ(eyes(R"(X X X X X X .
                    X O O O O O X
                    X O . . . O X
                    X O . . . O X
                    X O . . . O X
                    X O O O O O X
                    . X X X X X X)",
                 "A1"),
            "1 1");
}

/// Joined at D1, the two strings hold each other by this eye and one of their own each.
TEST(EyeSearch, ADescentMakesTheEyeFalse) {
  EXPECT_EQ(eyes(R"(. . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    . . . . . . . . .
                    O O O O O O O O O
                    X X X O O X X X X
                    . X X . X . X . X)",
                 "F1"),
            "0 1 D1 D1");
}

TEST(EyeSearch, OpenBoardIsNoEyeSpace) {
  EXPECT_EQ(eyes(R"(. . . . . . .
                    . . . . . . .
                    . . X . O . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .
                    . . . . . . .)",
                 "D3"),
            "-1");
}

}  // namespace
}  // namespace gosedai
