#include "tools/gosedai/joseki_store.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <fcntl.h>
#include <unistd.h>

namespace gosedai {

namespace fs = std::filesystem;

namespace {

std::string previous(const std::string& name) { return name + ".previous"; }

[[noreturn]] void fail(const std::string& name, const char* what) {
  throw std::runtime_error(name + ": " + what);
}

/// On disk before anything takes its name.
void write_whole(const std::string& name, const std::string& text) {
  {
    std::ofstream out(name, std::ios::binary | std::ios::trunc);
    out << text;
    if (!out.flush()) fail(name, "cannot be written");
  }
  const int file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) fail(name, "cannot be written");
  const bool synced = ::fsync(file) == 0;
  ::close(file);
  if (!synced) fail(name, "cannot be written");
}

void rename_to(const std::string& from, const std::string& to) {
  std::error_code problem;
  fs::rename(from, to, problem);
  if (problem) {
    std::error_code ignored;
    fs::remove(from, ignored);
    fail(to, problem.message().c_str());
  }
}

}  // namespace

std::string read_knowledge(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  if (!in) fail(name, "cannot be read");
  return text.str();
}

void replace_knowledge(const std::string& name, const std::string& text) {
  const std::string fresh = name + ".new";
  write_whole(fresh, text);
  if (fs::exists(name)) {
    const std::string old = name + ".old";
    write_whole(old, read_knowledge(name));
    rename_to(old, previous(name));
  }
  rename_to(fresh, name);
}

void restore_knowledge(const std::string& name) {
  if (!fs::exists(previous(name))) fail(name, "there is no previous file");
  replace_knowledge(name, read_knowledge(previous(name)));
}

}  // namespace gosedai
