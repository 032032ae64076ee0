// What games about a group's fate (model/playout/fate_search.hpp) leave of an answer that was not proved.
//
// They decide whether the group lives. A search that has found a move has a say in it, too: a killing move makes
// death likelier, because playouts save stones more often than they take them, and its move is the answer unless the
// games like another one much better.
#pragma once

#include "model/playout/fate_search.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai {

/// Games know nothing of ko, so a ko stands. `attacking` is the side to move of both.
ReadingAnswer judged_by_games(ReadingAnswer found, const FateSearch& games, bool attacking);

/// Further games would hardly change that judgement: one move was played in most of them, and it was found by the search as
/// well or its outcome is not in doubt.
bool is_settled(const ReadingAnswer& found, const FateSearch& games);

}  // namespace gosedai
