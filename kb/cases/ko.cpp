#include "kb/cases/ko.hpp"

#include <algorithm>

#include "kb/cases/capture_escape.hpp"

namespace gosedai {

namespace {

/// The one stone that `taker` captures by moving to the point, when that makes a ko; none otherwise.
Point ko_stone(const Board& board, Color taker, Point point) {
  Point stone;
  for (const Point near : neighbors(point)) {
    if (board.at(near) == Color::edge) continue;
    if (board.at(near) != opponent(taker)) return Point::none();
    if (board.liberties(near) > 1) continue;
    if (!stone.is_none() || board.stones(near) > 1) return Point::none();
    stone = near;
  }
  return stone;
}

/// In atari, and its last liberty does not get it out.
bool is_caught(Board board, Point stone, const KoParameters& parameters) {
  const Color owner = board.at(stone);
  if (board.liberties(stone) > 1) return false;
  const Point last = board.string_liberties(stone).first();
  board.clear_ko();
  if (!board.is_legal(owner, last)) return true;
  board.play(owner, last);
  return board.liberties(stone) < parameters.free_liberties;
}

/// What stands next to those points and is caught, each string once.
double caught_prize(const Board& board, Color color, std::initializer_list<Point> places,
                    const CaseParameters& parameters) {
  double prize = 0;
  std::vector<Point> seen;
  for (const Point place : places)
    for (const Point near : neighbors(place)) {
      if (board.at(near) != color || !is_caught(board, near, parameters.ko)) continue;
      if (std::ranges::find(seen, board.head(near)) != seen.end()) continue;
      seen.push_back(board.head(near));
      prize += capture_value(board.stones(near), parameters.capture);
    }
  return prize;
}

double stake_of(const Board& board, const OpenKo& ko, const CaseParameters& parameters) {
  const Color holder = opponent(ko.taker);
  Board taken = board;
  taken.clear_ko();
  taken.play(ko.taker, ko.point);
  taken.clear_ko();
  if (taken.is_legal(ko.taker, ko.stone)) taken.play(ko.taker, ko.stone);
  Board filled = board;
  filled.play(holder, ko.point);
  return parameters.ko.base + caught_prize(taken, holder, {ko.point, ko.stone}, parameters) +
         caught_prize(filled, ko.taker, {ko.point, ko.stone}, parameters);
}

/// Filling it must not put the filler's own stones in atari.
bool can_be_filled(const Board& board, const OpenKo& ko) {
  Board filled = board;
  filled.play(opponent(ko.taker), ko.point);
  return filled.liberties(ko.point) > 1;
}

/// The holder took it with his last move and the taker has played elsewhere: now or never.
bool is_hot(const Position& position, const OpenKo& ko) {
  return position.move_number > 1 && position.age[ko.stone.index()] == position.move_number - 1;
}

}  // namespace

std::vector<OpenKo> open_kos(const Board& board) {
  std::vector<OpenKo> kos;
  board.empty_points().for_each([&](Point point) {
    for (const Color taker : {Color::black, Color::white})
      if (takes_ko(board, taker, point))
        kos.push_back({taker, point, ko_stone(board, taker, point)});
  });
  return kos;
}

bool takes_ko(const Board& board, Color color, Point point) {
  return board.is_empty(point) && !ko_stone(board, color, point).is_none();
}

CandidateList ko_moves(const Position& position, const CaseParameters& parameters) {
  CandidateList found;
  const Board& board = position.board;
  for (const OpenKo& ko : open_kos(board)) {
    const double stake = stake_of(board, ko, parameters);
    Candidate candidate;
    candidate.kind = CaseKind::ko;
    candidate.motive = Motive::take_ko;
    candidate.color = ko.taker;
    candidate.point = ko.point;
    candidate.target = string_id(position, ko.stone);
    candidate.value = stake * parameters.ko.share;
    candidate.by_ko = true;
    found.push_back(candidate);
    if (!can_be_filled(board, ko)) continue;
    candidate.motive = Motive::end_ko;
    candidate.color = opponent(ko.taker);
    candidate.by_ko = false;
    if (is_hot(position, ko)) candidate.value *= parameters.ko.hot;
    found.push_back(candidate);
  }
  return found;
}

}  // namespace gosedai
