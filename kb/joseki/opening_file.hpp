// Reads and writes the whole-board openings, kb/data/openings.txt; the format is in docs/knowledge.md.
#pragma once

#include <string>
#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/joseki/opening_book.hpp"

namespace gosedai {

/// Never fails as a whole: lines with errors are reported, all of them, and left out.
Loaded<OpeningBook> parse_openings(std::string_view text, std::string_view file_name);

/// The openings that are built into the program.
Loaded<OpeningBook> built_in_openings();

std::string to_text(const std::vector<Opening>& openings, std::string_view head);

}  // namespace gosedai
