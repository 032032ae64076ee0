#include "model/reading/expansion_memory.hpp"

namespace gosedai {

namespace {

/// More would hardly be met again: long searches are the roving force's.
constexpr std::size_t most_expansions = 1024;

}  // namespace

void ExpansionMemory::begin(const Board& board) {
  const BitBoard& black = board.stones_of(Color::black);
  const BitBoard& white = board.stones_of(Color::white);
  known_ = board.size() == size_ ? std::move(found_) : Store();
  found_ = Store();
  differing_ = (black ^ black_) | (white ^ white_);
  size_ = board.size();
  recalled_ = 0;
  black_ = black;
  white_ = white;
}

const KnownExpansion* ExpansionMemory::find(Hash key) const {
  const std::uint32_t place = known_.index.find(key);
  if (place == PositionIndex::nothing) return nullptr;
  const KnownExpansion& known = known_.expansions[place];
  return known.footprint.intersects(differing_) ? nullptr : &known;
}

void ExpansionMemory::keep(Hash key, const KnownExpansion& found,
                           std::span<const KnownChild> children) {
  if (found_.expansions.size() >= most_expansions) return;
  found_.index.insert(key, static_cast<std::uint32_t>(found_.expansions.size()));
  KnownExpansion& kept = found_.expansions.emplace_back(found);
  kept.first_child = static_cast<std::uint32_t>(found_.children.size());
  kept.child_count = static_cast<std::uint16_t>(children.size());
  found_.children.insert(found_.children.end(), children.begin(), children.end());
}

void ExpansionMemory::keep_again(Hash key, const KnownExpansion& known) {
  ++recalled_;
  if (found_.expansions.size() >= most_expansions) return;
  const std::size_t first = found_.children.size();
  keep(key, known, children_of(known));
  for (std::size_t i = first; i < found_.children.size(); ++i)
    if (KnownChild& child = found_.children[i]; child.has_zone)
      child.zone = add_zone(known_.zones[child.zone]);
}

std::uint32_t ExpansionMemory::add_zone(const BitBoard& zone) {
  found_.zones.push_back(zone);
  return static_cast<std::uint32_t>(found_.zones.size() - 1);
}

}  // namespace gosedai
