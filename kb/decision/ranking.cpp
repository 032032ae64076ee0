#include "kb/decision/ranking.hpp"

#include <algorithm>
#include <map>

#include "kb/decision/move_order.hpp"

namespace gosedai {

namespace {

/// Contact moves of a string that the enemy's last stone touches are answers: they matter more.
bool answers_last_move(const Position& position, const Candidate& candidate) {
  const Move last = position.last_move;
  if (candidate.kind != CaseKind::contact || !last.is_stone() || last.color() == candidate.color)
    return false;
  const Board& board = position.board;
  const Point target = candidate.target.stone;
  if (!is_stone(board.at(target))) return false;
  return std::ranges::any_of(neighbors(last.point()), [&](Point near) {
    return board.at(near) == candidate.color && board.head(near) == board.head(target);
  });
}

double adjusted_value(const Position& position, const Candidate& candidate,
                      const DecisionParameters& parameters) {
  return candidate.value * (answers_last_move(position, candidate) ? parameters.answer_bonus : 1.0);
}

bool stronger(const Candidate& a, const Candidate& b) {
  if (a.total() != b.total()) return a.total() > b.total();
  return a < b;
}

}  // namespace

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

MovesByPoint gather(const Position& position, Color color, const CandidateList& candidates,
                    const DecisionParameters& parameters) {
  MovesByPoint moves;
  for (Candidate candidate : candidates) {
    if (candidate.color != color || !position.playable_by(color).contains(candidate.point) ||
        is_own_eye(position.board, color, candidate.point))
      continue;
    candidate.value = adjusted_value(position, candidate, parameters);
    RankedMove& move = moves[candidate.point];
    move.point = candidate.point;
    move.share = std::max(move.share, static_cast<double>(candidate.share));
    move.reasons.push_back(candidate);
  }
  return moves;
}

void find_value(RankedMove& move) {
  std::ranges::sort(move.reasons, stronger);
  double best = 0;
  for (const Candidate& reason : move.reasons) {
    best = std::max(best, reason.value);
    move.value += reason.second_value;
  }
  move.value += best;
}

}  // namespace

std::vector<RankedMove> rank_moves(const Position& position, Color color,
                                   const CandidateList& candidates,
                                   const DecisionParameters& parameters) {
  MovesByPoint moves = gather(position, color, candidates, parameters);
  double usual = 0;
  for (const auto& [point, move] : moves) usual = std::max(usual, move.share);
  std::vector<RankedMove> ranked;
  for (auto& [point, move] : moves) {
    find_value(move);
    move.order = order_of(move, usual, parameters);
    if (move.value >= parameters.least_worth || move.share >= parameters.rare_share)
      ranked.push_back(std::move(move));
  }
  std::ranges::sort(ranked, [&](const RankedMove& a, const RankedMove& b) {
    if (a.order != b.order) return a.order > b.order;
    const int size = position.board.size();
    const int height_a = height(a.point, size);
    const int height_b = height(b.point, size);
    // Equal values: the higher move first, as in the seeds (TR-720 5.3.4).
    return height_a != height_b ? height_a > height_b : a.point < b.point;
  });
  return ranked;
}

std::optional<SafetyCheck> safety_check(const Position& position, Color color, Point point,
                                        const DecisionParameters& parameters) {
  SafetyCheck check{position.board, {}};
  check.after.play(color, point);
  if (!is_stone(check.after.at(point)) ||
      check.after.liberties(point) > parameters.checked_liberties)
    return std::nullopt;
  check.question.method = CaptureMethod::capture;
  check.question.target = point;
  check.question.to_move = opponent(color);
  return check;
}

bool passes_suicide_filter(const RankedMove& move, const CaptureAnswer& answer,
                           const DecisionParameters& parameters) {
  if (answer.verdict != Verdict::captured) return true;
  const int moves_to_lose = static_cast<int>(answer.line.size());
  return std::ranges::any_of(move.reasons, [&](const Candidate& reason) {
    return reason.kind == CaseKind::capture &&
           reason.moves_needed >= moves_to_lose + parameters.sacrifice_moves;
  });
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
