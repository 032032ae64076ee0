// Finding the race in a position and the move for it: weak strings of both colours that touch, each
// pair asked as a race, ranked by what hangs on the first move (TR-0837 3.3.2, class "semeai").
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/race_question.hpp"

namespace gosedai {

enum class RaceReason : std::uint8_t {
  wins,     // takes the enemy string, which otherwise would not be taken
  saves,    // the own string survives, which otherwise would be taken
  wins_ko,  // the same by a ko
  saves_ko,
};

struct RaceCandidate {
  Point move;
  RaceReason reason = RaceReason::wins;
  int value = 0;  // stones that change hands, doubled, less for a ko
  Point own;
  Point other;

  friend bool operator==(const RaceCandidate&, const RaceCandidate&) = default;
};

/// Reads the races of a neighbourhood side by side.
class RaceChooser {
 public:
  RaceChooser(const Board& board, Color color, const BitBoard& allowed);
  RaceChooser(RaceChooser&&) noexcept;
  RaceChooser& operator=(RaceChooser&&) noexcept;
  ~RaceChooser();

  /// Reads while the budget is positive and says whether there is nothing more to read.
  bool advance(int& budget);
  bool is_finished() const;
  /// The best first; each point once.
  std::vector<RaceCandidate> found() const;

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

/// Weak enemy strings that touch this one, at most three and no smaller than `least` stones: whom it may race with. Large ones that
/// are short of liberties come first.
std::vector<Point> race_rivals(const Board& board, Point own, int least);

/// Moves of `color` among `allowed` that decide a race, best first; each point once.
std::vector<RaceCandidate> choose_race_moves(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget);

}  // namespace gosedai
