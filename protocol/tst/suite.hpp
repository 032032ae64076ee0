// A regression suite: GTP lines that set positions up, and numbered ones that ask about them
// (docs/regression.md).
//
//     text --parse--> blocks of steps; each block can be run by itself, in any order
//
// A block reaches from one boardsize, clear_board or loadsgf to the next. What was set before it and
// is no part of a position (komi, rules, level, ...) is repeated at its beginning, and so is the size
// of the board when it begins with clear_board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "protocol/gtp/line.hpp"
#include "protocol/tst/expectation.hpp"

namespace gosedai::tst {

enum class StepKind : std::uint8_t {
  setting,   // unnumbered, no part of the position: komi, level, ...
  position,  // unnumbered, makes the position: play, loadsgf, ...
  question,  // numbered
};

struct Step {
  StepKind kind = StepKind::setting;
  int line = 0;  // in the file, from 1
  gtp::Request request;
  /// Of a question; a numbered command without one is run and not judged.
  std::optional<Expectation> expectation = std::nullopt;
  /// Of a question: the last comment before it that is about its block.
  std::string title = {};

  /// The command without its number.
  std::string command() const;
};

struct Block {
  std::vector<Step> steps;

  bool has_questions() const;
};

struct Suite {
  std::vector<Block> blocks;  // in the order of the file

  std::size_t question_count() const;
};

struct Error {
  int line = 0;
  std::string text;
};

std::variant<Suite, Error> parse(std::string_view text);

}  // namespace gosedai::tst
