// What a whole-board search says about a position, as a value: the moves it tried, the games they won, who owns what.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "model/board/board.hpp"
#include "model/playout/proof.hpp"

namespace gosedai {

class PlayoutTree;

struct MoveVerdict {
  Point move;
  std::uint32_t games = 0;
  double rate = 0;  // of wins of the side to move; 1 or 0 when that is proved
  double lead = 0;  // its points on average
  double prior = 0;
  std::vector<Point> line;  // expected from this move on; none for a pass
  Proof proof = Proof::open;

  friend bool operator==(const MoveVerdict&, const MoveVerdict&) = default;
};

struct WholeBoardVerdict {
  Color to_move = Color::black;
  std::uint32_t games = 0;
  std::vector<MoveVerdict> moves;  // that were tried, the most tried first
  /// By point: how often it was the player's in the end, 0 to 1; in the other games it was nobody's.
  std::vector<float> black_share;
  std::vector<float> white_share;

  float share_of(Color color, Point point) const {
    return (color == Color::black ? black_share : white_share)[point.index()];
  }

  friend bool operator==(const WholeBoardVerdict&, const WholeBoardVerdict&) = default;
};
using VerdictPtr = std::shared_ptr<const WholeBoardVerdict>;

WholeBoardVerdict verdict_of(const PlayoutTree& tree);
/// Its moves alone, without their lines.
std::vector<MoveVerdict> tried_moves(const PlayoutTree& tree);

/// The move to play: one that is proved to win; else, of those that are not proved to lose while there are any, the most
/// tried, unless one that was tried nearly as often has won clearly more. Null without any.
const MoveVerdict* preferred(std::span<const MoveVerdict> moves);
inline const MoveVerdict* preferred(const WholeBoardVerdict& verdict) {
  return preferred(verdict.moves);
}

/// Nearly every point has an owner: the game is over but for passing.
bool is_settled(const WholeBoardVerdict& verdict, const Board& board);
/// Black's lead by who owns which point in most games, without komi; a point that is mostly nobody's counts for nobody.
int expected_lead(const WholeBoardVerdict& verdict, const Board& board);

}  // namespace gosedai
