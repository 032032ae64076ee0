#include "model/reading/safety.hpp"

#include <vector>

namespace gosedai {
namespace {

struct Region {
  BitBoard points;
  BitBoard empty;
  BitBoard border;  // stones next to it
  bool counts = true;
};

struct Block {
  BitBoard points;
  BitBoard liberties;
  int eyes = 0;
};

class AlternatingSafety {
 public:
  AlternatingSafety(const Board& board, Color color);
  Safety result();

 private:
  bool is_vital(const Region& region, const Block& block) const;
  bool borders_on_safe_blocks(const Region& region) const;
  void count_eyes();

  std::vector<Region> regions_;
  std::vector<Block> blocks_;
};

AlternatingSafety::AlternatingSafety(const Board& board, Color color) {
  const BitBoard own = board.stones_of(color);
  BitBoard rest = own;
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    blocks_.push_back({board.string_points(stone), board.string_liberties(stone), 0});
    rest &= ~blocks_.back().points;
  }
  const BitBoard empty = board.empty_points();
  rest = board.all_points() & ~own;
  while (!rest.is_empty()) {
    const BitBoard points = flood(BitBoard::of(rest.first()), rest);
    rest &= ~points;
    regions_.push_back({points, points & empty, points.neighbors() & own, true});
  }
}

/// Gives each point two liberties next to it for itself, as far as they go round.
bool has_pairs(const BitBoard& points, BitBoard free) {
  bool enough = true;
  points.for_each([&](Point point) {
    for (int i = 0; i < 2; ++i) {
      const Point liberty = (BitBoard::of(point).neighbors() & free).first();
      if (liberty.is_none()) {
        enough = false;
        return;
      }
      free.erase(liberty);
    }
  });
  return enough;
}

bool AlternatingSafety::is_vital(const Region& region, const Block& block) const {
  if (!region.border.intersects(block.points)) return false;
  const BitBoard untouched = region.empty & ~block.liberties;
  if (untouched.is_empty()) return true;
  const bool only_block = (region.border & ~block.points).is_empty();
  return only_block && has_pairs(untouched, region.empty & block.liberties);
}

bool AlternatingSafety::borders_on_safe_blocks(const Region& region) const {
  for (const Block& block : blocks_)
    if (block.eyes < 2 && region.border.intersects(block.points)) return false;
  return true;
}

void AlternatingSafety::count_eyes() {
  for (Block& block : blocks_) {
    block.eyes = 0;
    for (const Region& region : regions_)
      if (region.counts && is_vital(region, block)) ++block.eyes;
  }
}

Safety AlternatingSafety::result() {
  for (bool changed = true; changed;) {
    changed = false;
    count_eyes();
    for (Region& region : regions_)
      if (region.counts && !borders_on_safe_blocks(region)) {
        region.counts = false;
        changed = true;
      }
  }
  Safety safety;
  for (const Block& block : blocks_)
    if (block.eyes >= 2) safety.stones |= block.points;
  for (const Region& region : regions_) {
    bool leaned_on = false;
    for (const Block& block : blocks_)
      leaned_on = leaned_on || (region.counts && block.eyes >= 2 && is_vital(region, block));
    if (leaned_on) safety.territory |= region.points;
  }
  return safety;
}

}  // namespace

Safety safety_under_alternation(const Board& board, Color color) {
  return AlternatingSafety(board, color).result();
}

}  // namespace gosedai
