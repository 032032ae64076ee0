// CASE double-move (TR-0837 4.3.3): forcing moves (kiki). What lives now and would be captured by two moves
// in a row has to be defended when the first of them is played.
//
// A forcing move gains nothing by itself and takes away what might still happen there (aji), so its value
// here is 0: only its threat is told. kb/decision/threats.hpp makes use of it where the same move does
// something else as well, kb/decision/ko_fight.hpp in a ko.
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList double_moves(const CaseView& view);

/// What taking that string is worth, in the currency of CASE capture; 0 for stones that are dead anyway.
double prize_of(const CaseView& view, const RecognisedString& string);

}  // namespace gosedai
