#include "model/patterns/pattern_trie.hpp"

#include <algorithm>

namespace gosedai {

PointClass PatternView::code_of(Color there, Color own) {
  if (there == Color::empty) return class_empty;
  if (there == Color::edge) return class_outside;
  return there == own ? class_own : class_enemy;
}

PatternView::PatternView(const Board& board, Color own)
    : codes_(static_cast<std::size_t>(row_length * row_length), class_outside) {
  board.all_points().for_each([&](Point point) { set(point, code_of(board.at(point), own)); });
}

void PatternTrie::add(std::span<const PatternPoint> map, std::uint32_t found) {
  std::uint32_t at = 0;
  for (const PatternPoint& point : map) {
    const auto step = static_cast<std::int16_t>(PatternView::step_to(point.place));
    const auto& edges = drafts_[at].edges;
    const auto known = std::ranges::find_if(edges, [&](const Edge& edge) {
      return edge.step == step && edge.allowed == point.allowed;
    });
    if (known != edges.end()) {
      at = known->child;
      continue;
    }
    const auto fresh = static_cast<std::uint32_t>(drafts_.size());
    drafts_[at].edges.push_back({step, point.allowed, fresh});
    drafts_.emplace_back();
    at = fresh;
  }
  drafts_[at].found.push_back(found);
}

void PatternTrie::finish() {
  nodes_.reserve(drafts_.size());
  for (Draft& draft : drafts_) {
    nodes_.push_back({static_cast<std::uint32_t>(edges_.size()),
                      static_cast<std::uint32_t>(found_.size()),
                      static_cast<std::uint16_t>(draft.edges.size()),
                      static_cast<std::uint16_t>(draft.found.size())});
    edges_.insert(edges_.end(), draft.edges.begin(), draft.edges.end());
    found_.insert(found_.end(), draft.found.begin(), draft.found.end());
  }
  drafts_.clear();
  drafts_.shrink_to_fit();
}

}  // namespace gosedai
