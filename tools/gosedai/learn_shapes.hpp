// The course by which the program learns what moves look like (docs/knowledge.md).
//
//     problems --- 2 tenths kept back for measuring
//         |------- 2 tenths: what do readings say, next to how the moves look?
//         `------- 6 tenths: how do the moves look? For the question above only
//     games and 8 tenths ---> how do the moves look, for the program
#pragma once

#include <functional>
#include <string>

#include "model/shapes/move_knowledge.hpp"
#include "tools/gosedai/learn_lessons.hpp"

namespace gosedai {
class MoveHabits;
class PlayoutShapes;
}  // namespace gosedai

namespace gosedai::learn {

struct CourseOptions {
  int nodes = 1'000'000;  // of a local choice
  /// What its games about the fate of groups need; without both it plays none. Must outlive the course.
  const MoveHabits* habits = nullptr;
  const PlayoutShapes* shapes = nullptr;
  /// How moves look as far as that is known already; null to learn it. Must outlive the course.
  const MoveKnowledge* looks = nullptr;
  unsigned workers = 1;
  std::function<void(const std::string&)> tell = [](const std::string&) {};
};

inline constexpr int kept_back = 2;     // tenths
inline constexpr int for_readings = 2;  // tenths after these

/// The same problems and games give the same knowledge, whatever the number of workers.
MoveKnowledge learn(const std::vector<Problem>& problems, const ShapeLessons& games,
                    const CourseOptions& options);

/// How many of the problems that were kept back are solved, by suite: at sight, and with reading.
struct SuiteResult {
  std::string suite;
  int problems = 0;
  int at_sight = 0;
  int with_reading = 0;
};
std::vector<SuiteResult> measure(const std::vector<Problem>& problems,
                                 const MoveKnowledge& knowledge, const CourseOptions& options);

}  // namespace gosedai::learn
