// Corners for tests of joseki: positions from lines of moves, and trees from a few lines of text.
#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "kb/joseki/joseki_file.hpp"
#include "kb/joseki/joseki_knowledge_file.hpp"
#include "model/board/notation.hpp"
#include "model/joseki/joseki_chooser.hpp"

namespace gosedai::kb_tests {

inline const JosekiKnowledge& corner_knowledge() {
  static const JosekiKnowledge knowledge = built_in_joseki_knowledge().value;
  return knowledge;
}

/// The tree of a text that is known to be right.
inline JosekiTree tree_of(std::string_view text) {
  Loaded<JosekiFile> loaded = parse_joseki(text, "test.txt");
  for (const DataError& error : loaded.errors) ADD_FAILURE() << to_text(error);
  return std::move(loaded.value.tree);
}

/// "b R16 w P17 b Q15" on an empty 19x19 board.
inline Board board_of(std::string_view moves) {
  Board board(19);
  std::istringstream words{std::string(moves)};
  for (std::string color, point; words >> color >> point;) {
    const auto at = parse_point(point, 19);
    const auto who = parse_color(color);
    if (!at || !who || !board.is_legal(*who, *at)) {
      ADD_FAILURE() << color << ' ' << point;
      continue;
    }
    board.play(*who, *at);
  }
  return board;
}

inline Point at(std::string_view text) { return parse_point(text, 19).value(); }

/// Nothing when the move is not among the candidates.
inline const JosekiCandidate* find(const CornerChoice& choice, std::string_view move) {
  for (const JosekiCandidate& candidate : choice.candidates)
    if (candidate.point == at(move)) return &candidate;
  return nullptr;
}

}  // namespace gosedai::kb_tests
