// What a move looks like: its shapes and the tactical facts about it, without any search.
#pragma once

#include "model/shapes/shape_view.hpp"

namespace gosedai {

/// Looks at the moves of one side in one position. The board must outlive it.
class MoveLooks {
 public:
  MoveLooks(const Board& board, Color to_move);

  /// Of a legal move.
  MoveFeatures features(Point move) const;
  const ShapeView& view() const noexcept { return view_; }

 private:
  void add_shapes(Point move, MoveFeatures& features) const;
  void add_room(Point move, MoveFeatures& features) const;
  void add_crowd(Point move, MoveFeatures& features) const;
  void add_distances(Point move, MoveFeatures& features) const;

  const Board& board_;
  Color color_;
  ShapeView view_;
  struct Distances {
    bool any = false;  // there are such strings
    std::array<std::uint8_t, plane_size> to{};
  };
  static Distances distances_from(const BitBoard& stones, const BitBoard& all_points);
  std::array<Distances, 4> distances_;  // weak enemy, weak own, shaky enemy, shaky own
};

}  // namespace gosedai
