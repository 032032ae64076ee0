// The quick reading of a linkage for both sides (spec 4): a short search in a small window.
//
// It is the daily bread of recognition: hundreds of linkages are read, most of them within a few dozen
// positions. What it cannot decide stays unknown, and whether an enemy peeps decides (linkage.hpp). The
// deep connection search (reading/linkage_search.hpp) is for questions about single linkages.
#pragma once

#include "model/reading/linkage_question.hpp"
#include "model/recognition/linkage_view.hpp"
#include "model/recognition/recognition_parameters.hpp"

namespace gosedai {

struct LinkageGlance {
  LinkageReading owner_first;
  LinkageReading enemy_first;
  int nodes = 0;
  int plies = 0;  // of the longest line that was played

  friend bool operator==(const LinkageGlance&, const LinkageGlance&) = default;
};

/// The same for equal views of the plies that were played. Legs are not read: they hang on the linkages
/// that cross them.
LinkageGlance glance_at_linkage(const Board& board, const LinkageShape& shape,
                                const BitBoard& window, const LinkageNodes& nodes = {});

}  // namespace gosedai
