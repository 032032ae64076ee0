#include "model/reading/group_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/fate_judgement.hpp"
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
/// Games about the group's fate, more where these leave it open, so many before they count at all, and what one costs.
constexpr int fate_games = 3'000;
constexpr int most_games = 8'000;
constexpr int least_games = 1'000;
constexpr int game_price = 30;
/// So many moves that games like are looked into where the exact search knows one that works.
constexpr std::size_t most_rivals = 4;
constexpr int rival_share = 30'000;
/// The same for the one that they like best.
constexpr int favourite_share = 120'000;

TsumegoQuestion exact_question(const GroupQuestion& question) {
  TsumegoQuestion exact;
  exact.target = question.target;
  exact.to_move = question.to_move;
  exact.all_moves = question.all_moves;
  exact.only_move = question.only_move;
  exact.trust_room = false;
  exact.aim = question.aim;
  if (question.aim == LifeAim::territory) exact.scope = LifeScope::inner;
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
      : board_(board),
        question_(exact_question(question)),
        habits_(question.habits),
        shapes_(question.shapes),
        only_proof_(question.only_proof || question.aim == LifeAim::territory) {
    const LifeArea area = life_area(board, question.target);
    footprint_ = area.footprint;
    attacking_ = question.to_move != area.owner;
    // The owner has nothing to hope for outside the region, or he does well enough within it.
    closed_in_ = area.escapes.is_empty() && area.friends.is_empty();
    trusts_no_ = area.sealed || (closed_in_ && attacking_);
    is_small_ = closed_in_ && (area.region & board.empty_points()).count() <= small_region;
    // Who asks for all moves, or for one, does not need to be shown a likely one.
    wants_likely_ = !question.all_moves && question.only_move.is_none();
    // Strings that are only joined by an eye space can be parted. When the others are a third of all, who is alive
    // then (life_goal.hpp) need not be the target, and games tell more.
    const int others = (area.group & ~linked_group()).count();
    if (attacking_ && plays_games() && others * 3 >= area.group.count()) trusts_no_ = false;
    begin(Stage::exact);
  }

  bool advance(int nodes) {
    balance_ += nodes;
    while (!finished_) {
      const bool over = advance_stage();
      if (!over) return false;
      end_stage();
    }
    return true;
  }
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return spent_ + stage_nodes(); }
  ReadingAnswer answer() const {
    ReadingAnswer result = answer_;
    // The layers of the selective search that are complete count when it is cut off, and so do games.
    if (stage_ == Stage::siege && siege_) result = siege_->answer();
    if (!finished_) result = reviewed(std::move(result));
    result.nodes = nodes();
    result.footprint |= footprint_;
    return result;
  }

 private:
  enum class Stage : std::uint8_t {
    exact,
    games,
    rival,
    inner,
    check,
    siege,
    second_siege,
    more_games
  };

  bool plays_games() const { return wants_likely_ && habits_ != nullptr && shapes_ != nullptr; }

  bool is_playing() const { return stage_ == Stage::games || stage_ == Stage::more_games; }

  void begin(Stage stage) {
    stage_ = stage;
    tsumego_.reset();
    siege_.reset();
    TsumegoQuestion question = question_;
    if (stage == Stage::inner) question.scope = LifeScope::inner;
    if (stage == Stage::check || stage == Stage::second_siege) question.only_move = likely_.move;
    if (stage == Stage::rival) question.only_move = rivals_[rival_];
    if (stage == Stage::more_games) return;
    if (stage == Stage::games)
      begin_games();
    else if (stage == Stage::siege || stage == Stage::second_siege)
      siege_.emplace(board_, question);
    else
      tsumego_.emplace(board_, question);
  }

  BitBoard linked_group() {
    return linked_stones(board_, board_.string_points(question_.target),
                         board_.at(question_.target), footprint_);
  }

  void begin_games() {
    fate_.emplace(board_, FateQuestion{linked_group(), question_.to_move},
                  PlayoutKnowledge{*shapes_, *habits_});
    footprint_ = board_.all_points();  // how players move depends on ladders that cross the board
  }

  int share() const {
    switch (stage_) {
      case Stage::exact: return is_small_ ? small_share : exact_share;
      case Stage::games: return fate_games;
      case Stage::more_games: return most_games;
      case Stage::rival: return rival_ == 0 ? favourite_share : rival_share;
      case Stage::inner: return inner_share;
      case Stage::check: return check_share;
      case Stage::siege: return INT32_MAX / siege_node_price;
      case Stage::second_siege: return second_siege_share;
    }
    return 0;
  }
  int stage_nodes() const {
    if (tsumego_) return tsumego_->nodes();
    if (siege_) return siege_->nodes() * siege_node_price;
    if (!is_playing() || finished_) return 0;
    return (fate_->games() - (stage_ == Stage::games ? 0 : fate_games)) * game_price;
  }

  bool advance_stage() {
    if (tsumego_) return advance_tsumego();
    return siege_ ? advance_siege() : advance_games();
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

  bool advance_games() {
    const int games = std::clamp(balance_ / game_price, 0, share() - fate_->games());
    fate_->advance(games);
    balance_ -= games * game_price;
    return fate_->games() >= share();
  }

  void end_stage() {
    spent_ += stage_nodes();
    if (stage_ == Stage::games) return end_games();
    if (stage_ == Stage::more_games) return conclude(answer_);
    const ReadingAnswer found = tsumego_ ? tsumego_->answer() : siege_->answer();
    footprint_ |= found.footprint;
    depth_ = std::max(depth_, found.depth);
    switch (stage_) {
      case Stage::exact: return end_exact(found);
      case Stage::rival: return end_rival(found);
      case Stage::inner: return end_inner(found);
      case Stage::check: return end_check(found);
      case Stage::siege: return end_siege(found);
      case Stage::second_siege: return end_second_siege(found);
      case Stage::games:
      case Stage::more_games: break;
    }
  }

  void end_exact(const ReadingAnswer& found) {
    exact_ = found;
    proved_ = is_success(found) || (found.outcome == Outcome::no && trusts_no_);
    if (proved_) answer_ = found;
    if (only_proof_) return conclude(answer_);
    const bool has_rivals = found.outcome == Outcome::yes && !found.move.is_none();
    if (plays_games() && (has_rivals || !proved_)) return begin(Stage::games);
    if (proved_) return conclude(found);
    begin(wants_likely_ ? Stage::inner : Stage::siege);
  }

  void end_games() {
    if (!proved_) return begin(Stage::inner);
    for (const FateMove& each : fate_->moves()) {
      if (each.move == exact_.move || rivals_.size() == most_rivals) break;
      if (!each.move.is_none()) rivals_.push_back(each.move);
    }
    next_rival();
  }

  void next_rival() {
    if (rival_ == rivals_.size()) return conclude(exact_);
    begin(Stage::rival);
  }

  /// Of the moves that work, the one that games like best.
  void end_rival(const ReadingAnswer& found) {
    if (found.outcome == Outcome::yes) return conclude(found);
    ++rival_;
    next_rival();
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

  /// With what the games say, once they are enough.
  ReadingAnswer reviewed(ReadingAnswer found) const {
    if (proved_ || !fate_ || fate_->games() < least_games) return found;
    return judged_by_games(std::move(found), *fate_, attacking_);
  }

  void conclude(const ReadingAnswer& found) {
    if (!proved_ && fate_ && stage_ != Stage::more_games && !is_settled(found, *fate_)) {
      answer_ = found;
      return begin(Stage::more_games);
    }
    answer_ = reviewed(found);
    answer_.depth = depth_;
    finished_ = true;
    tsumego_.reset();
    siege_.reset();
    fate_.reset();
  }

  Board board_;
  TsumegoQuestion question_;
  const MoveHabits* habits_;
  const PlayoutShapes* shapes_;
  bool only_proof_;
  Stage stage_ = Stage::exact;
  std::optional<TsumegoSearch> tsumego_;  // one of the two runs, or neither while games are played
  std::optional<SiegeSearch> siege_;
  std::optional<FateSearch> fate_;  // stays until the end
  std::vector<Point> rivals_;       // of the move that was proved, the better liked first
  std::size_t rival_ = 0;
  ReadingAnswer likely_;  // what works within the siege and has not been refuted around it
  ReadingAnswer exact_;
  ReadingAnswer answer_;
  BitBoard footprint_;
  bool attacking_ = false;
  bool closed_in_ = false;     // no friends and no open country in reach
  bool is_small_ = false;      // closed in, with few empty points
  bool trusts_no_ = false;     // of the exact search
  bool wants_likely_ = false;  // a move within the siege is worth to be looked for
  bool proved_ = false;        // by the exact search
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
