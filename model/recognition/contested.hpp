// What a whole-board search adds to the situation: which groups and points are contested, and the expected score where
// reading has left the matter open (docs/playouts.md).
//
// Groups that are read as alive or dead, and what they enclose, keep their shares. Everywhere else a point is worth what the
// games of the search made of it.
#pragma once

#include "model/playout/verdict.hpp"
#include "model/recognition/situation.hpp"

namespace gosedai {

struct ContestedBoard {
  std::uint32_t games = 0;
  std::vector<GroupId> groups;  // open ones that live in some games and die in others, ordered
  BitBoard points;              // either side owns them in enough games
  ExpectedScore expected;

  friend bool operator==(const ContestedBoard&, const ContestedBoard&) = default;
};

/// The recognition must have a situation, and the verdict be about the same position.
ContestedBoard contested_by(const WholeBoardVerdict& verdict, const Recognition& recognition,
                            const SituationParameters& parameters = usual_recognition.situation);

}  // namespace gosedai
