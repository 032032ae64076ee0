#include "tools/gosedai/knowledge.hpp"

#include <stdexcept>

#include "kb/joseki/joseki_knowledge_file.hpp"
#include "kb/shapes/move_knowledge_file.hpp"

namespace gosedai {

const MoveKnowledge& move_knowledge() {
  static const MoveKnowledge knowledge = [] {
    Loaded<MoveKnowledge> loaded = built_in_move_knowledge();
    if (!loaded.errors.empty()) throw std::runtime_error(to_text(loaded.errors.front()));
    return std::move(loaded.value);
  }();
  return knowledge;
}

const JosekiKnowledge& joseki_knowledge() {
  static const JosekiKnowledge knowledge = [] {
    Loaded<JosekiKnowledge> loaded = built_in_joseki_knowledge();
    if (!loaded.errors.empty()) throw std::runtime_error(to_text(loaded.errors.front()));
    return std::move(loaded.value);
  }();
  return knowledge;
}

}  // namespace gosedai
