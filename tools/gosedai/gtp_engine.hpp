// Another program that speaks GTP, as a referee sees it: a command goes in, an answer comes back or
// it does not, and either way the caller waits no longer than it says.
//
//     running ---answer with '=' or '?'--> running
//     running ---end of output, time-out, no GTP--> finished      killed and waited for
//
// A finished engine answers every further command with `closed` at once.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gosedai {

using Nanoseconds = std::chrono::nanoseconds;

struct GtpReply {
  enum class Status : std::uint8_t {
    success,  // "= text"
    error,    // "? text"
    timeout,  // no answer within the limit
    closed,   // the program has ended or could not be started
    garbled,  // something that is no GTP
  };
  Status status = Status::closed;
  std::string text = {};  // without the mark and without blanks around; for the last three: why
  Nanoseconds spent{0};   // from writing the command to the end of the answer

  bool is_success() const { return status == Status::success; }
  /// The engine is there and speaks GTP.
  bool is_answer() const { return status == Status::success || status == Status::error; }
};

class GtpEngine {
 public:
  virtual ~GtpEngine() = default;

  virtual GtpReply ask(std::string_view command, Nanoseconds limit) = 0;
  /// The most memory it has had (VmHWM); 0 when nobody knows.
  virtual long peak_memory_kib() = 0;
  /// Ends it. Empty when it went as it should or when it had ended before; else what went wrong.
  virtual std::string quit() = 0;
};

/// What is left of an answer when its mark, its id and the blanks around it are gone.
GtpReply parse_gtp_answer(std::string_view bytes);

/// A child process with its own process group; its stderr is ours. One thread uses it at a time.
class EngineProcess : public GtpEngine {
 public:
  /// The program is looked for in PATH. That it cannot be started is told by the first answer.
  explicit EngineProcess(const std::vector<std::string>& words);
  /// Ends it if it still runs.
  ~EngineProcess() override;
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;

  GtpReply ask(std::string_view command, Nanoseconds limit) override;
  long peak_memory_kib() override;
  /// Kills it when it does not go.
  std::string quit() override;

 private:
  class Child;
  std::unique_ptr<Child> child_;
};

}  // namespace gosedai
