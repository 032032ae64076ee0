// How often the moves that the joseki chooser prefers are those that players chose.
//
// Asked is before each of the first sixty moves of a game that was played within nine lines of a corner with
// stones in it, where a joseki runs that has moves for the side to move.
#pragma once

#include <array>
#include <vector>

#include "model/joseki/joseki_chooser.hpp"
#include "tools/gosedai/game_records.hpp"

namespace gosedai {

struct JosekiAgreement {
  /// The move that was played is the first, or among the first three.
  struct Hits {
    int first = 0;
    int among_three = 0;

    friend bool operator==(const Hits&, const Hits&) = default;
  };

  int games = 0;
  int corner_moves = 0;  // played within nine lines of a corner with stones
  int asked = 0;         // of those: a joseki was running and had moves
  int known = 0;         // the tree has the move that was played
  Hits by_value;         // what the chooser prefers
  Hits by_frequency;     // the most frequent moves of the tree
  int by_judgement = 0;  // the best move by whole-board influence alone

  JosekiAgreement& operator+=(const JosekiAgreement& other);
  friend bool operator==(const JosekiAgreement&, const JosekiAgreement&) = default;
};

/// The result does not depend on the number of workers.
JosekiAgreement measure_joseki(const std::vector<GameRecord>& games,
                               const JosekiKnowledge& knowledge, const JosekiParameters& parameters,
                               int workers);

}  // namespace gosedai
