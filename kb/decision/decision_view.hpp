// What the decision sees besides the candidates: the position, what is recognised in it, and what is asked.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_knowledge.hpp"
#include "kb/parameters/parameters.hpp"
#include "model/recognition/situation.hpp"

namespace gosedai {

/// What the move is for.
enum class Aim : std::uint8_t {
  play,      // the game as usual
  clean_up,  // both have passed and disagree: take off what is dead
};

struct DecisionView {
  const Position& position;
  Color color;
  /// With its situation; null where only strings are recognised.
  const Recognition* recognition = nullptr;
  Aim aim = Aim::play;
  /// Where a move would leave a joseki that is running (TR-0837 3.6.4-1).
  BitBoard leaves_joseki = {};
  /// Stones of either side that are to be taken off; for Aim::clean_up.
  BitBoard dead = {};

  const Board& board() const { return position.board; }
  /// The group of a stone; null where there is none or nothing is recognised.
  const Group* group_of(Point stone) const {
    if (recognition == nullptr || stone.is_none() || !is_stone(board().at(stone))) return nullptr;
    return recognition->final_layer().group_of(stone);
  }
  const Situation* situation() const {
    return recognition == nullptr ? nullptr : recognition->situation.get();
  }
  /// The expected lead of the side to move, in points.
  double lead() const {
    const double score = situation() == nullptr ? 0 : situation()->score;
    return color == Color::black ? score : -score;
  }
  /// The other side has just passed.
  bool opponent_passed() const {
    return position.move_number > 0 && position.last_move.is_pass() &&
           position.last_move.color() == opponent(color);
  }
};

/// `recognition` may be null. `candidates` are all that have been proposed.
DecisionView view_of(const Position& position, Color color, const Recognition* recognition, Aim aim,
                     const Parameters& parameters, const CaseKnowledge& knowledge,
                     const CandidateList& candidates);

}  // namespace gosedai
