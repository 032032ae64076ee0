// What a player does in one turn: a stone on a point, a pass, or giving up.
#pragma once

#include "model/board/color.hpp"
#include "model/board/point.hpp"

namespace gosedai {

class Move {
 public:
  enum class Kind : std::uint8_t { stone, pass, resign };

  constexpr Move() noexcept = default;
  static constexpr Move stone(Color color, Point point) noexcept {
    return Move(Kind::stone, color, point);
  }
  static constexpr Move pass(Color color) noexcept {
    return Move(Kind::pass, color, Point::none());
  }
  static constexpr Move resign(Color color) noexcept {
    return Move(Kind::resign, color, Point::none());
  }

  constexpr Kind kind() const noexcept { return kind_; }
  constexpr Color color() const noexcept { return color_; }
  constexpr Point point() const noexcept { return point_; }
  constexpr bool is_stone() const noexcept { return kind_ == Kind::stone; }
  constexpr bool is_pass() const noexcept { return kind_ == Kind::pass; }

  friend constexpr bool operator==(Move, Move) noexcept = default;

 private:
  constexpr Move(Kind kind, Color color, Point point) noexcept
      : kind_(kind), color_(color), point_(point) {}

  Kind kind_ = Kind::pass;
  Color color_ = Color::black;
  Point point_;
};

}  // namespace gosedai
