#include "protocol/gtp/reading_kinds.hpp"

#include <algorithm>
#include <array>

#include "protocol/gtp/result.hpp"

namespace gosedai::gtp {

namespace {

Question capture_question(const Board& board, const Subject& subject, Color to_move) {
  return board.at(subject.points[0]) == to_move ? defence_question(board, subject.points[0])
                                                : attack_question(board, subject.points[0]);
}

Question ladder_question(const Board&, const Subject& subject, Color to_move) {
  CaptureQuestion question;
  question.method = CaptureMethod::ladder;
  question.target = subject.points[0];
  question.to_move = to_move;
  return question;
}

Question double_capture_question(const Board&, const Subject& subject, Color) {
  DoubleCaptureQuestion question;
  question.target = subject.points[0];
  return question;
}

Question multi_capture_question(const Board&, const Subject& subject, Color to_move) {
  MultiCaptureQuestion question;
  question.targets = subject.points;
  question.to_move = to_move;
  return question;
}

Question combination_question(const Board&, const Subject& subject, Color to_move) {
  return CombinationQuestion{opponent(subject.owner), to_move};
}

Question connection_question(const Board&, const Subject& subject, Color to_move) {
  ConnectionQuestion question;
  question.a = subject.points[0];
  question.b = subject.points[1];
  question.to_move = to_move;
  return question;
}

Question break_in_question(const Board&, const Subject& subject, Color to_move) {
  BreakInQuestion question;
  question.stone = subject.points[0];
  for (const Point point : std::span(subject.points).subspan(1)) question.area.insert(point);
  question.to_move = to_move;
  return question;
}

Question linkage_question(const Board&, const Subject& subject, Color) {
  return LinkageQuestion{subject.points[0], subject.points[1]};
}

Question tsumego_question(const Board&, const Subject& subject, Color to_move) {
  TsumegoQuestion question;
  question.target = subject.points[0];
  question.to_move = to_move;
  return question;
}

Question group_question(const Board&, const Subject& subject, Color to_move) {
  GroupQuestion question;
  question.target = subject.points[0];
  question.to_move = to_move;
  return question;
}

Question local_question(const Board&, const Subject& subject, Color to_move) {
  LocalQuestion question;
  question.to_move = to_move;
  for (const Point point : subject.points) question.allowed.insert(point);
  return question;
}

Question race_question(const Board&, const Subject& subject, Color to_move) {
  RaceQuestion question;
  question.own = subject.points[0];
  question.other = subject.points[1];
  question.to_move = to_move;
  return question;
}

Question eye_question(const Board&, const Subject& subject, Color) {
  EyeQuestion question;
  question.point = subject.points[0];
  return question;
}

Question unconditional_question(const Board&, const Subject& subject, Color) {
  return UnconditionalQuestion{subject.points[0]};
}

}  // namespace

namespace kind {
// A budget is what half a second to a second allows for that kind.
const ReadingKind capture = {"capture", Targets::stone, Side::attacker, 150'000, capture_question};
const ReadingKind ladder = {"ladder", Targets::stone, Side::attacker, 100'000, ladder_question};
const ReadingKind double_capture = {"double-capture", Targets::stone, Side::nobody, 100'000,
                                    double_capture_question};
const ReadingKind multi_capture = {"multi-capture", Targets::stones, Side::attacker, 60'000,
                                   multi_capture_question};
const ReadingKind combination = {"combination", Targets::attacker, Side::attacker, 40'000,
                                 combination_question};
const ReadingKind connection = {"connection", Targets::own_stones, Side::owner, 100'000,
                                connection_question};
const ReadingKind break_in = {"break-in", Targets::area, Side::owner, 100'000, break_in_question};
const ReadingKind linkage = {"linkage", Targets::own_stones, Side::nobody, 100'000,
                             linkage_question};
const ReadingKind tsumego = {"tsumego", Targets::stone, Side::attacker, 300'000, tsumego_question};
const ReadingKind group = {"group", Targets::stone, Side::attacker, 660'000, group_question};
const ReadingKind local = {"local", Targets::player, Side::attacker, 1'000'000, local_question};
const ReadingKind race = {"race", Targets::two_sides, Side::owner, 24'000, race_question};
const ReadingKind eye = {"eye", Targets::point, Side::nobody, 80'000, eye_question};
const ReadingKind unconditional = {"unconditional", Targets::point, Side::nobody, 1,
                                   unconditional_question};
}  // namespace kind

namespace {

constexpr std::array<const ReadingKind*, 14> kinds = {
    &kind::capture,     &kind::ladder,       &kind::double_capture, &kind::multi_capture,
    &kind::combination, &kind::connection,   &kind::break_in,       &kind::linkage,
    &kind::tsumego,     &kind::group,        &kind::local,          &kind::race,
    &kind::eye,         &kind::unconditional};

constexpr std::size_t most_stones = 20;

bool is_right_count(Targets targets, std::size_t count) {
  switch (targets) {
    case Targets::own_stones:
    case Targets::two_sides: return count == 2;
    case Targets::area:
    case Targets::player: return count >= 2;
    case Targets::stones: return count >= 1 && count <= most_stones;
    default: return count == 1;
  }
}

/// What is wrong with the points as targets; nothing when all is well.
std::string_view problem_with(Targets targets, const Board& board,
                              const std::vector<Point>& points) {
  if (targets == Targets::point) return {};
  if (targets == Targets::area) return board.is_empty(points[0]) ? error::empty_vertex : "";
  if (std::ranges::any_of(points, [&](Point point) { return board.is_empty(point); }))
    return error::empty_vertex;
  const bool same = std::ranges::all_of(
      points, [&](Point point) { return board.at(point) == board.at(points[0]); });
  if (targets == Targets::two_sides && same) return error::same_color;
  if (targets != Targets::two_sides && !same) return error::different_colors;
  return {};
}

}  // namespace

std::span<const ReadingKind* const> all_reading_kinds() { return kinds; }

const ReadingKind* find_reading_kind(std::string_view name) {
  const auto found = std::ranges::find(kinds, name, &ReadingKind::name);
  return found == kinds.end() ? nullptr : *found;
}

bool names_color(const ReadingKind& kind) {
  return kind.targets == Targets::attacker || kind.targets == Targets::player;
}

ReadSubject read_subject(const ReadingKind& kind, const Board& board, const Arguments& arguments,
                         std::size_t first, std::size_t last) {
  if (last < first || !is_right_count(kind.targets, last - first)) return error::syntax;
  Subject subject;
  if (names_color(kind)) {
    const std::optional<Color> color = arguments.color(first);
    if (!color) return error::syntax;
    subject.owner = opponent(*color);
    ++first;
  }
  for (std::size_t i = first; i < last; ++i) {
    const std::optional<Point> point = arguments.point(i, board.size());
    if (!point) return error::invalid_vertex;
    subject.points.push_back(*point);
  }
  if (names_color(kind)) return subject;
  const std::string_view problem = problem_with(kind.targets, board, subject.points);
  if (!problem.empty()) return problem;
  subject.owner = board.at(subject.points[0]);
  return subject;
}

Color color_of(Side side, const Subject& subject) {
  if (side == Side::nobody) return Color::empty;
  return side == Side::owner ? subject.owner : opponent(subject.owner);
}

}  // namespace gosedai::gtp
