// The life of a group in a game, from searches that complement each other (spec 7, 7.4).
//
//     exact search of the region
//        | ko, or a no that can be relied on ------------------------> its answer
//        v
//     games about the group's fate (model/playout/fate_search.hpp), where the question brings the knowledge
//        | it was a yes: which of the moves that they like works? ---> that move, else the one that was proved
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
// Below the games nothing is final before more of them have been played, unless the first ones were clear.
//
// Whether a group keeps its territory (LifeAim::territory) is for the exact search within the siege alone.
//
// What comes below the games is no proof, so they have a say in it (fate_judgement.hpp). And so they have where the
// target shares its eye space with strings that can be parted from it: that all of them cannot be killed together
// says little about the target.
//
// The exact search keeps the owner within the region. So it settles what is sealed off, and a group
// that lives within the region lives; but that the owner cannot live there leans on where it ends, and
// the selective search has the last word.
#pragma once

#include <memory>

#include "model/reading/tsumego_question.hpp"

namespace gosedai {

class MoveHabits;
class PlayoutShapes;

struct GroupQuestion {
  Point target;  // any stone of the group
  Color to_move = Color::black;
  bool all_moves = false;
  /// Only this first move is considered; none for all of them.
  Point only_move;
  /// What orders the moves; null for the usual. Must outlive the search.
  const LifeWeights* weights = nullptr;
  /// Whether seki counts as life. Where it does not, only the exact search within the siege answers.
  LifeAim aim = LifeAim::survival;
  /// Only what the exact search proves is an answer.
  bool only_proof = false;
  /// How players move and what playouts know of shape, for games about the group's fate; without both
  /// no games are played. Must outlive the search.
  const MoveHabits* habits = nullptr;
  const PlayoutShapes* shapes = nullptr;

  friend bool operator==(const GroupQuestion&, const GroupQuestion&) = default;
};

class GroupSearch {
 public:
  GroupSearch(const Board& board, const GroupQuestion& question);
  GroupSearch(GroupSearch&&) noexcept;
  GroupSearch& operator=(GroupSearch&&) noexcept;
  ~GroupSearch();

  /// Nodes are those of the exact search; a node of the selective one and a game are charged as many of them.
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
