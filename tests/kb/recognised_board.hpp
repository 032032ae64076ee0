// A diagram with everything recognised about it, as the CASEs of the board see it.
#pragma once

#include "kb/cases/case_view.hpp"
#include "kb/potential/potential_file.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {

class RecognisedBoard {
 public:
  explicit RecognisedBoard(const Board& board, const Rules& rules = {},
                           const CaseKnowledge& knowledge = {})
      : knowledge_(knowledge) {
    recognition_ = recognise(make_position(board, black, rules), {}, {});
    const PotentialStamps stamps(built_in_potential().value, board.size());
    recognition_.situation = std::make_shared<Situation>(judge_situation(recognition_, stamps));
  }

  CaseView view() const { return {recognition_, knowledge_, parameters_}; }

 private:
  Recognition recognition_;
  CaseKnowledge knowledge_;
  CaseParameters parameters_;
};

/// The candidate of a colour at a point; null when there is none.
inline const Candidate* candidate_at(const CandidateList& found, Color color,
                                     std::string_view point) {
  const auto at = std::ranges::find_if(found, [&](const Candidate& each) {
    return each.color == color && each.point == point_of(point);
  });
  return at == found.end() ? nullptr : &*at;
}

/// A board of 19 lines with stones: "C3 D4".
inline Board with_stones(std::initializer_list<std::string_view> blacks,
                         std::initializer_list<std::string_view> whites) {
  Board board(19);
  for (const std::string_view point : blacks) board.play(black, point_of(point));
  for (const std::string_view point : whites) board.play(white, point_of(point));
  return board;
}

}  // namespace gosedai::kb_tests
