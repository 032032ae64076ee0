// A diagram with everything recognised, as the CASEs about groups and linkages see it.
#pragma once

#include <memory>

#include "kb/cases/case_view.hpp"
#include "kb/potential/potential_file.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {

class Scene {
 public:
  explicit Scene(std::string_view diagram, Color to_move = black) {
    GroupLimits limits;
    limits.life_nodes = 4000;
    limits.race_nodes = 4000;
    limits.roving = true;
    ReadingLimits reading;
    reading.main_nodes = 2000;
    auto found = std::make_shared<Recognition>(
        recognise(make_position(board_of(diagram), to_move), reading, limits));
    const PotentialStamps stamps(built_in_potential().value, found->position->board.size());
    found->situation = std::make_shared<Situation>(judge_situation(*found, stamps));
    recognition_ = found;
  }

  CaseView view() const { return {*recognition_, knowledge_, parameters_}; }
  const Group& group(std::string_view stone) const {
    return *recognition_->final_layer().group_of(point_of(stone));
  }
  const RecognisedString& string(std::string_view stone) const {
    return recognition_->strings->at(string_id(*recognition_->position, point_of(stone)));
  }

 private:
  std::shared_ptr<const Recognition> recognition_;
  CaseKnowledge knowledge_;
  CaseParameters parameters_;
};

/// The points of one motive and colour, in order: "B1 C2".
inline std::string points_for(const CandidateList& candidates, Motive motive, Color color) {
  std::vector<Point> points;
  for (const Candidate& each : candidates)
    if (each.motive == motive && each.color == color) points.push_back(each.point);
  std::ranges::sort(points);
  std::string text;
  for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
  return text;
}

inline bool proposes(const CandidateList& candidates, Color color, std::string_view point) {
  return std::ranges::any_of(candidates, [&](const Candidate& each) {
    return each.color == color && each.point == point_of(point);
  });
}

/// The highest total of one colour; 0 when it has no candidate.
inline double best_of(const CandidateList& candidates, Color color) {
  double best = 0;
  for (const Candidate& each : candidates)
    if (each.color == color) best = std::max(best, each.total());
  return best;
}

}  // namespace gosedai::kb_tests
