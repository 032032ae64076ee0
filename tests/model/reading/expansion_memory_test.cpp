// A search that remembers gives the same answer, footprint and all, as one that does not: on boards that
// change at one point after the other, with whatever was asked before.
#include "model/reading/expansion_memory.hpp"

#include <gtest/gtest.h>

#include "model/reading/capture_search.hpp"
#include "model/reading/double_capture_search.hpp"
#include "model/reading/multi_capture_search.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

constexpr int nodes = 150;

/// Whether the question can still be asked after a change.
bool can_be_asked(const Board& before, const Board& after, const std::vector<Point>& targets) {
  return std::ranges::all_of(targets,
                             [&](Point each) { return before.at(each) == after.at(each); });
}

template <class SearchType, class Question>
auto answer_with(SearchMemory& memory, const Board& board, const Question& question) {
  SearchType search(board, question, &memory);
  search.advance(nodes);
  return search.answer();
}

/// Asks with a memory on a row of boards of which each differs a little from the one before.
template <class SearchType, class MakeQuestion, class Targets>
void expect_memory_changes_nothing(unsigned seed, int positions, MakeQuestion make,
                                   Targets targets) {
  constexpr int changes = 12;
  RandomPositions random(seed);
  for (int i = 0; i < trial_count(positions) && !testing::Test::HasFailure(); ++i) {
    const auto asked = make(random);
    if (!asked) continue;
    Board board = asked->first;
    auto question = asked->second;
    SearchMemory memory;
    for (int change = 0; change < changes; ++change) {
      // Whose turn it is is part of a position: both sides' questions may share a memory.
      if constexpr (requires { question.to_move; })
        if (random.below(4) == 0) question.to_move = opponent(question.to_move);
      const auto found = answer_with<SearchType>(memory, board, question);
      EXPECT_TRUE(found == solve(board, question, nodes)) << to_diagram(board);
      const std::optional<Board> next = random.changed_at(board, random.one_of(board.all_points()));
      if (next && can_be_asked(board, *next, targets(question))) board = *next;
    }
  }
}

Asked<CaptureQuestion> ask_capture(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> target = random.short_string(board, 4);
  if (!target) return std::nullopt;
  CaptureQuestion question;
  question.method = random.below(4) == 0 ? CaptureMethod::ladder : CaptureMethod::capture;
  question.target = *target;
  question.to_move = random.color();
  question.all_moves = random.below(4) == 0;
  return std::pair{board, question};
}

Asked<DoubleCaptureQuestion> ask_double(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> target = random.short_string(board, 4);
  if (!target) return std::nullopt;
  return std::pair{board, DoubleCaptureQuestion{*target, 3, random.below(2) == 0}};
}

Asked<MultiCaptureQuestion> ask_multi(RandomPositions& random) {
  const Board board = random.game();
  const std::optional<Point> one = random.short_string(board, 4);
  const std::optional<Point> other = random.short_string(board, 4);
  if (!one || !other || board.at(*one) != board.at(*other)) return std::nullopt;
  return std::pair{board,
                   MultiCaptureQuestion{{*one, *other}, random.color(), 3, random.below(2) == 0}};
}

TEST(ExpansionMemoryProperty, CaptureSearchesAnswerTheSame) {
  expect_memory_changes_nothing<CaptureSearch>(
      51, 1500, ask_capture,
      [](const CaptureQuestion& question) { return std::vector{question.target}; });
}

TEST(ExpansionMemoryProperty, DoubleCaptureSearchesAnswerTheSame) {
  expect_memory_changes_nothing<DoubleCaptureSearch>(
      52, 500, ask_double,
      [](const DoubleCaptureQuestion& question) { return std::vector{question.target}; });
}

TEST(ExpansionMemoryProperty, MultiCaptureSearchesAnswerTheSame) {
  expect_memory_changes_nothing<MultiCaptureSearch>(
      53, 1500, ask_multi, [](const MultiCaptureQuestion& question) { return question.targets; });
}

/// A ladder across the board, and a stone that does not concern it.
TEST(ExpansionMemory, TakesWhatDidNotChange) {
  Board board(19);
  for (const auto& [color, col, row] :
       {std::tuple{Color::white, 3, 3}, std::tuple{Color::black, 2, 3},
        std::tuple{Color::black, 3, 2}, std::tuple{Color::black, 2, 4}})
    board.play(color, Point::at(col, row));
  CaptureQuestion question;
  question.target = Point::at(3, 3);
  question.to_move = Color::black;
  SearchMemory memory;
  const CaptureAnswer first = answer_with<CaptureSearch>(memory, board, question);
  EXPECT_EQ(memory.of_root().recalled(), 0U);
  board.clear_ko();
  board.play(Color::white, Point::at(0, 18));
  const CaptureAnswer second = answer_with<CaptureSearch>(memory, board, question);
  EXPECT_TRUE(first == second);
  EXPECT_EQ(memory.of_root().recalled(), static_cast<std::size_t>(second.nodes));
  EXPECT_GT(second.nodes, 0);
}

}  // namespace
}  // namespace gosedai
