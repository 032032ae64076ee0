#include "kb/decision/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "kb/decision/adjustment.hpp"
#include "kb/decision/motive_words.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

constexpr std::size_t reasons_told = 3;
constexpr std::size_t alternatives_told = 3;
constexpr std::size_t top_moves_told = 10;

std::string number(const char* format, double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), format, value);
  return text.data();
}

std::string points_text(double value) { return number("%.1f", value); }

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

std::string capture_text(const CaptureAnswer& answer) {
  return "the stone would be captured" +
         (answer.line.empty() ? std::string() : " by " + capture_line(answer));
}

const RankedMove* find_move(const Decision& decision, Point point) {
  const auto found = std::ranges::find(decision.ranked, point, &RankedMove::point);
  return found == decision.ranked.end() ? nullptr : &*found;
}

const Rejected* find_rejected(const Decision& decision, Point point) {
  const auto found = std::ranges::find(decision.rejected, point,
                                       [](const Rejected& each) { return each.move.point; });
  return found == decision.rejected.end() ? nullptr : &*found;
}

/// The purpose that speaks most for a move: that of a main CASE, where there is one.
const Candidate& main_reason(const RankedMove& move) {
  const auto found = std::ranges::find_if(
      move.reasons, [](const Candidate& each) { return !is_auxiliary(each.kind); });
  return found == move.reasons.end() ? move.reasons.front() : *found;
}

std::string threat_text(const Candidate& reason) {
  if (!reason.is_sente()) return {};
  return " The other side has to answer, or it gains " + points_text(reason.threat) +
         " points more.";
}

/// Several CASEs may see one matter, or one CASE from both its ends.
bool is_same_matter(const Candidate& a, const Candidate& b) {
  const bool is_capture = a.kind == CaseKind::capture || a.kind == CaseKind::escape;
  if (a.kind != b.kind || (a.motive != b.motive && !is_capture)) return false;
  return (a.target == b.target && a.other == b.other) ||
         (a.target == b.other && a.other == b.target);
}

/// Without those that see the same matter as one before.
CandidateList distinct_reasons(const RankedMove& move) {
  CandidateList found;
  for (const Candidate& reason : move.reasons)
    if (std::ranges::none_of(found,
                             [&](const Candidate& each) { return is_same_matter(each, reason); }))
      found.push_back(reason);
  return found;
}

/// Work to show what is dead has no value in points.
bool is_clearing(const Candidate& reason) { return reason.motive == Motive::clear_away; }

/// A move may be played although no CASE counts points for it.
bool has_points(double value) { return value >= 0.05; }

/// In words, without the points where they did not count for the move: it is on settled ground.
std::string reason_text(const Candidate& reason, const RankedMove& move, const Position& position) {
  return has_points(reason.total() - move.value) || is_clearing(reason)
             ? purpose_of(reason, position)
             : to_words(reason, position);
}

std::string reasons_text(const RankedMove& move, const Position& position) {
  std::string text;
  for (const Candidate& reason : distinct_reasons(move))
    text += (text.empty() ? "" : "; ") + reason_text(reason, move, position);
  return text;
}

/// "It captures ... (14.0 points). It also ... If White plays there first, ..."
std::string purposes(const RankedMove& move, const Position& position, Color color) {
  if (move.reasons.empty()) return {};
  const Candidate& first = main_reason(move);
  std::string text = "It " + reason_text(first, move, position) + '.' + threat_text(first);
  std::size_t told = 1;
  for (const Candidate& reason : distinct_reasons(move)) {
    // How usual it is will be said in numbers.
    if (reason.motive == Motive::usual_shape || is_same_matter(reason, first)) continue;
    if (told++ == reasons_told) break;
    text += " It also " + reason_text(reason, move, position) + '.';
  }
  if (const std::string loss = loss_by(first, position); !loss.empty())
    text += " If " + player_name(opponent(color)) + " plays there first, " + loss + '.';
  return text;
}

int percent_of(double share) { return static_cast<int>(std::lround(share * 100)); }

std::string times_text(int percent) {
  return percent == 1 ? "once in 100 times" : std::to_string(percent) + " times in 100";
}

std::string usual_text(const RankedMove& move) {
  const int percent = percent_of(move.share);
  if (percent < 1 || (!move.reasons.empty() && is_clearing(main_reason(move)))) return {};
  return " In positions like this, players choose it about " + times_text(percent) + '.';
}

std::string worth_text(const RankedMove& move, const std::string& name) {
  if (!move.reasons.empty() && is_clearing(main_reason(move))) return name + ": ";
  if (has_points(move.value)) return name + " is worth " + points_text(move.value) + " points. ";
  return name + ": no points can be counted, but it is the move of experience. ";
}

bool is_any_larger(const Decision& decision, const RankedMove& move) {
  return std::ranges::any_of(decision.ranked,
                             [&](const RankedMove& each) { return each.value > move.value; });
}

std::string chosen_text(const Decision& decision, const Position& position) {
  const Color color = decision.move.color();
  const std::string name = to_text(decision.move);
  if (decision.content)
    return "pass: the other side has passed, and " + player_name(color) +
           " is ahead with nothing left to fear.";
  if (!decision.move.is_stone()) return name + ": no move is worth a stone.";
  const RankedMove* move = find_move(decision, decision.move.point());
  if (move == nullptr) return name + ": played without thought, time was short.";
  std::string text = worth_text(*move, name) + purposes(*move, position, color) + usual_text(*move);
  if (const Rejected* rejected = find_rejected(decision, move->point))
    text += " Reading says that " + capture_text(rejected->answer) +
            ", but the search of the whole board finds nothing better.";
  if (move->priority && is_any_larger(decision, *move))
    text += " These stones cannot wait, so this goes before larger moves.";
  return text;
}

