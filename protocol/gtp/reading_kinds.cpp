#include "protocol/gtp/reading_kinds.hpp"

#include <algorithm>
#include <array>

#include "protocol/gtp/result.hpp"

namespace gosedai::gtp {

namespace {

constexpr std::array<const ReadingKind*, 2> kinds = {&capture_kind, &ladder_kind};

struct TargetRule {
  std::size_t least;
  std::size_t most;
};

constexpr TargetRule rule_for(Targets targets) {
  switch (targets) {
    case Targets::stone: break;
  }
  return {1, 1};
}

}  // namespace

std::span<const ReadingKind* const> all_reading_kinds() { return kinds; }

const ReadingKind* find_reading_kind(std::string_view name) {
  const auto found = std::ranges::find(kinds, name, &ReadingKind::name);
  return found == kinds.end() ? nullptr : *found;
}

ReadTargets read_targets(const ReadingKind& kind, const Board& board, const Arguments& arguments,
                         std::size_t first, std::size_t last) {
  const TargetRule rule = rule_for(kind.targets);
  if (last < first + rule.least || last > first + rule.most) return error::syntax;
  std::vector<Point> points;
  for (std::size_t i = first; i < last; ++i) {
    const std::optional<Point> point = arguments.point(i, board.size());
    if (!point) return error::invalid_vertex;
    if (board.is_empty(*point)) return error::empty_vertex;
    points.push_back(*point);
  }
  return points;
}

Color color_of(Side side, const Board& board, Point target) {
  const Color owner = board.at(target);
  return side == Side::owner ? owner : opponent(owner);
}

}  // namespace gosedai::gtp
