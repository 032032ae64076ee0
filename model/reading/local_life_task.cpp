// Groups of a neighbourhood: within the siege first, where a search usually ends; what it finds is
// then held against the wider surroundings as far as the budget allows.
#include <algorithm>
#include <climits>
#include <optional>

#include "model/reading/local_task.hpp"
#include "model/reading/siege_search.hpp"
#include "model/reading/siege_view.hpp"
#include "model/reading/tsumego_search.hpp"

namespace gosedai {

namespace {

constexpr std::size_t most_targets = 5;
/// A problem is nearly always about the group that is closed in most.
constexpr int shares_of_first = 4;
constexpr int smallest_group = 2;
/// When so many nodes have not settled the fate within the siege, the selective search is asked what
/// it looks like. Its positions are dear.
constexpr int patience = 20'000;
constexpr int glance_nodes = 1'600;
constexpr int glance_price = 40;
constexpr int free_to_run = 24;
constexpr std::size_t most_rivals = 6;
constexpr int rival_nodes = 10'000;
constexpr double least_share = 0.01;

///     inner   does the first move change its fate, within the siege?
///     need    would the opponent change it? Otherwise there is nothing to do
///     check   has the opponent an answer to that move, with more room?
///     others  if so: which other moves are there within the siege? They are checked in turn
///     wide    when there was none within the siege: the first question with more room
///     rivals  at last: do other likely moves work as well as the one that was found?
class LifeTask : public LocalTask {
 public:
  LifeTask(const LocalPlace& place, const LocalTarget& target) : place_(place), target_(target) {
    begin(Stage::inner);
  }

  bool advance(int& budget) override;
  std::vector<LocalCandidate> found() const override;
  double stake() const override { return 2.0 * target_.size; }
  ReadingSort sort() const override { return ReadingSort::life; }
  int shares() const override { return target_.shares; }
  void add_opinions(LocalOpinions& opinions) const override;

 private:
  enum class Stage : std::uint8_t { inner, need, check, others, wide, rivals };

  /// What the searches think of the first moves, as far as they have come.
  struct Views {
    FirstMoves close;   // within the siege
    FirstMoves wide;    // with more room
    FirstMoves theirs;  // with the opponent to move
    FirstMoves glance;  // of the selective search
    FirstMoves rivals;

    /// What a stage is about; null for none.
    FirstMoves* of(Stage stage) {
      switch (stage) {
        case Stage::inner:
        case Stage::others: return &close;
        case Stage::wide: return &wide;
        case Stage::need: return &theirs;
        default: return nullptr;
      }
    }
  };

  bool attacking() const { return target_.owner != place_.color; }
  void begin(Stage stage);
  TsumegoQuestion question() const;
  bool wants_glance() const;
  void glance(int& budget);
  int stage_limit() const;
  bool cut_off();
  FirstMoves rivals() const;
  bool begin_rivals();
  void judge_rival(Outcome outcome);
  bool begin_check();
  bool refute();
  bool end_stage();
  bool propose(const ReadingAnswer& answer);

