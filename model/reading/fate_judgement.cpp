#include "model/reading/fate_judgement.hpp"

#include <algorithm>

namespace gosedai {

namespace {

/// A group that lives stands at the end of so many games; playouts save stones more often than they take them.
constexpr double survival_of_life = 0.6;
/// The same where a search has found a way to kill it.
constexpr double survival_against_search = 0.75;
/// So much more where most games are about one attack: it has been looked into more deeply than a playout goes.
constexpr double most_games_bonus = 0.04;
/// A move of a search that was played in so much of the favourite's games is as good.
constexpr double share_of_equal = 0.2;
/// Games are clear where the favourite was played in so many of them, and survives in fewer or in more than these.
constexpr double clear_share = 0.5;
constexpr double clear_death = 0.45;
constexpr double clear_life = 0.8;

bool succeeds(double survival, double limit, bool attacking) {
  return (survival >= limit) != attacking;
}

}  // namespace

ReadingAnswer judged_by_games(ReadingAnswer found, const FateSearch& games, bool attacking) {
  const std::vector<FateMove> moves = games.moves();
  if (moves.empty() || found.outcome == Outcome::ko) return found;
  const FateMove& favourite = moves.front();
  double limit = survival_of_life;
  if (found.outcome == Outcome::yes) {
    if (found.move == favourite.move) return found;
    if (attacking) limit = survival_against_search;
    const auto same = std::ranges::find(moves, found.move, &FateMove::move);
    if (same != moves.end() && same->games >= share_of_equal * favourite.games &&
        succeeds(same->survival, limit, attacking))
      return found;
  }
  if (attacking && favourite.games >= clear_share * games.games()) limit += most_games_bonus;
  found.outcome = succeeds(favourite.survival, limit, attacking) ? Outcome::yes : Outcome::no;
  found.move = found.outcome == Outcome::yes ? favourite.move : Point::none();
  found.line = games.expected_line();
  found.line.erase(std::ranges::find(found.line, Point::none()), found.line.end());
  return found;
}

bool is_settled(const ReadingAnswer& found, const FateSearch& games) {
  const std::vector<FateMove> moves = games.moves();
  if (moves.empty() || found.outcome == Outcome::ko) return true;
  const FateMove& favourite = moves.front();
  if (favourite.games < clear_share * games.games()) return false;
  const bool agree = found.outcome == Outcome::yes && found.move == favourite.move;
  return agree || favourite.survival <= clear_death || favourite.survival >= clear_life;
}

}  // namespace gosedai
