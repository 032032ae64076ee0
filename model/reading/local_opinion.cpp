#include "model/reading/local_opinion.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "model/playout/fate_search.hpp"

namespace gosedai {

namespace {

/// A number of points on a scale that doubles from step to step.
int value_class(double value) {
  constexpr int most = 6;
  return value <= 0 ? 0 : std::min(most, static_cast<int>(std::lround(std::log2(value + 1))));
}

/// How the effort compares with the least one.
int effort_class(double ratio) {
  constexpr std::array<double, 4> limits = {1.0, 1.3, 2.0, 4.0};
  int result = 0;
  for (const double limit : limits) result += ratio > limit ? 1 : 0;
  return result;
}

/// The best of the open moves, the next two, the others.
int rank_class(std::ptrdiff_t rank) { return rank == 0 ? 0 : rank <= 2 ? 1 : 2; }

/// In how many of the games a move was tried: in sixteenths at first, then in coarser steps.
int share_class(double share) {
  constexpr int fine = 4;
  const int sixteenths = std::min(static_cast<int>(share * 16), 15);
  return sixteenths < fine ? sixteenths : fine + (sixteenths - fine) / 3;
}

int success_class(double success) { return std::min(static_cast<int>(success * 5), 4); }

double games_of(std::span<const FateMove> moves) {
  double games = 1;  // no share without any
  for (const FateMove& move : moves) games += move.games;
  return games;
}

int standing(const FirstMove& move, std::ptrdiff_t working,
             const std::vector<std::uint32_t>& efforts) {
  constexpr int fails = 3;
  constexpr int open = 4;
  if (move.works()) return static_cast<int>(std::min<std::ptrdiff_t>(working, 3)) - 1;
  if (move.fails()) return fails;
  const auto rank = std::ranges::lower_bound(efforts, move.effort) - efforts.begin();
  const double ratio = static_cast<double>(move.effort) / efforts.front();
  return open + 3 * effort_class(ratio) + rank_class(rank);
}

void add_once(LocalOpinions& opinions, const LocalOpinion& opinion) {
  if (std::ranges::find(opinions, opinion) == opinions.end()) opinions.push_back(opinion);
}

}  // namespace

void add_first_moves(LocalFact fact, bool attacking, const FirstMoves& moves,
                     LocalOpinions& opinions) {
  constexpr int attack = 32;
  const auto working = std::ranges::count_if(moves, &FirstMove::works);
  std::vector<std::uint32_t> efforts;  // of the open ones
  for (const FirstMove& move : moves)
    if (!move.works() && !move.fails()) efforts.push_back(move.effort);
  std::ranges::sort(efforts);
  for (const FirstMove& move : moves) {
    const int value = (attacking ? attack : 0) + standing(move, working, efforts);
    opinions.push_back({move.move, fact_key(fact, value)});
  }
}

void add_fates(bool most_urgent, bool attacking, std::span<const FateMove> moves,
               LocalOpinions& opinions) {
  constexpr int other = 16;
  const double games = games_of(moves);
  for (const FateMove& move : moves) {
    if (move.move.is_none()) continue;
    const auto add = [&](LocalFact fact, int value) {
      opinions.push_back({move.move, fact_key(fact, (most_urgent ? 0 : other) + value)});
    };
    add(LocalFact::fate, success_class(attacking ? 1 - move.survival : move.survival));
    add(LocalFact::fate_share, share_class(move.games / games));
  }
}

void add_findings(std::span<const LocalFinding> findings, const LocalCandidate* leading,
                  LocalOpinions& opinions) {
  double highest = 1;
  for (const LocalFinding& finding : findings) highest = std::max(highest, finding.candidate.value);
  for (const LocalFinding& finding : findings) {
    const LocalCandidate& found = finding.candidate;
    const int kind = static_cast<int>(finding.sort) * 8 + static_cast<int>(found.reason);
    const double rank = std::max(found.value / highest, -0.5);
    const double sure = std::clamp(found.value / std::max(finding.stake, 1.0), -1.0, 2.0);
    const auto add = [&](LocalFact fact, int value) {
      add_once(opinions, {found.move, fact_key(fact, value)});
    };
    add(LocalFact::found, kind);
    add(LocalFact::found_rank, kind * 32 + static_cast<int>(std::lround(4 * rank)) + 2);
    add(LocalFact::found_value, kind * 32 + value_class(found.value));
    add(LocalFact::found_sure, kind * 32 + static_cast<int>(std::lround(5 * sure)) + 5);
  }
  if (leading == nullptr) return;
  const int reason = static_cast<int>(leading->reason);
  opinions.push_back({leading->move, fact_key(LocalFact::leading, reason)});
  opinions.push_back({leading->move, fact_key(LocalFact::leading_value,
                                              reason * 8 + value_class(leading->value))});
}

}  // namespace gosedai
