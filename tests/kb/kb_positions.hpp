// Short words for the tests of the knowledge base: positions from diagrams, candidates as text, and
// a position turned, mirrored or with its colours swapped.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "kb/cases/candidate.hpp"
#include "model/board/game.hpp"
#include "tests/model/board_positions.hpp"
#include "tests/model/position_image.hpp"

namespace gosedai::kb_tests {

using board_tests::board_of;
using board_tests::point_of;
using board_tests::points_of;

inline constexpr Color black = Color::black;
inline constexpr Color white = Color::white;

/// A diagram as a position without history.
inline Position position_of(std::string_view diagram, Color to_move = black) {
  return *make_position(board_of(diagram), to_move);
}

/// The position after one move on a diagram; the other side is to move.
inline Position position_after(std::string_view diagram, Color color, std::string_view point,
                               const Rules& rules = {}) {
  const Board board = board_of(diagram);
  Game game(board.size(), rules);
  game.set_up(board.stones_of(black), board.stones_of(white), color);
  EXPECT_EQ(game.play(Move::stone(color, point_of(point))), Legality::legal);
  return *game.position(opponent(color));
}

inline StringFacts facts_at(const Position& position, std::string_view stone) {
  Footprint footprint;
  return look_at_string(position, point_of(stone), footprint);
}

/// The candidates of one colour as "point value" pairs, ordered by point: "C3 2.5, D4 3".
inline std::string drawn(const CandidateList& candidates, Color color) {
  std::vector<std::pair<Point, std::string>> lines;
  for (const Candidate& candidate : candidates) {
    if (candidate.color != color) continue;
    std::string value = std::to_string(candidate.total());
    value.erase(value.find_last_not_of('0') + 1);
    if (value.back() == '.') value.pop_back();
    lines.emplace_back(candidate.point, to_text(candidate.point) + ' ' + value);
  }
  std::ranges::sort(lines);
  std::string text;
  for (const auto& [point, line] : lines) text += (text.empty() ? "" : ", ") + line;
  return text;
}

/// The candidates of one motive only.
inline CandidateList only(CandidateList candidates, Motive motive) {
  std::erase_if(candidates, [&](const Candidate& each) { return each.motive != motive; });
  return candidates;
}

/// A candidate of the given case, for tests that need no board behind it.
inline Candidate proposal(CaseKind kind, Color color, std::string_view point, double value) {
  Candidate candidate;
  candidate.kind = kind;
  candidate.color = color;
  candidate.point = point_of(point);
  candidate.value = value;
  return candidate;
}

/// The image of a position, and of candidates.
class Image : public PositionImage {
 public:
  using PositionImage::of;
  using PositionImage::PositionImage;

  Candidate of(Candidate candidate) const {
    candidate.color = of(candidate.color);
    candidate.point = of(candidate.point);
    candidate.target = of(candidate.target);
    return candidate;
  }
  CandidateList of(const CandidateList& candidates) const {
    CandidateList image;
    for (const Candidate& candidate : candidates) image.push_back(of(candidate));
    std::ranges::sort(image);
    return image;
  }
};

/// All sixteen of them.
template <class Visit>
void for_each_image(int size, Visit visit) {
  for_each_image_of<Image>(size, visit);
}

/// The same without what depends on which way round the board is looked at: only what the moves of
/// each colour are worth.
inline std::vector<std::pair<Color, double>> worths(const CandidateList& candidates) {
  std::vector<std::pair<Color, double>> all;
  for (const Candidate& each : candidates) all.emplace_back(each.color, each.total());
  std::ranges::sort(all);
  return all;
}

}  // namespace gosedai::kb_tests
