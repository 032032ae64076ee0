// Who is dead when the game is over.
//
// Both sides have passed, so nobody has a move worth playing: a group that is still open to doubt and
// stands among stronger enemies is dead, the weakest first, because its death may give the others life.
// Sekis stay. What is proved without any search (reading/unconditional_life.hpp) stands before all else.
#pragma once

#include "model/recognition/situation.hpp"

namespace gosedai {

BitBoard dead_at_the_end(const Recognition& recognition, const GroupLimits& limits,
                         const RecognitionParameters& parameters = usual_recognition);

/// The situation of a finished game: who owns what, and a score without doubt. The recognition has a situation.
Situation situation_at_the_end(const Recognition& recognition, const BitBoard& dead);

}  // namespace gosedai
