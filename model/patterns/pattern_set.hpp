// Patterns made ready for matching, and where they match: whole boards, or from move to move.
//
//     PatternSet       every pattern in its eight orientations, in two decision trees
//     match_patterns   all matches on a board, for both colours: 16 symmetries
//     PatternTracker   the same kept up to date (Mueller 3.1.2): a match knows the points it depends on,
//                      and a move drops the matches that depend on what it changed and looks for new ones
//                      there only
#pragma once

#include <array>
#include <compare>
#include <optional>

#include "model/patterns/pattern.hpp"
#include "model/patterns/pattern_trie.hpp"

namespace gosedai {

/// A pattern turned or mirrored.
struct PatternVariant {
  std::uint32_t pattern = 0;
  std::vector<PatternPoint> points;
  std::vector<PatternMark> marks;
};

/// A variant on the board: where its anchor stands, and who "own" is.
struct PatternMatch {
  std::uint32_t variant = 0;
  Color own = Color::empty;
  Point anchor;

  friend constexpr auto operator<=>(const PatternMatch&, const PatternMatch&) noexcept = default;
};

/// What is known about the lives of strings: by their stones.
struct PatternLives {
  BitBoard neutral;
  BitBoard dead;

  friend bool operator==(const PatternLives&, const PatternLives&) = default;
};

class PatternSet {
 public:
  PatternSet() = default;
  explicit PatternSet(std::vector<Pattern> patterns);

  const std::vector<Pattern>& patterns() const { return patterns_; }
  const std::vector<PatternVariant>& variants() const { return variants_; }
  const Pattern& pattern_of(const PatternMatch& match) const {
    return patterns_[variants_[match.variant].pattern];
  }
  /// The point of a mark; none when the pattern has no such mark.
  Point mark_of(const PatternMatch& match, char mark) const;
  /// The points of the map that are on the board.
  BitBoard points_of(const PatternMatch& match) const;
  /// The points that the conditions read.
  BitBoard context_of(const PatternMatch& match, const Board& board) const;
  bool conditions_hold(const PatternMatch& match, const Board& board,
                       const PatternLives& lives) const;

  /// Calls `visit(match)` for maps that fit with their anchor on that point.
  template <class Visit>
  void find_anchored(const PatternView& view, Color own, Point anchor, Visit visit) const {
    by_anchor_.walk(view, anchor, [&](std::uint32_t variant) {
      visit(PatternMatch{variant, own, anchor});
    });
  }
  /// Calls `visit(match)` for maps that fit and of which that point is a part.
  template <class Visit>
  void find_around(const PatternView& view, Color own, Point point, Visit visit) const {
    by_point_.walk(view, point, [&](std::uint32_t number) {
      const Part& part = parts_[number];
      visit(PatternMatch{part.variant, own, moved(point, part.to_anchor)});
    });
  }
  std::size_t node_count() const { return by_anchor_.node_count() + by_point_.node_count(); }

  static Point moved(Point point, PatternPlace place) {
    return point.offset(place.row * stride + place.col);
  }

 private:
  /// A variant seen from one of its points.
  struct Part {
    std::uint32_t variant = 0;
    PatternPlace to_anchor;
  };

  void add_variants(std::uint32_t pattern);
  void add_parts(std::uint32_t variant);

  std::vector<Pattern> patterns_;
  std::vector<PatternVariant> variants_;
  std::vector<Part> parts_;
  PatternTrie by_anchor_;
  PatternTrie by_point_;
};

/// Ordered.
std::vector<PatternMatch> match_patterns(const PatternSet& set, const Board& board,
                                         const PatternLives& lives = {});

/// What a tracker had to do for a move.
struct PatternWork {
  int before = 0;     // maps that fitted
  int kept = 0;       // and did not depend on what changed
  int rechecked = 0;  // of these, conditions that were looked at again
  int found = 0;      // new ones
};

class PatternTracker {
 public:
  /// The set must outlive the tracker.
  explicit PatternTracker(const PatternSet& set) : set_(&set) {}

  /// To any other position; the less differs, the less is done.
  void move_to(const Board& board, const PatternLives& lives = {});
  /// Ordered, as match_patterns gives them.
  std::vector<PatternMatch> matches() const;
  const PatternWork& work() const { return work_; }

 private:
  struct Record {
    PatternMatch match;
    BitBoard points;
    BitBoard context;  // empty without conditions
    bool holds = true;
  };

  void start_over(const Board& board, const PatternLives& lives);
  void drop(const BitBoard& changed);
  void find(const BitBoard& changed, const Board& board, const PatternLives& lives);
  void recheck(const BitBoard& changed, const Board& board, const PatternLives& lives);
  Record record_of(const PatternMatch& match, const Board& board, const PatternLives& lives) const;

  const PatternSet* set_;
  int size_ = 0;
  std::array<BitBoard, 2> stones_;  // by player, of the board last seen
  PatternLives lives_;
  std::array<PatternView, 2> views_;  // as black and as white see it
  std::vector<Record> records_;       // in no order
  PatternWork work_;
};

}  // namespace gosedai
