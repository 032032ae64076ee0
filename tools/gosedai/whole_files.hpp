// Text files as the commands need them: whole, or an exception that names the file.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "kb/format/text_file.hpp"

namespace gosedai {

/// Throws std::runtime_error when the file cannot be read.
inline std::string read_whole_file(const std::string& path) {
  std::optional<std::string> text = read_text_file(path);
  if (!text) throw std::runtime_error(path + ": cannot be read");
  return std::move(*text);
}

/// The old file stays as a backup. Throws std::runtime_error; the old file is there then.
inline void write_whole_file(const std::string& path, std::string_view text) {
  const std::string problem = write_with_backup(path, text);
  if (!problem.empty()) throw std::runtime_error(problem);
}

}  // namespace gosedai
