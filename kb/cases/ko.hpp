// CASE ko: the kos on the board, for the side that can take and the side that can end it.
//
//     . X O .        black takes at *, white ends the ko there. What is at stake are the stones that the
//     X O * O        loser of the ko would then lose by an atari, and the ko itself.
//     . X O .
//
// A ko takes three moves from one end to the other, so each of them is worth a third. Whether it is worth
// fighting is up to the threats: kb/decision/ko_fight.hpp.
#pragma once

#include <vector>

#include "kb/cases/candidate.hpp"
#include "kb/cases/case_parameters.hpp"
#include "model/board/position.hpp"

namespace gosedai {

/// A ko that is open: the taker captures one stone and nothing else, and could be captured back.
struct OpenKo {
  Color taker = Color::empty;
  Point point;  // where it is taken or filled
  Point stone;  // that is taken

  friend bool operator==(const OpenKo&, const OpenKo&) = default;
};

/// All of them, ordered by point.
std::vector<OpenKo> open_kos(const Board& board);

/// The move takes a ko.
bool takes_ko(const Board& board, Color color, Point point);

CandidateList ko_moves(const Position& position, const CaseParameters& parameters);

}  // namespace gosedai
