// One line of the joseki file: its words to a record, or what is wrong with them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "kb/format/data_words.hpp"
#include "model/joseki/joseki_record.hpp"

namespace gosedai {

/// Told the column and what was expected there.
using Complaint = std::function<void(int column, std::string message)>;

/// Nothing when anything is wrong; everything that is wrong is told. The line is not empty.
std::optional<JosekiRecord> read_joseki_line(const std::vector<DataWord>& words,
                                             const Complaint& complain);

}  // namespace gosedai
