// One game between two GTP engines. The referee keeps the board and both clocks and believes
// neither engine.
//
//     set-up --> [time_left, genmove -> play to the other] ... --> two passes --> dead stones --> score
//                   |
//                   +--> resignation, illegal move, time, failure, too many moves
//
// Only genmove runs on an engine's clock. A move that comes after the flag has fallen loses; the
// grace is how long we go on waiting to learn how late it is, before the engine is killed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/board/game.hpp"
#include "tools/gosedai/gtp_engine.hpp"
#include "tools/gosedai/match_clock.hpp"

namespace gosedai {

struct MatchSettings {
  int size = 19;
  double komi = 7.5;
  std::array<TimeControl, 2> time = {};  // of black and of white
  int max_moves = 0;                     // 0: three times the points of the board
  Nanoseconds grace = std::chrono::seconds(2);
  Nanoseconds answer_limit = std::chrono::seconds(60);  // for all that runs on no clock
  std::uint64_t seed = 0;  // of the opening, and of engines that have set_random_seed
  int opening_moves = 0;   // random ones, by the referee
  bool comments = false;   // moves are explained by engines that know gomill-explain_last_move
};

enum class Ending : std::uint8_t {
  score,  // two passes
  resignation,
  illegal_move,  // against the rules, or no move at all
  time,
  failure,   // it ended, spoke no GTP, or refused a command that it has to obey
  too_long,  // nobody wins
};

/// What one engine did in one game.
struct SideRecord {
  std::vector<Nanoseconds> times;  // of each genmove
  long memory_kib = 0;
  std::string bad_exit = {};  // how it ended after the game, when not as it should
};

struct MatchGame {
  Game game;
  Ending ending = Ending::too_long;
  Color loser = Color::empty;  // empty: a draw, or nobody
  double score = 0;            // black's lead, after two passes
  std::string detail = {};     // why, for people
  std::array<SideRecord, 2> sides = {};
  std::vector<std::string> comments = {};  // by move; may be shorter than the game

  /// As in the RE property of SGF: "B+3.5", "W+R", "B+T", "B+F", "0" or "Void".
  std::string result() const;
};

/// The engines stay usable for another game unless they failed.
MatchGame play_match_game(GtpEngine& black, GtpEngine& white, const MatchSettings& settings);

/// Random moves of both sides, away from the edge: the same ones for the same seed.
std::vector<Move> random_opening(int size, int moves, std::uint64_t seed);

/// An answer to genmove; nothing when it is no move.
std::optional<Move> parse_gtp_move(Color color, const std::string& text, int size);

/// "D4 E5\nF6" as points; what is none is left out.
BitBoard parse_point_list(std::string_view text, int size);

}  // namespace gosedai
