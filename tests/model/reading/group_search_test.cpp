// Groups in a game: closed in, the exact search decides; in the open, the selective one and games.
#include "model/reading/group_search.hpp"

#include <optional>
#include <random>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/habits/move_habits.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

constexpr int node_limit = 380'000;

constexpr std::string_view closed_in = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  O O O O O O O . .
  O X X X X X O . .
  O X . . . X O . .)";

constexpr std::string_view in_the_open = R"(
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . X . . . . . .
  . . . . . X X . . . . . .
  . . . O . . . . . . . . .
  . . . . . . . . . . . . .
  . . . O . . . . O . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .)";

GroupQuestion question_about(const Board& board, std::string_view target, Color to_move) {
  GroupQuestion question;
  question.target = *parse_point(target, board.size());
  question.to_move = to_move;
  return question;
}

GroupQuestion with_games(GroupQuestion question) {
  static const MoveHabits habits;  // all moves are equally usual
  question.habits = &habits;
  question.shapes = &playout_tests::plain_shapes();
  return question;
}

TEST(GroupSearch, TheVitalPointDecidesAGroupThatIsClosedIn) {
  const std::optional<Board> board = parse_diagram(closed_in);
  const ReadingAnswer kill = solve(*board, question_about(*board, "C2", Color::white), node_limit);
  EXPECT_EQ(kill.outcome, Outcome::yes);
  EXPECT_EQ(to_text(kill.move), "D1");
  const ReadingAnswer live = solve(*board, question_about(*board, "C2", Color::black), node_limit);
  EXPECT_EQ(live.outcome, Outcome::yes);
  EXPECT_EQ(to_text(live.move), "D1");
}

TEST(GroupSearch, AGroupInTheOpenIsNotKilled) {
  const std::optional<Board> board = parse_diagram(in_the_open);
  const ReadingAnswer kill = solve(*board, question_about(*board, "G7", Color::white), node_limit);
  EXPECT_EQ(kill.outcome, Outcome::no);
}

TEST(GroupSearch, BeforeTheEndNothingIsClaimed) {
  const std::optional<Board> board = parse_diagram(in_the_open);
  GroupSearch search(*board, question_about(*board, "G7", Color::white));
  search.advance(1);
  EXPECT_FALSE(search.is_finished());
  EXPECT_EQ(search.answer().outcome, Outcome::unknown);
}

TEST(GroupSearch, PausesDoNotChangeTheAnswer) {
  std::mt19937 random(7);
  for (const std::string_view diagram : {closed_in, in_the_open}) {
    const std::optional<Board> board = parse_diagram(diagram);
    const GroupQuestion question =
        question_about(*board, diagram == closed_in ? "C2" : "G7", Color::white);
    GroupSearch whole(*board, question);
    while (!whole.advance(1'000'000)) {
    }
    GroupSearch pieces(*board, question);
    while (!pieces.advance(static_cast<int>(random() % 900) + 1)) {
    }
    EXPECT_EQ(pieces.answer(), whole.answer());
  }
}

TEST(GroupSearch, GamesChooseAmongMovesThatWork) {
  const std::optional<Board> board = parse_diagram(closed_in);
  const ReadingAnswer kill =
      solve(*board, with_games(question_about(*board, "C2", Color::white)), node_limit);
  EXPECT_EQ(kill.outcome, Outcome::yes);
  EXPECT_EQ(to_text(kill.move), "D1");
}

TEST(GroupSearch, InGamesAGroupInTheOpenLives) {
  const std::optional<Board> board = parse_diagram(in_the_open);
  const ReadingAnswer kill =
      solve(*board, with_games(question_about(*board, "G7", Color::white)), 2 * node_limit);
  EXPECT_EQ(kill.outcome, Outcome::no);
  EXPECT_TRUE((board->all_points() & ~kill.footprint).is_empty());
}

// The strings at C2 and G2 share an eye space at E2; white parts them there, and only the right one lives.
TEST(GroupSearch, GamesTellWhetherStringsAroundAnEyeSpaceCanBeParted) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    O O O O O O O O O
    O O O O X O O O O
    O X X X . X X X X
    O X . . O X . X .)");
  const ReadingAnswer kill =
      solve(*board, with_games(question_about(*board, "C2", Color::white)), 2 * node_limit);
  EXPECT_EQ(kill.outcome, Outcome::yes);
  EXPECT_EQ(to_text(kill.move), "E2");
}

TEST(GroupSearch, PausesBetweenGamesDoNotChangeTheAnswer) {
  std::mt19937 random(7);
  const std::optional<Board> board = parse_diagram(closed_in);
  const GroupQuestion question = with_games(question_about(*board, "C2", Color::black));
  GroupSearch whole(*board, question);
  while (!whole.advance(1'000'000)) {
  }
  GroupSearch pieces(*board, question);
  while (!pieces.advance(static_cast<int>(random() % 900) + 1)) {
  }
  EXPECT_EQ(pieces.answer(), whole.answer());
}

}  // namespace
}  // namespace gosedai
