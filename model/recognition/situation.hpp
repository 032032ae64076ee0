// How the game stands (spec 5, 6, 10): what each side owns, has in prospect, and may lose; the expected
// score with its uncertainty, the phase of the game, and who is ahead.
//
// Every point gets a share between -1 (white's for sure) and 1 (black's), by what became of such groups and points in
// counted games (prospect.hpp).
#pragma once

#include <array>

#include "model/recognition/family.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

enum class Phase : std::uint8_t { opening, middle, endgame };
std::string_view name_of(Phase phase) noexcept;

/// A family and how closely it is surrounded.
struct FamilyStanding {
  Family family;
  double siege = 0;
  double strength = 0;

  friend bool operator==(const FamilyStanding&, const FamilyStanding&) = default;
};

struct SideStanding {
  double territory = 0;  // enclosed points, with the dead stones in them
  double framework = 0;  // weak areas, in points
  int dead_stones = 0;   // own stones that count as taken

  friend bool operator==(const SideStanding&, const SideStanding&) = default;
};

struct Situation {
  PotentialMap potential;         // of all stones
  PotentialMap living_potential;  // without the dead
  std::vector<FamilyStanding> families;
  std::array<SideStanding, 2> sides;      // by player
  std::array<float, plane_size> share{};  // of each point, -1 to 1
  double score = 0;                       // black's expected lead, komi included
  double uncertainty = 0;                 // its standard deviation
  double black_chance = 0;                // to win, 0 to 1
  Phase phase = Phase::opening;

  const SideStanding& side(Color color) const { return sides[player_index(color)]; }
  /// Who is ahead; empty when the expected score is level.
  Color ahead() const { return score > 0 ? Color::black : score < 0 ? Color::white : Color::empty; }
  friend bool operator==(const Situation&, const Situation&) = default;
};

/// What the shares of all points come to.
struct ExpectedScore {
  double score = 0;  // black's lead, komi included
  double uncertainty = 0;
  double black_chance = 0;

  friend bool operator==(const ExpectedScore&, const ExpectedScore&) = default;
};
/// `chances` to live are by group, in the order of the last layer.
ExpectedScore expected_score(const Recognition& recognition,
                             const std::array<float, plane_size>& share,
                             const std::vector<double>& chances,
                             const SituationParameters& parameters);

/// The two potentials of a position, kept up to date from one position to the next.
struct PotentialPair {
  PotentialMap all;
  PotentialMap living;

  void move_to(const PotentialStamps& stamps, const Board& board, const BitBoard& dead);
};

Situation judge_situation(const Recognition& recognition, const PotentialPair& potential,
                          const RecognitionParameters& parameters = usual_recognition);
/// With potentials made from scratch.
Situation judge_situation(const Recognition& recognition, const PotentialStamps& stamps,
                          const RecognitionParameters& parameters = usual_recognition);

}  // namespace gosedai
