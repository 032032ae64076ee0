// What a string that lives has to fear (TR-0837 3.4.3.7, 4.3.3): forcing moves, after which one more move
// would capture it, and forks, where one move attacks it and a friend beside it and one of them is lost.
//
// As with its life there is one plan: `open_threats` says what is still to be asked given the answers so far.
// A string asks when its own life is known, and only where it has few liberties. Of two strings that may be
// forked together the one that is named first asks.
#pragma once

#include <variant>

#include "model/reading/double_capture_search.hpp"
#include "model/reading/multi_capture_search.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

enum class ThreatAsk : std::uint8_t { twice, fork, parry };
inline constexpr std::size_t threat_ask_count = 3;
inline constexpr std::array<ThreatAsk, threat_ask_count> threat_asks = {
    ThreatAsk::twice, ThreatAsk::fork, ThreatAsk::parry};

constexpr std::size_t slot_of(ThreatAsk ask) noexcept { return static_cast<std::size_t>(ask); }

using ThreatQuestion = std::variant<DoubleCaptureQuestion, MultiCaptureQuestion>;
using ThreatAnswers = std::array<std::optional<ReadingAnswer>, threat_ask_count>;

/// One move for two captures.
struct Fork {
  std::vector<Point> targets;  // a stone of each string, the asking one first; empty for no fork
  std::vector<Point> lost;     // those that are gone when both sides have played as expected
  Point attack;
  Point defence;  // none where there is none, or where it was not found

  friend bool operator==(const Fork&, const Fork&) = default;
};

struct StringThreats {
  std::vector<Point> forcing;  // the enemy's forcing moves, ordered
  Fork fork;

  friend bool operator==(const StringThreats&, const StringThreats&) = default;
};

/// A stone of each own string that shares a liberty with this one, comes after it, and is short of liberties
/// with it: those with the fewest liberties first, two at most.
std::vector<Point> friends_in_danger(const Position& position, const StringFacts& facts,
                                     Footprint& footprint);

/// A string and its friends: what the plan depends on besides answers.
struct ThreatSubject {
  const StringFacts& facts;
  const std::vector<Point>& friends;
  const StringLife& life;
};

/// Who asks that, if anybody; which limits are his.
std::optional<Force> force_for(ThreatAsk ask, const ThreatSubject& subject,
                               const ReadingLimits& limits);
ReadingLimits limits_for_threats(const ReadingLimits& limits);
ThreatQuestion to_search(ThreatAsk ask, const ThreatSubject& subject);

/// What has to be asked now; nothing about a string that does not live.
std::vector<ThreatAsk> open_threats(const ThreatSubject& subject, const ThreatAnswers& answers,
                                    const ReadingLimits& limits);

StringThreats threats_from(const Board& board, const ThreatSubject& subject,
                           const ThreatAnswers& answers);

/// The same by reading everything at once: the oracle of the actors, and their fallback.
ThreatAnswers read_threats(const Position& position, const ThreatSubject& subject,
                           const ReadingLimits& limits);

}  // namespace gosedai
