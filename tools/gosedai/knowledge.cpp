#include "tools/gosedai/knowledge.hpp"

#include <stdexcept>

#include "kb/habits/habit_file.hpp"
#include "kb/shapes/move_knowledge_file.hpp"

namespace gosedai {

namespace {

template <class Value>
Value whole(Loaded<Value> loaded) {
  if (!loaded.errors.empty()) throw std::runtime_error(to_text(loaded.errors.front()));
  return std::move(loaded.value);
}

}  // namespace

const MoveKnowledge& move_knowledge() {
  static const MoveKnowledge knowledge = whole(built_in_move_knowledge());
  return knowledge;
}

const MoveHabits& move_habits() {
  static const MoveHabits habits = whole(built_in_move_habits());
  return habits;
}

}  // namespace gosedai
