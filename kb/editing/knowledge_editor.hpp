// Editors for knowledge files (TR-0837 3.8.2): a request in, a result out, so that a command line and a web
// page can use the same functions.
//
// An edit works on the file of its kind in a folder. It is checked as a whole before it is written: a bad
// edit leaves the file as it was. The file is replaced in one step and the one before is kept, so that
// every edit can be undone (kb/format/text_file.hpp). A file that only replaces the built-in one as a whole
// (potential) begins as a copy of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kb/library/knowledge_folder.hpp"

namespace gosedai {

struct EditResult {
  bool ok = false;
  std::string path;               // the file that was, or would have been, written
  std::string message;            // what was done, or why nothing was
  std::vector<DataError> errors;  // what would be wrong in the file
};

/// Sets a cell of a potential pattern and the cells that must be equal to it.
struct PotentialEdit {
  std::string pattern;  // "D3"
  int row = 1;          // of the rows as they are printed, from 1
  int column = 1;
  int value = 0;
};
EditResult edit_potential(const KnowledgeFolder& folder, const PotentialEdit& edit);

enum class EditAction : std::uint8_t { add, replace, remove };

/// A pattern with its examples, as it stands in a file.
struct PatternEdit {
  EditAction action = EditAction::add;
  std::string kind;  // "patterns-shape"
  std::string name;  // for replace and remove
  std::string text;  // for add and replace
};
EditResult edit_pattern(const KnowledgeFolder& folder, const PatternEdit& edit);

struct ParameterEdit {
  std::string name;
  std::vector<std::string> values;
};
EditResult edit_parameter(const KnowledgeFolder& folder, const ParameterEdit& edit);

/// Takes the last edit of the kind's file back; once more does it again.
EditResult undo_edit(const KnowledgeFolder& folder, const std::string& kind);

}  // namespace gosedai
