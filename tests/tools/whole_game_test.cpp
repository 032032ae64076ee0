// Whole games of the real program against itself, to the end and through the count: both sides have to agree
// about the score and about every stone, under area and under territory rules.
//
// GOSEDAI_WHOLE_GAMES=N plays N games on 19x19 in each rule set as well.
#include <cstdlib>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/game.hpp"
#include "model/board/notation.hpp"
#include "tools/gosedai/gtp_engine.hpp"
#include "tools/gosedai/match_referee.hpp"

namespace gosedai {
namespace {

constexpr auto patience = std::chrono::seconds(60);

struct RuleSet {
  const char* name;
  double komi;
};

/// Two processes and the game between them.
class WholeGame {
 public:
  WholeGame(int size, const RuleSet& rules, std::uint64_t seed) : game_(size) {
    for (const std::string& line :
         {"boardsize " + std::to_string(size), std::string("clear_board"),
          "kgs-rules " + std::string(rules.name), "komi " + std::to_string(rules.komi)})
      tell_both(line);
    for (const Move move : random_opening(size, 2, seed)) {
      game_.play(move);
      tell_both("play " + std::string(name_of(move.color())) + ' ' + to_text(move));
    }
  }

  void play_to_the_end() {
    const int most = 3 * game_.size() * game_.size();
    while (!game_.is_over() && game_.move_count() < most && !testing::Test::HasFailure()) {
      const Color color = game_.to_move();
      const std::string name(name_of(color));
      const std::string answer = ask(color, "genmove " + name);
      const std::optional<Move> move = parse_gtp_move(color, answer, game_.size());
      ASSERT_TRUE(move && game_.play(*move) == Legality::legal) << answer;
      ask(opponent(color), "play " + name + ' ' + answer);
    }
    EXPECT_TRUE(game_.is_over()) << to_diagram(game_.board());
  }

  void expect_agreement() {
    for (const char* line : {"final_score", "final_status_list dead", "final_status_list alive",
                             "final_status_list seki"})
      EXPECT_EQ(ask(Color::black, line), ask(Color::white, line)) << line << '\n'
                                                                  << to_diagram(game_.board());
  }

  /// Each side takes off what is dead, and nothing else goes.
  void expect_that_dead_stones_can_be_taken() {
    const int size = game_.size();
    const BitBoard alive = parse_point_list(ask(Color::black, "final_status_list alive"), size);
    const BitBoard dead = parse_point_list(ask(Color::black, "final_status_list dead"), size);
    const Board before = game_.board();
    for (int i = 0, passes = 0; passes < 2 && i < size * size; ++i) {
      const Color color = game_.to_move();
      const std::string name(name_of(color));
      const std::string answer = ask(color, "kgs-genmove_cleanup " + name);
      const std::optional<Move> move = parse_gtp_move(color, answer, size);
      ASSERT_TRUE(move && game_.play(*move) == Legality::legal) << answer;
      ask(opponent(color), "play " + name + ' ' + answer);
      passes = move->is_pass() ? passes + 1 : 0;
    }
    for (const Color color : {Color::black, Color::white}) {
      const BitBoard left = game_.board().stones_of(color);
      EXPECT_TRUE((alive & before.stones_of(color) & ~left).is_empty()) << to_diagram(before);
      EXPECT_FALSE((dead & before.stones_of(color)).intersects(left)) << to_diagram(before);
    }
  }

 private:
  std::string ask(Color color, const std::string& line) {
    const GtpReply reply = engines_[player_index(color)].ask(line, patience);
    EXPECT_TRUE(reply.is_success()) << line << ": " << reply.text;
    return reply.text;
  }
  void tell_both(const std::string& line) {
    for (const Color color : {Color::black, Color::white}) ask(color, line);
  }
  static std::vector<std::string> command() {
    const char* binary = std::getenv("GOSEDAI_BINARY");
    return {binary == nullptr ? "gosedai" : binary, "gtp", "--workers", "1", "--resign", "off"};
  }

  Game game_;
  std::array<EngineProcess, 2> engines_ = {EngineProcess(command()), EngineProcess(command())};
};

constexpr RuleSet area{"chinese", 7.5};
constexpr RuleSet territory{"japanese", 6.5};
constexpr RuleSet aga{"aga", 7.5};

void play_whole_game(int size, const RuleSet& rules, std::uint64_t seed) {
  SCOPED_TRACE(std::string(rules.name) + " on " + std::to_string(size) + ", game " +
               std::to_string(seed));
  WholeGame game(size, rules, seed);
  game.play_to_the_end();
  game.expect_agreement();
}

TEST(WholeGame, AreaRulesOnNine) { play_whole_game(9, area, 1); }
TEST(WholeGame, TerritoryRulesOnNine) { play_whole_game(9, territory, 2); }
TEST(WholeGame, AgaRulesOnNine) { play_whole_game(9, aga, 3); }
TEST(WholeGame, AreaRulesOnThirteen) { play_whole_game(13, area, 4); }
TEST(WholeGame, TerritoryRulesOnThirteen) { play_whole_game(13, territory, 5); }

TEST(WholeGame, DeadStonesCanBeTakenOff) {
  WholeGame game(9, area, 1);
  game.play_to_the_end();
  game.expect_that_dead_stones_can_be_taken();
}

TEST(WholeGame, OnNineteenWhenAskedFor) {
  const char* wanted = std::getenv("GOSEDAI_WHOLE_GAMES");
  if (wanted == nullptr) GTEST_SKIP() << "GOSEDAI_WHOLE_GAMES is not set";
  for (int i = 0; i < std::atoi(wanted); ++i)
    for (const RuleSet& rules : {area, territory})
      play_whole_game(19, rules, static_cast<std::uint64_t>(100 + i));
}

}  // namespace
}  // namespace gosedai
