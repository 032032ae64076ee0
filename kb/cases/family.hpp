// CASE family split and join (TR-0837 3.5.3.5): the saddles of the potential inside a large family. The
// seeds kept it although better CASEs had made it nearly worthless; it stays below one point.
//
//     + - +        a saddle: higher and lower potential alternate around the point
//     - p -
//     + - +
#pragma once

#include "kb/cases/case_view.hpp"

namespace gosedai {

CandidateList family_moves(const CaseView& view);

}  // namespace gosedai
