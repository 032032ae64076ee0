#include "kb/decision/suicide_filter.hpp"

#include <algorithm>

namespace gosedai {

namespace {

std::optional<SafetyCheck> danger_check(const Board& after, Color color, Point point,
                                        const DecisionParameters& parameters) {
  if (!is_stone(after.at(point)) || after.liberties(point) > parameters.checked_liberties)
    return std::nullopt;
  CaptureQuestion question;
  question.target = point;
  question.to_move = opponent(color);
  return SafetyCheck{after, question};
}

/// Only of stones that are taken with the first move: after longer fights the board is another one.
std::optional<SafetyCheck> recapture_check(Board after, Color color, Point point,
                                           const CaptureAnswer& danger,
                                           const DecisionParameters& parameters) {
  const bool at_once =
      danger.verdict == Verdict::captured && !danger.line.empty() && after.liberties(point) == 1;
  if (!at_once) return std::nullopt;
  const Point taker = after.string_liberties(point).first();
  const int lost = after.stones(point);
  if (!after.is_legal(opponent(color), taker)) return std::nullopt;
  after.play(opponent(color), taker);
  if (after.liberties(taker) > parameters.checked_liberties || after.stones(taker) <= lost)
    return std::nullopt;
  // Taking one stone for one is a ko, and no gain.
  CaptureQuestion question;
  question.target = taker;
  question.to_move = color;
  return SafetyCheck{std::move(after), question};
}

}  // namespace

std::optional<SafetyCheck> next_safety_check(const Position& position, Color color, Point point,
                                             const SafetyAnswer& so_far,
                                             const DecisionParameters& parameters) {
  if (so_far.known || so_far.recapture) return std::nullopt;
  Board after = position.board;
  after.play(color, point);
  if (!so_far.danger) return danger_check(after, color, point, parameters);
  return recapture_check(std::move(after), color, point, *so_far.danger, parameters);
}

void note_answer(const CaptureAnswer& answer, SafetyAnswer& so_far) {
  (so_far.danger ? so_far.recapture : so_far.danger) = answer;
}

bool passes_suicide_filter(const RankedMove& move, const SafetyAnswer& safety,
                           const DecisionParameters& parameters) {
  if (safety.unread) return false;
  if (!safety.danger || safety.danger->verdict != Verdict::captured) return true;
  if (safety.recapture && safety.recapture->verdict == Verdict::captured) return true;
  // Whether a group lives has been read to its end, with all stones that are lost on the way.
  if (move.read_out) return true;
  const int moves_to_lose = static_cast<int>(safety.danger->line.size());
  return std::ranges::any_of(move.reasons, [&](const Candidate& reason) {
    return reason.kind == CaseKind::capture &&
           reason.moves_needed >= moves_to_lose + parameters.sacrifice_moves;
  });
}

}  // namespace gosedai
