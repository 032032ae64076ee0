// A move that a CASE proposes (spec 9): where, for whom, for which object, and what it is worth.
//
// Values are in points. A candidate is a small value without text; kb/decision/motive_words.cpp turns it
// into sentences when somebody asks.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "model/recognition/string_facts.hpp"

namespace gosedai {

/// The CASEs of spec 9, in its order as far as they are in it.
enum class CaseKind : std::uint8_t {
  capture,        // of a neutral string (TR-720 6.1.4)
  escape,         // ... and its rescue
  contact,        // the dame points (TR-0837 3.5.3.3)
  corner,         // first stones, approaches and enclosures where no joseki is known
  edge,           // 3.5.3.2
  framework,      // 3.5.3.6
  joseki,         // 3.5.3.1
  siege,          // weak group: surround and escape (3.5.3.4-1)
  siege_linkage,  // weak group: by the linkages around it (-2)
  link,           // weak group: link and split (-3)
  life,           // weak group: life and death (-4)
  race,           // weak group: race (-5)
  family,         // family split and join (3.5.3.5)
  linkage,        // linkage cut and connect (3.5.3.7)
  invasion,       // 3.5.3.8
  endgame,        // 3.5.3.9
  multi_target,   // one move for two captures (4.3.2)
  double_move,    // what two moves in a row would do: threats
  ko,             // to take, to fight, to end
  shape,          // how players move here (an auxiliary CASE, TR-717 3)
};
inline constexpr int case_kind_count = 20;
std::string_view name_of(CaseKind kind) noexcept;

/// What exactly the CASE saw; each CASE uses its own few. motive_words.cpp has the sentences.
enum class Motive : std::uint8_t {
  none,
  cutting,        // capture, escape: of a cutting stone
  hane,           // contact: bend around the enemy's head
  extend,         // contact: stretch one's own stones
  push,           // contact: take a liberty both share
  empty_corner,   // corner: first stone there
  enclosure,      // corner: second stone of one's own
  approach,       // corner: against a lone enemy stone
  centre,         // small boards: the middle point
  between_enemy,  // edge: divide two enemy stones
  between_own,    // edge: fill one's own side
  between_both,   // edge: extend towards the enemy
  widen,          // framework: take points at the border of the areas
  joseki_move,    // joseki: goes on with a joseki
  joseki_answer,  // joseki: answers the enemy's last joseki move
  opening_move,   // joseki: a whole-board opening
  seal,           // siege: shuts the group in with one move
  chase,          // siege: drives it on
  run,            // siege: the group's way out
  seal_linkage,   // siege_linkage: mends the siege
  break_linkage,  // siege_linkage: breaks out through it
  join,           // link: two friendly groups
  split,          // link: two enemy groups
  join_far,       // link: over one new stone
  split_far,
  join_by_capture,   // link: by taking stones that cut
  save_by_capture,   // life: takes a string and lives by it
  live,              // life: two eyes, or the room for them
  kill,              // life
  widen_room,        // life: more room for eyes
  narrow_room,       // life
  keep_territory,    // life: so that the eye space does not become a seki
  make_seki,         // life: takes the territory, though the stones live
  win_race,          // race
  race_seki,         // race: at least not lost
  hinder_race,       // race: keeps the enemy from winning
  join_family,       // family
  split_family,      // family
  connect,           // linkage
  cut,               // linkage
  double_cut,        // linkage: cuts two at once
  invade_corner,     // invasion: 3-3 under a lone 4-4 stone
  defend_corner,     // invasion: against that
  invade_enclosure,  // invasion: of a small-knight enclosure
  defend_enclosure,
  invade_side,   // invasion: between enemy stones that are far apart
  erase,         // framework: reduces the enemy's from above
  expand,        // framework: makes one's own larger from afar
  wall_off,      // framework: where two frameworks touch
  edge_endgame,  // endgame: along the edge
  slide,         // endgame: a far move along the edge
  centre_endgame,
  atari_endgame,  // endgame: with atari
  close_border,   // endgame: the last gap of a small territory
  fork,           // multi_target: one of two strings is taken
  parry_fork,     // multi_target
  threat,         // double_move: forces an answer
  parry_threat,   // double_move: takes the enemy's forcing move away
  take_ko,        // ko
  end_ko,         // ko: fills or connects
  ko_threat,      // ko: answer it or lose that
  usual_shape,    // shape: how players move here
  pattern_shape,  // shape: a known pattern
  fill_dame,      // endgame: a neutral point
  clear_away,     // capture: dead stones, when the game is cleaned up
  open_board,     // framework: far from all of one's own stones
};
inline constexpr int motive_count = 65;

struct Candidate {
  CaseKind kind = CaseKind::contact;
  Motive motive = Motive::none;
  Color color = Color::empty;
  Point point;
  StringId target;   // the string or group it is about; age 0 and no stone for the whole board
  StringId other;    // a second one: what it is joined to, parted from, taken instead
  double value = 0;  // first-order: what it gains itself
  double second_value = 0;  // second-order: relief of or attack on neighbours
  double threat = 0;        // what it gains more if it is not answered; 0 for a gote move
  bool by_ko = false;
  int moves_needed = 0;  // plies until a capture is complete
  float share = 0;       // shape: how often players move here, 0 to 1

  double total() const { return value + second_value; }
  bool is_sente() const { return threat > value; }
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

using CandidateList = std::vector<Candidate>;

}  // namespace gosedai
