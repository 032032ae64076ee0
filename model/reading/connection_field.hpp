// How far it is from a string to everything near by, counted in moves that its owner needs.
//
// A shortest-path field over points (Dijkstra with buckets). Own stones are free, an empty point
// costs a move, an enemy string as many moves as it has liberties. Steps that the opponent cannot
// well prevent are nearly free: the diagonal step over two empty points, and a point where an enemy
// stone would be in atari at once. So a chain of good shape is near and a cut one is far, which is
// what the connection search needs to give up and to order its moves.
//
// A field is a scratch pad: it is spread again and again without being cleared.
#pragma once

#include <array>
#include <cstdint>

#include "model/reading/watched_board.hpp"

namespace gosedai {

class ConnectionField {
 public:
  /// Costs are in quarters of a move.
  static constexpr int move_cost = 4;
  static constexpr int safe_step_cost = 1;
  static constexpr int longest = 40;
  static constexpr int unreached = 200;

  /// How far a field may spread: no farther than `limit`, over points of `region`, and until the
  /// first point of `goal` is reached.
  struct Bounds {
    bool owner_to_move = false;
    int limit = longest;
    BitBoard region;
    BitBoard goal;
    bool with_snares = false;  // connection_snare.hpp; dearer, and nearer to the truth
  };

  void spread_from_string(WatchedBoard& board, Point stone, const Bounds& bounds);
  /// What it costs `owner` to stand in the area or to come there.
  void spread_from_area(WatchedBoard& board, const BitBoard& area, Color owner,
                        const Bounds& bounds);

  /// What it costs to stand on the point (empty) or to have it joined (a stone of either colour).
  int at(Point point) const {
    const Cell& cell = cells_[point.index()];
    return cell.stamp == stamp_ ? cell.cost : unreached;
  }
  /// The cost of the goal.
  int reached() const { return reached_; }
  /// All points whose cost is final.
  const BitBoard& points() const { return points_; }
  /// What a point adds by itself: a path over it by two fields counts it twice.
  int own_cost(WatchedBoard& board, Point point);

 private:
  static constexpr std::size_t bucket_size = 256;
  static constexpr std::uint8_t unknown = 255;

  struct Cell {
    std::uint32_t stamp = 0;
    std::uint8_t cost = unreached;
    std::uint8_t own = unknown;
  };

  void start(Color owner, const Bounds& bounds);
  Cell& cell(Point point);
  void push(Point point, int cost);
  void run(WatchedBoard& board);
  void leave_own(WatchedBoard& board, Point stone, int cost);
  void leave_enemy(WatchedBoard& board, Point stone, int cost);
  void leave_empty(WatchedBoard& board, Point point, int cost);
  void step_diagonally(WatchedBoard& board, Point from, int cost);
  int step_cost(WatchedBoard& board, Point point) const;
  int capture_cost(WatchedBoard& board, Point stone);
  int best_escape(WatchedBoard& board, const StringShape& string, int taken) const;

  Color owner_ = Color::black;
  Bounds bounds_;
  int reached_ = unreached;
  BitBoard points_;
  std::uint32_t stamp_ = 0;
  std::array<Cell, plane_size> cells_{};
  std::array<std::uint16_t, longest + 1> counts_{};
  std::array<std::array<Point, bucket_size>, longest + 1> buckets_{};
};

}  // namespace gosedai
