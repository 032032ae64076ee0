#include "protocol/gtp/analysis_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "model/board/notation.hpp"

namespace gosedai::gtp {

namespace {

std::string rounded(double value, int digits) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f", digits, value + 0.0);  // no minus at nought
  return text.data();
}

std::string ten_thousandths(double value) {
  return std::to_string(std::lround(10'000 * std::clamp(value, 0.0, 1.0)));
}

std::string move_text(Point move) { return move.is_none() ? "pass" : to_text(move); }

std::string quoted(const std::string& words) {
  std::string text = "\"";
  for (const char letter : words) {
    if (letter == '"' || letter == '\\') text += '\\';
    text += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
  }
  return text + '"';
}

std::string leela_numbers(const AnalysedMove& move) {
  return " winrate " + ten_thousandths(move.winrate) + " prior " + ten_thousandths(move.prior) +
         " lcb " + ten_thousandths(lower_bound(move.winrate, move.visits));
}

std::string score_numbers(double winrate, double lead, double deviation) {
  const std::string score = rounded(lead, 2);
  return " utility " + rounded(2 * winrate - 1, 4) + " winrate " + rounded(winrate, 4) +
         " scoreMean " + score + " scoreStdev " + rounded(deviation, 2) + " scoreLead " + score;
}

std::string kata_numbers(const AnalysedMove& move, double deviation) {
  return score_numbers(move.winrate, move.lead, deviation) + " prior " + rounded(move.prior, 4) +
         " lcb " + rounded(lower_bound(move.winrate, move.visits), 4);
}

std::string info(const AnalysedMove& move, std::size_t order, double deviation,
                 AnalysisStyle style) {
  std::string text = "info move " + move_text(move.move) + " visits " + std::to_string(move.visits);
  text += style == AnalysisStyle::leela ? leela_numbers(move) : kata_numbers(move, deviation);
  text += " order " + std::to_string(order);
  if (style == AnalysisStyle::gosedai) text += " reason " + quoted(move.reason);
  text += " pv";
  if (move.line.empty()) text += ' ' + move_text(move.move);
  for (const Point each : move.line) text += ' ' + move_text(each);
  return text;
}

/// Moves that were tried are shown; others when nothing was tried, or as many as are asked for.
std::size_t moves_shown(const Analysis& analysis, const AnalysisRequest& request) {
  const std::size_t all = analysis.moves.size();
  std::size_t tried = all;  // with a move in front that would be played without having been tried
  while (tried > 0 && analysis.moves[tried - 1].visits == 0) --tried;
  const std::size_t wanted =
      tried == 0 ? all : std::clamp(static_cast<std::size_t>(request.least_moves), tried, all);
  return std::min(wanted, std::max<std::size_t>(1, static_cast<std::size_t>(request.most_moves)));
}

std::string ownership(const Analysis& analysis, int size) {
  const double sign = analysis.to_move == Color::black ? 1 : -1;
  std::string text = " ownership";
  for (int y = size - 1; y >= 0; --y)
    for (int x = 0; x < size; ++x) {
      const std::size_t index = Point::at(x, y).index();
      const double share = index < analysis.black_share.size() ? analysis.black_share[index] : 0.5;
      text += ' ' + rounded(sign * (2 * share - 1), 3);
    }
  return text;
}

}  // namespace

double lower_bound(double rate, std::uint32_t games) {
  constexpr double reach = 1.96;
  if (games == 0) return 0;
  const double known = games;
  // The last term is for a few games that all ended alike.
  return std::max(0.0, rate - reach * std::sqrt((rate * (1 - rate) + 1 / known) / known));
}

std::string analysis_line(const Analysis& analysis, const AnalysisRequest& request, int size) {
  const std::size_t count = moves_shown(analysis, request);
  std::string line;
  if (analysis.moves.empty()) line = info({}, 0, analysis.deviation, request.style);
  for (std::size_t i = 0; i < count && i < analysis.moves.size(); ++i)
    line += (i > 0 ? " " : "") + info(analysis.moves[i], i, analysis.deviation, request.style);
  if (request.style == AnalysisStyle::leela) return line;
  if (request.root_info)
    line += " rootInfo visits " + std::to_string(analysis.visits) +
            score_numbers(analysis.winrate, analysis.lead, analysis.deviation);
  if (request.ownership) line += ownership(analysis, size);
  return line;
}

}  // namespace gosedai::gtp
