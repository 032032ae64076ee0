// The best move of a neighbourhood (local_choice.hpp) as a question like all others.
//
// Every reading (local_task.hpp) gets a small share of the nodes first, and larger ones in turn until
// what was found outweighs what is still open.
#pragma once

#include <memory>

#include "model/reading/local_choice.hpp"
#include "model/reading/local_opinion.hpp"
#include "model/reading/reading_answer.hpp"
#include "model/shapes/move_knowledge.hpp"

namespace gosedai {

struct LifeWeights;  // life_weights.hpp
class MoveHabits;
class PlayoutShapes;

struct LocalQuestion {
  Color to_move = Color::black;
  BitBoard allowed;  // all legal points when empty
  int nodes = 1'000'000;
  /// What moves look like; without it only readings count. Must outlive the search.
  const MoveKnowledge* knowledge = nullptr;
  /// What orders the moves of life and death; null for the usual. Must outlive the search.
  const LifeWeights* weights = nullptr;
  /// How players move and what playouts know of shape, for games about the fate of groups; without both no games are
  /// played. Must outlive the search.
  const MoveHabits* habits = nullptr;
  const PlayoutShapes* shapes = nullptr;

  friend bool operator==(const LocalQuestion&, const LocalQuestion&) = default;
};

/// The outcome is `yes` when there is a move worth playing; `moves` has them all, the best first.
class LocalSearch {
 public:
  LocalSearch(const Board& board, const LocalQuestion& question);
  LocalSearch(LocalSearch&&) noexcept;
  LocalSearch& operator=(LocalSearch&&) noexcept;
  ~LocalSearch();

  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  ReadingAnswer answer() const;
  /// The moves with what they are for, the best first.
  std::vector<LocalCandidate> candidates() const;
  /// What the moves look like, the best first; empty without knowledge.
  const MovePreferences& preferences() const noexcept;
  /// What the readings think of moves so far.
  LocalOpinions opinions() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace gosedai
