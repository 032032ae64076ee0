// The numbers of playouts and of their tree that can be tuned.
#pragma once

namespace gosedai {

/// In how many of 100 cases each rule of playouts is followed, so that no game is like another.
struct PlayoutParameters {
  int answers_atari = 90;
  int attacks_two_liberties = 60;
  int defends_two_liberties = 40;
  int plays_vital_point = 50;
  int leaves_dead = 80;    // strings and groups that are proved dead
  int answers_local = 80;  // a threat to what is proved open, where that is saved
  int settles_local = 10;  // what is proved open, whatever the last move was
  int near_weight = 300;   // per cent of the odds next to the last move
  int longest = 300;       // moves, in per cent of the points of the board

  friend bool operator==(const PlayoutParameters&, const PlayoutParameters&) = default;
};

struct TreeParameters {
  int grow_after = 6;  // games before a leaf gets children
  int most_children = 40;
  double exploration = 0.4;   // weight of how usual a move is
  double amaf_trust = 1000;   // games at which AMAF and wins weigh the same
  double score_share = 0.05;  // of the lead in the value of a game, beside who won
  double score_scale = 15;    // points of lead that matter
  double first_play = 0.05;   // what an untried move lacks of its parent's rate
  double widen_begin = 6;     // moves that are looked at from the beginning
  int most_games = 0;         // of a search; 0 for as many as there is time
  double local_share = 0.1;   // of moves that decide what is proved open
  double vain_share = 0.3;    // what is left to a move that only adds to dead stones
  double widen_base = 1.3;    // games must grow by this factor for one move more

  friend bool operator==(const TreeParameters&, const TreeParameters&) = default;
};

}  // namespace gosedai
