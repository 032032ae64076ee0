#include "tools/gosedai/autotest_engine.hpp"

#include <future>

#include "model/board/notation.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/reading_text.hpp"

namespace gosedai {

namespace {

using SteadyClock = std::chrono::steady_clock;
using Status = GtpReply::Status;

constexpr int first_size = 19;
/// How long an interrupted think may still take before the engine counts as dead.
constexpr std::chrono::seconds interrupted_limit(10);

}  // namespace

OwnEngine::OwnEngine(const PlayerOptions& options, const gtp::ReadingOptions& reading,
                     const Rules& rules)
    : player_(options),
      rules_(rules),
      context_{player_, "Gosedai", GOSEDAI_VERSION, Game(first_size, rules), {}, reading, true} {}

void OwnEngine::start_over() {
  context_.time = {};
  context_.start_over(Game(first_size, rules_));
}

GtpReply OwnEngine::ask(std::string_view command, Nanoseconds limit) {
  const SteadyClock::time_point start = SteadyClock::now();
  const gtp::Result result = execute(context_, gtp::parse_request(gtp::clean_line(command)));
  GtpReply reply{Status::success};
  if (const auto* wanted = std::get_if<gtp::Think>(&result))
    reply = think(*wanted, limit);
  else if (const auto* good = std::get_if<gtp::Success>(&result))
    reply.text = good->text;
  else if (const auto* bad = std::get_if<gtp::Failure>(&result))
    reply = {Status::error, bad->text};
  reply.spent = SteadyClock::now() - start;
  return reply;
}

GtpReply OwnEngine::think(const gtp::Think& wanted, Nanoseconds limit) {
  // Shared with the answer, which may come after we have given up.
  auto promise = std::make_shared<std::promise<Move>>();
  std::future<Move> answer = promise->get_future();
  PositionPtr position = context_.game.position(wanted.color);
  if (wanted.among) position = gtp::restricted(position, *wanted.among);
  const gtp::ThinkTask task{position, context_.time, wanted.keep, wanted.clean_up,
                            SteadyClock::now()};
  player_.think(task, [promise](Move move) { promise->set_value(move); });
  if (answer.wait_for(limit) != std::future_status::ready) {
    player_.interrupt();
    if (answer.wait_for(interrupted_limit) != std::future_status::ready)
      return {Status::timeout, "no answer in time"};
  }
  const Move move = answer.get();
  if (!wanted.keep && move.kind() != Move::Kind::resign) {
    context_.game.play(move);
    context_.announce();
  }
  return {Status::success, gtp::answer_text(move, !wanted.keep)};
}

}  // namespace gosedai
