#include "model/reading/local_choice.hpp"

#include <algorithm>

#include "model/reading/life_area.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {

namespace {

constexpr std::size_t most_targets = 3;

/// A group that may be in trouble.
struct Target {
  Point stone;
  Color owner = Color::empty;
  int size = 0;
  int room = 0;  // how far it is from being closed in; small is urgent
};

class Chooser {
 public:
  Chooser(const Board& board, Color color, const BitBoard& allowed, int node_budget)
      : board_(board), color_(color), allowed_(allowed), nodes_left_(node_budget) {
    if (allowed_.is_empty()) allowed_ = board.empty_points();
  }

  std::vector<LocalCandidate> run() {
    find_targets();
    for (std::size_t i = 0; i < targets_.size() && nodes_left_ > 0; ++i) {
      const auto left = static_cast<int>(targets_.size() - i);
      read(targets_[i], std::max(nodes_left_ * 2 / (left + 1), 1));
    }
    std::ranges::stable_sort(candidates_, [](const LocalCandidate& a, const LocalCandidate& b) {
      return a.value > b.value;
    });
    return candidates_;
  }

 private:
  void find_targets() {
    for (const Color owner : {opponent(color_), color_}) {
      BitBoard rest = board_.stones_of(owner) & allowed_.expanded().expanded();
      while (!rest.is_empty()) {
        const Point stone = rest.first();
        const LifeArea area = life_area(board_, stone);
        rest &= ~area.group;
        consider(stone, owner, area);
      }
    }
    std::ranges::stable_sort(targets_,
                             [](const Target& a, const Target& b) { return a.room < b.room; });
    if (targets_.size() > most_targets) targets_.resize(most_targets);
  }

  void consider(Point stone, Color owner, const LifeArea& area) {
    const BitBoard empty = board_.empty_points();
    Target target{stone, owner, area.group.count(), (area.region & empty).count()};
    target.room += 100 * (area.escapes.is_empty() ? 0 : 1) + area.escapes.count();
    target.room += 40 * (area.friends.is_empty() ? 0 : 1);
    target.room -= 2 * target.size;
    targets_.push_back(target);
  }

  ReadingAnswer ask(const Target& target, Color to_move, int nodes, bool strict, Point& guess) {
    TsumegoQuestion question;
    question.target = target.stone;
    question.to_move = to_move;
    question.trust_room = !strict;
    TsumegoSearch search(board_, question);
    search.advance(std::min(nodes, nodes_left_));
    nodes_left_ -= search.nodes();
    guess = search.best_guess();
    return search.answer();
  }

  void read(const Target& target, int nodes) {
    const bool attacking = target.owner != color_;
    Point guess;
    const ReadingAnswer mine = ask(target, color_, nodes / 2, true, guess);
    // Better a move that failed than none at all.
    const double hope = 0.5 * target.size - 0.01 * target.room;
    if (mine.outcome == Outcome::no) return add(guess, hope - 20, LocalReason::guess, target);
    if (mine.outcome == Outcome::unknown) {
      const ReadingAnswer quick = ask(target, color_, nodes / 2, false, guess);
      const bool promising = quick.outcome == Outcome::yes || quick.outcome == Outcome::ko;
      return add(guess, promising ? 2 * hope : hope, LocalReason::guess, target);
    }
    double value = 2.0 * target.size;
    // What is alive, or dead, without a move is no reason for one.
    Point reply;
    const ReadingAnswer theirs = ask(target, opponent(color_), nodes / 2, true, reply);
    if (theirs.outcome == Outcome::no) return;
    if (theirs.outcome == Outcome::unknown) value *= attacking ? 0.8 : 0.2;
    LocalReason reason = attacking ? LocalReason::kill : LocalReason::live;
    if (mine.outcome == Outcome::ko) {
      value *= mine.must_threaten == color_ ? 0.3 : 0.5;
      reason = attacking ? LocalReason::kill_ko : LocalReason::live_ko;
    }
    Point move = mine.move;
    // A pass lives as well: then the point that the opponent wants is as good as any.
    if (move.is_none()) move = theirs.move;
    add(move, value, reason, target);
  }

  void add(Point move, double value, LocalReason reason, const Target& target) {
    if (move.is_none() || !allowed_.contains(move) || !board_.is_legal(color_, move)) return;
    candidates_.push_back({move, value, reason, target.stone});
  }

  const Board& board_;
  Color color_;
  BitBoard allowed_;
  int nodes_left_;
  std::vector<Target> targets_;
  std::vector<LocalCandidate> candidates_;
};

}  // namespace

std::vector<LocalCandidate> local_candidates(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget) {
  return Chooser(board, color, allowed, node_budget).run();
}

Point local_choice(const Board& board, Color color, const BitBoard& allowed, int node_budget) {
  const std::vector<LocalCandidate> found = local_candidates(board, color, allowed, node_budget);
  return found.empty() ? Point::none() : found.front().move;
}

}  // namespace gosedai
