// The knowledge that CASEs use. Any of it may be missing: then the CASEs that need it are silent.
#pragma once

#include <memory>

#include "model/habits/move_habits.hpp"
#include "model/intuition/intuition_net.hpp"
#include "model/joseki/joseki_knowledge.hpp"
#include "model/patterns/pattern_set.hpp"

namespace gosedai {

struct CaseKnowledge {
  std::shared_ptr<const JosekiKnowledge> joseki;
  std::shared_ptr<const MoveHabits> habits;
  std::shared_ptr<const IntuitionNet> intuition;  // sees with the habits; needs them
  std::shared_ptr<const PatternSet> patterns;
};

}  // namespace gosedai
