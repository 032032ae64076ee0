// Whether a string lives (spec 3, TR-0837 table 3.3-2), decided by capture searches for both sides.
//
// The questions depend on each other: a ladder is cheap and asked before the full capture search,
// and the owner's chances matter only when the attacker can capture. `open_questions` says what is
// still to be asked given the answers so far, so an actor can ask searches one by one as answers
// arrive, and the sequential oracle can do the same in a loop: both follow this one plan.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/reading/capture_question.hpp"
#include "model/recognition/string_facts.hpp"

namespace gosedai {

/// The four searches a string may need.
enum class LifeQuestion : std::uint8_t { attack_ladder, attack, defend_ladder, defend };
inline constexpr std::size_t life_question_count = 4;
inline constexpr std::array<LifeQuestion, life_question_count> life_questions = {
    LifeQuestion::attack_ladder, LifeQuestion::attack, LifeQuestion::defend_ladder,
    LifeQuestion::defend};

constexpr std::size_t slot_of(LifeQuestion question) noexcept {
  return static_cast<std::size_t>(question);
}

using LifeAnswers = std::array<std::optional<CaptureAnswer>, life_question_count>;

/// Which force reads (spec 11): the main force decides this move, the roving force may finish later.
enum class Force : std::uint8_t { main, roving };

/// How far to read, in nodes. The main force reads strings of up to 3 liberties; what it leaves
/// open and strings of 4 liberties are the roving force's.
struct ReadingLimits {
  int main_nodes = 600;
  int roving_nodes = 12000;
  bool roving = false;  // whether there is a roving force at all
  /// Of a question about threats (string_threats.hpp); the main force asks them of strings of three
  /// liberties only where that many stones are at stake.
  int threat_nodes = 40;
  int roving_threat_nodes = 1000;
  int threat_stones = 3;

  /// The nodes a question may use in all when `force` works on it.
  int nodes(Force force) const { return force == Force::main ? main_nodes : roving_nodes; }
  friend bool operator==(const ReadingLimits&, const ReadingLimits&) = default;
};

inline constexpr int main_liberties = 3;    // TR-0837: strings of at most 3 liberties are read
inline constexpr int roving_liberties = 4;  // and of 4 by the parallel system

/// Which force starts the searches of this string; nothing when it needs none.
std::optional<Force> force_for(const StringFacts& facts, const ReadingLimits& limits);

/// The search behind a question.
CaptureQuestion to_search(LifeQuestion question, const StringFacts& facts);

/// What has to be asked now, given the answers so far. Empty when the life is settled.
std::vector<LifeQuestion> open_questions(const StringFacts& facts, const LifeAnswers& answers);

enum class Life : std::uint8_t { alive, neutral, dead };

struct StringLife {
  Life life = Life::alive;
  Point capture_point;    // where the attacker captures a neutral string
  Point escape_point;     // where its owner saves it
  bool by_ko = false;     // a ko decides
  bool settled = true;    // false when a search behind it was cut off
  int capture_moves = 0;  // plies until the capture, for the sacrifice rule (TR-0837 3.6.4)

  friend bool operator==(const StringLife&, const StringLife&) = default;
};

StringLife life_from(const StringFacts& facts, const LifeAnswers& answers);

/// A cutting stone (spec 3): part of a crosscut of four strings of which none is dead.
/// `life_of(id)` gives the life of an acquaintance.
template <class LifeOf>
bool is_cutting_stone(const StringFacts& facts, Life own, LifeOf life_of) {
  if (own == Life::dead) return false;
  for (const Crosscut& cut : facts.crosscuts)
    if (life_of(cut.other) != Life::dead && life_of(cut.enemy) != Life::dead &&
        life_of(cut.other_enemy) != Life::dead)
      return true;
  return false;
}

/// The same by reading everything at once: the oracle of the actors, and their fallback.
LifeAnswers read_sequentially(const Position& position, const StringFacts& facts,
                              const ReadingLimits& limits);

std::string_view name_of(Life life);

}  // namespace gosedai
