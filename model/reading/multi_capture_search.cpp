// Two layers, as in the capture search: the narrow list of attacking moves, then the wide one. A
// capture is final in either; without one the wider layer decides if it comes to its end.
#include "model/reading/multi_capture_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/goal_search.hpp"
#include "model/reading/multi_capture_goal.hpp"

namespace gosedai {

class MultiCaptureSearch::Engine {
 public:
  Engine(const Board& board, const MultiCaptureQuestion& question, SearchMemory* memory)
      : question_(question),
        memory_(memory == nullptr ? nullptr : &memory->of_root()),
        board_(board),
        root_ko_(board.ko_point()),
        root_ko_banned_(board.ko_banned()),
        owner_(board.at(question.targets.front())) {
    if (memory_ != nullptr) memory_->begin(board);
    start(AttackWidth::narrow);
  }
  Engine(const Engine&) = delete;

  bool advance(int nodes) {
    int budget = nodes;
    while (!finished_) {
      const int before = budget;
      const bool over = search_->advance(budget);
      answer_.nodes += before - budget;
      answer_.depth = std::max(answer_.depth, search_->depth());
      if (!over) return false;
      end_layer();
    }
    return true;
  }
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  ReadingAnswer answer() const {
    ReadingAnswer result = answer_;
    result.footprint = board_.footprint();
    return result;
  }
  SearchTree tree(const TreeLimits& limits) const { return search_->tree(limits); }

 private:
  void start(AttackWidth width) {
    width_ = width;
    board_.set_ko(root_ko_, root_ko_banned_);
    goal_.emplace(question_.targets, owner_, question_.escape_above, width);
    search_.emplace(
        board_, *goal_, question_.to_move, false,
        question_.without_threats ? GoalSearch::Kos::without_threats : GoalSearch::Kos::told_apart,
        Recall{memory_, course()});
    if (search_->is_finished()) end_layer();
  }
  /// All that a goal of this search depends on.
  Hash course() const {
    Hash course = static_cast<Hash>(question_.escape_above) << 8 | static_cast<Hash>(width_) << 4 |
                  static_cast<Hash>(owner_);
    for (const Point target : question_.targets)
      course = splitmix64(course) ^ static_cast<Hash>(target.index());
    return splitmix64(course);
  }
  void end_layer() {
    const GoalSearch::Result result = search_->result();
    if (result != GoalSearch::Result::unknown) keep(result);
    const bool last = width_ == AttackWidth::wide || question_.narrow;
    if (last || result == GoalSearch::Result::proved)
      finished_ = true;
    else
      start(AttackWidth::wide);
  }
  void keep(GoalSearch::Result result) {
    const bool succeeds = search_->side_to_move_succeeds();
    answer_.outcome = result == GoalSearch::Result::ko ? Outcome::ko
                      : succeeds                       ? Outcome::yes
                                                       : Outcome::no;
    answer_.must_threaten = search_->must_threaten();
    answer_.line = search_->line();
    answer_.move = succeeds && !answer_.line.empty() ? answer_.line.front() : Point::none();
  }

  MultiCaptureQuestion question_;
  ExpansionMemory* memory_;  // may be none
  WatchedBoard board_;
  Point root_ko_;
  Color root_ko_banned_;
  Color owner_;
  AttackWidth width_ = AttackWidth::narrow;
  std::optional<MultiCaptureGoal> goal_;
  std::optional<GoalSearch> search_;
  ReadingAnswer answer_;
  bool finished_ = false;
};

MultiCaptureSearch::MultiCaptureSearch(const Board& board, const MultiCaptureQuestion& question,
                                       SearchMemory* memory)
    : engine_(std::make_unique<Engine>(board, question, memory)) {}
MultiCaptureSearch::MultiCaptureSearch(MultiCaptureSearch&&) noexcept = default;
MultiCaptureSearch& MultiCaptureSearch::operator=(MultiCaptureSearch&&) noexcept = default;
MultiCaptureSearch::~MultiCaptureSearch() = default;

bool MultiCaptureSearch::advance(int nodes) { return engine_->advance(nodes); }
bool MultiCaptureSearch::is_finished() const noexcept { return engine_->is_finished(); }
int MultiCaptureSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer MultiCaptureSearch::answer() const { return engine_->answer(); }
SearchTree MultiCaptureSearch::tree(const TreeLimits& limits) const {
  return engine_->tree(limits);
}

ReadingAnswer solve(const Board& board, const MultiCaptureQuestion& question, int node_limit) {
  MultiCaptureSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
