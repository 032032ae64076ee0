// Our own engine as a GtpEngine inside this process: the table of commands with a player behind it,
// without pipes. One thread uses it at a time.
#pragma once

#include <memory>

#include "actors/player.hpp"
#include "protocol/gtp/context.hpp"
#include "protocol/gtp/result.hpp"
#include "tools/gosedai/gtp_engine.hpp"

namespace gosedai {

class OwnEngine : public GtpEngine {
 public:
  explicit OwnEngine(const PlayerOptions& options, const gtp::ReadingOptions& reading = {},
                     const Rules& rules = {});

  /// The limit holds for thinking about a move; a query comes back when its nodes are used up.
  GtpReply ask(std::string_view command, Nanoseconds limit) override;
  long peak_memory_kib() override { return 0; }
  std::string quit() override { return {}; }

  /// An empty board of 19x19 and the rules given at first, whatever was asked before.
  void start_over();

 private:
  GtpReply think(const gtp::Think& wanted, Nanoseconds limit);

  Player player_;
  Rules rules_;
  gtp::Context context_;
};

}  // namespace gosedai
