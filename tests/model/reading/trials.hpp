// How many random positions a property test looks at. GOSEDAI_TRIALS=10 makes it ten times the usual
// number, for long runs by hand.
#pragma once

#include <cstdlib>

namespace gosedai {

inline int trial_count(int usual) {
  const char* factor = std::getenv("GOSEDAI_TRIALS");
  const int times = factor == nullptr ? 1 : std::atoi(factor);
  return usual * (times > 0 ? times : 1);
}

}  // namespace gosedai
