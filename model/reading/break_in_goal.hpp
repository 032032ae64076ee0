// "The string gets into the area" as a link goal (connection_goal.hpp).
#pragma once

#include "model/reading/connection_goal.hpp"

namespace gosedai {

class BreakInGoal final : public LinkGoal {
 public:
  BreakInGoal(Point stone, const BitBoard& area, Color owner, const ConnectionPatience& patience)
      : LinkGoal(stone, owner, patience), area_(area) {}

 protected:
  Point missing_end(WatchedBoard& board) const override;
  bool is_joined(const StringShape& string) const override {
    return string.points.intersects(area_);
  }
  BitBoard joining_points(WatchedBoard& board, const StringShape& string) const override;
  BitBoard zone_of_target(WatchedBoard&) const override { return {}; }
  BitBoard destination() const override { return area_; }
  void spread_from_target(WatchedBoard& board, ConnectionField& field,
                          const ConnectionField::Bounds& bounds) const override;
  BitBoard target_stones(WatchedBoard&) const override { return {}; }

 private:
  BitBoard area_;
};

}  // namespace gosedai
