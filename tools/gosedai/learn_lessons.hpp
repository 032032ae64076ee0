// Lessons for what moves look like: graded problems with their right moves, and the moves of games.
#pragma once

#include <string>
#include <vector>

#include "model/shapes/shape_lesson.hpp"

namespace gosedai::learn {

/// A problem of a suite: `restricted_genmove` with the points it allows.
struct Problem {
  std::string suite;  // the file without its folder
  int number = 0;
  ShapeLesson lesson;

  /// 0 to 9, the same for ever: what is kept back for measuring is chosen by it.
  int tenth() const;
};

/// The problems of the suites in which an allowed move is right. Throws std::runtime_error.
std::vector<Problem> read_problems(const std::vector<std::string>& files);

/// Some moves of each game, to be told from other moves of their neighbourhood. A file has a game per
/// line, or is one game; games that cannot be read are left out. Throws std::runtime_error.
ShapeLessons read_games(const std::vector<std::string>& files);

}  // namespace gosedai::learn
