#include "tools/gosedai/match_referee.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <random>
#include <sstream>

#include "model/board/notation.hpp"
#include "model/board/scoring.hpp"

namespace gosedai {

namespace {

using Status = GtpReply::Status;

/// A move with no limit on its time may take this long at most.
constexpr std::chrono::minutes longest_unlimited_move(5);

std::string number(double value) {
  std::array<char, 40> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "%.10g", value);
  return buffer.data();
}

std::string milliseconds_text(Nanoseconds time) {
  return std::to_string(std::chrono::ceil<std::chrono::milliseconds>(time).count()) + " ms";
}

std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

/// Nothing when it is no move.
constexpr std::string_view explaining_command = "gomill-explain_last_move";

class Referee {
 public:
  Referee(GtpEngine& black, GtpEngine& white, const MatchSettings& settings);
  MatchGame run();

 private:
  // Each gives false when the game is over; the ending is noted then.
  bool set_up(Color color);
  bool play_opening();
  bool play_turn(Color color);
  bool accept(Move move);
  bool tell(Color color, const std::string& command);

  bool lose(Color loser, Ending ending, std::string detail);
  bool lose(Color loser, const GtpReply& reply, const std::string& command);
  bool lose_on_time(Color loser, Nanoseconds late);

  void announce_time(Color color);
  void note_comment(Color color);
  void score();
  std::optional<BitBoard> dead_stones(Color color);

  GtpEngine& engine(Color color) { return *engines_[player_index(color)]; }
  const TimeControl& time(Color color) { return settings_.time[player_index(color)]; }
  MatchClock& clock(Color color) { return clocks_[player_index(color)]; }
  GtpReply ask(Color color, const std::string& command) {
    return engine(color).ask(command, settings_.answer_limit);
  }
  bool knows(Color color, const std::string& command) {
    return ask(color, "known_command " + command).text == "true";
  }

  const MatchSettings& settings_;
  std::array<GtpEngine*, 2> engines_;
  std::array<MatchClock, 2> clocks_;
  std::array<bool, 2> explains_{};  // whose moves are explained
  int max_moves_;
  MatchGame record_;
};

Referee::Referee(GtpEngine& black, GtpEngine& white, const MatchSettings& settings)
    : settings_(settings),
      engines_{&black, &white},
      clocks_{MatchClock(settings.time[0]), MatchClock(settings.time[1])},
      max_moves_(settings.max_moves > 0 ? settings.max_moves : 3 * settings.size * settings.size) {
  Rules rules;
  rules.komi = settings.komi;
  record_.game = Game(settings.size, rules);
}

MatchGame Referee::run() {
  bool goes_on = set_up(Color::black) && set_up(Color::white) && play_opening();
  while (goes_on && !record_.game.is_over() && record_.game.move_count() < max_moves_)
    goes_on = play_turn(record_.game.to_move());
  if (goes_on && record_.game.is_over()) score();
  if (goes_on && !record_.game.is_over())
    record_.detail = "stopped after " + std::to_string(record_.game.move_count()) + " moves";
  for (const Color color : {Color::black, Color::white})
    record_.sides[player_index(color)].memory_kib = engine(color).peak_memory_kib();
  return std::move(record_);
}

bool Referee::set_up(Color color) {
  if (!tell(color, "boardsize " + std::to_string(settings_.size)) || !tell(color, "clear_board") ||
      !tell(color, "komi " + number(settings_.komi)))
    return false;
  // These an engine need not know. When it has ended, its next obligatory command shows it.
  if (time(color).is_limited()) ask(color, "time_settings " + gtp_time_settings(time(color)));
  if (knows(color, "set_random_seed"))
    ask(color, "set_random_seed " + std::to_string(settings_.seed % 1'000'000));
  explains_[player_index(color)] =
      settings_.comments && knows(color, std::string(explaining_command));
  return true;
}

bool Referee::play_opening() {
  for (const Move move : random_opening(settings_.size, settings_.opening_moves, settings_.seed)) {
    record_.game.play(move);
    for (const Color color : {Color::black, Color::white})
      if (!tell(color, "play " + std::string(name_of(move.color())) + ' ' + to_text(move)))
        return false;
  }
  return true;
}

bool Referee::play_turn(Color color) {
  announce_time(color);
  const Nanoseconds allowance =
      time(color).is_limited() ? clock(color).allowance() : longest_unlimited_move;
  const std::string command = "genmove " + std::string(name_of(color));
  const GtpReply reply = engine(color).ask(command, allowance + settings_.grace);
  if (reply.status != Status::closed)
    record_.sides[player_index(color)].times.push_back(reply.spent);
  if (!reply.is_success()) return lose(color, reply, command);
  if (!clock(color).spend(reply.spent)) return lose_on_time(color, reply.spent - allowance);

  const std::optional<Move> move = parse_gtp_move(color, reply.text, settings_.size);
  if (!move) return lose(color, Ending::illegal_move, "no move: " + reply.text.substr(0, 40));
  return accept(*move);
}

/// Puts the move on our board and tells the other engine.
bool Referee::accept(Move move) {
  if (move.kind() == Move::Kind::resign) return lose(move.color(), Ending::resignation, {});
  if (record_.game.play(move) != Legality::legal)
    return lose(move.color(), Ending::illegal_move,
                to_text(move) + " as move " + std::to_string(record_.game.move_count() + 1));
  note_comment(move.color());
  return tell(opponent(move.color()),
              "play " + std::string(name_of(move.color())) + ' ' + to_text(move));
}

/// Why the move just played, in the words of its engine.
void Referee::note_comment(Color color) {
  if (!explains_[player_index(color)]) return;
  const GtpReply reply = ask(color, std::string(explaining_command));
  if (!reply.is_success()) return;
  record_.comments.resize(static_cast<std::size_t>(record_.game.move_count()));
  record_.comments.back() = reply.text;
}

bool Referee::tell(Color color, const std::string& command) {
  const GtpReply reply = ask(color, command);
  return reply.is_success() || lose(color, reply, command);
}

bool Referee::lose(Color loser, Ending ending, std::string detail) {
  record_.loser = loser;
  record_.ending = ending;
  record_.detail = std::move(detail);
  return false;
}

bool Referee::lose(Color loser, const GtpReply& reply, const std::string& command) {
  const Ending ending = reply.status == Status::timeout ? Ending::time : Ending::failure;
  return lose(loser, ending, command + ": " + reply.text);
}

bool Referee::lose_on_time(Color loser, Nanoseconds late) {
  return lose(loser, Ending::time,
              "move " + std::to_string(record_.game.move_count() + 1) + " was late by " +
                  milliseconds_text(late));
}

/// To the engine that is about to think; errors are its own affair.
void Referee::announce_time(Color color) {
  for (const Color player : {opponent(color), color})
    if (time(player).is_limited())
      ask(color, "time_left " + std::string(name_of(player)) + ' ' + clock(player).gtp_time_left());
}

/// Stones are dead when every engine that has an opinion says so; an opinion is no duty.
void Referee::score() {
  const std::optional<BitBoard> by_black = dead_stones(Color::black);
  const std::optional<BitBoard> by_white = dead_stones(Color::white);
  const BitBoard some = by_black.value_or(by_white.value_or(BitBoard()));
  const BitBoard dead = by_black && by_white ? *by_black & *by_white : some;
  if (by_black && by_white && by_black != by_white)
    record_.detail =
        "the engines differ on " + std::to_string((*by_black ^ *by_white).count()) + " stones";
  record_.ending = Ending::score;
  record_.score = gosedai::score(record_.game.board(), record_.game.rules(), dead);
  if (record_.score != 0) record_.loser = record_.score > 0 ? Color::white : Color::black;
}

std::optional<BitBoard> Referee::dead_stones(Color color) {
  if (!knows(color, "final_status_list")) return std::nullopt;
  const GtpReply reply = ask(color, "final_status_list dead");
  if (!reply.is_success()) return std::nullopt;
  return parse_point_list(reply.text, settings_.size);
}

}  // namespace

