// The local choice: one position for each reason, and properties of the search behind it.
#include "model/reading/local_search.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/habits/move_habits.hpp"
#include "tests/model/playout/plain_shapes.hpp"

namespace gosedai {
namespace {

std::string choose(std::string_view diagram, Color color) {
  const std::optional<Board> board = parse_diagram(diagram);
  if (!board) return "bad diagram";
  const Point move = local_choice(*board, color, BitBoard{}, 60'000);
  return move.is_none() ? "pass" : to_text(move);
}

constexpr std::string_view three_in_a_row = R"(
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  . . . . . . . .
  O O O O O O O .
  O X X X X X O .
  O X . . . X O .)";

TEST(LocalSearch, KillsAtTheVitalPoint) { EXPECT_EQ(choose(three_in_a_row, Color::white), "D1"); }

TEST(LocalSearch, LivesAtTheVitalPoint) { EXPECT_EQ(choose(three_in_a_row, Color::black), "D1"); }

constexpr std::string_view five_in_atari = R"(
  . . . . . . . . .
  . . . . . . . . .
  . . O O O O O . .
  . O X X X X X O .
  . . O O O O . . .
  . . . . . . X . .
  . . . . . . X . .
  . . . . . . . . .
  . . . . . . . . .)";

TEST(LocalSearch, TakesAStringInAtari) { EXPECT_EQ(choose(five_in_atari, Color::white), "G5"); }

/// The black wall sees far into the open: its life is no reason for a move.
TEST(LocalSearch, LeavesAWallInTheOpenAlone) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    X X X X . . . . . . . . .
    O O O O X . . . . . . . .
    . . . O X . . . . . . . .
    . . . O X . . . . . . . .
    . . . O X . . . . . . . .)");
  ASSERT_TRUE(board);
  for (const LocalCandidate& found : local_candidates(*board, Color::black, BitBoard{}, 60'000))
    EXPECT_NE(found.reason, LocalReason::live) << to_text(found.move);
}

TEST(LocalSearch, PlaysOnlyWhereItMay) {
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  const BitBoard allowed = BitBoard::of(Point::at(7, 7));
  for (const LocalCandidate& found : local_candidates(*board, Color::white, allowed, 20'000))
    EXPECT_TRUE(allowed.contains(found.move)) << to_text(found.move);
}

Board random_game(std::mt19937& random, int size, int moves) {
  Board board(size);
  for (int i = 0; i < moves; ++i) {
    const Color color = random() % 2 == 0 ? Color::black : Color::white;
    const auto below = [&](int limit) {
      return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    const Point point = Point::at(below(size), below(size));
    if (board.is_legal(color, point)) board.play(color, point);
  }
  return board;
}

LocalQuestion question_of(Color color, int nodes, const MoveKnowledge* knowledge) {
  LocalQuestion question;
  question.to_move = color;
  question.nodes = nodes;
  question.knowledge = knowledge;
  return question;
}

LocalQuestion with_games(LocalQuestion question) {
  static const MoveHabits habits;  // all moves are equally usual
  question.habits = &habits;
  question.shapes = &playout_tests::plain_shapes();
  return question;
}

void expect_same_in_pieces(const Board& board, const LocalQuestion& question,
                           std::mt19937& random) {
  LocalSearch whole(board, question);
  whole.advance(question.nodes);
  LocalSearch pieces(board, question);
  while (!pieces.advance(1 + static_cast<int>(random() % 400))) {
    if (pieces.nodes() > 10 * question.nodes) break;
  }
  while (!whole.advance(1)) {
  }
  EXPECT_EQ(whole.answer().moves, pieces.answer().moves);
  EXPECT_EQ(whole.nodes(), pieces.nodes());
}

TEST(LocalSearch, PiecesOfWorkDoNotMatter) {
  std::mt19937 random(43);
  for (int trial = 0; trial < 20 && !HasFailure(); ++trial)
    expect_same_in_pieces(random_game(random, 9, 60), question_of(Color::black, 12'000, nullptr),
                          random);
}

/// Too large to be read out soon: the selective search is asked as well.
TEST(LocalSearch, PiecesOfWorkDoNotMatterWhereAGlanceIsTaken) {
  const std::optional<Board> board = parse_diagram(R"(
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . X . . X . . . . . .
    . . X . . . . . . . . . .
    . . . . . . . . X . . . .
    . X . O . . O . . . . . .
    . . . . . . . . X . . . .
    . X . O . . O . . . . . .
    . . . . . . . . X . . . .
    . X X . . . . X . . . . .
    . . . . . . . . . . . . .)");
  ASSERT_TRUE(board);
  std::mt19937 random(47);
  expect_same_in_pieces(*board, question_of(Color::black, 250'000, nullptr), random);
}

/// Somebody who likes the points of the second line.
MoveKnowledge fond_of_the_second_line() {
  MoveKnowledge knowledge;
  for (int other = 2; other <= 6; ++other)
    knowledge.strengths.add(fact_key(MoveFact::place, 2 * 8 + other), 2);
  return knowledge;
}

TEST(LocalSearch, PiecesOfWorkDoNotMatterWithKnowledge) {
  const MoveKnowledge knowledge = fond_of_the_second_line();
  std::mt19937 random(53);
  for (int trial = 0; trial < 20 && !HasFailure(); ++trial)
    expect_same_in_pieces(random_game(random, 9, 60), question_of(Color::black, 12'000, &knowledge),
                          random);
}

TEST(LocalSearch, PiecesOfWorkDoNotMatterWithGames) {
  MoveKnowledge knowledge = fond_of_the_second_line();
  for (int value = 0; value < 64; ++value)
    knowledge.strengths.add(fact_key(LocalFact::fate_share, value), static_cast<float>(value));
  std::mt19937 random(59);
  for (int trial = 0; trial < 10 && !HasFailure(); ++trial)
    expect_same_in_pieces(random_game(random, 9, 60),
                          with_games(question_of(Color::black, 30'000, &knowledge)), random);
}

LocalOpinions opinions_about(const LocalQuestion& question) {
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  LocalSearch search(*board, question);
  search.advance(question.nodes);
  return search.opinions();
}

bool is_of_games(const LocalOpinion& opinion) {
  return opinion.key >= fact_key(LocalFact::fate, 0);
}

TEST(LocalSearch, GamesHaveAnOpinionOfTheVitalPoint) {
  const MoveKnowledge knowledge = fond_of_the_second_line();
  LocalQuestion question = with_games(question_of(Color::white, 60'000, &knowledge));
  question.allowed = BitBoard::of(Point::at(2, 0)) | BitBoard::of(Point::at(3, 0));
  EXPECT_TRUE(std::ranges::any_of(opinions_about(question), [](const LocalOpinion& each) {
    return is_of_games(each) && to_text(each.move) == "D1";
  }));
}

TEST(LocalSearch, WithoutHabitsAndShapesThereAreNoGames) {
  const MoveKnowledge knowledge = fond_of_the_second_line();
  EXPECT_TRUE(std::ranges::none_of(opinions_about(question_of(Color::white, 60'000, &knowledge)),
                                   is_of_games));
}

TEST(LocalSearch, LooksDecideWhereThereIsNothingToRead) {
  const MoveKnowledge knowledge = fond_of_the_second_line();
  const Board board(9);
  LocalSearch search(board, question_of(Color::black, 1000, &knowledge));
  search.advance(1000);
  const LocalCandidate best = search.candidates().front();
  EXPECT_EQ(height(best.move, 9), 2);
  EXPECT_EQ(best.reason, LocalReason::shape);
}

TEST(LocalSearch, OpinionsOfReadingsOutweighLooks) {
  MoveKnowledge knowledge = fond_of_the_second_line();
  for (int reason = 0; reason <= static_cast<int>(LocalReason::guess); ++reason)
    knowledge.strengths.add(fact_key(LocalFact::leading, reason), 9);
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  LocalSearch search(*board, question_of(Color::white, 60'000, &knowledge));
  search.advance(60'000);
  EXPECT_EQ(to_text(search.candidates().front().move), "D1");
  EXPECT_NE(search.candidates().front().reason, LocalReason::shape);
}

TEST(LocalSearch, ChancesAddUpToOne) {
  const MoveKnowledge knowledge = fond_of_the_second_line();
  const std::optional<Board> board = parse_diagram(three_in_a_row);
  ASSERT_TRUE(board);
  LocalSearch search(*board, question_of(Color::white, 20'000, &knowledge));
  search.advance(20'000);
  double total = 0;
  for (const LocalCandidate& candidate : search.candidates()) total += candidate.chance;
  EXPECT_NEAR(total, 1, 1e-9);
}

}  // namespace
}  // namespace gosedai
