// gosedai kb intuition-lessons: the moves of games as the network of intuition sees them, for tools/learn-intuition.
//
// The file has one record per move, all of the same length (docs/knowledge.md):
//     361 bytes   what stands on each point, row by row: 0 nothing, 1 to 4 own stones by liberties, 5 to 8 the
//                 enemy's; 16, 32 and 64 are added for the planes caught, ladder, needless
//     361 bytes   how usual the move there is (usual_value) and one more; 0 where it is illegal
//     4 numbers   of 16 bits, low byte first: the last move, the move before, the ko ban, and the move that was
//                 played, each as 19 * row + column, or 361 for none
//     2 bytes     1 when the game is kept back from learning; 0
#include <cstdio>
#include <memory>
#include <stdexcept>

#include <CLI/CLI.hpp>
#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "kb/habits/habit_file.hpp"
#include "model/intuition/intuition_view.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/kb_commands.hpp"

namespace gosedai {

namespace {

constexpr int board_size = 19;
constexpr int no_place = board_size * board_size;

struct LessonOptions {
  std::vector<std::string> records;
  std::string output;
  std::size_t limit = RecordOptions().limit;
  unsigned strangers = 0;
  unsigned workers = 1;
};

int place_of(Point point) {
  return point.is_none() ? no_place : point.row() * board_size + point.col();
}

char stones_byte(const IntuitionView& view, Point point) {
  int byte = 0;
  for (int i = 0; i < 8; ++i)
    if (view.value(static_cast<Sight>(i), point) > 0) byte = i + 1;
  if (view.value(Sight::caught, point) > 0) byte += 16;
  if (view.value(Sight::ladder, point) > 0) byte += 32;
  if (view.value(Sight::needless, point) > 0) byte += 64;
  return static_cast<char>(byte);
}

void add_number(int number, std::string& bytes) {
  bytes += static_cast<char>(number & 255);
  bytes += static_cast<char>(number >> 8);
}

/// A move as the network sees it when these were the moves before.
void add_lesson(const GameRecord& game, const Board& board, Move move, const RecentMoves& recent,
                const MoveHabits& habits, std::string& bytes) {
  const IntuitionView view(board, move.color(), recent, habits);
  std::string usual;
  for (int row = 0; row < board_size; ++row)
    for (int col = 0; col < board_size; ++col) {
      const Point point = Point::at(col, row);
      bytes += stones_byte(view, point);
      usual += static_cast<char>(
          view.legal().contains(point) ? view.value(Sight::usual, point) / usual_unit + 1 : 0);
    }
  bytes += usual;
  const Point ko = board.ko_banned() == move.color() ? board.ko_point() : Point::none();
  for (const Point point : {recent.last, recent.before, ko, move.point()})
    add_number(place_of(point), bytes);
  add_number(game.tenth() == 0 ? 1 : 0, bytes);
}

std::string lessons_of(const GameRecord& game, const MoveHabits& habits, unsigned strangers) {
  std::string bytes;
  RecentMoves recent;
  unsigned moves = 0;
  replay(game, [&](const Board& board, Move move) {
    add_lesson(game, board, move, recent, habits, bytes);
    if (strangers > 0 && ++moves % strangers == 0) add_lesson(game, board, move, {}, habits, bytes);
    recent = {move.point(), recent.last};
  });
  return bytes;
}

int write_lessons(const LessonOptions& options) {
  const GameRecords records = read_records(options.records, {board_size, options.limit});
  const Loaded<MoveHabits> habits = built_in_move_habits();
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(
      std::fopen(options.output.c_str(), "wb"), &std::fclose);
  if (!file) throw std::runtime_error(options.output + ": cannot be written");
  tf::Executor executor(options.workers);
  constexpr std::size_t together = 64;
  for (std::size_t begin = 0; begin < records.games.size(); begin += together) {
    const std::size_t end = std::min(begin + together, records.games.size());
    std::vector<std::string> lessons(end - begin);
    tf::Taskflow flow;
    flow.for_each_index(begin, end, std::size_t{1}, [&](std::size_t i) {
      lessons[i - begin] = lessons_of(records.games[i], habits.value, options.strangers);
    });
    executor.run(flow).wait();
    for (const std::string& bytes : lessons)
      if (std::fwrite(bytes.data(), 1, bytes.size(), file.get()) != bytes.size())
        throw std::runtime_error(options.output + ": cannot be written");
  }
  if (std::fflush(file.get()) != 0)
    throw std::runtime_error(options.output + ": cannot be written");
  return 0;
}

}  // namespace

void add_kb_intuition(CLI::App& kb, int& status) {
  CLI::App* command = kb.add_subcommand(
      "intuition-lessons", "Write moves of games as tools/learn-intuition learns from them");
  auto options = std::make_shared<LessonOptions>();
  command->add_option("records", options->records, "SGF files, or *.sgfl with a game per line")
      ->required();
  command->add_option("--output", options->output, "File to write")->required();
  command->add_option("--limit", options->limit, "Games to read at most");
  command->add_option(
      "--strangers", options->strangers,
      "Write every Nth move once more, as if nothing were known of the moves before");
  command->add_option("--workers", options->workers, "Games looked at at the same time")
      ->check(CLI::Range(1, 256));
  command->callback([options, &status] { status = write_lessons(*options); });
}

}  // namespace gosedai
