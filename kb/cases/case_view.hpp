// What a CASE sees: everything recognised about a position, and what is known.
#pragma once

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_knowledge.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/recognition/situation.hpp"

namespace gosedai {

struct CaseView {
  const Recognition& recognition;  // with its situation
  const CaseKnowledge& knowledge;
  const CaseParameters& parameters;

  const Position& position() const { return *recognition.position; }
  const Board& board() const { return recognition.position->board; }
  const Layer& layer() const { return recognition.final_layer(); }
  const Terrain& terrain() const { return *layer().terrain; }
  const Situation& situation() const { return *recognition.situation; }
};

/// 1 where the point is surely that colour's, -1 where it is the enemy's.
inline double share_of(const CaseView& view, Color color, Point point) {
  const double share = view.situation().share[point.index()];
  return color == Color::black ? share : -share;
}

}  // namespace gosedai
