#include "kb/cases/family.hpp"

#include <algorithm>
#include <array>

namespace gosedai {

namespace {

/// Around the point, stretches of higher and of lower potential, two of each in turn.
bool is_saddle(const PotentialMap& potential, Point point) {
  constexpr std::array<int, 8> ring = {1,  1 + stride,  stride,  stride - 1,
                                       -1, -1 - stride, -stride, 1 - stride};
  const int here = potential.at(point);
  int turns = 0;
  int last = 0;
  int first = 0;
  for (const int step : ring) {
    const int there = potential.at(point.offset(step));
    const int sign = there > here ? 1 : there < here ? -1 : 0;
    if (sign == 0) continue;
    if (first == 0) first = sign;
    turns += last != 0 && sign != last;
    last = sign;
  }
  turns += last != first;
  return turns == 4;
}

}  // namespace

CandidateList family_moves(const CaseView& view) {
  const FamilyCaseParameters& numbers = view.parameters.family;
  const Board& board = view.board();
  const BitBoard stones = board.all_points() & ~board.empty_points();
  const BitBoard quiet = board.empty_points() & ~stones.neighbors();
  CandidateList found;
  for (const FamilyStanding& standing : view.situation().families) {
    const Family& family = standing.family;
    if (family.size < numbers.least_size || family.stones.is_empty()) continue;
    (family.area & quiet).for_each([&](Point point) {
      if (height(point, board.size()) <= 2 || !is_saddle(view.situation().living_potential, point))
        return;
      for (const Color color : {Color::black, Color::white}) {
        Candidate move;
        move.kind = CaseKind::family;
        move.motive = color == family.color ? Motive::join_family : Motive::split_family;
        move.color = color;
        move.point = point;
        move.target = string_id(view.position(), family.stones.first());
        move.value = numbers.value;
        found.push_back(move);
      }
    });
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