  LocalPlace place_;
  LocalTarget target_;
  Stage stage_ = Stage::inner;
  LifeScope scope_ = LifeScope::inner;  // of the siege
  std::optional<TsumegoSearch> search_;
  LocalCandidate sure_;
  LocalCandidate first_;       // the first one within the siege, when it was refuted
  std::vector<Point> others_;  // still to be checked
  bool refuted_ = false;
  Point guess_;
  std::optional<SiegeSearch> siege_;
  bool glanced_ = false;
  bool promising_ = false;  // at a glance there is a move
  int inner_nodes_ = 0;
  bool hopeless_ = false;  // no move changes its fate within the siege
  bool settled_ = false;   // nor does the opponent's
  bool over_ = false;
  Views views_;
  std::size_t next_rival_ = 0;
};

void LifeTask::begin(Stage stage) {
  stage_ = stage;
  Board board = *place_.board;
  TsumegoQuestion question = this->question();
  question.all_moves = stage == Stage::others;
  const bool far = stage == Stage::check || stage == Stage::wide;
  question.scope = far ? LifeScope::wide : scope_;
  if (stage == Stage::need || stage == Stage::check) {
    question.to_move = opponent(place_.color);
    question.preferences.clear();
  }
  if (stage == Stage::rivals) question.only_move = views_.rivals[next_rival_].move;
  if (stage == Stage::check) board.play(place_.color, sure_.move);
  search_.emplace(board, question);
}

TsumegoQuestion LifeTask::question() const {
  TsumegoQuestion question;
  question.target = target_.stone;
  question.to_move = place_.color;
  question.trust_room = false;
  question.preferences = place_.preferences;
  question.weights = place_.weights;
  return question;
}

bool LifeTask::wants_glance() const {
  return !glanced_ && stage_ == Stage::inner && search_->nodes() >= patience;
}

void LifeTask::glance(int& budget) {
  if (!siege_) siege_.emplace(*place_.board, question());
  while (budget > 0 && !siege_->is_finished() && siege_->nodes() < glance_nodes) {
    const int before = siege_->nodes();
    siege_->advance(1);
    budget -= std::max(siege_->nodes() - before, 1) * glance_price;
  }
  if (budget <= 0 && !siege_->is_finished() && siege_->nodes() < glance_nodes) return;
  const ReadingAnswer seen = siege_->answer();
  views_.glance = siege_->first_moves();
  promising_ = seen.outcome == Outcome::yes && !seen.move.is_none();
  if (promising_) guess_ = seen.move;
  glanced_ = true;
  siege_.reset();
}

/// What is beyond finding a move is not worth more than some times what that cost.
int LifeTask::stage_limit() const {
  switch (stage_) {
    case Stage::inner: return INT_MAX;
    case Stage::need: return 2 * inner_nodes_ + 4000;
    case Stage::check:
    case Stage::others: return 2 * inner_nodes_ + 60'000;
    case Stage::rivals: return inner_nodes_ + rival_nodes;
    case Stage::wide: return 4 * inner_nodes_ + 100'000;
  }
  return INT_MAX;
}

bool LifeTask::advance(int& budget) {
  while (!over_ && budget > 0) {
    if (wants_glance()) {
      glance(budget);
      continue;
    }
    const int before = search_->nodes();
    const int limit = glanced_ || stage_ != Stage::inner ? stage_limit() : patience;
    const bool done = search_->advance(std::min(budget, limit - before));
    budget -= search_->nodes() - before;
    const Point guess = search_->best_guess();
    if (stage_ == Stage::inner && !promising_ && !guess.is_none()) guess_ = guess;
    if (done)
      over_ = end_stage();
    else if (search_->nodes() >= stage_limit())
      over_ = cut_off();
    if (over_) over_ = !begin_rivals();
  }
  return over_;
}

/// The likely moves of the region, apart from the one that was found.
FirstMoves LifeTask::rivals() const {
  const LifeArea area = life_area(*place_.board, target_.stone, scope_);
  FirstMoves rivals;
  for (const MovePreference& likely : place_.preferences) {
    if (rivals.size() == most_rivals || likely.share < least_share) break;
    if (likely.move != sure_.move && area.region.contains(likely.move))
      rivals.push_back({likely.move, 1, 1});
  }
  return rivals;
}

/// Several moves may work; false when no further one is to be looked at.
bool LifeTask::begin_rivals() {
  if (sure_.move.is_none() || settled_) return false;
  if (stage_ == Stage::rivals)
    ++next_rival_;
  else
    views_.rivals = rivals();
  if (next_rival_ >= views_.rivals.size()) return false;
  begin(Stage::rivals);
  return true;
}

void LifeTask::judge_rival(Outcome outcome) {
  FirstMove& rival = views_.rivals[next_rival_];
  if (outcome == Outcome::yes) rival.effort = 0;
  if (outcome == Outcome::no) rival.against = 0;
  if (outcome != Outcome::yes) rival.effort = outcome == Outcome::unknown ? 1 : 10;
}

bool LifeTask::cut_off() {
  if (stage_ != Stage::need) return true;
  // An own group that is not known to be in danger hardly needs a move.
  sure_.value *= attacking() ? 0.8 : 0.2;
  return begin_check();
}

/// True when there is nothing to check.
bool LifeTask::begin_check() {
  if (sure_.move.is_none() || !place_.board->is_legal(place_.color, sure_.move)) return true;
  Board after = *place_.board;
  after.play(place_.color, sure_.move);
  if (after.is_empty(target_.stone)) return true;
  begin(Stage::check);
  return false;
}

/// The move has an answer: on to the next one.
bool LifeTask::refute() {
  if (!refuted_) {
    refuted_ = true;
    first_ = sure_;
    begin(Stage::others);
    return false;
  }
  if (others_.empty()) {
    // All have: the first is as good as any, and worth less.
    sure_ = first_;
    sure_.value *= 0.4;
    return true;
  }
  sure_.move = others_.front();
  others_.erase(others_.begin());
  return begin_check();
}

bool LifeTask::propose(const ReadingAnswer& answer) {
  const bool wins = answer.outcome == Outcome::yes;
  if (!wins && answer.outcome != Outcome::ko) return false;
  double value = stake();
  if (!wins) value *= answer.must_threaten == place_.color ? 0.4 : 0.5;
  LocalReason reason = attacking() ? LocalReason::kill : LocalReason::live;
  if (!wins) reason = attacking() ? LocalReason::kill_ko : LocalReason::live_ko;
  sure_ = {answer.move, value, reason, target_.stone};
  return true;
}

bool LifeTask::end_stage() {
  const ReadingAnswer answer = search_->answer();
  if (FirstMoves* view = views_.of(stage_)) *view = search_->first_moves();
  switch (stage_) {
    case Stage::inner:
      inner_nodes_ += search_->nodes();
      hopeless_ = answer.outcome == Outcome::no;
      if (propose(answer)) {
        begin(Stage::need);
      } else if (scope_ == LifeScope::inner) {
        scope_ = LifeScope::near;
        begin(Stage::inner);
      } else {
        begin(Stage::wide);
      }
      return false;
    case Stage::need:
      if (answer.outcome == Outcome::no) {
        sure_ = {};
        settled_ = true;
        return true;
      }
      // A pass lives as well: then the point that the opponent wants is as good as any.
      if (sure_.move.is_none()) sure_.move = answer.move;
      return begin_check();
    case Stage::check: return answer.outcome == Outcome::yes ? refute() : true;
    case Stage::others:
      others_ = answer.moves;
      std::erase(others_, first_.move);
      return refute();
    case Stage::rivals: judge_rival(answer.outcome); return true;
    case Stage::wide:
      if (answer.outcome == Outcome::yes || answer.outcome == Outcome::ko) propose(answer);
      return true;
  }
  return true;
}

std::vector<LocalCandidate> LifeTask::found() const {
  if (!sure_.move.is_none()) return {sure_};
  if (guess_.is_none()) return {};
  double hope = (promising_ ? 1.0 : 0.5) * target_.size - 0.01 * target_.room;
  if (settled_) hope -= 20;
  if (hopeless_) hope *= 0.8;
  return {{guess_, hope, LocalReason::guess, target_.stone}};
}

void LifeTask::add_opinions(LocalOpinions& opinions) const {
  Views views = views_;
  if (FirstMoves* running = over_ ? nullptr : views.of(stage_)) *running = search_->first_moves();
  add_first_moves(LocalFact::close, attacking(), views.close, opinions);
  add_first_moves(LocalFact::wide, attacking(), views.wide, opinions);
  add_first_moves(LocalFact::theirs, attacking(), views.theirs, opinions);
  add_first_moves(LocalFact::glance, attacking(), views.glance, opinions);
  add_first_moves(LocalFact::rival, attacking(), views.rivals, opinions);
}

/// A group that sees so far out is in no danger, whatever its eyes are.
bool is_free(const Board& board, Point stone) {
  BitBoard footprint;
  const SiegeFrame frame = siege_frame(board, stone, footprint);
  WatchedBoard watched(board);
  return look_at_siege(watched, frame).freedom >= free_to_run;
}

LocalTarget target_of(const Board& board, Point stone, const LifeArea& area) {
  const BitBoard empty = board.empty_points();
  LocalTarget target{stone, area.owner, area.group.count(), (area.region & empty).count(), 1};
  target.room += 100 * (area.escapes.is_empty() ? 0 : 1) + area.escapes.count();
  target.room += 40 * (area.friends.is_empty() ? 0 : 1);
  target.room -= 2 * target.size;
  return target;
}

}  // namespace

std::vector<LocalTarget> local_targets(const LocalPlace& place) {
  std::vector<LocalTarget> targets;
  for (const Color owner : {opponent(place.color), place.color}) {
    BitBoard rest = place.board->stones_of(owner) & place.allowed.expanded().expanded();
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      const LifeArea area = life_area(*place.board, stone, LifeScope::inner);
      rest &= ~area.group;
      const LocalTarget target = target_of(*place.board, stone, area);
      if (target.size >= smallest_group && !is_free(*place.board, stone)) targets.push_back(target);
    }
  }
  std::ranges::stable_sort(
      targets, [](const LocalTarget& a, const LocalTarget& b) { return a.room < b.room; });
  if (targets.size() > most_targets) targets.resize(most_targets);
  if (!targets.empty()) targets.front().shares = shares_of_first;
  return targets;
}

void add_life_tasks(const LocalPlace& place, std::span<const LocalTarget> targets,
                    LocalTasks& tasks) {
  for (const LocalTarget& target : targets)
    tasks.push_back(std::make_unique<LifeTask>(place, target));
}

}  // namespace gosedai
