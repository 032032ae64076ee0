#include <algorithm>

#include "model/patterns/pattern_set.hpp"

namespace gosedai {

void PatternTracker::move_to(const Board& board, const PatternLives& lives) {
  work_ = {};
  if (board.size() != size_) return start_over(board, lives);
  const BitBoard& black = board.stones_of(Color::black);
  const BitBoard& white = board.stones_of(Color::white);
  const BitBoard changed = (stones_[0] ^ black) | (stones_[1] ^ white);
  const BitBoard other_lives = (lives_.dead ^ lives.dead) | (lives_.neutral ^ lives.neutral);
  stones_ = {black, white};
  lives_ = lives;
  changed.for_each([&](Point point) {
    for (const Color own : {Color::black, Color::white})
      views_[player_index(own)].set(point, PatternView::code_of(board.at(point), own));
  });
  work_.before = static_cast<int>(records_.size());
  drop(changed);
  work_.kept = static_cast<int>(records_.size());
  recheck(changed | other_lives, board, lives);
  find(changed, board, lives);
}

void PatternTracker::start_over(const Board& board, const PatternLives& lives) {
  size_ = board.size();
  stones_ = {board.stones_of(Color::black), board.stones_of(Color::white)};
  lives_ = lives;
  records_.clear();
  for (const Color own : {Color::black, Color::white}) {
    PatternView& view = views_[player_index(own)];
    view = PatternView(board, own);
    (stones_[0] | stones_[1]).for_each([&](Point stone) {
      set_->find_anchored(view, own, stone, [&](const PatternMatch& match) {
        records_.push_back(record_of(match, board, lives));
      });
    });
  }
  work_.found = static_cast<int>(records_.size());
}

void PatternTracker::drop(const BitBoard& changed) {
  std::erase_if(records_, [&](const Record& record) { return record.points.intersects(changed); });
}

/// The maps still fit; what their conditions read may differ.
void PatternTracker::recheck(const BitBoard& changed, const Board& board,
                             const PatternLives& lives) {
  for (Record& record : records_) {
    if (set_->pattern_of(record.match).conditions.empty()) continue;
    // The life of a marked stone concerns points of the map.
    if (!record.context.intersects(changed) && !record.points.intersects(changed)) continue;
    ++work_.rechecked;
    record = record_of(record.match, board, lives);
  }
}

/// A new match has a changed point in its map, so it is found from there; from several, once.
void PatternTracker::find(const BitBoard& changed, const Board& board, const PatternLives& lives) {
  std::vector<PatternMatch> found;
  changed.for_each([&](Point point) {
    for (const Color own : {Color::black, Color::white})
      set_->find_around(views_[player_index(own)], own, point,
                        [&](const PatternMatch& match) { found.push_back(match); });
  });
  std::ranges::sort(found);
  const auto repeated = std::ranges::unique(found);
  found.erase(repeated.begin(), repeated.end());
  for (const PatternMatch& match : found) records_.push_back(record_of(match, board, lives));
  work_.found = static_cast<int>(found.size());
}

PatternTracker::Record PatternTracker::record_of(const PatternMatch& match, const Board& board,
                                                 const PatternLives& lives) const {
  return {match, set_->points_of(match), set_->context_of(match, board),
          set_->conditions_hold(match, board, lives)};
}

std::vector<PatternMatch> PatternTracker::matches() const {
  std::vector<PatternMatch> found;
  for (const Record& record : records_)
    if (record.holds) found.push_back(record.match);
  std::ranges::sort(found);
  return found;
}

}  // namespace gosedai
