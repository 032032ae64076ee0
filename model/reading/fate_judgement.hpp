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

}  // namespace gosedai
