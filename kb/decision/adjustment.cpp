#include "kb/decision/adjustment.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace gosedai {

bool is_about_stones(CaseKind kind) noexcept {
  switch (kind) {
    case CaseKind::capture:
    case CaseKind::escape:
    case CaseKind::siege:
    case CaseKind::siege_linkage:
    case CaseKind::link:
    case CaseKind::life:
    case CaseKind::race:
    case CaseKind::linkage:
    case CaseKind::endgame:
    case CaseKind::multi_target:
    case CaseKind::double_move:
    case CaseKind::ko: return true;
    default: return false;
  }
}

namespace {

/// The group whose fate the candidate changes; null when it changes none. What capture searches have read
/// about a string has its value already, whatever becomes of the group.
const Group* group_at_stake(const DecisionView& view, const Candidate& candidate) {
  switch (candidate.kind) {
    case CaseKind::siege:
    case CaseKind::siege_linkage:
    case CaseKind::link:
    case CaseKind::life:
    case CaseKind::race: return view.group_of(candidate.target.stone);
    default: return nullptr;
  }
}

bool are_near(Point a, Point b) {
  return std::abs(a.col() - b.col()) <= 1 && std::abs(a.row() - b.row()) <= 1;
}

bool touches(const Board& board, Point point, Color color, Point head) {
  return std::ranges::any_of(neighbors(point), [&](Point near) {
    return board.at(near) == color && board.head(near) == head;
  });
}

/// A stretch that can be put in atari at once would end in gote.
bool is_short_of_breath(const Board& board, const Candidate& candidate) {
  if (candidate.motive != Motive::extend) return false;
  Board after = board;
  after.play(candidate.color, candidate.point);
  return after.liberties(candidate.point) <= 2;
}

bool answers_contact(const Board& board, const Candidate& candidate, Point last) {
  const Point target = candidate.target.stone;
  if (!is_stone(board.at(target)) || is_short_of_breath(board, candidate)) return false;
  if (touches(board, last, candidate.color, board.head(target))) return true;
  // A shoulder hit touches diagonally: the points next to it are answers.
  return are_near(last, candidate.point) &&
         touches(board, candidate.point, board.at(last), board.head(last)) &&
         std::ranges::any_of(diagonal, [&](int step) {
           const Point there = last.offset(step);
           return board.at(there) == candidate.color && board.head(there) == board.head(target);
         });
}

}  // namespace

double urgency_factor(const DecisionView& view, const Candidate& candidate,
                      const DecisionParameters& parameters) {
  const Group* group = group_at_stake(view, candidate);
  if (group == nullptr || group->urgency < parameters.urgency_level) return 1;
  return group->urgency / parameters.urgency_level;
}

bool has_priority(const DecisionView& view, const Candidate& candidate,
                  const DecisionParameters& parameters) {
  const Group* group = group_at_stake(view, candidate);
  return group != nullptr && candidate.total() >= parameters.priority_worth &&
         group->urgency >= parameters.priority_urgency &&
         group->facts().size >= parameters.priority_sum - group->urgency;
}

double stake_factor(const DecisionView& view, const Candidate& candidate,
                    const DecisionParameters& parameters) {
  constexpr int reach = 4;
  const Situation* situation = view.situation();
  if (situation == nullptr || candidate.kind != CaseKind::contact) return 1;
  const int last = view.board().size() - 1;
  const int here = candidate.point.col();
  double open = 0;
  for (int col = std::max(0, here - reach); col <= std::min(last, here + reach); ++col) {
    const int rows = reach - std::abs(col - here);
    const int top = std::min(last, candidate.point.row() + rows);
    for (int row = std::max(0, candidate.point.row() - rows); row <= top; ++row)
      open += 1 - std::abs(double{situation->share[Point::at(col, row).index()]});
  }
  return std::min(1.0, open / std::max(parameters.full_stake, 1.0));
}

bool answers_last_move(const DecisionView& view, const Candidate& candidate) {
  const Move last = view.position.last_move;
  const Board& board = view.board();
  if (!last.is_stone() || last.color() == candidate.color || !is_stone(board.at(last.point())))
    return false;
  if (candidate.kind == CaseKind::contact) return answers_contact(board, candidate, last.point());
  return candidate.kind == CaseKind::linkage && candidate.motive == Motive::connect &&
         are_near(last.point(), candidate.point);
}

double risk_factor(const DecisionView& view, const Candidate& candidate,
                   const DecisionParameters& parameters) {
  const Situation* situation = view.situation();
  const Group* group = group_at_stake(view, candidate);
  if (situation == nullptr || group == nullptr || situation->phase == Phase::opening) return 1;
  const double spread = std::max(situation->uncertainty, 1.0);
  const double comfort = std::clamp(view.lead() / spread, -1.0, 1.0);
  const bool sharp = group->color() != candidate.color;
  return 1 + parameters.risk_weight * (sharp ? -comfort : std::max(comfort, 0.0));
}

namespace {

/// What linking (or splitting) each group is worth, at most.
std::map<GroupId, double> link_values(const DecisionView& view, const CandidateList& candidates) {
  std::map<GroupId, double> values;
  for (const Candidate& each : candidates) {
    if (each.kind != CaseKind::link || each.color != view.color) continue;
    double& value = values[each.target];
    value = std::max(value, each.value);
  }
  return values;
}

}  // namespace

CandidateList adjusted(const DecisionView& view, const CandidateList& candidates,
                       const DecisionParameters& parameters) {
  const std::map<GroupId, double> links = link_values(view, candidates);
  CandidateList found;
  for (Candidate candidate : candidates) {
    if (candidate.color != view.color) continue;
    const bool of_siege = candidate.kind == CaseKind::siege;
    if (const auto link = links.find(candidate.target);
        of_siege && link != links.end() && candidate.value <= link->second)
      candidate.value = 0;
    const double urgency = urgency_factor(view, candidate, parameters);
    const double bonus = answers_last_move(view, candidate) ? parameters.answer_bonus : 1;
    candidate.value *= urgency * bonus * risk_factor(view, candidate, parameters) *
                       stake_factor(view, candidate, parameters);
    if (!of_siege) candidate.second_value *= urgency;
    found.push_back(candidate);
  }
  return found;
}

namespace {

/// These CASEs know about where, not exactly which point.
bool can_be_shifted(CaseKind kind) {
  return kind == CaseKind::edge || kind == CaseKind::framework || kind == CaseKind::family ||
         kind == CaseKind::siege || kind == CaseKind::invasion;
}

std::map<Point, float> shares_of(const CandidateList& candidates) {
  std::map<Point, float> shares;
  for (const Candidate& each : candidates)
    if (each.share > 0) shares[each.point] = std::max(shares[each.point], each.share);
  return shares;
}

}  // namespace

CandidateList shifted(const CandidateList& candidates, const DecisionParameters& parameters) {
  CandidateList found;
  if (parameters.shift_part <= 0) return found;
  const std::map<Point, float> shares = shares_of(candidates);
  for (const Candidate& each : candidates) {
    if (!can_be_shifted(each.kind)) continue;
    const auto here = shares.find(each.point);
    const double share =
        std::max(here == shares.end() ? 0.0 : double{here->second}, parameters.rare_share);
    for (const Point near : neighbors(each.point)) {
      const auto there = shares.find(near);
      if (there == shares.end() || there->second < share * parameters.shift_ratio) continue;
      Candidate moved = each;
      moved.point = near;
      moved.value *= parameters.shift_part;
      moved.second_value *= parameters.shift_part;
      found.push_back(moved);
    }
  }
  return found;
}

}  // namespace gosedai