std::string MatchGame::result() const {
  if (ending == Ending::too_long) return "Void";
  if (loser == Color::empty) return "0";
  const std::string winner = loser == Color::white ? "B+" : "W+";
  switch (ending) {
    case Ending::score: return winner + number(std::abs(score));
    case Ending::resignation: return winner + "R";
    case Ending::time: return winner + "T";
    case Ending::illegal_move:
    case Ending::failure:
    case Ending::too_long: break;
  }
  return winner + "F";
}

MatchGame play_match_game(GtpEngine& black, GtpEngine& white, const MatchSettings& settings) {
  return Referee(black, white, settings).run();
}

std::vector<Move> random_opening(int size, int moves, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  Game game(size);
  const int lowest = size >= 13 ? 3 : size >= 7 ? 2 : 1;
  std::vector<Move> opening;
  for (int tries = 0; static_cast<int>(opening.size()) < moves && tries < 100 * moves; ++tries) {
    const auto col = static_cast<int>(random() % static_cast<unsigned>(size));
    const auto row = static_cast<int>(random() % static_cast<unsigned>(size));
    const Move move = Move::stone(game.to_move(), Point::at(col, row));
    if (height(move.point(), size) < lowest || game.play(move) != Legality::legal) continue;
    opening.push_back(move);
  }
  return opening;
}

std::optional<Move> parse_gtp_move(Color color, const std::string& text, int size) {
  const std::string word = lower_case(text);
  if (word == "pass") return Move::pass(color);
  if (word == "resign") return Move::resign(color);
  const std::optional<Point> point = parse_point(word, size);
  return point ? std::optional(Move::stone(color, *point)) : std::nullopt;
}

BitBoard parse_point_list(std::string_view text, int size) {
  BitBoard points;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;)
    if (const std::optional<Point> point = parse_point(word, size)) points.insert(*point);
  return points;
}

}  // namespace gosedai
