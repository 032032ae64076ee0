// Positions with everything recognised about them, for the tests of the decision.
#pragma once

#include <memory>

#include "kb/decision/decision_view.hpp"
#include "kb/potential/potential_file.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {

/// A position and its recognition, whose groups and situation a test may change.
struct Recognised {
  PositionPtr position;
  std::shared_ptr<Recognition> recognition;
  std::shared_ptr<Situation> situation;

  DecisionView view(Color color) const { return {*position, color, recognition.get()}; }
  Group& group_at(std::string_view stone) {
    for (Group& group : recognition->layers.back().groups)
      if (group.facts().members.stones.contains(point_of(stone))) return group;
    ADD_FAILURE() << "no group at " << stone;
    return recognition->layers.back().groups.front();
  }
};

inline Recognised recognised(Position position) {
  Recognised found;
  found.position = std::make_shared<Position>(std::move(position));
  found.recognition = std::make_shared<Recognition>(recognise(found.position, {}, {}));
  const PotentialStamps stamps(built_in_potential().value, found.position->board.size());
  found.situation = std::make_shared<Situation>(judge_situation(*found.recognition, stamps));
  found.recognition->situation = found.situation;
  return found;
}

inline Recognised recognised(std::string_view diagram, Color to_move = black,
                             const Rules& rules = {}) {
  return recognised(*make_position(board_of(diagram), to_move, rules));
}

/// The position after a pass of `color` on a diagram.
inline Position position_after_pass(std::string_view diagram, Color color,
                                    const Rules& rules = {}) {
  Position position = *make_position(board_of(diagram), opponent(color), rules);
  position.move_number = 1;
  position.last_move = Move::pass(color);
  return position;
}

/// "A1 B2": the points of a set.
inline std::string names_of(const BitBoard& points) {
  std::string text;
  points.for_each([&](Point point) { text += (text.empty() ? "" : " ") + to_text(point); });
  return text;
}

/// Black and white have divided the board; the column between them is dame.
inline constexpr std::string_view finished = R"(
    . . X . O . .
    . . X . O . .
    . . X . O . .
    X X X . O O O
    . . X . O . .
    . . X . O . .
    . . X . O . .)";

}  // namespace gosedai::kb_tests
