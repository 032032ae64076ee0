// Does a group survive? Games about nothing else, with a tree above them (Mueller survey 6).
//
//     field   the points around the group where moves are tried, and the liberties of strings there that
//             are short of them
//     game    played out within the field; won by the owner when more than half of the group stands at its end
//     tree    that of the whole-board search (playout_tree.hpp), with the moves players would make there
//
// It judges where proofs are out of reach: groups with much room, loose sieges, several things at once. What it
// says is an opinion: it sees sekis and long lines, but nobody has threats for a ko, and deep tactics get lost.
// The same question and knowledge give the same games, however they are cut into pieces.
#pragma once

#include <cstdint>
#include <vector>

#include "model/playout/leaf_work.hpp"

namespace gosedai {

struct FateQuestion {
  BitBoard group;  // stones of one colour
  Color to_move = Color::black;
  /// First moves with their chances, the best first; empty for those of players in games.
  MovePreferences likely = {};
};

/// A first move of the side that was asked.
struct FateMove {
  Point move;  // none for a pass
  std::uint32_t games = 0;
  double survival = 0;  // the share of its games in which the group stood at the end
};

class FateSearch {
 public:
  /// The knowledge must outlive it. The group must not be empty.
  FateSearch(const Board& board, const FateQuestion& question, const PlayoutKnowledge& knowledge);

  void advance(int games);
  int games() const noexcept { return games_; }
  const BitBoard& field() const noexcept { return *root_.field; }
  /// Those that were tried, the most tried first.
  std::vector<FateMove> moves() const;
  /// How the game goes on from the most tried move, which is the first.
  std::vector<Point> expected_line() const { return tree_.expected_line(PlayoutTree::root); }

 private:
  int verdict_on(const PlayoutResult& result) const;

  PlayoutRoot root_;
  BitBoard group_;
  Color owner_;
  PlayoutKnowledge knowledge_;
  TreeParameters parameters_;
  PlayoutTree tree_;
  std::uint64_t seeds_ = 1;
  int games_ = 0;
};

}  // namespace gosedai
