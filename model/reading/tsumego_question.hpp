// What a life-and-death search is asked (spec 7; TR-0837 3.4.3.4, 3.4.3.8; TR-720 5.5).
//
// The answer is a ReadingAnswer from the view of the side to move: with the attacker to move "does
// he kill", with the owner to move "does he live". Seki is life. A ko that only the attacker can
// start, and that he can start whenever he likes (bent four in the corner), is death: under area
// rules he takes away the owner's threats first and loses nothing by it.
#pragma once

#include "model/board/board.hpp"
#include "model/reading/life_area.hpp"
#include "model/reading/reading_answer.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

struct LifeWeights;  // life_weights.hpp

struct TsumegoQuestion {
  Point target;  // any stone of the group
  Color to_move = Color::black;
  /// Asks for every first move that works, not only for one.
  bool all_moves = false;
  /// Only this first move is considered; none for all of them.
  Point only_move;
  /// Much room may count as life and only the best moves of both sides be tried, where the exact
  /// search is cut off. Without this the answer is exact within the region, or unknown. Room says nothing
  /// about territory.
  bool trust_room = true;
  /// Moves are tried within this scope.
  LifeScope scope = LifeScope::wide;
  /// With `territory` the owner lives where he can bring it about that nothing can be done any more, and seki
  /// is as good as death for who attacks.
  LifeAim aim = LifeAim::survival;

  /// The search can be shown as a tree when it has ended; its memory is kept until then.
  bool keeps_tree = false;

  /// What the first moves look like to the side to move; likely ones are looked into first.
  MovePreferences preferences = {};
  /// What orders the moves further on; null for the usual. Must outlive the search.
  const LifeWeights* weights = nullptr;

  friend bool operator==(const TsumegoQuestion&, const TsumegoQuestion&) = default;
};

}  // namespace gosedai
