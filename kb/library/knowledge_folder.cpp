#include "kb/library/knowledge_folder.hpp"

#include <algorithm>
#include <filesystem>

#include "kb/format/embedded_text.hpp"
#include "kb/format/text_file.hpp"

namespace gosedai {

namespace {

/// Files beside the knowledge: what an editor leaves.
bool is_left_over(std::string_view name) {
  return name.ends_with(".bak") || name.ends_with(".new") || name.starts_with('.');
}

DataError whole_file(std::string path, std::string message) {
  return {std::move(path), 1, 1, std::move(message)};
}

}  // namespace

std::string KnowledgeFolder::path_of(const KnowledgeKind& kind) const {
  return (std::filesystem::path(folder_) / kind.file).string();
}

std::optional<std::string> KnowledgeFolder::own_text(const KnowledgeKind& kind) const {
  return folder_.empty() ? std::nullopt : read_text_file(path_of(kind));
}

bool KnowledgeFolder::has_any() const {
  std::error_code ignored;
  return !folder_.empty() && std::ranges::any_of(knowledge_kinds(), [&](const KnowledgeKind& kind) {
    return std::filesystem::exists(path_of(kind), ignored);
  });
}

std::vector<DataError> KnowledgeFolder::problems() const {
  namespace fs = std::filesystem;
  if (folder_.empty()) return {};
  std::error_code problem;
  fs::directory_iterator files(folder_, problem);
  if (problem) return {whole_file(folder_, "not a folder that can be read")};
  std::vector<DataError> found;
  for (; files != fs::directory_iterator(); files.increment(problem)) {
    const std::string path = files->path().string();
    if (files->path().extension() == ".txt" && !is_left_over(files->path().filename().string()) &&
        kind_of_file(path) == nullptr)
      found.push_back(whole_file(path, "no kind of knowledge has a file of this name"));
    if (problem) break;
  }
  std::ranges::sort(found, {}, &DataError::file);
  return found;
}

std::string knowledge_file_names() {
  std::string names;
  for (const KnowledgeKind& kind : knowledge_kinds())
    names += (names.empty() ? "" : ", ") + std::string(kind.file);
  return names;
}

std::string_view built_in_text(const KnowledgeKind& kind) {
  return embedded_text(kind.file).value_or(std::string_view());
}

std::vector<CheckedFile> check_built_in() {
  std::vector<CheckedFile> all;
  for (const KnowledgeKind& kind : knowledge_kinds())
    all.push_back(
        {"built in: " + std::string(kind.file), &kind, kind.check(built_in_text(kind), kind.file)});
  return all;
}

std::vector<CheckedFile> check_folder(const KnowledgeFolder& folder) {
  std::vector<CheckedFile> all;
  for (const KnowledgeKind& kind : knowledge_kinds())
    if (const auto text = folder.own_text(kind))
      all.push_back({folder.path_of(kind), &kind, kind.check(*text, folder.path_of(kind))});
  for (DataError& error : folder.problems()) {
    CheckedFile file{error.file, nullptr, {}};
    file.report.errors.push_back(std::move(error));
    all.push_back(std::move(file));
  }
  return all;
}

CheckedFile check_file(const std::string& path, const KnowledgeKind* kind) {
  CheckedFile file{path, kind != nullptr ? kind : kind_of_file(path), {}};
  const std::optional<std::string> text = read_text_file(path);
  if (!text)
    file.report.errors.push_back(whole_file(path, "cannot be read"));
  else if (file.kind == nullptr)
    file.report.errors.push_back(
        whole_file(path, "no kind of knowledge has a file of this name; name the kind"));
  else
    file.report = file.kind->check(*text, path);
  return file;
}

}  // namespace gosedai
