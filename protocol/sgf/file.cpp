#include "protocol/sgf/file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "protocol/sgf/reader.hpp"

namespace gosedai::sgf {

namespace {

/// A pipe or device could block or never end, so only regular files are read.
std::optional<std::string> contents(const std::string& name, std::size_t max_bytes) {
  std::error_code problem;
  if (!std::filesystem::is_regular_file(name, problem)) return std::nullopt;
  const std::uintmax_t size = std::filesystem::file_size(name, problem);
  if (problem || size > max_bytes) return std::nullopt;
  std::ifstream file(name, std::ios::binary);
  std::string text(size, '\0');
  file.read(text.data(), static_cast<std::streamsize>(size));
  if (file.bad() || !file.is_open()) return std::nullopt;
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

}  // namespace

std::variant<Tree, std::string> read_file(const std::string& name) {
  const std::optional<std::string> text = contents(name, Limits().max_bytes);
  if (!text) return name + ": cannot be read";
  std::variant<Tree, Error> result = read(*text);
  if (const Error* error = std::get_if<Error>(&result)) return name + ':' + error->text();
  return std::get<Tree>(std::move(result));
}

bool write_file(const std::string& name, const std::string& text) {
  std::ofstream file(name, std::ios::binary);
  file << text;
  file.close();
  return !file.fail();
}

}  // namespace gosedai::sgf
