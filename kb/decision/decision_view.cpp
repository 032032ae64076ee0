#include "kb/decision/decision_view.hpp"

#include "kb/cases/joseki.hpp"
#include "model/recognition/final_status.hpp"

namespace gosedai {

DecisionView view_of(const Position& position, Color color, const Recognition* recognition, Aim aim,
                     const Parameters& parameters, const CaseKnowledge& knowledge,
                     const CandidateList& candidates) {
  DecisionView view{position, color, recognition, aim};
  view.leaves_joseki = leaves_joseki(position.board, knowledge, candidates, color);
  // The same judgement that counts the game, since both sides have passed.
  if (aim == Aim::clean_up && recognition != nullptr) {
    const int nodes = parameters.search.final_nodes;
    view.dead = dead_at_the_end(*recognition, {nodes, nodes, true}, parameters.recognition);
  }
  return view;
}

}  // namespace gosedai
