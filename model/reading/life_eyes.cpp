#include "model/reading/life_eyes.hpp"

#include <algorithm>

namespace gosedai {

EyeShape eye_shape(RegionSet points, const RegionNear& near) noexcept {
  EyeShape shape;
  shape.size = std::popcount(points);
  if (shape.size <= 2) {
    shape.hopeless = true;
    return shape;
  }
  if (shape.size > 6) return shape;
  int most = 0;
  int with_two = 0;
  RegionSet top = 0;
  for (RegionSet rest = points; rest != 0; rest &= rest - 1) {
    const int number = std::countr_zero(rest);
    const int degree = std::popcount(near[static_cast<std::size_t>(number)] & points);
    if (degree == 2) ++with_two;
    if (degree > most) {
      most = degree;
      top = rest & (~rest + 1);
    }
  }
  const bool pyramid = shape.size == 4 && most == 3;
  const bool bulky = shape.size == 5 && most == 3 && with_two == 3;
  const bool cross = shape.size == 5 && most == 4;
  const bool flower = shape.size == 6 && most == 4 && with_two == 3;
  if (shape.size == 3 || pyramid || bulky || cross || flower) shape.vital = top;
  if (shape.size == 4 && with_two == 4) shape.hopeless = true;  // the square
  return shape;
}

int least_eyes(RegionSet points, const RegionNear& near, bool owner_to_move) noexcept {
  const EyeShape shape = eye_shape(points, near);
  if (shape.size == 0) return 0;
  if (shape.hopeless || shape.size <= 2) return 1;
  return shape.vital != 0 && !owner_to_move ? 1 : 2;
}

}  // namespace gosedai
