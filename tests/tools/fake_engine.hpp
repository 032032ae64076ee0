// An engine inside the test: it plays the moves it was given and takes the time it says it takes.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <vector>

#include "tools/gosedai/gtp_engine.hpp"

namespace gosedai::test {

class FakeEngine : public GtpEngine {
 public:
  /// The answers to genmove, in order; then it passes.
  explicit FakeEngine(std::vector<std::string> moves = {}) : moves_(moves.begin(), moves.end()) {}

  GtpReply ask(std::string_view command, Nanoseconds limit) override {
    heard.emplace_back(command);
    const std::string line(command);
    if (const auto special = answers.find(line); special != answers.end()) return special->second;
    if (line.starts_with("known_command "))
      return {GtpReply::Status::success,
              answers.contains(line.substr(14) + " dead") ? "true" : "false"};
    if (!line.starts_with("genmove ")) return {GtpReply::Status::success};
    if (time_per_move > limit) return {GtpReply::Status::timeout, "no answer in time", limit};
    return {GtpReply::Status::success, next_move(), time_per_move};
  }
  long peak_memory_kib() override { return 1024; }
  std::string quit() override { return {}; }

  std::map<std::string, GtpReply> answers;  // to whole commands
  Nanoseconds time_per_move = std::chrono::milliseconds(5);
  std::vector<std::string> heard;

 private:
  std::string next_move() {
    if (moves_.empty()) return "PASS";
    std::string move = moves_.front();
    moves_.pop_front();
    return move;
  }

  std::deque<std::string> moves_;
};

}  // namespace gosedai::test
