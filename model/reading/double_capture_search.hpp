// Double-move capture (spec 7; TR-0837 4.3.3): does a string die that is safe now, when the attacker
// plays twice in a row? The first of the two moves is a forcing move.
//
// Every move near the string is tried as the first one; the second one is found by the capture search
// with the attacker to move again.
#pragma once

#include <memory>

#include "model/board/board.hpp"
#include "model/reading/expansion_memory.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

struct DoubleCaptureQuestion {
  Point target;  // any stone of the string; the attacker is to move
  int escape_above = 3;
  /// All first moves that threaten it, not only the first that is found.
  bool all_moves = false;

  friend bool operator==(const DoubleCaptureQuestion&, const DoubleCaptureQuestion&) = default;
};

class DoubleCaptureSearch {
 public:
  DoubleCaptureSearch(const Board& board, const DoubleCaptureQuestion& question,
                      SearchMemory* memory = nullptr);
  DoubleCaptureSearch(DoubleCaptureSearch&&) noexcept;
  DoubleCaptureSearch& operator=(DoubleCaptureSearch&&) noexcept;
  ~DoubleCaptureSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  /// Yes: `move` is the first move, `line` both moves; no: no two moves of those that were tried.
  ReadingAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

ReadingAnswer solve(const Board& board, const DoubleCaptureQuestion& question, int node_limit);

}  // namespace gosedai
