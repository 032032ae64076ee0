// One goal of a race with its ko phases: proved, refuted, or decided by a ko and whose (spec 7.1).
//
//     nobody has threats --proved--> no ban played a role? ------------> yes
//            |                       other has all threats: proved ----> yes, else ko, other threatens
//            +------------refuted--> no ban played a role? ------------> no
//                                    prover has all threats: refuted --> no, else ko, prover threatens
#pragma once

#include <optional>

#include "model/reading/race_goal.hpp"
#include "model/reading/race_question.hpp"

namespace gosedai {

class RaceProof {
 public:
  /// The prover is the owner of `own`; he wants to take `target`.
  RaceProof(WatchedBoard& board, EyeMemo& memo, Point own, Point target, Color to_move);

  /// Expands at most `budget` positions, takes them off it, and says whether the end is reached.
  bool advance(int& budget);
  bool is_finished() const noexcept { return finished_; }
  Color prover() const noexcept { return goal_.prover(); }

  /// Does the prover reach it?
  const RaceFate& fate() const noexcept { return fate_; }
  /// What the side to move plays for its best result: for the prover to take, for the other to
  /// escape; the first move is none when nothing was found.
  const std::vector<Point>& line() const noexcept { return line_; }
  int depth() const noexcept { return depth_; }

 private:
  void start(KoThreats threats);
  void end_phase();
  void end_first_phase();
  void finish(Outcome outcome, Color must_threaten);

  WatchedBoard& board_;
  RaceGoal goal_;
  Color to_move_;
  Point root_ko_;
  Color root_ko_banned_;
  KoThreats threats_ = KoThreats::nobody;
  std::optional<ProofSearch> phase_;
  RaceFate fate_;
  std::vector<Point> line_;
  int depth_ = 0;
  bool finished_ = false;
};

}  // namespace gosedai
