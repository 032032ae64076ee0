// Changes of the joseki by hand: lines added and removed, values set. Pure: records to records.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "model/joseki/joseki_record.hpp"

namespace gosedai {

using CornerLine = std::vector<CornerPoint>;  // from the first move on; none is tenuki

/// The changed records, or why not.
using JosekiEdit = std::variant<JosekiRecords, std::string>;

struct NewLine {
  CornerLine moves;
  std::uint32_t count = 1;
  std::uint16_t black_won = 500;
  std::int16_t value = 200;  // tenths, for the moves that are new
  std::uint8_t marks = 0;    // of the last move
};

/// Moves that are there already stay as they are, but for the marks of the last one.
JosekiEdit with_line(const JosekiRecords& records, const NewLine& line);
/// Takes the last move of the line away, and all that follows it.
JosekiEdit without_line(const JosekiRecords& records, const CornerLine& line);
JosekiEdit with_value(const JosekiRecords& records, const CornerLine& line, int tenths);

}  // namespace gosedai
