// Linkages as they stand on the board (spec 4; TR-0837 3.3.1.6): how strong each is, and what either
// side does about it.
//
// A linkage is read by itself (linkage_glance.hpp). What depends on others is settled here for the whole
// board: the life of enemy strings that cut or peep, legs that are crossed, linkages that shorter ones
// have made superfluous, double peeps.
#pragma once

#include <span>
#include <vector>

#include "model/recognition/linkage_glance.hpp"
#include "model/recognition/recognised_string.hpp"

namespace gosedai {

/// A linkage read by itself.
struct LinkageRead {
  LinkageShape shape;
  LinkageGlance glance;

  friend bool operator==(const LinkageRead&, const LinkageRead&) = default;
};

struct Linkage {
  LinkageShape shape;
  LinkageStrength strength = LinkageStrength::strong;
  LinkageReading owner_first;
  LinkageReading enemy_first;
  bool same_string = false;  // the ends are joined already: the linkage only encloses
  bool reinforced = false;   // two shorter ones do its work: as if it were not there
  /// A kosumi that holds only because an enemy string in it can be taken; counts as weak (TR-0837
  /// 3.3.1.6-4). Cutting it is saving that string.
  bool special = false;

  bool is_strong() const noexcept { return strength == LinkageStrength::strong && !reinforced; }
  bool is_weak() const noexcept { return strength == LinkageStrength::weak && !reinforced; }
  friend bool operator==(const Linkage&, const Linkage&) = default;
};

struct LinkageMap {
  std::vector<Linkage> all;  // ordered by their ends

  friend bool operator==(const LinkageMap&, const LinkageMap&) = default;
};

/// Reads one linkage from the board alone.
LinkageRead read_linkage(const Board& board, const LinkageShape& shape, const BitBoard& window,
                         const LinkageNodes& nodes = {});

/// `reads` in the order of all_linkages.
LinkageMap settle_linkages(const Board& board, const RecognisedStrings& strings,
                           std::span<const LinkageRead> reads);

/// All of it in one go: the oracle.
LinkageMap recognise_linkages(const Board& board, const RecognisedStrings& strings,
                              const LinkageNodes& nodes = {});

std::string_view name_of(LinkageStrength strength) noexcept;
std::string_view name_of(LinkageOutcome outcome) noexcept;

}  // namespace gosedai
