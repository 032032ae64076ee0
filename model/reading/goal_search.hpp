// A proof search carried through its ko phases (spec 7.1), for any goal.
//
//     nobody has threats --proved---> no ban played a role? -------------> proved
//            |                        the other has all threats: proved -> proved
//            |                                                disproved -> ko, the other must threaten
//            +----------disproved---> no ban played a role? -------------> disproved
//                                     the prover has all threats: the same, the other way round
//
// A tainted disproof ends the search as unknown.
#pragma once

#include <optional>

#include "model/reading/proof_search.hpp"

namespace gosedai {

class GoalSearch {
 public:
  enum class Result : std::uint8_t { unknown, proved, disproved, ko };

  /// Without threats a ko goes to whoever takes it first: only the first phase is asked, and what it
  /// finds counts, though a ko threat may turn it round.
  enum class Kos : std::uint8_t { told_apart, without_threats };

  /// The board must be at the root, and is there again at the end of each search or `examine`.
  GoalSearch(WatchedBoard& board, const ProofGoal& goal, Color to_move,
             bool list_first_moves = false, Kos kos = Kos::told_apart, Recall recall = {});

  /// Expands at most `budget` positions, takes them off it, and says whether the end is reached.
  bool advance(int& budget);
  bool is_finished() const noexcept { return finished_; }
  /// Gives up for good, with an unknown result; the board is at the root again.
  void stop();

  Result result() const noexcept { return result_; }
  /// With a ko: who must find the first threat.
  Color must_threaten() const noexcept { return must_threaten_; }
  bool side_to_move_succeeds() const noexcept;
  int depth() const noexcept { return depth_; }
  int positions() const noexcept {
    return first_->positions() + (second_ ? second_->positions() : 0);
  }

  /// The phase that the side to move would play by: in which it succeeds if there is one.
  ProofSearch& decisive() noexcept { return plays_second_ ? *second_ : *first_; }
  const ProofSearch& decisive() const noexcept { return plays_second_ ? *second_ : *first_; }
  /// The expected continuation up to where nobody needs to answer any more.
  std::vector<Point> line() const;
  /// What the decisive phase has looked at.
  SearchTree tree(const TreeLimits& limits) const { return decisive().tree(limits); }

 private:
  void end_first_phase();
  void end_second_phase();
  void finish(Result result, Color must_threaten = Color::empty);

  WatchedBoard& board_;
  const ProofGoal& goal_;
  Color to_move_;
  Point root_ko_;
  Color root_ko_banned_;
  std::optional<ProofSearch> first_;
  std::optional<ProofSearch> second_;
  Result result_ = Result::unknown;
  Color must_threaten_ = Color::empty;
  int depth_ = 0;
  bool list_first_moves_;
  Kos kos_;
  Recall recall_;
  bool plays_second_ = false;
  bool finished_ = false;
};

}  // namespace gosedai
