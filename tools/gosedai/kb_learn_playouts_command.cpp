// gosedai kb learn-playouts: how gladly players move in each 3x3 shape, next to the last move and elsewhere.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "kb/format/text_file.hpp"
#include "kb/playout/playout_shape_file.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/kb_commands.hpp"

namespace gosedai {

namespace {

struct LearnPlayoutsOptions {
  std::vector<std::string> records;
  std::string output = "kb/data/playout_shapes.txt";
  int least = 40;  // times a shape must have been met
};

struct ShapeCount {
  int met = 0;  // legal points
  int played = 0;

  /// Some moves are added that were not played, so that rare shapes are not overrated.
  std::uint16_t odds() const {
    constexpr double doubt = 10;
    const double odds = static_cast<double>(PlayoutShapes::even) * played / (met - played + doubt);
    return static_cast<std::uint16_t>(std::min<double>(odds, PlayoutShapes::most_odds));
  }
};

class ShapeCounter {
 public:
  ShapeCounter() : canonical_(shape_codes), near_(shape_codes), far_(shape_codes) {
    for (std::size_t code = 0; code < shape_codes; ++code)
      canonical_[code] = canonical_shape(static_cast<ShapeCode>(code));
  }

  void add(const GameRecord& game) {
    Point last;
    replay(game, [&](const Board& board, Move move) {
      add(board, move, last);
      last = move.point();
    });
  }

  std::string lines(int least) const {
    std::string text;
    for (std::size_t code = 0; code < shape_codes; ++code) {
      const ShapeCount& near = near_[code];
      const ShapeCount& far = far_[code];
      if (near.met + far.met < least) continue;
      const ShapeOdds odds{near.odds(), far.odds()};
      if (odds != ShapeOdds()) text += shape_line(static_cast<ShapeCode>(code), odds);
    }
    return text;
  }

  int moves() const { return moves_; }

 private:
  void add(const Board& board, Move move, Point last) {
    ++moves_;
    board.legal_points(move.color()).for_each([&](Point point) {
      const ShapeCode code = shape_code(board, point);
      const ShapeCode seen = canonical_[move.color() == Color::black ? code : swapped_colors(code)];
      ShapeCount& count = (is_next_to(point, last) ? near_ : far_)[seen];
      ++count.met;
      count.played += move.point() == point;
    });
  }

  static bool is_next_to(Point a, Point b) {
    return !b.is_none() && std::abs(a.col() - b.col()) <= 1 && std::abs(a.row() - b.row()) <= 1;
  }

  std::vector<ShapeCode> canonical_;
  std::vector<ShapeCount> near_;  // by canonical code
  std::vector<ShapeCount> far_;
  int moves_ = 0;
};

void run_learn_playouts(const LearnPlayoutsOptions& options) {
  const GameRecords records = read_records(options.records);
  if (records.games.empty()) throw std::runtime_error("there are no games in the records");
  ShapeCounter counter;
  for (const GameRecord& game : records.games) counter.add(game);
  std::string text =
      "# How gladly players move in the 3x3 shapes next to the last move and elsewhere;\n"
      "# docs/knowledge.md. The eight neighbours from the north-west on, row by row (X own, O "
      "enemy,\n"
      "# . empty, - edge), and the odds near and far in ten-thousandths. Learned from " +
      std::to_string(counter.moves()) + " moves\n# of " + std::to_string(records.games.size()) +
      " games by: gosedai kb learn-playouts";
  for (const std::string& file : options.records)
    text += ' ' + std::filesystem::path(file).filename().string();
  text += "\n\n" + counter.lines(options.least);
  if (const std::string problem = write_with_backup(options.output, text); !problem.empty())
    throw std::runtime_error(problem);
}

}  // namespace

void add_kb_learn_playouts(CLI::App& kb, int& /*status*/) {
  auto options = std::make_shared<LearnPlayoutsOptions>();
  CLI::App* command =
      kb.add_subcommand("learn-playouts", "learn the 3x3 shapes of playouts from game records");
  command->add_option("records", options->records, "SGF files, or .sgfl with a game per line")
      ->required()
      ->check(CLI::ExistingFile);
  command->add_option("--output", options->output, "the file to write");
  command->add_option("--least", options->least, "how often a shape must have been met")
      ->check(CLI::Range(1, 1'000'000));
  command->callback([options] { run_learn_playouts(*options); });
}

}  // namespace gosedai
