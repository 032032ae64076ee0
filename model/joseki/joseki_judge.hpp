// Where a joseki leads on this board: alpha-beta over the lines of the tree with the whole-board
// influence judgement (Shyu thesis 3.7.2).
//
// A player may stop where the position is marked as joseki or as somebody's advantage, where he has often
// played elsewhere, or where no line goes on; the other one then has had the last move, so stopping is
// worth the first move elsewhere. Lines with which a foreign stone interferes are not played, nor
// moves whose ladder does not work. Results of
// games are in the base values and do not count again here. The number of judgements is limited; when it is
// used up, positions are judged as they stand.
#pragma once

#include <vector>

#include "model/joseki/joseki_finder.hpp"
#include "model/joseki/joseki_knowledge.hpp"
#include "model/joseki/joseki_parameters.hpp"

namespace gosedai {

struct JosekiOutlook {
  double points = 0;        // of influence for the mover, where the line leads
  std::vector<Point> line;  // what both play; the first move is not in it
};

/// After `move` of that node has been played on the board by its colour.
JosekiOutlook judge_lines(const JosekiKnowledge& knowledge, const Board& after, CornerView view,
                          const JosekiMove& move, const JosekiParameters& parameters);

}  // namespace gosedai
