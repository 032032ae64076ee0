// Reads and writes the joseki, kb/data/joseki.txt; the format is in docs/knowledge.md.
#pragma once

#include <string>
#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/joseki/joseki_tree.hpp"

namespace gosedai {

struct JosekiFile {
  std::string head;       // the comment before the first move
  JosekiRecords records;  // what is right
  JosekiTree tree;
};

/// Never fails as a whole: lines with errors are reported, all of them, and left out with the lines
/// below them in the tree.
Loaded<JosekiFile> parse_joseki(std::string_view text, std::string_view file_name);

/// The joseki that are built into the program.
Loaded<JosekiFile> built_in_joseki();

/// The file again: reading it gives the same records.
std::string to_text(const JosekiRecords& records, std::string_view head);
std::string to_text(const JosekiRecord& record);

/// "R16" of the upper right corner, or "pass". Nothing when it is neither.
std::optional<CornerPoint> parse_corner_move(std::string_view text);
std::string to_text(CornerPoint point);

}  // namespace gosedai
