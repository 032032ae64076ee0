// The single readings behind a local choice: is there a move that changes the fate of one group,
// of one string, or of a race? Each is put down and picked up like a search.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/reading/local_choice.hpp"
#include "model/reading/local_opinion.hpp"
#include "model/shapes/move_preference.hpp"

namespace gosedai {

struct LifeWeights;  // life_weights.hpp
class MoveHabits;
class PlayoutShapes;

class LocalTask {
 public:
  virtual ~LocalTask() = default;
  /// Reads while the budget is positive, takes the work off it, and says whether it is done.
  virtual bool advance(int& budget) = 0;
  /// What has been found so far; several moves at most for races.
  virtual std::vector<LocalCandidate> found() const = 0;
  /// The value of a candidate, should there be one.
  virtual double stake() const = 0;
  virtual ReadingSort sort() const = 0;
  /// How many shares of the nodes it gets in a round.
  virtual int shares() const { return 1; }
  /// What it thinks of single moves beyond that.
  virtual void add_opinions(LocalOpinions&) const {}
};

struct LocalPlace {
  const Board* board = nullptr;
  Color color = Color::black;
  BitBoard allowed;
  MovePreferences preferences = {};  // of that colour, the best first; may be empty
  const LifeWeights* weights =
      nullptr;  // what orders the moves of life and death; null for the usual
  const MoveHabits* habits = nullptr;  // for games about the fate of groups; null for none
  const PlayoutShapes* shapes = nullptr;
};

/// A group that may be in trouble.
struct LocalTarget {
  Point stone;
  Color owner = Color::empty;
  int size = 0;
  int room = 0;    // how far it is from being closed in; small is urgent
  int shares = 1;  // of the nodes in a round
};

using LocalTasks = std::vector<std::unique_ptr<LocalTask>>;

/// Groups near the allowed points whose life may depend on the next move, the most urgent first.
std::vector<LocalTarget> local_targets(const LocalPlace& place);
/// What can be proved about them.
void add_life_tasks(const LocalPlace& place, std::span<const LocalTarget> targets,
                    LocalTasks& tasks);
/// What games say about the most urgent of them, where the place has the knowledge that they need.
void add_fate_tasks(const LocalPlace& place, std::span<const LocalTarget> targets,
                    LocalTasks& tasks);
/// Strings there that are short of liberties.
void add_capture_tasks(const LocalPlace& place, LocalTasks& tasks);
/// Races between strings there.
void add_race_task(const LocalPlace& place, LocalTasks& tasks);

}  // namespace gosedai
