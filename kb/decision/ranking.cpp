#include "kb/decision/ranking.hpp"

#include <algorithm>
#include <map>

#include "kb/decision/adjustment.hpp"
#include "kb/decision/ko_fight.hpp"
#include "kb/decision/last_moves.hpp"
#include "kb/decision/move_order.hpp"
#include "kb/decision/threats.hpp"

namespace gosedai {

bool is_own_eye(const Board& board, Color color, Point point) {
  for (const Point near : neighbors(point))
    if (board.at(near) != color && board.at(near) != Color::edge) return false;
  // A false eye has an enemy on two diagonals, or on one at the edge.
  int enemies = 0;
  int edges = 0;
  for (const int step : diagonal) {
    const Color there = board.at(point.offset(step));
    enemies += there == opponent(color) ? 1 : 0;
    edges += there == Color::edge ? 1 : 0;
  }
  return enemies + (edges > 0 ? 1 : 0) < 2;
}

namespace {

using MovesByPoint = std::map<Point, RankedMove>;

bool stronger(const Candidate& a, const Candidate& b) {
  if (a.total() != b.total()) return a.total() > b.total();
  return a < b;
}

class Ranking {
 public:
  Ranking(const DecisionView& view, const DecisionParameters& parameters)
      : view_(view), parameters_(parameters), settled_(settled_points(view, parameters)) {}

  std::vector<RankedMove> run(const CandidateList& candidates) {
    const CandidateList weighed =
        with_ko_fights(view_.position, view_.color, with_threats(candidates, parameters_.threat),
                       parameters_.ko_fight);
    const CandidateList own = adjusted(view_, weighed, parameters_);
    gather(own);
    gather(shifted(own, parameters_));
    gather(dame_moves(view_, settled_, parameters_));
    gather(clean_up_moves(view_, parameters_));
    double usual = 0;
    for (const auto& [point, move] : moves_) usual = std::max(usual, move.share);
    std::vector<RankedMove> ranked;
    for (auto& [point, move] : moves_) {
      find_value(move);
      const bool by_value = is_closed(move) || view_.aim == Aim::clean_up;
      move.order = (by_value ? move.value : order_of(move, usual, parameters_)) +
                   (move.priority ? parameters_.priority_points : 0);
      if (is_worth_a_stone(move)) ranked.push_back(std::move(move));
    }
    std::ranges::sort(ranked,
                      [&](const RankedMove& a, const RankedMove& b) { return is_before(a, b); });
    return ranked;
  }

 private:
  void gather(const CandidateList& candidates) {
    for (const Candidate& candidate : candidates) {
      if (!view_.position.playable_by(view_.color).contains(candidate.point) ||
          is_own_eye(view_.board(), view_.color, candidate.point))
        continue;
      RankedMove& move = moves_[candidate.point];
      move.point = candidate.point;
      move.share = std::max(move.share, static_cast<double>(candidate.share));
      move.reasons.push_back(candidate);
    }
  }

  bool is_settled(Point point) const {
    return settled_.owned.contains(point) || settled_.dame.contains(point);
  }

  /// In a corner where a joseki is running, only joseki moves count (TR-0837 3.6.4-1); where all is settled,
  /// only what is about stones.
  bool counts(const Candidate& reason) const {
    if (view_.leaves_joseki.contains(reason.point) && reason.kind != CaseKind::joseki) return false;
    return is_about_stones(reason.kind) || !is_settled(reason.point);
  }

  static bool is_about_seki(const Candidate& reason) {
    return reason.motive == Motive::make_seki || reason.motive == Motive::keep_territory;
  }

  /// The group that the candidate makes live or kills by what reading has found; null where nothing was read.
  const Group* decided_group(const Candidate& reason) const {
    if (reason.motive != Motive::live && reason.motive != Motive::kill) return nullptr;
    const Group* group = view_.group_of(reason.target.stone);
    return group != nullptr && group->base.status.fate == GroupFate::critical ? group : nullptr;
  }

