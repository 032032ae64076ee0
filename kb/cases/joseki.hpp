// CASE joseki (TR-0837 3.5.3.1; spec 12): the moves that go on with the joseki of a corner, and the
// whole-board openings of empty corners.
//
// The chooser (model/joseki/joseki_chooser.hpp) values each move within its corner. Here that becomes a value on
// the whole board: where players usually leave a corner as it is, its moves are not pressing and count
// less, and an empty corner comes before anything quiet.
#pragma once

#include "kb/cases/case_table.hpp"
#include "model/joseki/corner_view.hpp"

namespace gosedai {

/// Moves of both sides. Silent without joseki, and in corners that show none.
CandidateList joseki_moves(const EarlyView& view);

/// What CASE corner says (opening.hpp) about the corners that show no joseki.
CandidateList corner_moves_without_joseki(const EarlyView& view);

/// A corner in which both sides have stones and a joseki goes on.
struct RunningJoseki {
  Corner corner = Corner::upper_right;
  BitBoard
      area;  // around its stones: as large as this joseki, not a square that is always the same
  std::array<BitBoard, 2> moves;  // by player

  const BitBoard& moves_of(Color color) const { return moves[player_index(color)]; }
};
std::vector<RunningJoseki> running_joseki(const Board& board, const JosekiTree& tree);

/// The joseki filter (TR-0837 3.6.3): where a move of that colour would leave a running joseki. A corner
/// counts only where the candidates hold a joseki move of the colour that is worth something.
BitBoard leaves_joseki(const Board& board, const CaseKnowledge& knowledge,
                       const CandidateList& candidates, Color color);

}  // namespace gosedai
