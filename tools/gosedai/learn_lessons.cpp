#include "tools/gosedai/learn_lessons.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "model/board/notation.hpp"
#include "protocol/tst/suite.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/whole_files.hpp"

namespace gosedai::learn {

namespace {

constexpr int opening_moves = 16;
constexpr std::size_t one_in = 4;  // so many moves of a game is looked at
constexpr int window = 5;          // moves so far from its middle are compared
constexpr int drift = 4;           // the move is so far from the middle at most
constexpr std::size_t least_choice = 9;

/// Plays what sets a position up; other commands do not matter here.
void set_up(const gtp::Request& request, Board& board) {
  const auto& words = request.arguments;
  if (request.name == "boardsize" && !words.empty()) board = Board(std::stoi(words[0]));
  if (request.name == "clear_board") board = Board(board.size());
  if (request.name != "play" || words.size() < 2) return;
  const auto color = parse_color(words[0]);
  const auto point = parse_point(words[1], board.size());
  if (color && point && board.is_legal(*color, *point)) board.play(*color, *point);
}

ShapeLesson lesson_of(const Board& board, const tst::Step& question) {
  ShapeLesson lesson{board, Color::black, {}, {}};
  const auto& words = question.request.arguments;
  const auto color = words.empty() ? std::nullopt : parse_color(words[0]);
  if (!color || !question.expectation) return lesson;
  lesson.to_move = *color;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto point = parse_point(words[i], board.size());
    if (!point || !board.is_legal(*color, *point)) continue;
    lesson.moves.push_back(*point);
    lesson.right.push_back(question.expectation->is_met_by(to_text(*point)));
  }
  return lesson;
}

void add_problems(const std::string& file, std::vector<Problem>& problems) {
  const auto parsed = tst::parse(read_whole_file(file));
  if (const auto* error = std::get_if<tst::Error>(&parsed))
    throw std::runtime_error(file + ':' + std::to_string(error->line) + ": " + error->text);
  const std::string suite = std::filesystem::path(file).filename().string();
  for (const tst::Block& block : std::get<tst::Suite>(parsed).blocks) {
    Board board;
    for (const tst::Step& step : block.steps) {
      set_up(step.request, board);
      if (step.request.name != "restricted_genmove" || !step.request.id) continue;
      ShapeLesson lesson = lesson_of(board, step);
      if (std::ranges::find(lesson.right, true) == lesson.right.end()) continue;
      problems.push_back({suite, static_cast<int>(*step.request.id), std::move(lesson)});
    }
  }
}

ShapeLesson lesson_of(const Board& board, const Move& played, LearnerDice& dice) {
  ShapeLesson lesson{board, played.color(), {}, {}};
  const auto drifted = [&](int at) {
    return at - drift + static_cast<int>(dice.below(2 * drift + 1));
  };
  const int col = drifted(played.point().col());
  const int row = drifted(played.point().row());
  const BitBoard stones = board.stones_of(Color::black) | board.stones_of(Color::white);
  const BitBoard beside = stones.expanded() & board.all_points();
  const BitBoard near = beside.expanded() & board.legal_points(played.color());
  if (!near.contains(played.point())) return lesson;
  near.for_each([&](Point point) {
    if (std::abs(point.col() - col) > window || std::abs(point.row() - row) > window) return;
    lesson.moves.push_back(point);
    lesson.right.push_back(point == played.point());
  });
  return lesson;
}

void add_game(const GameRecord& game, LearnerDice& dice, ShapeLessons& lessons) {
  int number = 0;
  replay(game, [&](const Board& board, Move move) {
    if (number++ < opening_moves || dice.below(one_in) != 0) return;
    ShapeLesson lesson = lesson_of(board, move, dice);
    if (lesson.moves.size() >= least_choice) lessons.push_back(std::move(lesson));
  });
}

}  // namespace

int Problem::tenth() const {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char letter : suite + ':' + std::to_string(number))
    hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
  return static_cast<int>((hash ^ (hash >> 15)) % 10);
}

std::vector<Problem> read_problems(const std::vector<std::string>& files) {
  std::vector<Problem> problems;
  for (const std::string& file : files) add_problems(file, problems);
  return problems;
}

ShapeLessons read_games(const std::vector<std::string>& files) {
  LearnerDice dice(7);
  ShapeLessons lessons;
  for (const GameRecord& game : read_records(files).games) add_game(game, dice, lessons);
  return lessons;
}

}  // namespace gosedai::learn
