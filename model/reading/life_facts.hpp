// What can be seen of a move in a life-and-death region, as a short list of facts. How much each of them
// speaks for a move was learned from proofs (life_weights.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "model/reading/life_goal.hpp"

namespace gosedai {

/// Facts of one kind exclude each other; a fact is the first number of its kind plus a value.
namespace life_fact {
inline constexpr int line = 0;            // 1, 2, 3, more
inline constexpr int corner = 4;          // on it, next to it, the 2-2 point, elsewhere
inline constexpr int room = 8;            // empty neighbours, 0 to 4
inline constexpr int diagonal_room = 13;  // empty diagonal points, 0 to 4
inline constexpr int own = 18;            // own strings, 0 to 3
inline constexpr int other = 22;          // strings of the other side, 0 to 3
inline constexpr int captured = 26;       // stones, 0 to 4
inline constexpr int rescued = 31;        // stones taken out of atari, 0 to 3
inline constexpr int threatened = 35;     // stones put in atari, 0 to 3
inline constexpr int breath = 39;         // liberties of the new string, 0 to 4
inline constexpr int home = 44;           // outside or inside of where the group has to live
inline constexpr int eye_point = 46;      // no eye: 0 to 4 eye points beside it; eye: 5 to 9
inline constexpr int vital = 56;          // of its space: unknown, changes nothing, decides
inline constexpr int history = 59;        // how often it has won, in powers of two, 0 to 7
inline constexpr int answer = 67;         // to the last move: beside, diagonal, two away, far, none
inline constexpr int contact = 72;  // own stones beside it times 5 plus those of the other side
inline constexpr int count = 97;

struct Kind {
  std::string_view name;
  int first = 0;
  int values = 0;
};
inline constexpr std::array<Kind, 16> kinds = {{{"line", line, 4},
                                                {"corner", corner, 4},
                                                {"room", room, 5},
                                                {"diagonal-room", diagonal_room, 5},
                                                {"own", own, 4},
                                                {"other", other, 4},
                                                {"captured", captured, 5},
                                                {"rescued", rescued, 4},
                                                {"threatened", threatened, 4},
                                                {"breath", breath, 5},
                                                {"home", home, 2},
                                                {"eye-point", eye_point, 10},
                                                {"vital", vital, 3},
                                                {"history", history, 8},
                                                {"answer", answer, 5},
                                                {"contact", contact, 25}}};
}  // namespace life_fact

inline constexpr std::size_t facts_of_a_move = 16;
using LifeFacts = std::array<std::uint8_t, facts_of_a_move>;

/// What is the same for all moves of a position.
struct LifeOutlook {
  RegionView view;
  RegionSet eye_points = 0;  // that may still become part of an eye
  RegionSet vital = 0;       // decides about the space it is in
  RegionSet small = 0;       // in a space small enough to know
  Point last;                // the last move, or none
};

LifeOutlook look_out(const Board& board, const LifeGoal& goal, Color to_move,
                     const RegionView& view, Point last);
LifeFacts facts_of(const Board& board, const LifeGoal& goal, Color to_move,
                   const LifeOutlook& outlook, int number, int wins);

}  // namespace gosedai
