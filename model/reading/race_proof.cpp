#include "model/reading/race_proof.hpp"

namespace gosedai {

RaceFate RaceProof::fate() const noexcept {
  switch (search_.result()) {
    case GoalSearch::Result::proved: return {Outcome::yes, Color::empty};
    case GoalSearch::Result::disproved: return {Outcome::no, Color::empty};
    case GoalSearch::Result::ko: return {Outcome::ko, search_.must_threaten()};
    case GoalSearch::Result::unknown: break;
  }
  return {};
}

}  // namespace gosedai
