#include "model/reading/race_choice.hpp"

#include <algorithm>
#include <memory>
#include <optional>

#include "model/reading/capture_goal.hpp"
#include "model/reading/race_count.hpp"
#include "model/reading/race_proof.hpp"

namespace gosedai {

namespace {

constexpr int most_liberties = 7;
constexpr std::size_t most_pairs = 6;
constexpr std::size_t most_rivals = 3;
constexpr int first_share = 250;

struct Pair {
  Point own;
  Point other;
  int stones = 0;
  int liberties = 0;
};

bool is_weak(WatchedBoard& board, const StringShape& string, Color owner) {
  return string.liberty_count <= most_liberties && !has_two_eyes(board, string, owner);
}

/// Large ones that are short of liberties first.
void keep_best(std::vector<Pair>& pairs, std::size_t most) {
  std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) {
    return 2 * a.stones - 3 * a.liberties > 2 * b.stones - 3 * b.liberties;
  });
  if (pairs.size() > most) pairs.resize(most);
}

/// Weak strings that touch or share a liberty near the allowed points; large and short of liberties
/// first.
std::vector<Pair> find_pairs(const Board& position, Color color, const BitBoard& allowed) {
  WatchedBoard board(position);
  std::vector<Pair> pairs;
  for_each_string(board, position.all_points(), color, [&](Point own, const StringShape& mine) {
    if (!is_weak(board, mine, color) || !mine.around.intersects(allowed.expanded())) return;
    const BitBoard near = mine.around | mine.liberties.neighbors();
    for_each_string(board, near, opponent(color), [&](Point other, const StringShape& enemy) {
      if (!is_weak(board, enemy, opponent(color)) || !enemy.around.intersects(allowed.expanded()))
        return;
      pairs.push_back({own, other, mine.stone_count + enemy.stone_count,
                       mine.liberty_count + enemy.liberty_count});
    });
  });
  keep_best(pairs, most_pairs);
  return pairs;
}

void keep(std::vector<RaceCandidate>& found, const RaceCandidate& candidate) {
  for (RaceCandidate& known : found)
    if (known.move == candidate.move) {
      if (known.value < candidate.value) known = candidate;
      return;
    }
  found.push_back(candidate);
}

/// One race, read as far as a choice needs it:
///
///     take    can the other string be taken?      yes: a move; does it need to be played now?
///     danger  is the own string lost otherwise?    no: nothing to do; a move that takes saves it
///     save    can it be saved?
class Attempt {
 public:
  Attempt(const Board& board, const Pair& pair, Color color)
      : pair_(pair), color_(color), root_(board), board_(board) {
    begin(Stage::take);
  }
  Attempt(const Attempt&) = delete;

  /// Uses up at most `budget` nodes and says whether there is nothing more to read.
  bool advance(int& budget);
  /// What has been found so far.
  const RaceCandidate& candidate() const { return candidate_; }

 private:
  enum class Stage : std::uint8_t { take, need, danger, save };

  void begin(Stage stage);
  bool end_stage();
  void offer(RaceReason reason, int value);

  Pair pair_;
  Color color_;
  Board root_;
  WatchedBoard board_;
  EyeMemo memo_;
  std::optional<RaceProof> proof_;
  Stage stage_ = Stage::take;
  int take_nodes_ = 0;
  RaceCandidate candidate_;
  bool finished_ = false;
};

void Attempt::begin(Stage stage) {
  stage_ = stage;
  const bool takes = stage == Stage::take || stage == Stage::need;
  const bool first = stage == Stage::take || stage == Stage::save;
  proof_.reset();
  proof_.emplace(board_, memo_, takes ? pair_.own : pair_.other, takes ? pair_.other : pair_.own,
                 first ? color_ : opponent(color_));
}

bool Attempt::advance(int& budget) {
  while (!finished_) {
    const int before = budget;
    const bool over = proof_->advance(budget);
    if (stage_ == Stage::take) take_nodes_ += before - budget;
    // Whether the move is needed at all is worth no more than finding it.
    const bool afterwards = stage_ == Stage::need || candidate_.reason == RaceReason::wins;
    const bool found = afterwards && !candidate_.move.is_none();
    if (found) take_nodes_ -= before - budget;
    if (!over && found && take_nodes_ < 0) return finished_ = true;
    if (!over) return false;
    finished_ = end_stage();
  }
  return true;
}

void Attempt::offer(RaceReason reason, int value) {
  if (proof_->line().empty()) return;
  candidate_ = {proof_->line().front(), reason, value, pair_.own, pair_.other};
}

