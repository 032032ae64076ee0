// What the commands work on: the game, the time and the one who thinks. No I/O here, so commands
// can be run one by one in tests.
#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "model/board/game.hpp"
#include "model/habits/move_habits.hpp"
#include "model/intuition/intuition_net.hpp"
#include "model/shapes/move_knowledge.hpp"
#include "protocol/gtp/thinker.hpp"
#include "protocol/gtp/time_state.hpp"

namespace gosedai {
struct JosekiKnowledge;
struct LifeWeights;
class EyeShapeTable;
class PlayoutShapes;
}  // namespace gosedai

namespace gosedai::gtp {

/// How long and how far a reading command may read.
struct ReadingOptions {
  std::chrono::milliseconds time{900};
  int nodes = 0;  // 0: what is usual for the kind of search
  /// What moves look like, for the local choice; null for reading alone. Outlives the context.
  const MoveKnowledge* knowledge = nullptr;
  /// What orders the moves of life and death, and what eye shapes are worth; null for the usual order,
  /// and for reading alone. They outlive the context.
  const LifeWeights* life_weights = nullptr;
  const EyeShapeTable* eye_shapes = nullptr;
  /// What is known about the corners; null for nothing. Outlives the context.
  const JosekiKnowledge* joseki = nullptr;
  /// How players move; null when that is not known. Outlives the context.
  const MoveHabits* habits = nullptr;
  /// What is seen besides at sight of the whole board; null for nothing. Outlives the context.
  const IntuitionNet* intuition = nullptr;
  /// What playouts know of shape, for games about the fate of a group; null for none. Outlives the context.
  const PlayoutShapes* playout_shapes = nullptr;
};

/// Why the engine played its moves, for the record of the game.
struct MoveComments {
  bool wanted = false;
  std::vector<std::string> by_move;

  /// Of the move that is played next; what was said about moves taken back is forgotten.
  void set(int move, std::string text) {
    by_move.resize(static_cast<std::size_t>(move));
    by_move.push_back(std::move(text));
  }
  /// The moves from that one on have been taken back.
  void cut(int moves) {
    if (by_move.size() > static_cast<std::size_t>(moves))
      by_move.resize(static_cast<std::size_t>(moves));
  }
};

struct Context {
  Thinker& thinker;
  std::string name;
  std::string version;
  Game game;
  TimeState time;
  ReadingOptions reading = {};
  bool rules_named = false;    // by option or kgs-rules; else the komi tells how to count
  PositionPtr announced = {};  // what the thinker was told last
  MoveComments comments = {};

  /// A new game: what was left of the last game's time is forgotten, the settings stay.
  void start_over(Game fresh) {
    game = std::move(fresh);
    time.left = {};
    comments.by_move.clear();
    announce();
  }
  /// To be called after every change of the game.
  void announce() {
    announced = game.position(game.to_move());
    thinker.position_changed(announced);
  }
  /// The game now. The same value as long as nothing changes, so that the thinker thinks once.
  const PositionPtr& position() {
    if (!announced) announce();
    return announced;
  }
};

}  // namespace gosedai::gtp
