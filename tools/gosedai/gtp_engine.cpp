#include "tools/gosedai/gtp_engine.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <optional>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/buffers_iterator.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

namespace gosedai {

namespace asio = boost::asio;
using boost::system::error_code;
using SteadyClock = std::chrono::steady_clock;
using Status = GtpReply::Status;

namespace {

/// No answer of GTP is longer; an engine that floods us is cut off.
constexpr std::size_t longest_answer = 1 << 18;
/// Some have much to tidy up, for example under a sanitizer.
constexpr std::chrono::seconds quit_limit(20);
constexpr std::chrono::milliseconds exit_poll(1);

using Buffer = decltype(asio::dynamic_buffer(std::declval<std::string&>()));
using Bytes = asio::buffers_iterator<Buffer::const_buffers_type>;

/// An answer ends with an empty line. Empty lines before its mark belong to nothing, and carriage
/// returns are not there at all (GTP 2 draft, section 3.1).
std::pair<Bytes, bool> end_of_answer(Bytes begin, Bytes end) {
  bool has_begun = false;
  bool at_line_start = false;
  for (Bytes at = begin; at != end; ++at) {
    if (*at == '\r') continue;
    if (*at == '\n' && has_begun && at_line_start) return {std::next(at), true};
    at_line_start = *at == '\n';
    has_begun = has_begun || !(*at == '\n' || *at == ' ' || *at == '\t');
  }
  return {begin, false};
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string death_text(int status) {
  if (WIFSIGNALED(status)) return "killed by signal " + std::to_string(WTERMSIG(status));
  return "ended with exit status " + std::to_string(WEXITSTATUS(status));
}

/// A pipe of which a child gets nothing that it was not given.
struct Pipe {
  std::array<int, 2> ends = {-1, -1};  // to read, to write

  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) ends = {-1, -1};
  }
  ~Pipe() {
    for (const int end : ends)
      if (end >= 0) ::close(end);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  int release(std::size_t end) { return std::exchange(ends[end], -1); }
};

/// The error number, or 0 and the process in `pid`, which leads a process group of its own.
int spawn(const std::vector<std::string>& words, int input, int output, pid_t& pid) {
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& copy : copies) arguments.push_back(copy.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);

  const int problem =
      ::posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}

}  // namespace

GtpReply parse_gtp_answer(std::string_view bytes) {
  std::string_view rest = trimmed(bytes);
  if (rest.empty() || (rest[0] != '=' && rest[0] != '?'))
    return {Status::garbled, "no GTP: " + std::string(rest.substr(0, 60))};
  const Status status = rest[0] == '=' ? Status::success : Status::error;
  rest.remove_prefix(1);
  rest.remove_prefix(std::min(rest.find_first_not_of("0123456789"), rest.size()));
  std::string text(trimmed(rest));
  std::erase(text, '\r');
  return {status, std::move(text)};
}

class EngineProcess::Child {
 public:
  explicit Child(const std::vector<std::string>& words);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  GtpReply ask(std::string_view command, Nanoseconds limit);
  long peak_memory_kib();
  std::string quit();

 private:
  GtpReply converse(const std::string& line, Nanoseconds limit);
  GtpReply finish(Status status, Nanoseconds patience, Nanoseconds spent);
  std::string reap(Nanoseconds patience);

  asio::io_context io_{1};
  asio::posix::stream_descriptor input_{io_};   // we write, it reads
  asio::posix::stream_descriptor output_{io_};  // it writes, we read
  std::string bytes_;                           // read and not yet used
  pid_t pid_ = 0;                               // 0 when there is no process any more
  std::string epitaph_;
  long memory_kib_ = 0;
};

EngineProcess::Child::Child(const std::vector<std::string>& words) {
  // A dead engine is an error of write(2), not the end of the whole match.
  std::signal(SIGPIPE, SIG_IGN);
  Pipe to_engine;
  Pipe from_engine;
  const int problem =
      words.empty() ? EINVAL : spawn(words, to_engine.ends[0], from_engine.ends[1], pid_);
  if (problem != 0) {
    pid_ = 0;
    epitaph_ = std::string("cannot be started: ") + std::strerror(problem);
    return;
  }
  input_.assign(to_engine.release(1));
  output_.assign(from_engine.release(0));
}

