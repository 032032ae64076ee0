#include "model/reading/race_theory.hpp"

namespace gosedai {

int race_lead(const RaceSide& attacker, const RaceSide& target, int shared) noexcept {
  const int ahead = attacker.moves - target.moves;
  if (shared == 0) return ahead;
  if (attacker.eye_class > target.eye_class) return ahead + shared;
  if (attacker.eye_class < target.eye_class) return ahead - shared;
  // The last shared liberty takes the target when there is no eye behind it.
  return attacker.eye_class == 0 ? ahead - (shared - 1) : ahead - shared;
}

}  // namespace gosedai