bool Attempt::end_stage() {
  const int own = root_.stones(pair_.own);
  const int other = root_.stones(pair_.other);
  const Outcome outcome = proof_->fate().outcome;
  switch (stage_) {
    case Stage::take:
      if (outcome == Outcome::yes) offer(RaceReason::wins, 2 * other);
      if (outcome == Outcome::ko) offer(RaceReason::wins_ko, own + other);
      begin(outcome == Outcome::yes ? Stage::need : Stage::danger);
      return false;
    case Stage::need:
      if (outcome == Outcome::yes) candidate_ = {};
      if (outcome == Outcome::yes) return true;
      begin(Stage::danger);
      return false;
    case Stage::danger:
      if (outcome == Outcome::no) return true;
      if (candidate_.reason == RaceReason::wins && !candidate_.move.is_none()) {
        candidate_.value += outcome == Outcome::yes ? 2 * own : own;
        return true;
      }
      if (outcome != Outcome::yes) return true;
      begin(Stage::save);
      return false;
    case Stage::save:
      if (outcome == Outcome::no) offer(RaceReason::saves, 2 * own);
      if (outcome == Outcome::ko && candidate_.move.is_none()) offer(RaceReason::saves_ko, own);
      return true;
  }
  return true;
}

}  // namespace

/// All races get a small share first, and a larger one as long as none of them gives a move: the race
/// that matters is usually the one that can be read.
class RaceChooser::Engine {
 public:
  Engine(const Board& board, Color color, const BitBoard& allowed) : allowed_(allowed) {
    for (const Pair& pair : find_pairs(board, color, allowed))
      attempts_.push_back(std::make_unique<Attempt>(board, pair, color));
  }

  bool advance(int& budget) {
    while (budget > 0 && !is_finished()) {
      const int granted = std::min(share_ - used_, budget);
      int left = granted;
      Attempt& attempt = *attempts_[next_];
      const bool over = attempt.advance(left);
      budget -= granted - left;
      used_ += granted - left;
      const RaceCandidate candidate = attempt.candidate();
      if (!candidate.move.is_none() && allowed_.contains(candidate.move)) keep(found_, candidate);
      if (over) attempts_[next_].reset();
      if (over || used_ >= share_) go_on();
    }
    return is_finished();
  }

  std::vector<RaceCandidate> found() const {
    std::vector<RaceCandidate> sorted = found_;
    std::ranges::stable_sort(
        sorted, [](const RaceCandidate& a, const RaceCandidate& b) { return a.value > b.value; });
    return sorted;
  }
  bool is_finished() const { return attempts_.empty() || enough_; }

 private:
  void go_on() {
    used_ = 0;
    if (++next_ < attempts_.size()) return;
    next_ = 0;
    share_ *= 3;
    enough_ = !found_.empty();
    std::erase(attempts_, nullptr);
  }

  BitBoard allowed_;
  std::vector<std::unique_ptr<Attempt>> attempts_;
  std::vector<RaceCandidate> found_;
  std::size_t next_ = 0;
  bool enough_ = false;
  int share_ = first_share;
  int used_ = 0;
};

RaceChooser::RaceChooser(const Board& board, Color color, const BitBoard& allowed)
    : engine_(std::make_unique<Engine>(board, color, allowed)) {}
RaceChooser::RaceChooser(RaceChooser&&) noexcept = default;
RaceChooser& RaceChooser::operator=(RaceChooser&&) noexcept = default;
RaceChooser::~RaceChooser() = default;

bool RaceChooser::advance(int& budget) { return engine_->advance(budget); }
bool RaceChooser::is_finished() const { return engine_->is_finished(); }
std::vector<RaceCandidate> RaceChooser::found() const { return engine_->found(); }

std::vector<Point> race_rivals(const Board& position, Point own, int least) {
  WatchedBoard board(position);
  const Color enemy = opponent(position.at(own));
  std::vector<Pair> pairs;
  for_each_string(board, board.string_at(own).around, enemy,
                  [&](Point other, const StringShape& shape) {
                    if (shape.stone_count < least || !is_weak(board, shape, enemy)) return;
                    pairs.push_back({own, other, shape.stone_count, shape.liberty_count});
                  });
  keep_best(pairs, most_rivals);
  std::vector<Point> rivals;
  for (const Pair& each : pairs) rivals.push_back(each.other);
  return rivals;
}

std::vector<RaceCandidate> choose_race_moves(const Board& board, Color color,
                                             const BitBoard& allowed, int node_budget) {
  RaceChooser chooser(board, color, allowed);
  chooser.advance(node_budget);
  return chooser.found();
}

}  // namespace gosedai
