// Frameworks that are not territory yet (spec 5; TR-0837 3.3.1.4, figure 3.3-7).
//
// From an empty point outside all groups one looks straight in the four directions, five points far.
// The point is weak area of the colour whose group is nearer. Its power is the number of directions in
// which a friend is nearer than the nearest strong enemy. Inner points, surrounded by area and groups of
// the same colour, make up the size: a quarter of their power.
#pragma once

#include <span>
#include <vector>

#include "model/recognition/recognition_parameters.hpp"
#include "model/recognition/terrain.hpp"

namespace gosedai {

struct WeakArea {
  Color color = Color::empty;
  BitBoard points;
  BitBoard inner;
  double size = 0;

  friend bool operator==(const WeakArea&, const WeakArea&) = default;
};

struct WeakAreas {
  std::vector<WeakArea> all;   // in order of their first points
  std::vector<double> shares;  // by group, in the order of the terrain

  friend bool operator==(const WeakAreas&, const WeakAreas&) = default;
};

/// `is_strong` says for each group of the terrain whether it is a strong one; `sight` is how far one
/// looks.
WeakAreas weak_areas(const Terrain& terrain, const std::vector<bool>& is_strong,
                     int sight = usual_recognition.weak_area_sight);

}  // namespace gosedai
