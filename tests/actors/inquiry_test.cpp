// Searches that are asked from outside: whatever the order in which the actors run and however many
// workers there are, the answers are those of the searches themselves; a deadline is kept.
#include "actors/searches/inquiry.hpp"

#include <gtest/gtest.h>

#include "actors/player.hpp"
#include "actors/searches/search_actor.hpp"
#include "model/board/diagram.hpp"
#include "tests/actors/controlled_core.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::testing {
namespace {

using std::chrono::steady_clock;

/// Attack and defence of every string, as captures and as ladders.
std::vector<SearchTask> tasks_about(const Position& position, int nodes) {
  std::vector<SearchTask> tasks;
  const Board& board = position.board;
  for (const StringId& id : all_strings(position))
    for (const CaptureMethod method : {CaptureMethod::ladder, CaptureMethod::capture})
      for (const Color color : {Color::black, Color::white})
        tasks.push_back({board, CaptureQuestion{method, id.stone, color}, nodes});
  return tasks;
}

/// One question of every other kind about each string and each empty point next to one.
std::vector<SearchTask> other_tasks_about(const Position& position, int nodes) {
  const Board& board = position.board;
  std::vector<Question> questions = {CombinationQuestion{Color::black, Color::black},
                                     CombinationQuestion{Color::white, Color::black}};
  Point before;
  for (const StringId& id : all_strings(position)) {
    const Point stone = id.stone;
    const Color color = board.at(stone);
    for (const Color to_move : {Color::black, Color::white}) {
      questions.emplace_back(TsumegoQuestion{stone, to_move, false, Point::none()});
      questions.emplace_back(MultiCaptureQuestion{{stone}, to_move});
    }
    questions.emplace_back(DoubleCaptureQuestion{stone});
    questions.emplace_back(UnconditionalQuestion{stone});
    if (!before.is_none() && board.at(before) == color) {
      questions.emplace_back(ConnectionQuestion{before, stone, color});
      questions.emplace_back(LinkageQuestion{before, stone});
    } else if (!before.is_none()) {
      questions.emplace_back(RaceQuestion{before, stone, opponent(color)});
    }
    const BitBoard liberties = board.string_liberties(stone);
    questions.emplace_back(BreakInQuestion{stone, liberties, color});
    questions.emplace_back(EyeQuestion{liberties.first()});
    before = stone;
  }
  std::vector<SearchTask> tasks;
  for (const Question& question : questions) tasks.push_back({board, question, nodes});
  return tasks;
}

std::vector<Answer> read_directly(const std::vector<SearchTask>& tasks) {
  std::vector<Answer> answers;
  for (const SearchTask& task : tasks) {
    Search search(task.board, task.question);
    search.advance(task.nodes);
    answers.push_back(search.answer());
  }
  return answers;
}

std::vector<Answer> answers_of(const std::vector<Finding>& findings) {
  std::vector<Answer> answers;
  for (const Finding& finding : findings) answers.push_back(finding.answer);
  return answers;
}

PositionPtr practice_position(int size, int moves, unsigned seed) {
  const Game game = practice_game(size, moves, seed);
  return game.position(game.to_move());
}

TEST(DeterministicInquiry, EveryOrderGivesTheAnswersOfTheSearches) {
  for (unsigned number = 0; number < 10; ++number) {
    const auto tasks =
        tasks_about(*practice_position(9, 30 + static_cast<int>(number), number), 60);
    const std::vector<Answer> expected = read_directly(tasks);
    for (unsigned order = 0; order < 5; ++order) {
      std::mt19937 random(number * 100 + order);
      ControlledCore controlled{EngineOptions()};
      ASSERT_EQ(answers_of(controlled.read(tasks, random)), expected) << number << ' ' << order;
    }
  }
}

TEST(DeterministicInquiry, EveryOrderGivesTheAnswersOfEveryKindOfSearch) {
  for (unsigned number = 0; number < 4; ++number) {
    const auto tasks =
        other_tasks_about(*practice_position(9, 30 + 10 * static_cast<int>(number), number), 40);
    const std::vector<Answer> expected = read_directly(tasks);
    for (unsigned order = 0; order < 2; ++order) {
      std::mt19937 random(number * 100 + order);
      ControlledCore controlled{EngineOptions()};
      const std::vector<Answer> found = answers_of(controlled.read(tasks, random));
      ASSERT_EQ(found.size(), expected.size());
      for (std::size_t i = 0; i < found.size(); ++i)
        ASSERT_TRUE(found[i] == expected[i])
            << name_of(tasks[i].question) << " of position " << number << " in order " << order;
    }
  }
}

TEST(DeterministicInquiry, TimeIsUpGivesWhatIsKnown) {
  const auto tasks = tasks_about(*practice_position(19, 120, 3), 1'000'000'000);
  std::mt19937 random(1);
  ControlledCore controlled{EngineOptions()};
  const std::vector<Finding> found = controlled.read_for(tasks, 50, random);
  EXPECT_EQ(found.size(), tasks.size());
}

TEST(DeterministicInquiry, EndingItCancelsItsSearches) {
  const auto tasks = tasks_about(*practice_position(19, 120, 3), 1'000'000'000);
  std::mt19937 random(1);
  ControlledCore controlled{EngineOptions()};
  const InquiryHandle inquiry = controlled.core().system().spawn<Inquiry>(tasks);
  for (int i = 0; i < 50; ++i) controlled.run_random(random);
  caf::anon_send_exit(inquiry, caf::exit_reason::user_shutdown);
  int steps = 0;
  while (controlled.run_random(random)) ++steps;
  // Each search sees its ticket in its next turn; none reads on.
  EXPECT_LT(steps, 5 * static_cast<int>(tasks.size()) + 10);
}

TEST(Inquiry, AnyNumberOfWorkersGivesTheSameAnswers) {
  const auto tasks = tasks_about(*practice_position(13, 80, 5), 200);
  const std::vector<Answer> expected = read_directly(tasks);
  for (const std::size_t workers : {1U, 2U, 4U}) {
    PlayerOptions options;
    options.workers = workers;
    Player player(options);
    const auto found = player.read(tasks, steady_clock::now() + std::chrono::minutes(5));
    EXPECT_EQ(answers_of(found), expected) << workers << " workers";
  }
}

TEST(Inquiry, NothingAskedIsNothingFound) {
  Player player({});
  EXPECT_TRUE(player.read({}, steady_clock::now() + std::chrono::minutes(1)).empty());
}

/// A ladder in the open that needs some hundred nodes.
SearchTask long_task() {
  Board board(19);
  for (const Point point : {Point::at(3, 4), Point::at(2, 3), Point::at(3, 2)})
    board.play(Color::black, point);
  board.play(Color::white, Point::at(3, 3));
  return {board, CaptureQuestion{CaptureMethod::capture, Point::at(3, 3), Color::black, 5},
          1'000'000'000};
}

TEST(Inquiry, ADeadlineThatHasPassedReturnsAtOnce) {
  Player player({});
  const std::vector<SearchTask> tasks(20, long_task());
  const auto begin = steady_clock::now();
  const auto found = player.read(tasks, begin);
  EXPECT_EQ(found.size(), tasks.size());
  EXPECT_LT(steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(Inquiry, StoppingRightAfterADeadlineIsClean) {
  for (int i = 0; i < 5; ++i) {
    Player player({});
    player.read(std::vector<SearchTask>(20, long_task()), steady_clock::now());
  }
}

TEST(Inquiry, CanBeAskedWhileTheEngineThinksAhead) {
  PlayerOptions options;
  options.ponder = true;
  options.engine.limits.roving = true;
  Player player(options);
  const PositionPtr position = practice_position(19, 120, 4);
  player.position_changed(position);
  const auto tasks = tasks_about(*position, 100);
  const auto found = player.read(tasks, steady_clock::now() + std::chrono::minutes(5));
  EXPECT_EQ(answers_of(found), read_directly(tasks));
}

TEST(SearchTicket, ACancelledSearchDoesNotWindUp) {
  SearchTicket ticket;
  ticket.cancel();
  ticket.wind_up();
  EXPECT_TRUE(ticket.is_cancelled());
  EXPECT_FALSE(ticket.must_wind_up());
}

}  // namespace
}  // namespace gosedai::testing
