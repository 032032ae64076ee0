// Knowledge files by name: those of a folder of one's own (--kb DIR) where it has them, else the built-in
// ones; and what is wrong with them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kb/library/knowledge_kind.hpp"

namespace gosedai {

/// A file that was checked.
struct CheckedFile {
  std::string path;  // "built in: NAME" for a built-in one
  const KnowledgeKind* kind = nullptr;
  KnowledgeReport report;
};

class KnowledgeFolder {
 public:
  /// Without a folder there are only built-in files.
  explicit KnowledgeFolder(std::string folder = {}) : folder_(std::move(folder)) {}

  const std::string& path() const { return folder_; }
  std::string path_of(const KnowledgeKind& kind) const;
  /// The folder's own file; nothing when it has none.
  std::optional<std::string> own_text(const KnowledgeKind& kind) const;
  bool has_any() const;
  /// What is wrong with the folder itself: it is not there, or has files of no kind.
  std::vector<DataError> problems() const;

 private:
  std::string folder_;
};

/// "eye_shapes.txt, influence.txt, ...": what the files of a folder are called.
std::string knowledge_file_names();

/// The built-in text of a kind.
std::string_view built_in_text(const KnowledgeKind& kind);

std::vector<CheckedFile> check_built_in();
std::vector<CheckedFile> check_folder(const KnowledgeFolder& folder);
/// A file by its name's kind, or by `kind` when its name says nothing.
CheckedFile check_file(const std::string& path, const KnowledgeKind* kind = nullptr);

}  // namespace gosedai
