// The life of a group in a game, from two searches that complement each other (spec 7, 7.4).
//
//     exact search of the region
//        | yes or ko, or a no that can be relied on -----------------> its answer
//        v
//     exact search within the siege (tsumego_search.hpp)
//        | a move that works
//        v
//     is that move right with more room around? -------- yes -------> its answer
//        | it is not refuted, and nothing outside can help ----------> its answer
//        v
//     selective search (siege_search.hpp): few moves, eyes and freedom at sight
//        | completed -----------------------------------------------> its answer
//        v
//     the "no" of the exact search, or unknown
//
// The exact search keeps the owner within the region. So it settles what is sealed off, and a group
// that lives within the region lives; but that the owner cannot live there leans on where it ends, and
// the selective search has the last word.
#pragma once

#include <memory>

#include "model/reading/tsumego_question.hpp"

namespace gosedai {

struct GroupQuestion {
  Point target;  // any stone of the group
  Color to_move = Color::black;
  bool all_moves = false;
  /// Only this first move is considered; none for all of them.
  Point only_move;
  /// What orders the moves; null for the usual. Must outlive the search.
  const LifeWeights* weights = nullptr;

  friend bool operator==(const GroupQuestion&, const GroupQuestion&) = default;
};

class GroupSearch {
 public:
  GroupSearch(const Board& board, const GroupQuestion& question);
  GroupSearch(GroupSearch&&) noexcept;
  GroupSearch& operator=(GroupSearch&&) noexcept;
  ~GroupSearch();

  /// Nodes are those of the exact search; a node of the selective one is charged as many of them.
  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

ReadingAnswer solve(const Board& board, const GroupQuestion& question, int node_limit);

}  // namespace gosedai