  bool is_read_out(const RankedMove& move) const {
    return std::ranges::any_of(move.reasons, [&](const Candidate& reason) {
      return is_about_seki(reason) || decided_group(reason) != nullptr;
    });
  }

  /// Its purpose is what becomes of a closed eye space, read to the end. How players move is no witness
  /// there: they avoid such points, and rightly so wherever nothing is to be had.
  bool is_closed(const RankedMove& move) const {
    return std::ranges::any_of(move.reasons, [&](const Candidate& reason) {
      const Group* group = decided_group(reason);
      return is_about_seki(reason) || (group != nullptr && may_lose_territory(group->facts()));
    });
  }

  /// The strongest first, the same purpose once.
  static void put_in_order(std::vector<Candidate>& reasons) {
    std::ranges::sort(reasons, stronger);
    std::vector<Candidate> different;
    for (const Candidate& each : reasons)
      if (std::ranges::none_of(different, [&](const Candidate& known) {
            return known.kind == each.kind && known.motive == each.motive &&
                   known.target == each.target && known.other == each.other;
          }))
        different.push_back(each);
    reasons = std::move(different);
  }

  void find_value(RankedMove& move) const {
    put_in_order(move.reasons);
    double best = 0;
    double strengthened = 0;
    std::map<StringId, double> second;  // the neighbours of one target count once
    for (const Candidate& reason : move.reasons) {
      if (!counts(reason)) continue;
      double& value = is_auxiliary(reason.kind) ? strengthened : best;
      value = std::max(value, reason.value);
      double& neighbors = second[reason.target];
      neighbors = std::max(neighbors, reason.second_value);
      move.priority = move.priority || has_priority(view_, reason, parameters_);
    }
    move.read_out = is_read_out(move);
    move.value = best + strengthened;
    for (const auto& [target, value] : second) move.value += value;
  }

  /// Nearly all players would see to it: what seems to be settled is not. Whoever has passed sees nothing there.
  bool is_asked_for(const RankedMove& move) const {
    return move.share >= parameters_.settled_share && !view_.opponent_passed();
  }

  /// A move that only looks usual is played where something may be gained.
  bool is_worth_a_stone(const RankedMove& move) const {
    if (move.value >= parameters_.least_worth) return true;
    return move.share >= parameters_.rare_share && view_.aim == Aim::play &&
           (!is_settled(move.point) || is_asked_for(move)) &&
           !view_.leaves_joseki.contains(move.point);
  }

  bool is_before(const RankedMove& a, const RankedMove& b) const {
    if (a.order != b.order) return a.order > b.order;
    const int size = view_.board().size();
    const int height_a = height(a.point, size);
    const int height_b = height(b.point, size);
    // Equal values: the higher move first, as in the seeds (TR-720 5.3.4).
    return height_a != height_b ? height_a > height_b : a.point < b.point;
  }

  const DecisionView& view_;
  const DecisionParameters& parameters_;
  SettledPoints settled_;
  MovesByPoint moves_;
};

}  // namespace

std::vector<RankedMove> rank_moves(const DecisionView& view, const CandidateList& candidates,
                                   const DecisionParameters& parameters) {
  return Ranking(view, parameters).run(candidates);
}

Move emergency_move(const Position& position, Color color) {
  const Board& board = position.board;
  Point chosen;
  int best = -1;
  position.playable_by(color).for_each([&](Point point) {
    if (is_own_eye(board, color, point) || !board.has_breath(color, point)) return;
    int open = 0;
    for (const Point near : neighbors(point)) open += board.is_empty(near) ? 1 : 0;
    const int line = height(point, board.size());
    const int worth = open * 2 + (line == 3 || line == 4 ? 3 : line == 1 ? -3 : 0);
    if (worth > best) {
      best = worth;
      chosen = point;
    }
  });
  return best < 1 ? Move::pass(color) : Move::stone(color, chosen);
}

}  // namespace gosedai
