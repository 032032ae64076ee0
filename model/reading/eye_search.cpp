// The order of the questions:
//
//     opponent first, two eyes? --yes--> 2 2
//            no, by his move a
//     opponent first, one eye?  --no, by his move b
//     owner first, two eyes?    --yes, by his move c
//     owner first, one eye?     (only if neither is known yet) yes, by his move d
//
// The attack is a or b, the defence c or d, whichever belongs to the numbers found. Each question is
// asked without ko threats first, so that a way without ko is found where there is one; if the ban
// of a ko stood in the way of the side that plays first, it is asked again with threats for him.
// The opponent's vital point is mostly the owner's too, so that is what the owner tries first.
#include "model/reading/eye_search.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/eye_goal.hpp"
#include "model/reading/proof_search.hpp"

namespace gosedai {

class EyeSearch::Engine {
 public:
  Engine(const Board& board, const EyeQuestion& question);
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return finished_; }
  int nodes() const noexcept { return answer_.nodes; }
  EyeAnswer answer() const;

 private:
  enum class Phase { opponent_two, opponent_one, owner_two, owner_one };
  enum class Trial { same_point, without_threats, with_threats, false_eye };

  void start(Phase phase, Trial trial);
  void start_owner(Phase phase);
  void start_same_point();
  bool opponent_plays_first() const {
    return phase_ == Phase::opponent_two || phase_ == Phase::opponent_one;
  }
  void end_trial();
  void end_phase(bool reached);
  void finish();
  void take(Phase phase, bool reached, Point move);

  WatchedBoard board_;
  Point root_ko_;
  Color root_ko_banned_;
  std::optional<EyeSpace> space_;
  std::unique_ptr<EyeGoal> goal_;
  std::optional<ProofSearch> search_;
  Phase phase_ = Phase::opponent_two;
  Trial trial_ = Trial::without_threats;
  Board::Undo undo_;  // of the owner's move at the opponent's point
  EyeAnswer answer_;
  bool unknown_ = false;
  bool finished_ = false;
};

EyeSearch::Engine::Engine(const Board& board, const EyeQuestion& question)
    : board_(board), root_ko_(board.ko_point()), root_ko_banned_(board.ko_banned()) {
  space_ = find_eye_space(board_, question.point, question.owner);
  if (!space_) {
    answer_.max_eyes = 0;
    answer_.outcome = Outcome::no;
    finished_ = true;
    return;
  }
  answer_.owner = space_->owner;
  answer_.space = space_->room;
  start(Phase::opponent_two, Trial::without_threats);
}

void EyeSearch::Engine::start(Phase phase, Trial trial) {
  phase_ = phase;
  trial_ = trial;
  const bool two = phase == Phase::opponent_two || phase == Phase::owner_two;
  const Color first = opponent_plays_first() ? opponent(space_->owner) : space_->owner;
  board_.set_ko(root_ko_, root_ko_banned_);
  search_.reset();
  if (trial == Trial::false_eye)
    goal_ = std::make_unique<FalseEyeGoal>(*space_);
  else
    goal_ = std::make_unique<EyeGoal>(*space_, two ? 2 : 1);
  KoThreats threats = KoThreats::nobody;
  if (trial != Trial::without_threats)
    threats = first == goal_->prover() ? KoThreats::prover : KoThreats::other;
  search_.emplace(board_, *goal_, first, threats);
  if (search_->is_finished()) end_trial();
}

void EyeSearch::Engine::start_owner(Phase phase) {
  phase_ = phase;
  const Point attack = answer_.attack;
  if (attack.is_none() || !board_.can_play(space_->owner, attack) ||
      (attack == root_ko_ && root_ko_banned_ == space_->owner))
    return start(phase, Trial::without_threats);
  start_same_point();
}

void EyeSearch::Engine::start_same_point() {
  trial_ = Trial::same_point;
  board_.set_ko(root_ko_, root_ko_banned_);
  search_.reset();
  goal_ = std::make_unique<EyeGoal>(*space_, phase_ == Phase::owner_two ? 2 : 1);
  undo_ = board_.play(space_->owner, answer_.attack);
  search_.emplace(board_, *goal_, opponent(space_->owner), KoThreats::nobody);
  if (search_->is_finished()) end_trial();
}

