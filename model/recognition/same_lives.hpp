// Whether two readings of the same strings agree in all that linkages and groups are made of.
#pragma once

#include <algorithm>

#include "model/recognition/recognised_string.hpp"

namespace gosedai {

/// Of one position. What strings have to fear while they live may differ: only CASEs ask for that.
inline bool same_lives(const RecognisedStrings& one, const RecognisedStrings& other) {
  return std::ranges::equal(one, other, [](const auto& a, const auto& b) {
    return a.first == b.first && a.second.life == b.second.life &&
           a.second.cutting == b.second.cutting;
  });
}

}  // namespace gosedai
