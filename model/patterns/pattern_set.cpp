#include "model/patterns/pattern_set.hpp"

#include <algorithm>
#include <tuple>

#include "model/board/symmetry.hpp"
#include "model/reading/footprint.hpp"

namespace gosedai {

namespace {

PatternPlace turned(PatternPlace place, int code) {
  if ((code & 1) != 0) std::swap(place.col, place.row);
  if ((code & 2) != 0) place.col = static_cast<std::int8_t>(-place.col);
  if ((code & 4) != 0) place.row = static_cast<std::int8_t>(-place.row);
  return place;
}

PatternPlace relative(PatternPlace place, PatternPlace from) {
  return {static_cast<std::int8_t>(place.col - from.col),
          static_cast<std::int8_t>(place.row - from.row)};
}

/// From the middle outwards: what is near is shared most and fails soonest.
auto spiral_order(const PatternPoint& point) {
  const int col = point.place.col;
  const int row = point.place.row;
  return std::tuple(col * col + row * row, col, row, point.allowed);
}

/// The same with places counted from the lower left corner of the map, in order. Where along an edge a
/// point outside tells of it does not matter, nor points that only say that they are on the board.
PatternVariant without_anchor(PatternVariant variant) {
  std::erase_if(variant.points, [](const PatternPoint& point) {
    return point.allowed == (class_empty | class_own | class_enemy);
  });
  PatternPlace low;
  PatternPlace high;
  for (const PatternPoint& point : variant.points) {
    if (point.allowed == class_outside) continue;
    low = {std::min(low.col, point.place.col), std::min(low.row, point.place.row)};
    high = {std::max(high.col, point.place.col), std::max(high.row, point.place.row)};
  }
  for (PatternPoint& point : variant.points) {
    const bool beyond_a_row = point.place.row < low.row || point.place.row > high.row;
    point.place = relative(point.place, low);
    if (point.allowed == class_outside) (beyond_a_row ? point.place.col : point.place.row) = 0;
  }
  for (PatternMark& mark : variant.marks) mark.place = relative(mark.place, low);
  std::ranges::sort(variant.points);
  std::ranges::sort(variant.marks);
  return variant;
}

const PatternPlace* find_mark(const std::vector<PatternMark>& marks, char name) {
  const auto found = std::ranges::find(marks, name, &PatternMark::name);
  return found == marks.end() ? nullptr : &found->place;
}

bool in_range(int value, const PatternCondition& condition) {
  return value >= condition.low && value <= condition.high;
}

int life_bit(Point stone, const PatternLives& lives) {
  if (lives.dead.contains(stone)) return life_dead;
  return lives.neutral.contains(stone) ? life_neutral : life_alive;
}

}  // namespace

std::string_view name_of(PatternKind kind) noexcept {
  constexpr std::array<std::string_view, pattern_kind_count> names = {
      "linkage", "futokoro", "surround", "framework", "edge-endgame", "centre-endgame", "shape"};
  return names[static_cast<std::size_t>(kind)];
}

PatternSet::PatternSet(std::vector<Pattern> patterns) : patterns_(std::move(patterns)) {
  for (std::size_t i = 0; i < patterns_.size(); ++i) add_variants(static_cast<std::uint32_t>(i));
  for (std::size_t i = 0; i < variants_.size(); ++i) {
    const auto number = static_cast<std::uint32_t>(i);
    by_anchor_.add(variants_[i].points, number);
    add_parts(number);
  }
  by_anchor_.finish();
  by_point_.finish();
}

/// A pattern that looks the same when it is turned has fewer than eight variants.
void PatternSet::add_variants(std::uint32_t pattern) {
  std::vector<PatternVariant> seen;  // wherever their anchors are
  for (int code = 0; code < symmetry_count; ++code) {
    PatternVariant variant{pattern, patterns_[pattern].points, patterns_[pattern].marks};
    for (PatternPoint& point : variant.points) point.place = turned(point.place, code);
    for (PatternMark& mark : variant.marks) mark.place = turned(mark.place, code);
    PatternVariant image = without_anchor(variant);
    const bool known = std::ranges::any_of(seen, [&](const PatternVariant& other) {
      return other.points == image.points && other.marks == image.marks;
    });
    if (known) continue;
    seen.push_back(std::move(image));
    std::ranges::sort(variant.points, {}, spiral_order);
    variants_.push_back(std::move(variant));
  }
}

void PatternSet::add_parts(std::uint32_t number) {
  const std::vector<PatternPoint>& points = variants_[number].points;
  std::vector<PatternPoint> seen(points.size());
  for (const PatternPoint& centre : points) {
    if ((centre.allowed & class_outside) != 0) continue;  // never changes
    std::ranges::transform(points, seen.begin(), [&](const PatternPoint& point) {
      return PatternPoint{relative(point.place, centre.place), point.allowed};
    });
    std::ranges::sort(seen, {}, spiral_order);
    by_point_.add(seen, static_cast<std::uint32_t>(parts_.size()));
    parts_.push_back({number, relative({}, centre.place)});
  }
}

Point PatternSet::mark_of(const PatternMatch& match, char mark) const {
  const PatternPlace* place = find_mark(variants_[match.variant].marks, mark);
  return place == nullptr ? Point::none() : moved(match.anchor, *place);
}

BitBoard PatternSet::points_of(const PatternMatch& match) const {
  BitBoard points;
  for (const PatternPoint& point : variants_[match.variant].points)
    if ((point.allowed & class_outside) == 0) points.insert(moved(match.anchor, point.place));
  return points;
}

BitBoard PatternSet::context_of(const PatternMatch& match, const Board& board) const {
  using enum PatternCondition::Kind;
  Footprint footprint;
  for (const PatternCondition& condition : pattern_of(match).conditions) {
    if (condition.kind == height || condition.kind == life) continue;
    footprint.touch_string(board, mark_of(match, condition.mark));
    if (condition.kind == same_string || condition.kind == other_string)
      footprint.touch_string(board, mark_of(match, condition.other));
  }
  return footprint.points() & board.all_points();
}

bool PatternSet::conditions_hold(const PatternMatch& match, const Board& board,
                                 const PatternLives& lives) const {
  using enum PatternCondition::Kind;
  return std::ranges::all_of(pattern_of(match).conditions, [&](const PatternCondition& condition) {
    const Point point = mark_of(match, condition.mark);
    switch (condition.kind) {
      case liberties: return in_range(board.liberties(point), condition);
      case stones: return in_range(board.stones(point), condition);
      case height: return in_range(gosedai::height(point, board.size()), condition);
      case life: return (life_bit(point, lives) & condition.low) != 0;
      case same_string: return board.head(point) == board.head(mark_of(match, condition.other));
      case other_string: return board.head(point) != board.head(mark_of(match, condition.other));
    }
    return false;
  });
}

std::vector<PatternMatch> match_patterns(const PatternSet& set, const Board& board,
                                         const PatternLives& lives) {
  std::vector<PatternMatch> found;
  for (const Color own : {Color::black, Color::white}) {
    const PatternView view(board, own);
    // An anchor is a stone.
    (board.all_points() & ~board.empty_points()).for_each([&](Point stone) {
      set.find_anchored(view, own, stone, [&](const PatternMatch& match) {
        if (set.conditions_hold(match, board, lives)) found.push_back(match);
      });
    });
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
