#include "tools/gosedai/game_records.hpp"

#include <charconv>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <variant>

#include "protocol/sgf/file.hpp"
#include "protocol/sgf/reader.hpp"
#include "protocol/sgf/replay.hpp"

namespace gosedai {

namespace {

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (const char letter : text)
    hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
  return hash ^ (hash >> 29);
}

std::optional<GameRecord> record_in(const sgf::Tree& tree, std::size_t number, int size) {
  sgf::ReplayOptions options;
  options.game = number;
  const auto replayed = sgf::to_game(tree, options);
  const Game* game = std::get_if<Game>(&replayed);
  if (game == nullptr || game->move_count() == 0) return std::nullopt;
  if (size != 0 && game->size() != size) return std::nullopt;
  return record_of(*game);
}

/// "W+3.5" is -3.5; nothing when the game was not counted.
std::optional<double> lead_in(std::string_view result) {
  if (result.size() < 3 || result[1] != '+') return std::nullopt;
  double points = 0;
  const auto read = std::from_chars(result.data() + 2, result.data() + result.size(), points);
  if (read.ec != std::errc() || read.ptr != result.data() + result.size()) return std::nullopt;
  return result[0] == 'B' ? points : -points;
}

class Collector {
 public:
  explicit Collector(const RecordOptions& options) : options_(options) {}

  bool is_full() const { return records_.games.size() >= options_.limit; }

  void add_lines(const std::string& file) {
    std::ifstream lines(file, std::ios::binary);
    if (!lines) throw std::runtime_error(file + ": cannot be read");
    for (std::string line; !is_full() && std::getline(lines, line);) {
      if (line.empty()) continue;
      const auto tree = sgf::read(line);
      const auto* read = std::get_if<sgf::Tree>(&tree);
      add(read == nullptr ? std::nullopt : record_in(*read, 0, options_.size));
    }
  }

  void add_file(const std::string& file) {
    const auto tree = sgf::read_file(file);
    if (const auto* error = std::get_if<std::string>(&tree)) throw std::runtime_error(*error);
    const auto& read = std::get<sgf::Tree>(tree);
    for (std::size_t i = 0; !is_full() && i < read.roots.size(); ++i)
      add(record_in(read, i, options_.size));
  }

  GameRecords take() { return std::move(records_); }

 private:
  void add(std::optional<GameRecord> record) {
    if (record)
      records_.games.push_back(std::move(*record));
    else
      ++records_.left_out;
  }

  RecordOptions options_;
  GameRecords records_;
};

}  // namespace

GameRecord record_of(const Game& game) {
  GameRecord record{game.initial(), {}, 0};
  std::string text;
  for (int i = 0; i < game.move_count(); ++i) {
    record.moves.push_back(game.move(i));
    const Move move = game.move(i);
    text += move.is_stone() ? std::to_string(move.point().index()) + ' ' : "pass ";
  }
  record.hash = hash_of(text);
  return record;
}

std::vector<GameRecord> part_of(std::vector<GameRecord> games, bool kept_back) {
  std::erase_if(games, [&](const GameRecord& game) { return (game.tenth() == 0) != kept_back; });
  if (games.empty()) throw std::runtime_error("this part of the records has no games");
  return games;
}

std::vector<CountedGame> read_counted(const std::vector<std::string>& files, std::size_t limit) {
  std::vector<CountedGame> counted;
  for (const std::string& file : files) {
    std::ifstream lines(file, std::ios::binary);
    if (!lines) throw std::runtime_error(file + ": cannot be read");
    for (std::string line; counted.size() < limit && std::getline(lines, line);) {
      const auto tree = sgf::read(line);
      const auto* read = std::get_if<sgf::Tree>(&tree);
      const std::optional<double> lead =
          read == nullptr ? std::nullopt : lead_in((*read)[read->roots[0]].value("RE"));
      if (!lead) continue;
      auto game = sgf::to_game(*read);
      const Game* moves = std::get_if<Game>(&game);
      if (moves != nullptr && moves->initial().hash() == 0) counted.push_back({*moves, *lead});
    }
  }
  return counted;
}

GameRecords read_records(const std::vector<std::string>& files, const RecordOptions& options) {
  Collector collector(options);
  for (const std::string& file : files) {
    if (collector.is_full()) break;
    if (file.ends_with(".sgfl"))
      collector.add_lines(file);
    else
      collector.add_file(file);
  }
  return collector.take();
}

}  // namespace gosedai
