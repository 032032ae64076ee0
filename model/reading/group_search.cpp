#include "model/reading/group_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/life_area.hpp"
#include "model/reading/siege_search.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {

namespace {

constexpr int inner_share = 60'000;
constexpr int check_share = 60'000;
constexpr int exact_share = 120'000;
/// A closed region with so few empty points is worth more patience.
constexpr int small_region = 20;
constexpr int small_share = 200'000;
constexpr int second_siege_share = 3'000;
/// A position of the selective search is looked at much longer than one of the exact search.
constexpr int siege_node_price = 40;

TsumegoQuestion exact_question(const GroupQuestion& question) {
  TsumegoQuestion exact;
  exact.target = question.target;
  exact.to_move = question.to_move;
  exact.all_moves = question.all_moves;
  exact.only_move = question.only_move;
  exact.trust_room = false;
  exact.weights = question.weights;
  return exact;
}

bool is_success(const ReadingAnswer& answer) {
  return answer.outcome == Outcome::yes || answer.outcome == Outcome::ko;
}

}  // namespace

class GroupSearch::Engine {
 public:
  Engine(const Board& board, const GroupQuestion& question)
      : board_(board), question_(exact_question(question)) {
    const LifeArea area = life_area(board, question.target);
    footprint_ = area.footprint;
    // The owner has nothing to hope for outside the region, or he does well enough within it.
    closed_in_ = area.escapes.is_empty() && area.friends.is_empty();
    trusts_no_ = area.sealed || (closed_in_ && question.to_move != area.owner);
    is_small_ = closed_in_ && (area.region & board.empty_points()).count() <= small_region;
    // Who asks for all moves, or for one, does not need to be shown a likely one.
    wants_likely_ = !question.all_moves && question.only_move.is_none();
    begin(Stage::exact);
  }

  bool advance(int nodes) {
    balance_ += nodes;
    while (!finished_) {
      const bool over = tsumego_ ? advance_tsumego() : advance_siege();
      if (!over) return false;
      end_stage();
    }
    return true;
  }
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return spent_ + stage_nodes(); }
  ReadingAnswer answer() const {
    ReadingAnswer result = answer_;
    // The layers of the selective search that are complete count when it is cut off.
    if (stage_ == Stage::siege && siege_) result = siege_->answer();
    result.nodes = nodes();
    result.footprint |= footprint_;
    return result;
  }

 private:
  enum class Stage : std::uint8_t { exact, inner, check, siege, second_siege };

  void begin(Stage stage) {
    stage_ = stage;
    tsumego_.reset();
    siege_.reset();
    TsumegoQuestion question = question_;
    if (stage == Stage::inner) question.scope = LifeScope::inner;
    if (stage == Stage::check || stage == Stage::second_siege) question.only_move = likely_.move;
    if (stage == Stage::siege || stage == Stage::second_siege)
      siege_.emplace(board_, question);
    else
      tsumego_.emplace(board_, question);
  }

  int share() const {
    switch (stage_) {
      case Stage::exact: return is_small_ ? small_share : exact_share;
      case Stage::inner: return inner_share;
      case Stage::check: return check_share;
      case Stage::siege: return INT32_MAX / siege_node_price;
      case Stage::second_siege: return second_siege_share;
    }
    return 0;
  }
  int stage_nodes() const {
    if (tsumego_) return tsumego_->nodes();
    return siege_ ? siege_->nodes() * siege_node_price : 0;
  }

  bool advance_tsumego() {
    const int before = tsumego_->nodes();
    const bool over = tsumego_->advance(std::clamp(balance_, 0, share() - before));
    balance_ -= tsumego_->nodes() - before;
    return over || tsumego_->nodes() >= share();
  }

  /// One node at a time: what is left of the balance is kept for the next call.
  bool advance_siege() {
    bool over = siege_->is_finished();
    while (!over && balance_ >= siege_node_price) {
      const int before = siege_->nodes();
      over = siege_->advance(1) || siege_->nodes() >= share();
      balance_ -= std::max(siege_->nodes() - before, 1) * siege_node_price;
    }
    return over;
  }

  void end_stage() {
    const ReadingAnswer found = tsumego_ ? tsumego_->answer() : siege_->answer();
    spent_ += stage_nodes();
    footprint_ |= found.footprint;
    depth_ = std::max(depth_, found.depth);
    switch (stage_) {
      case Stage::exact: return end_exact(found);
      case Stage::inner: return end_inner(found);
      case Stage::check: return end_check(found);
      case Stage::siege: return end_siege(found);
      case Stage::second_siege: return end_second_siege(found);
    }
  }

  void end_exact(const ReadingAnswer& found) {
    exact_ = found;
    if (is_success(found) || (found.outcome == Outcome::no && trusts_no_)) return conclude(found);
    begin(wants_likely_ ? Stage::inner : Stage::siege);
  }

  void end_inner(const ReadingAnswer& found) {
    if (is_success(found) && !found.move.is_none()) likely_ = found;
    begin(likely_.move.is_none() ? Stage::siege : Stage::check);
  }

  void end_check(const ReadingAnswer& found) {
    const bool same =
        found.outcome == likely_.outcome && found.must_threaten == likely_.must_threaten;
    if (same) return conclude(found);
    if (found.outcome == Outcome::no) likely_ = {};
    // A group without help outside: what settles it within the siege is better founded than a look.
    if (closed_in_ && !likely_.move.is_none()) return conclude(likely_);
    begin(Stage::siege);
  }

  void end_siege(const ReadingAnswer& found) {
    const bool doubtful = found.outcome == Outcome::yes && found.move != likely_.move;
    answer_ = found.outcome == Outcome::unknown ? exact_ : found;
    if (!doubtful || likely_.move.is_none()) return conclude(answer_);
    begin(Stage::second_siege);
  }

  /// Where both searches like a move within the siege, it is the better one.
  void end_second_siege(const ReadingAnswer& found) {
    conclude(found.outcome == Outcome::yes ? found : answer_);
  }

  void conclude(const ReadingAnswer& found) {
    answer_ = found;
    answer_.depth = depth_;
    finished_ = true;
    tsumego_.reset();
    siege_.reset();
  }

  Board board_;
  TsumegoQuestion question_;
  Stage stage_ = Stage::exact;
  std::optional<TsumegoSearch> tsumego_;  // one of the two runs
  std::optional<SiegeSearch> siege_;
  ReadingAnswer likely_;  // what works within the siege and has not been refuted around it
  ReadingAnswer exact_;
  ReadingAnswer answer_;
  BitBoard footprint_;
  bool closed_in_ = false;     // no friends and no open country in reach
  bool is_small_ = false;      // closed in, with few empty points
  bool trusts_no_ = false;     // of the exact search
  bool wants_likely_ = false;  // a move within the siege is worth to be looked for
  int balance_ = 0;            // nodes granted and not yet spent
  int spent_ = 0;              // in the stages before this one
  int depth_ = 0;
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
