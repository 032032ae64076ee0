// Game records to learn from: SGF files, or files with one game per line.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "model/board/game.hpp"

namespace gosedai {

struct GameRecord {
  Board initial;
  std::vector<Move> moves;
  std::uint64_t hash = 0;  // of its moves

  /// 0 to 9, the same for ever. Games of the tenth 0 are kept back from learning, to measure it.
  int tenth() const { return static_cast<int>(hash % 10); }
};

GameRecord record_of(const Game& game);

/// Calls `visit(board, move)` before each stone that was played, as far as all moves are legal.
template <class Visit>
void replay(const GameRecord& record, Visit visit) {
  Board board = record.initial;
  for (const Move move : record.moves) {
    if (!move.is_stone()) {
      board.pass();
      continue;
    }
    if (!board.is_legal(move.color(), move.point())) return;
    visit(std::as_const(board), move);
    board.play(move.color(), move.point());
  }
}

struct RecordOptions {
  int size = 0;  // games of another size are left out; 0 takes all
  std::size_t limit = std::numeric_limits<std::size_t>::max();
};

struct GameRecords {
  std::vector<GameRecord> games;
  std::size_t left_out = 0;  // games that cannot be read or have another size
};

/// Files named *.sgfl have a game per line; others are SGF. Throws std::runtime_error when a file cannot
/// be read.
GameRecords read_records(const std::vector<std::string>& files, const RecordOptions& options = {});

/// A game that was counted at its end, with black's lead by the record (komi included).
struct CountedGame {
  Game moves;
  double lead = 0;
};
/// At most so many of files with a game per line, without handicap; games that were not counted are left out.
std::vector<CountedGame> read_counted(const std::vector<std::string>& files, std::size_t limit);

/// The games that are kept back, or the others. Throws std::runtime_error when there are none.
std::vector<GameRecord> part_of(std::vector<GameRecord> games, bool kept_back);

}  // namespace gosedai
