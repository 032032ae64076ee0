// One conversation in the Go Text Protocol over two file descriptors (pipe, socket, terminal,
// regular file or /dev/null). See docs/gtp.md.
//
//            line                       pending result
//     idle ---------> run a command --------------------> thinking
//      ^                    | text: write it                 |  lines are read and queued;
//      |<-------------------'                                |  "# interrupt" is passed on
//      |            play the move, run what is queued        |
//      '-----------------------------------------------------'  the thinker's answer
//
// An analysis is a response that grows by a line per interval, until any line of input, even an empty one, or
// the end of input ends it. The stream of a move that is thought about ends with the move.
//
// Input is read by Boost.Asio while thinking. When the queue is full, reading stops until it has
// been worked off, so nothing is lost. The end of input is a quit that waits for the pending answer
// and for all queued commands.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "model/board/rules.hpp"
#include "protocol/gtp/context.hpp"
#include "protocol/gtp/thinker.hpp"

namespace gosedai::gtp {

struct SessionOptions {
  std::string name = "Gosedai";
  std::string version = "0.1";
  int board_size = 19;
  Rules rules;
  bool rules_named = false;  // the komi does not tell how to count
  ReadingOptions reading;
  bool comments = false;  // records explain the engine's moves
  std::size_t max_line_bytes = std::size_t{1} << 20;
  std::size_t max_queued_lines = 10'000;
  std::size_t max_queued_bytes = std::size_t{16} << 20;
};

class Session {
 public:
  /// The descriptors stay the caller's and must stay open until the session is destroyed. The input
  /// is non-blocking meanwhile; its flags are put back at the end.
  Session(Thinker& thinker, int input, int output, SessionOptions options = {});
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Tells the thinker the first position, then talks until quit, the end of input or until nobody
  /// reads the output any more. No think is pending when it returns. Ignores SIGPIPE from then on.
  void run();

  /// From any thread, between construction and the return of run(): as if the input had ended here,
  /// and a pending think is interrupted.
  void stop();

 private:
  class Talk;
  std::unique_ptr<Talk> talk_;
};

}  // namespace gosedai::gtp
