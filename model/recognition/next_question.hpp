// Which question about the life of a group is probably the next, while the answer to one is not known: a
// worker with nothing else to do may begin with it. What is asked in the end is up to
// `open_life_questions`.
#pragma once

#include "model/recognition/group.hpp"

namespace gosedai {

/// Nothing where it is too seldom asked.
constexpr std::optional<GroupAsk> next_life_question(GroupAsk asked) {
  switch (asked) {
    case GroupAsk::spoil: return GroupAsk::attack;
    case GroupAsk::attack: return GroupAsk::defend;
    default: return std::nullopt;
  }
}

}  // namespace gosedai
