#include "kb/decision/words.hpp"

#include <algorithm>
#include <cstdio>

#include "kb/decision/motive_words.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

std::string points_text(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", value);
  return text.data();
}

std::string reasons_text(const RankedMove& move, const Position& position) {
  std::string text;
  for (const Candidate& reason : move.reasons) {
    if (!text.empty()) text += "; ";
    text += to_words(reason, position);
  }
  return text;
}

std::string capture_line(const CaptureAnswer& answer) {
  std::string text;
  for (const Point point : answer.line) {
    if (!text.empty()) text += ' ';
    text += point.is_none() ? "pass" : to_text(point);
  }
  return text;
}

/// A forcing move has no value of its own.
std::string forcing_text(const Candidate& candidate) {
  if (candidate.second_value == 0) return " (worth nothing by itself)";
  return " (" + points_text(candidate.second_value) + " points more for what else the move does)";
}

bool is_rejected(const Decision& decision, Point point) {
  return std::ranges::any_of(decision.rejected,
                             [&](const Rejected& each) { return each.move.point == point; });
}

constexpr std::size_t alternatives_shown = 3;

}  // namespace

std::string to_words(const Candidate& candidate, const Position& position) {
  if (candidate.kind == CaseKind::double_move)
    return purpose_of(candidate, position) + forcing_text(candidate);
  std::string text =
      purpose_of(candidate, position) + " (" + points_text(candidate.value) + " points";
  if (candidate.second_value != 0)
    text += ", and " + points_text(candidate.second_value) + " for the neighbours";
  return text + ")";
}

std::string explain(const Decision& decision, const Position& position) {
  std::string text;
  if (!decision.move.is_stone()) {
    text = to_text(decision.move) + ": no move is worth a stone";
  } else {
    for (const RankedMove& move : decision.ranked)
      if (move.point == decision.move.point())
        text = to_text(decision.move) + " is worth " + points_text(move.value) + " points: it " +
               reasons_text(move, position);
    if (text.empty()) text = to_text(decision.move) + ": played without thought, time was short";
  }
  for (const Rejected& rejected : decision.rejected)
    text += "\nnot " + to_text(rejected.move.point) + " (" + points_text(rejected.move.value) +
            " points): the stone would be captured by " + capture_line(rejected.answer);
  std::size_t shown = 0;
  for (const RankedMove& move : decision.ranked) {
    if (decision.move.is_stone() && move.point == decision.move.point()) continue;
    if (is_rejected(decision, move.point)) continue;
    if (shown++ == alternatives_shown) break;
    text += "\nalso considered: " + to_text(move.point) + " (" + points_text(move.value) +
            " points) " + reasons_text(move, position);
  }
  return text;
}

std::string explain_point(const Decision& decision, const Position& position, Point point) {
  if (!position.board.is_empty(point)) return to_text(point) + " is occupied";
  for (const Rejected& rejected : decision.rejected)
    if (rejected.move.point == point)
      return to_text(point) + ": " + reasons_text(rejected.move, position) +
             "; but the stone would be captured by " + capture_line(rejected.answer);
  for (std::size_t i = 0; i < decision.ranked.size(); ++i)
    if (decision.ranked[i].point == point)
      return to_text(point) + " is number " + std::to_string(i + 1) + " of " +
             std::to_string(decision.ranked.size()) + " with " +
             points_text(decision.ranked[i].value) + " points: it " +
             reasons_text(decision.ranked[i], position);
  return to_text(point) + ": no CASE proposes a move there";
}

std::string candidate_table(const Decision& decision, const Position& position) {
  std::string text;
  for (std::size_t i = 0; i < decision.ranked.size(); ++i) {
    const RankedMove& move = decision.ranked[i];
    if (i > 0) text += '\n';
    text += std::to_string(i + 1) + ' ' + to_text(move.point) + ' ' + points_text(move.value) +
            ' ' + reasons_text(move, position);
  }
  return text;
}

}  // namespace gosedai
