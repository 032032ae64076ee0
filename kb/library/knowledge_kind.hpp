// The kinds of knowledge that are files: what each is called, and how its text is checked. Whoever adds a
// kind adds one line to the table in knowledge_kind.cpp; lint, show and stats then know it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kb/format/knowledge_report.hpp"

namespace gosedai {

/// What a file in a folder of one's own does to the built-in file of the same name.
enum class KnowledgeMerge : std::uint8_t {
  replaces,
  adds,  // entry by entry; an entry of the same name takes the place of the built-in one
};

struct KnowledgeKind {
  std::string_view name;  // "potential"
  std::string_view file;  // "potential.txt"
  std::string_view what;  // in words
  /// The word before the name where an entry begins; empty when an entry is a line that begins with its
  /// name, and the indented lines below it.
  std::string_view head;
  KnowledgeMerge merge;
  KnowledgeReport (*check)(std::string_view text, std::string_view file_name);
};

std::span<const KnowledgeKind> knowledge_kinds();
/// By name; null when there is none.
const KnowledgeKind* find_kind(std::string_view name);
/// By the last part of a path.
const KnowledgeKind* kind_of_file(std::string_view path);

/// The lines of one entry with the comment just above it; empty when there is none.
std::string entry_text(const KnowledgeKind& kind, std::string_view text, std::string_view name);
/// Where it is in the text: the first line and the one after the last, from 1; {0, 0} when it is not there.
struct LineRange {
  int first = 0;
  int end = 0;
  bool is_empty() const { return first == end; }
};
LineRange find_entry(const KnowledgeKind& kind, std::string_view text, std::string_view name);
/// The names of all entries in order; a name may come several times.
std::vector<std::string> entry_names(const KnowledgeKind& kind, std::string_view text);

}  // namespace gosedai
