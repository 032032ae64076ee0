// Runs whole GTP conversations for tests: all input at once from a file, all output as one text.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include <unistd.h>

#include "protocol/gtp/session.hpp"
#include "tests/protocol/stub_thinker.hpp"

namespace gosedai::test {

/// A temporary file without a name.
class ScratchFile {
 public:
  explicit ScratchFile(std::string_view text = {}) : file_(std::tmpfile()) {
    if (!text.empty()) std::fwrite(text.data(), 1, text.size(), file_);
    std::rewind(file_);
  }
  ~ScratchFile() { std::fclose(file_); }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  int descriptor() const { return ::fileno(file_); }
  std::string text() const {
    std::string all;
    char buffer[4096];
    ::lseek(descriptor(), 0, SEEK_SET);
    for (ssize_t got; (got = ::read(descriptor(), buffer, sizeof buffer)) > 0;)
      all.append(buffer, static_cast<std::size_t>(got));
    return all;
  }

 private:
  std::FILE* file_;
};

inline std::string converse(std::string_view input, StubThinker& thinker,
                            const gtp::SessionOptions& options = {}) {
  const ScratchFile in(input);
  const ScratchFile out;
  gtp::Session session(thinker, in.descriptor(), out.descriptor(), options);
  session.run();
  return out.text();
}

inline std::string converse(std::string_view input) {
  StubThinker thinker;
  return converse(input, thinker);
}

}  // namespace gosedai::test
