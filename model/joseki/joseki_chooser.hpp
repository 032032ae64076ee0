// Which joseki move to play in each corner, and what it is worth (TR-0837 3.5.3.1; Shyu thesis 3.7).
//
//     value = base value of the move                        as written down
//           + what its potential conditions add             TR-0837: potential at a point against a limit
//           + what the whole board thinks of where it leads Shyu: alpha-beta with influence
//
// at least 0 and at most 30 points. A move next to (kosumi range) a stone that is not of the joseki is worth
// 0, and so is one whose ladder does not work. In an empty corner the whole-board openings come first.
#pragma once

#include <vector>

#include "model/joseki/joseki_judge.hpp"

namespace gosedai {

/// Why a move is worth nothing although it is joseki.
enum class JosekiObstacle : std::uint8_t { none, ladder, foreign_stone };

struct JosekiCandidate {
  Corner corner = Corner::upper_right;
  Color color = Color::black;
  Point point;
  double value = 0;       // points, 0 to 30
  double base = 0;        // as written down
  double conditions = 0;  // what the potential around adds
  double judgement = 0;   // what the whole board adds
  std::uint32_t count = 0;
  double won = 0.5;                 // share of games won by the mover
  std::uint32_t variations = 0;     // lines left after the move
  std::uint32_t opening_count = 0;  // games that opened so, for an empty corner
  std::uint8_t marks = 0;           // of the position after it; black is the mover
  JosekiObstacle obstacle = JosekiObstacle::none;
  bool has_ladder = false;      // depends on a ladder, which works unless that is the obstacle
  bool ladder_unknown = false;  // ... or could not be read
  std::vector<Point> line;      // what may follow
};

struct CornerChoice {
  CornerMatches found;
  std::uint32_t variations = 0;             // lines left
  std::vector<JosekiCandidate> candidates;  // the best first
};

struct ChooserLimits {
  JudgeLimits judge;
  int judgements = 400;  // in one corner
  int ladder_nodes = 400;
};

/// A pure function of the position; the history only tells lines with the same stones apart.
CornerChoice choose_joseki(const JosekiKnowledge& knowledge, const Board& board, Corner corner,
                           Color to_move, const JosekiHistory* history = nullptr,
                           const ChooserLimits& limits = {});
/// In a corner that has been looked at.
CornerChoice choose_joseki(const JosekiKnowledge& knowledge, const Board& board,
                           const CornerMatches& found, Color to_move,
                           const ChooserLimits& limits = {});
std::vector<CornerChoice> choose_joseki(const JosekiKnowledge& knowledge, const Board& board,
                                        Color to_move, const JosekiHistory* history = nullptr,
                                        const ChooserLimits& limits = {});

}  // namespace gosedai
