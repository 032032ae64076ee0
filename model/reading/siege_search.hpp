// A selective life-and-death search for groups on open boards (spec 7; TR-0837 3.4.3.4).
//
// The quick and practical sister of TsumegoSearch: it tries the few moves a player would look at
// and judges eyes, room and freedom at sight, so it comes to an end where a complete search of the
// region does not. It is layered: short lines first, longer ones after that. The answer is that of
// the last layer that was completed, and unknown before the first one is.
#pragma once

#include <memory>

#include "model/reading/first_move.hpp"
#include "model/reading/tsumego_question.hpp"

namespace gosedai {

using SiegeQuestion = TsumegoQuestion;

class SiegeSearch {
 public:
  SiegeSearch(const Board& board, const SiegeQuestion& question);
  SiegeSearch(SiegeSearch&&) noexcept;
  SiegeSearch& operator=(SiegeSearch&&) noexcept;
  ~SiegeSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;
  /// What the layer that runs, or the last one, thinks of each first move.
  FirstMoves first_moves() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Runs a search to its end or to the node limit, whichever comes first.
ReadingAnswer solve_siege(const Board& board, const SiegeQuestion& question, int node_limit);

}  // namespace gosedai