std::string standing_text(const Situation& situation) {
  const double lead = std::round(std::abs(situation.score) * 2) / 2;
  const std::string doubt = ", give or take " + points_text(situation.uncertainty) + '.';
  if (situation.ahead() == Color::empty || lead == 0) return "The game is level" + doubt;
  return player_name(situation.ahead()) + " is ahead by about " + points_text(lead) + " points" +
         doubt;
}

/// Why not this one: what sets it apart from the move that was chosen.
std::string difference_text(const RankedMove& other, const RankedMove* chosen) {
  if (chosen == nullptr || is_clearing(main_reason(other))) return {};
  if (chosen->priority && !other.priority) return "; but that can wait";
  const double less = chosen->value - other.value;
  if (has_points(less)) return "; that is " + points_text(less) + " points less";
  if (other.share >= chosen->share) return {};
  if (!has_points(-less)) return "; but players choose that less often";
  const int percent = percent_of(other.share);
  return "; that is " + points_text(-less) + " points more, but players " +
         (percent < 1 ? "hardly ever choose it" : "choose it only " + times_text(percent));
}

std::string alternatives_text(const Decision& decision, const Position& position) {
  const RankedMove* chosen =
      decision.move.is_stone() ? find_move(decision, decision.move.point()) : nullptr;
  std::string text;
  std::size_t told = 0;
  for (const RankedMove& move : decision.ranked) {
    if (&move == chosen || find_rejected(decision, move.point) != nullptr || move.reasons.empty())
      continue;
    if (told++ == alternatives_told) break;
    const Candidate& reason = main_reason(move);
    text += "\nAlso considered: " + to_text(move.point);
    if (has_points(move.value - reason.total()) && !is_clearing(reason))
      text += " (" + points_text(move.value) + " points in all)";
    text += ", which " + reason_text(reason, move, position) + difference_text(move, chosen) + '.';
  }
  return text;
}

}  // namespace

std::string to_words(const Candidate& candidate, const Position& position) {
  std::string text = purpose_of(candidate, position);
  if (candidate.kind == CaseKind::double_move) return text + forcing_text(candidate);
  if (!has_points(candidate.total())) return text;
  if (!has_points(candidate.value))
    return text + " (" + points_text(candidate.second_value) + " points for the neighbours)";
  text += " (" + points_text(candidate.value) + " points";
  if (candidate.second_value != 0)
    text += ", and " + points_text(candidate.second_value) + " for the neighbours";
  return text + ")";
}

std::string explain(const Decision& decision, const Position& position,
                    const Situation* situation) {
  std::string text = chosen_text(decision, position);
  for (const Rejected& rejected : decision.rejected) {
    if (decision.move.is_stone() && decision.move.point() == rejected.move.point) continue;
    text += "\nNot " + to_text(rejected.move.point);
    if (has_points(rejected.move.value))
      text += " (" + points_text(rejected.move.value) + " points)";
    text += ": " + capture_text(rejected.answer) + '.';
  }
  text += alternatives_text(decision, position);
  if (situation != nullptr) text += '\n' + standing_text(*situation);
  return text;
}

std::optional<Point> first_choice(const Decision& decision) {
  const auto found = std::ranges::find_if(decision.ranked, [&](const RankedMove& move) {
    return find_rejected(decision, move.point) == nullptr;
  });
  return found == decision.ranked.end() ? std::nullopt : std::optional(found->point);
}

std::string explain_point(const Decision& decision, const Position& position, Point point) {
  const std::string name = to_text(point);
  if (!position.board.is_empty(point)) return name + " is occupied";
  if (!position.playable_by(position.to_move).contains(point))
    return name + ": " + player_name(position.to_move) + " may not play there";
  if (const Rejected* rejected = find_rejected(decision, point))
    return name + ": it " + reasons_text(rejected->move, position) + "; but " +
           capture_text(rejected->answer);
  const RankedMove* move = find_move(decision, point);
  if (move == nullptr) return name + ": no reason to play there is known";
  const auto rank = move - decision.ranked.data() + 1;
  return name + " is number " + std::to_string(rank) + " of " +
         std::to_string(decision.ranked.size()) + " with " + points_text(move->value) +
         " points. " + purposes(*move, position, position.to_move) + usual_text(*move);
}

std::string main_purpose(const Decision& decision, const Position& position, Point point) {
  const RankedMove* move = find_move(decision, point);
  if (move == nullptr || move->reasons.empty()) return {};
  return reason_text(main_reason(*move), *move, position);
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

std::string top_moves(const Decision& decision) {
  std::string text;
  for (std::size_t i = 0; i < decision.ranked.size() && i < top_moves_told; ++i)
    text += (i > 0 ? " " : "") + to_text(decision.ranked[i].point) + ' ' +
            number("%.2f", decision.ranked[i].order);
  return text;
}

std::string move_reasons(const Decision& decision, const Position& position, Point point) {
  const RankedMove* move = find_move(decision, point);
  if (move == nullptr) return {};
  std::string text;
  for (const Candidate& reason : distinct_reasons(*move))
    text += (text.empty() ? "" : "\n") + reason_text(reason, *move, position);
  return text;
}

}  // namespace gosedai
