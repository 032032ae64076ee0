// Reads pattern files, kb/data/patterns_*.txt; the format is in docs/knowledge.md.
#pragma once

#include <string_view>

#include "kb/patterns/pattern_diagram.hpp"
#include "model/patterns/pattern_set.hpp"

namespace gosedai {

/// A position in which a pattern must, or must not, be found.
struct PatternExample {
  std::size_t pattern = 0;  // its number in the file
  bool yes = true;
  PatternDiagram diagram;
};

struct PatternFile {
  std::vector<Pattern> patterns;
  std::vector<PatternDiagram> diagrams;  // of each pattern
  std::vector<PatternExample> examples;
};

/// Never fails as a whole: everything that is wrong is reported, and patterns with errors are left out.
/// Examples are not looked at.
Loaded<PatternFile> parse_patterns(std::string_view text, std::string_view file_name);

/// What is wrong with the examples: a pattern must be found in its own diagram or an example with "yes",
/// in all these, and in none with "no".
std::vector<DataError> check_examples(const PatternFile& file, std::string_view file_name);

/// The file of a kind: "patterns_edge_endgame.txt".
std::string pattern_file_name(PatternKind kind);

}  // namespace gosedai
