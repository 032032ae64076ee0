// What a move does, in words: a sentence for each motive.
#pragma once

#include <string>

#include "kb/cases/candidate.hpp"
#include "model/board/position.hpp"

namespace gosedai {

/// "Black" or "White".
std::string player_name(Color color);

/// "captures the 3 white stones at D4": goes on after "it".
std::string purpose_of(const Candidate& candidate, const Position& position);

/// What happens there if the other side, whose candidate this is, moves first: "the 3 white stones at D4
/// are captured". Empty where there is nothing to say.
std::string loss_by(const Candidate& candidate, const Position& position);

}  // namespace gosedai
