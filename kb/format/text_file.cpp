#include "kb/format/text_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <unistd.h>

namespace gosedai {

namespace {

/// In a backup: there was no file. No knowledge file begins like this.
constexpr std::string_view nothing_before = "\x01no file before\n";

std::string problem_with(const std::string& path) { return path + ": " + std::strerror(errno); }

/// The text is on the disk when this comes back without a problem.
std::string write_synced(const std::string& path, std::string_view text) {
  constexpr int readable_by_all = 0644;
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, readable_by_all);
  if (file < 0) return problem_with(path);
  std::string problem;
  while (!text.empty() && problem.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      problem = problem_with(path);
  }
  if (problem.empty() && ::fsync(file) != 0) problem = problem_with(path);
  if (::close(file) != 0 && problem.empty()) problem = problem_with(path);
  return problem;
}

std::string move_to(const std::string& from, const std::string& to) {
  return std::rename(from.c_str(), to.c_str()) == 0 ? std::string() : problem_with(to);
}

/// Writes the text beside the file and puts it in its place in one step.
std::string replace(const std::string& path, std::string_view text) {
  const std::string fresh = path + ".new";
  std::string problem = write_synced(fresh, text);
  if (problem.empty()) problem = move_to(fresh, path);
  if (!problem.empty()) std::remove(fresh.c_str());
  return problem;
}

}  // namespace

std::optional<std::string> read_text_file(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
}

std::string write_with_backup(const std::string& path, std::string_view text) {
  const std::optional<std::string> old = read_text_file(path);
  std::string problem = replace(path + ".bak", old ? std::string_view(*old) : nothing_before);
  return problem.empty() ? replace(path, text) : problem;
}

std::string restore_backup(const std::string& path) {
  const std::optional<std::string> before = read_text_file(path + ".bak");
  if (!before) return path + ": there is nothing to undo";
  const std::optional<std::string> now = read_text_file(path);
  std::string problem;
  if (*before == nothing_before) {
    if (std::remove(path.c_str()) != 0) problem = problem_with(path);
  } else {
    problem = replace(path, *before);
  }
  if (!problem.empty()) return problem;
  return replace(path + ".bak", now ? std::string_view(*now) : nothing_before);
}

}  // namespace gosedai
