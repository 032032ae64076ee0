// Commands run one by one on a position of one's own.
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "protocol/gtp/commands.hpp"
#include "tests/protocol/stub_thinker.hpp"

namespace gosedai::test {

class CommandTest : public testing::Test {
 protected:
  void set_up(std::string_view diagram) {
    const auto board = parse_diagram(diagram);
    ASSERT_TRUE(board);
    Game game(board->size());
    ASSERT_TRUE(
        game.set_up(board->stones_of(Color::black), board->stones_of(Color::white), Color::black));
    context.start_over(std::move(game));
  }
  gtp::Result run(std::string_view line) { return execute(context, gtp::parse_request(line)); }
  /// The text of a success, or that of a failure after "? ".
  std::string ask(std::string_view line) {
    const gtp::Result result = run(line);
    if (const auto* bad = std::get_if<gtp::Failure>(&result)) return "? " + bad->text;
    if (std::holds_alternative<gtp::Think>(result)) return "(the thinker is asked)";
    return std::get<gtp::Success>(result).text;
  }

  StubThinker thinker;
  gtp::Context context{thinker, "x", "1", Game(9), {}};
};

}  // namespace gosedai::test
