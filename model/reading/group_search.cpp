#include "model/reading/group_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/life_area.hpp"
#include "model/reading/siege_search.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {

namespace {

constexpr int exact_share = 150'000;
/// A position of the selective search is looked at much longer than one of the exact search.
constexpr int siege_node_price = 40;

TsumegoQuestion exact_question(const GroupQuestion& question) {
  TsumegoQuestion exact;
  exact.target = question.target;
  exact.to_move = question.to_move;
  exact.all_moves = question.all_moves;
  exact.only_move = question.only_move;
  exact.trust_room = false;
  return exact;
}

}  // namespace

class GroupSearch::Engine {
 public:
  Engine(const Board& board, const GroupQuestion& question)
      : board_(board), question_(exact_question(question)), exact_(board, question_) {
    const LifeArea area = life_area(board, question.target);
    footprint_ = area.footprint;
    closed_in_ = area.escapes.is_empty() && area.friends.is_empty();
    if (exact_.is_finished()) end_exact();
  }

  bool advance(int nodes) {
    balance_ += nodes;
    if (!siege_ && !finished_) advance_exact();
    if (siege_ && !finished_) advance_siege();
    return finished_;
  }
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept {
    return exact_.nodes() + (siege_ ? siege_->nodes() * siege_node_price : 0);
  }
  ReadingAnswer answer() const {
    ReadingAnswer result = siege_ ? siege_->answer() : exact_.answer();
    if (!siege_ && !is_trusted(result)) result = ReadingAnswer();
    result.nodes = nodes();
    result.depth = std::max(result.depth, exact_.answer().depth);
    result.footprint |= footprint_;
    return result;
  }

 private:
  bool is_trusted(const ReadingAnswer& answer) const {
    if (answer.outcome == Outcome::no) return closed_in_;
    return answer.outcome != Outcome::unknown;
  }

  void advance_exact() {
    const int before = exact_.nodes();
    const bool over = exact_.advance(std::clamp(balance_, 0, exact_share - before));
    balance_ -= exact_.nodes() - before;
    if (over || exact_.nodes() >= exact_share) end_exact();
  }

  void end_exact() {
    if (is_trusted(exact_.answer())) {
      finished_ = true;
      return;
    }
    siege_.emplace(board_, question_);
  }

  /// One node at a time: what is left of the balance is kept for the next call.
  void advance_siege() {
    while (!finished_ && balance_ >= siege_node_price) {
      const int before = siege_->nodes();
      finished_ = siege_->advance(1);
      balance_ -= std::max(siege_->nodes() - before, 1) * siege_node_price;
    }
  }

  Board board_;
  TsumegoQuestion question_;
  TsumegoSearch exact_;
  std::optional<SiegeSearch> siege_;
  BitBoard footprint_;
  bool closed_in_ = false;
  int balance_ = 0;  // nodes granted and not yet spent
  bool finished_ = false;
};

GroupSearch::GroupSearch(const Board& board, const GroupQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
GroupSearch::GroupSearch(GroupSearch&&) noexcept = default;
GroupSearch& GroupSearch::operator=(GroupSearch&&) noexcept = default;
GroupSearch::~GroupSearch() = default;

bool GroupSearch::advance(int nodes) { return engine_->advance(nodes); }
bool GroupSearch::is_finished() const noexcept { return engine_->is_finished(); }
int GroupSearch::nodes() const noexcept { return engine_->nodes(); }
ReadingAnswer GroupSearch::answer() const { return engine_->answer(); }

ReadingAnswer solve(const Board& board, const GroupQuestion& question, int node_limit) {
  GroupSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
