// Multi-target capture (spec 7; TR-0837 3.4.3.7): can the attacker take at least one of several
// strings of one colour, and can the owner save them all? Resumable, like every search.
#pragma once

#include <memory>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/expansion_memory.hpp"
#include "model/reading/reading_answer.hpp"
#include "model/reading/search_tree.hpp"

namespace gosedai {

struct MultiCaptureQuestion {
  std::vector<Point> targets;  // any stone of each string; all of one colour
  Color to_move = Color::black;
  /// A string counts as safe when it has more liberties than this on its owner's turn.
  int escape_above = 3;
  /// Only forcing moves and their neighbourhood: quicker, and less certain about "no".
  bool narrow = false;
  /// Nobody has ko threats: a capture in a ko that the owner would have to threaten for is a capture.
  bool without_threats = false;

  friend bool operator==(const MultiCaptureQuestion&, const MultiCaptureQuestion&) = default;
};

class MultiCaptureSearch {
 public:
  MultiCaptureSearch(const Board& board, const MultiCaptureQuestion& question,
                     SearchMemory* memory = nullptr);
  MultiCaptureSearch(MultiCaptureSearch&&) noexcept;
  MultiCaptureSearch& operator=(MultiCaptureSearch&&) noexcept;
  ~MultiCaptureSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;
  SearchTree tree(const TreeLimits& limits) const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

ReadingAnswer solve(const Board& board, const MultiCaptureQuestion& question, int node_limit);

}  // namespace gosedai
