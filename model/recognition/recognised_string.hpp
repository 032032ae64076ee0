// One string with everything recognised about it, and the sequential recognition of all strings.
#pragma once

#include <map>

#include "model/recognition/string_threats.hpp"

namespace gosedai {

struct RecognisedString {
  StringFacts facts;
  StringLife life;
  bool cutting = false;  // a cutting stone
  StringThreats threats;

  friend bool operator==(const RecognisedString&, const RecognisedString&) = default;
};

using RecognisedStrings = std::map<StringId, RecognisedString>;

/// Without what depends on other strings (cutting).
RecognisedString recognise_string(const Position& position, const StringId& id,
                                  const ReadingLimits& limits);
RecognisedStrings recognise_strings(const Position& position, const ReadingLimits& limits);

/// What depends on other strings, when all have been read.
void mark_cutting_stones(RecognisedStrings& strings);

/// The stones of dead strings.
BitBoard dead_stones_of(const RecognisedStrings& strings);

}  // namespace gosedai