EngineProcess::Child::~Child() { quit(); }

std::string EngineProcess::Child::quit() {
  if (pid_ == 0) return {};
  const GtpReply reply = ask("quit", quit_limit);
  const std::string death = reply.is_answer() ? reap(quit_limit) : reply.text;
  return reply.is_success() && death == death_text(0) ? std::string() : death;
}

GtpReply EngineProcess::Child::ask(std::string_view command, Nanoseconds limit) {
  if (pid_ == 0) return {Status::closed, epitaph_};
  return converse(std::string(command) + '\n', limit);
}

GtpReply EngineProcess::Child::converse(const std::string& line, Nanoseconds limit) {
  const SteadyClock::time_point start = SteadyClock::now();
  SteadyClock::time_point end = start;
  std::optional<error_code> problem;
  std::size_t length = 0;
  asio::async_write(input_, asio::buffer(line), [](error_code, std::size_t) {});
  asio::async_read_until(output_, asio::dynamic_buffer(bytes_, longest_answer), end_of_answer,
                         [&](error_code error, std::size_t bytes) {
                           end = SteadyClock::now();
                           problem = error;
                           length = bytes;
                         });
  io_.restart();
  io_.run_until(start + limit);
  if (!problem) return finish(Status::timeout, Nanoseconds(0), SteadyClock::now() - start);
  if (*problem == asio::error::not_found)
    return finish(Status::garbled, Nanoseconds(0), end - start);
  if (*problem) return finish(Status::closed, quit_limit, end - start);

  GtpReply reply = parse_gtp_answer(std::string_view(bytes_).substr(0, length));
  reply.spent = end - start;
  bytes_.erase(0, length);
  if (!reply.is_answer()) reap(Nanoseconds(0));
  return reply;
}

GtpReply EngineProcess::Child::finish(Status status, Nanoseconds patience, Nanoseconds spent) {
  std::string death = reap(patience);
  if (status == Status::timeout) death = "no answer in time";
  if (status == Status::garbled) death = "an answer without end";
  return {status, std::move(death), spent};
}

/// Waits for the process to end, kills it and its group when it does not, and says how it ended.
std::string EngineProcess::Child::reap(Nanoseconds patience) {
  // What was begun and never ended ends now: its handlers refer to their caller's variables.
  input_.close();
  output_.close();
  io_.restart();
  io_.run();

  const SteadyClock::time_point limit = SteadyClock::now() + patience;
  int status = 0;
  pid_t ended = ::waitpid(pid_, &status, WNOHANG);
  while (ended == 0 && SteadyClock::now() < limit) {
    std::this_thread::sleep_for(exit_poll);
    ended = ::waitpid(pid_, &status, WNOHANG);
  }
  if (ended == 0) {
    ::kill(-pid_, SIGKILL);
    ::waitpid(pid_, &status, 0);
  }
  pid_ = 0;
  epitaph_ = ended == 0 ? "killed by the referee" : death_text(status);
  return epitaph_;
}

long EngineProcess::Child::peak_memory_kib() {
  if (pid_ == 0) return memory_kib_;
  std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
  for (std::string word; status >> word;)
    if (word == "VmHWM:") status >> memory_kib_;
  return memory_kib_;
}

EngineProcess::EngineProcess(const std::vector<std::string>& words)
    : child_(std::make_unique<Child>(words)) {}

EngineProcess::~EngineProcess() = default;

GtpReply EngineProcess::ask(std::string_view command, Nanoseconds limit) {
  return child_->ask(command, limit);
}

long EngineProcess::peak_memory_kib() { return child_->peak_memory_kib(); }

std::string EngineProcess::quit() { return child_->quit(); }

}  // namespace gosedai
