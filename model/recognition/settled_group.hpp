// Whether a group lives for good: its class (spec 8), or what reading found.
#pragma once

#include "model/recognition/group.hpp"

namespace gosedai {

inline bool is_settled_alive(const Group& group) noexcept {
  switch (group.kind) {
    case GroupClass::safe:
    case GroupClass::self_alive:
    case GroupClass::race_won:
    case GroupClass::seki: return true;
    default: return group.base.status.fate == GroupFate::alive;
  }
}

}  // namespace gosedai
