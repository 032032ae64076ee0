#include "kb/decision/whole_board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "kb/decision/motive_words.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

constexpr std::size_t moves_shown = 8;

bool is_won_by_count(const WholeBoardVerdict& verdict, const Position& position, Color color) {
  const double lead = expected_lead(verdict, position.board) - position.rules.komi;
  return color == Color::black ? lead > 0 : lead < 0;
}

/// A pass ends the game well, or loses nothing any more.
bool may_pass(const Decision& decision, const WholeBoardVerdict& verdict, const Position& position,
              Color color) {
  if (!is_settled(verdict, position.board)) return false;
  const bool opponent_passed = position.move_number > 0 && !position.last_move.is_stone();
  return decision.move.is_pass() || (opponent_passed && is_won_by_count(verdict, position, color));
}

}  // namespace

MovePreferences advice_of(const Decision& decision, const WholeBoardParameters& parameters) {
  MovePreferences advice;
  double most = 0;
  for (const RankedMove& move : decision.ranked) most = std::max(most, move.order);
  double sum = 0;
  for (const RankedMove& move : decision.ranked) {
    const bool rejected = std::ranges::any_of(
        decision.rejected, [&](const Rejected& each) { return each.move.point == move.point; });
    if (rejected) continue;
    advice.push_back({move.point, std::exp((move.order - most) / parameters.advice_scale)});
    sum += advice.back().share;
  }
  for (MovePreference& each : advice) each.share /= sum;
  return advice;
}

bool has_a_say(const WholeBoardVerdict& verdict, const WholeBoardParameters& parameters) {
  const MoveVerdict* best = preferred(verdict);
  return verdict.games >= static_cast<std::uint32_t>(parameters.least_games) ||
         (best != nullptr && best->proof == Proof::won);
}

Move merged_move(const Decision& decision, const WholeBoardVerdict& verdict,
                 const Position& position, const WholeBoardParameters& parameters) {
  const MoveVerdict* best = preferred(verdict);
  if (best == nullptr || !has_a_say(verdict, parameters)) return decision.move;
  const Color color = verdict.to_move;
  const bool is_won = best->proof == Proof::won;
  if (best->move.is_none() || (!is_won && may_pass(decision, verdict, position, color)))
    return Move::pass(color);
  return Move::stone(color, best->move);
}

bool is_hopeless(const WholeBoardVerdict& verdict, const Position& position,
                 const WholeBoardParameters& parameters) {
  const MoveVerdict* best = preferred(verdict);
  const int points = position.board.size() * position.board.size();
  return best != nullptr && best->rate < parameters.resign_below &&
         100 * position.move_number >= parameters.resign_after * points;
}

std::string verdict_words(const WholeBoardVerdict& verdict, Point move) {
  const auto found = std::ranges::find(verdict.moves, move, &MoveVerdict::move);
  if (found == verdict.moves.end()) return "The search has not tried it.";
  std::array<char, 160> text{};
  std::snprintf(text.data(), text.size(),
                "The search tried it in %u of %u games: %s won %.0f %% of them, %s by %.1f points "
                "on average.",
                found->games, verdict.games, player_name(verdict.to_move).c_str(),
                100 * found->rate, found->lead >= 0 ? "ahead" : "behind", std::abs(found->lead));
  std::string words = text.data();
  if (found->proof != Proof::open)
    words += found->proof == Proof::won ? " It is proved to win." : " It is proved to lose.";
  if (found->line.empty()) return words;
  words += " Expected line:";
  for (std::size_t i = 0; i < found->line.size() && i < moves_shown; ++i)
    words += ' ' + (found->line[i].is_none() ? std::string("pass") : to_text(found->line[i]));
  return words + '.';
}

}  // namespace gosedai