bool EyeSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (!finished_) {
    const int before = budget;
    const bool phase_over = search_->advance(budget);
    answer_.nodes += before - budget;
    answer_.depth = std::max(answer_.depth, search_->depth());
    if (!phase_over) return false;
    end_trial();
  }
  return true;
}

/// What the phase has found about the numbers, and the move that goes with it.
void EyeSearch::Engine::take(Phase phase, bool reached, Point move) {
  switch (phase) {
    case Phase::opponent_two:
      if (reached) answer_.min_eyes = 2;
      if (!reached) answer_.attack = move;
      break;
    case Phase::opponent_one:
      if (reached) answer_.min_eyes = std::max(answer_.min_eyes, 1);
      if (!reached) answer_.attack = move;
      break;
    case Phase::owner_two:
      if (!reached) answer_.max_eyes = std::min(answer_.max_eyes, 1);
      if (reached) answer_.defend = move;
      break;
    case Phase::owner_one:
      if (!reached) answer_.max_eyes = 0;
      if (reached) answer_.defend = move;
      break;
  }
}

void EyeSearch::Engine::end_trial() {
  const bool reached = search_->is_proved() == (trial_ != Trial::false_eye);
  if (trial_ == Trial::same_point) {
    board_.undo(undo_);
    if (!reached) return start(phase_, Trial::without_threats);
    return end_phase(true);
  }
  const bool first_succeeds = reached != opponent_plays_first();
  if (search_->is_tainted()) unknown_ = true;
  if (trial_ == Trial::without_threats && !first_succeeds && search_->leans_on_ban())
    return start(phase_, Trial::with_threats);
  if (trial_ == Trial::with_threats && first_succeeds && phase_ == Phase::opponent_one)
    return start(phase_, Trial::false_eye);
  end_phase(reached);
}

void EyeSearch::Engine::end_phase(bool reached) {
  std::vector<Point> line = search_->line();
  if (trial_ == Trial::same_point) line.insert(line.begin(), answer_.attack);
  line.erase(std::ranges::find(line, Point::none()), line.end());
  take(phase_, reached, line.empty() ? Point::none() : line.front());
  if (answer_.line.empty()) answer_.line = line;
  switch (phase_) {
    case Phase::opponent_two:
      return reached ? finish() : start(Phase::opponent_one, Trial::without_threats);
    case Phase::opponent_one: return start_owner(Phase::owner_two);
    case Phase::owner_two:
      if (reached || answer_.min_eyes > 0) return finish();
      return start_owner(Phase::owner_one);
    case Phase::owner_one: return finish();
  }
}

void EyeSearch::Engine::finish() {
  finished_ = true;
  answer_.max_eyes = std::max(answer_.max_eyes, answer_.min_eyes);
  if (answer_.min_eyes == answer_.max_eyes) {
    answer_.attack = Point::none();
    answer_.defend = Point::none();
  }
  answer_.move = answer_.defend;
  if (!unknown_) answer_.outcome = answer_.max_eyes > 0 ? Outcome::yes : Outcome::no;
}

EyeAnswer EyeSearch::Engine::answer() const {
  EyeAnswer result = answer_;
  result.footprint = board_.footprint();
  return result;
}

EyeSearch::EyeSearch(const Board& board, const EyeQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
EyeSearch::EyeSearch(EyeSearch&&) noexcept = default;
EyeSearch& EyeSearch::operator=(EyeSearch&&) noexcept = default;
EyeSearch::~EyeSearch() = default;

bool EyeSearch::advance(int nodes) { return engine_->advance(nodes); }
bool EyeSearch::is_finished() const noexcept { return engine_->is_finished(); }
int EyeSearch::nodes() const noexcept { return engine_->nodes(); }
EyeAnswer EyeSearch::answer() const { return engine_->answer(); }

EyeAnswer solve(const Board& board, const EyeQuestion& question, int node_limit) {
  EyeSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
