// The course of a capture search: layers, and the choice of the move.
//
// A layer is a whole proof search with its ko phases (goal_search.hpp). Each layer lets the attacker
// do more than the ones before: first the narrow list of moves, then the wide one, then a string with
// more liberties may still be chased. A capture is final in any layer, because the owner may always
// answer everywhere. "Safe" is what the widest layer says that came to its end; the next one starts
// where that is not captured. A layer that takes too long is skipped and the answer stands.
#include "model/reading/capture_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/reading/capture_goal.hpp"
#include "model/reading/capture_ranking.hpp"
#include "model/reading/goal_search.hpp"

namespace gosedai {

namespace {

/// Nodes for a layer that only makes a known answer more certain.
constexpr int confirmation_nodes = 20'000;
/// Nodes for looking at further moves: some always, more when the search itself was long.
constexpr int choice_nodes = 300;
constexpr int choice_nodes_per_move = 60;

/// A string that got out to more liberties than this hardly needs a second look.
constexpr int convincing_escape = 4;

}  // namespace

class CaptureSearch::Engine {
 public:
  Engine(const Board& board, const CaptureQuestion& question, ExpansionMemory* memory);
  Engine(const Engine&) = delete;

  bool advance(int nodes);
  bool is_finished() const noexcept { return stage_ == Stage::finished; }
  int nodes() const noexcept { return answer_.nodes; }
  CaptureAnswer answer() const;
  SearchTree tree(const TreeLimits& limits) const { return search_->tree(limits); }

 private:
  enum class Stage : std::uint8_t { proof, choice, finished };

  Color owner() const { return opponent(attacker_); }
  bool wants_choice() const { return question_.best_move || question_.all_moves; }
  Hash course() const;
  int spend(int budget, int limit);
  void start_layer();
  void end_layer();
  void next_layer();
  void start_choice();
  void next_choice();
  void accept(Point move);
  Verdict verdict_of(const GoalSearch& search) const;

  CaptureQuestion question_;
  ExpansionMemory* memory_;  // may be none
  WatchedBoard board_;
  Point root_ko_;
  Color root_ko_banned_;
  Color attacker_;
  LadderGoal ladder_;
  std::optional<AnyCaptureGoal> capture_;
  std::optional<GoalSearch> search_;
  Stage stage_ = Stage::proof;
  AttackWidth width_ = AttackWidth::narrow;
  int escape_above_;
  int layer_nodes_ = 0;
  int choice_nodes_left_ = 0;
  int move_nodes_left_ = 0;
  Point chosen_;                     // in the last layer
  std::vector<Point> open_choices_;  // still to be looked at, the best last
  CaptureAnswer answer_;
};

CaptureSearch::Engine::Engine(const Board& board, const CaptureQuestion& question,
                              ExpansionMemory* memory)
    : question_(question),
      memory_(memory),
      board_(board),
      root_ko_(board.ko_point()),
      root_ko_banned_(board.ko_banned()),
      attacker_(opponent(board.at(question.target))),
      ladder_(question.target, owner()),
      escape_above_(question.escape_above) {
  if (memory_ != nullptr) memory_->begin(board);
  // In atari or next to it the first question is whether the string gets out to three liberties.
  if (escape_above_ > 2 && board_.liberties(question.target) <= 2) escape_above_ = 2;
  start_layer();
}

void CaptureSearch::Engine::start_layer() {
  stage_ = Stage::proof;
  if (search_) answer_.positions += search_->positions();
  layer_nodes_ = 0;
  board_.set_ko(root_ko_, root_ko_banned_);
  const bool ladder = question_.method == CaptureMethod::ladder;
  if (!ladder) capture_.emplace(question_.target, owner(), escape_above_, width_);
  const ProofGoal& goal = ladder ? static_cast<const ProofGoal&>(ladder_) : *capture_;
  search_.emplace(board_, goal, question_.to_move, wants_choice(), GoalSearch::Kos::told_apart,
                  Recall{memory_, course()});
  if (search_->is_finished()) end_layer();
}

/// All that a goal of this search depends on.
Hash CaptureSearch::Engine::course() const {
  const Hash which = (static_cast<Hash>(question_.target.index()) << 32) |
                     (static_cast<Hash>(escape_above_) << 16) |
                     (static_cast<Hash>(question_.method) << 8) | (static_cast<Hash>(width_) << 4) |
                     static_cast<Hash>(attacker_);
  Hash state = which;
  return splitmix64(state);
}

Verdict CaptureSearch::Engine::verdict_of(const GoalSearch& search) const {
  switch (search.result()) {
    case GoalSearch::Result::proved: return Verdict::captured;
    case GoalSearch::Result::disproved: return Verdict::safe;
    case GoalSearch::Result::ko: return Verdict::ko;
    case GoalSearch::Result::unknown: break;
  }
  return Verdict::unknown;
}

void CaptureSearch::Engine::end_layer() {
  // A repetition may leave one layer without an answer and not the next.
  if (search_->result() == GoalSearch::Result::unknown) return next_layer();
  if (answer_.verdict != verdict_of(*search_) || escape_above_ <= convincing_escape)
    chosen_ = Point::none();
  answer_.verdict = verdict_of(*search_);
  answer_.must_threaten = search_->must_threaten();
  answer_.line = search_->line();
  answer_.move = Point::none();
  answer_.moves.clear();
  if (!search_->side_to_move_succeeds()) return next_layer();
  if (!answer_.line.empty()) answer_.move = answer_.line.front();
  // In a ko the side that has to threaten must know what to play after the threat.
  const bool needs_move = !answer_.move.is_none() || answer_.must_threaten == question_.to_move;
  if (wants_choice() && needs_move) return start_choice();
  next_layer();
}

void CaptureSearch::Engine::next_layer() {
  stage_ = Stage::finished;
  if (question_.method == CaptureMethod::ladder || answer_.verdict == Verdict::captured) return;
  const bool widest_escape =
      escape_above_ >= std::max(question_.escape_above, question_.escape_limit);
  if (width_ == AttackWidth::wide && widest_escape) return;
  if (escape_above_ < question_.escape_above) {
    escape_above_ = question_.escape_above;
  } else if (width_ == AttackWidth::narrow) {
    width_ = AttackWidth::wide;
  } else {
    width_ = AttackWidth::narrow;
    ++escape_above_;
  }
  start_layer();
}

/// A move that was chosen in an earlier layer, and got out to more than a few liberties there, stays
/// the choice as long as this layer does not refute it, so it is looked at first.
void CaptureSearch::Engine::start_choice() {
  stage_ = Stage::choice;
  choice_nodes_left_ = choice_nodes + 2 * layer_nodes_;
  std::vector<Point> moves = search_->decisive().first_moves();
  open_choices_ = question_.to_move == attacker_
                      ? ranked_attacks(board_, question_.target, std::move(moves),
                                       answer_.verdict == Verdict::ko)
                      : ranked_defences(board_, question_.target, std::move(moves));
  std::ranges::reverse(open_choices_);
  if (std::ranges::find(open_choices_, chosen_) != open_choices_.end())
    open_choices_.push_back(chosen_);
  next_choice();
}

/// Goes through the moves in their rank; those that are known already cost nothing.
void CaptureSearch::Engine::next_choice() {
  ProofSearch& proof = search_->decisive();
  while (!open_choices_.empty()) {
    const Point move = open_choices_.back();
    const auto result = proof.result_of(move);
    if (result == ProofSearch::MoveResult::works) {
      accept(move);
      if (stage_ != Stage::choice) return;
    } else if (result == ProofSearch::MoveResult::not_known && choice_nodes_left_ > 0) {
      move_nodes_left_ = std::min(choice_nodes_left_, choice_nodes_per_move + layer_nodes_ / 2);
      proof.examine(move);
      return;
    }
    open_choices_.pop_back();
  }
  next_layer();
}

void CaptureSearch::Engine::accept(Point move) {
  if (std::ranges::find(answer_.moves, move) != answer_.moves.end()) return;
  chosen_ = answer_.moves.empty() ? move : chosen_;
  if (answer_.moves.empty() && move != answer_.move) {
    answer_.move = move;
    answer_.line = {move};
  }
  answer_.moves.push_back(move);
  if (!question_.all_moves) next_layer();
}

/// Lets the search at hand expand positions; says how many it did.
int CaptureSearch::Engine::spend(int budget, int limit) {
  int left = std::min(budget, limit);
  const int before = left;
  bool over = false;
  if (stage_ == Stage::proof) {
    over = search_->advance(left);
    answer_.depth = std::max(answer_.depth, search_->depth());
  } else {
    over = search_->decisive().advance(left);
  }
  const int used = before - left;
  answer_.nodes += used;
  if (stage_ == Stage::proof) {
    layer_nodes_ += used;
    if (over) end_layer();
    return used;
  }
  choice_nodes_left_ -= used;
  move_nodes_left_ -= used;
  if (!over && move_nodes_left_ > 0) return used;
  if (!over) search_->decisive().stop();
  const Point move = open_choices_.back();
  const auto result = search_->decisive().result_of(move);
  const bool stands = move == chosen_ && result != ProofSearch::MoveResult::fails;
  if (result == ProofSearch::MoveResult::works || stands) accept(move);
  if (stage_ == Stage::choice) {
    open_choices_.pop_back();
    next_choice();
  }
  return used;
}

bool CaptureSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (stage_ != Stage::finished) {
    int limit = budget;
    if (stage_ == Stage::choice) {
      limit = move_nodes_left_;
    } else if (answer_.verdict != Verdict::unknown) {
      limit = confirmation_nodes - layer_nodes_;
      if (limit <= 0) {
        search_->stop();
        next_layer();
        continue;
      }
    }
    const int used = spend(budget, limit);
    budget -= used;
    if (budget <= 0 && stage_ != Stage::finished) return false;
  }
  return true;
}

CaptureAnswer CaptureSearch::Engine::answer() const {
  CaptureAnswer result = answer_;
  result.footprint = board_.footprint();
  result.positions += search_->positions();
  return result;
}

CaptureSearch::CaptureSearch(const Board& board, const CaptureQuestion& question,
                             SearchMemory* memory)
    : CaptureSearch(board, question, memory == nullptr ? nullptr : &memory->of_root()) {}
CaptureSearch::CaptureSearch(const Board& board, const CaptureQuestion& question,
                             ExpansionMemory* memory)
    : engine_(std::make_unique<Engine>(board, question, memory)) {}
CaptureSearch::CaptureSearch(CaptureSearch&&) noexcept = default;
CaptureSearch& CaptureSearch::operator=(CaptureSearch&&) noexcept = default;
CaptureSearch::~CaptureSearch() = default;

bool CaptureSearch::advance(int nodes) { return engine_->advance(nodes); }
bool CaptureSearch::is_finished() const noexcept { return engine_->is_finished(); }
int CaptureSearch::nodes() const noexcept { return engine_->nodes(); }
CaptureAnswer CaptureSearch::answer() const { return engine_->answer(); }
SearchTree CaptureSearch::tree(const TreeLimits& limits) const { return engine_->tree(limits); }

CaptureAnswer solve(const Board& board, const CaptureQuestion& question, int node_limit) {
  CaptureSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

namespace {

/// Four liberties are hardly ever caught from outside; a string that has more already may be shut in.
CaptureQuestion thorough_question(const Board& board, Point target, Color to_move) {
  CaptureQuestion question;
  question.target = target;
  question.to_move = to_move;
  question.escape_limit = board.liberties(target) > 4 ? 5 : 4;
  question.best_move = true;
  return question;
}

}  // namespace

CaptureQuestion attack_question(const Board& board, Point target) {
  return thorough_question(board, target, opponent(board.at(target)));
}

CaptureQuestion defence_question(const Board& board, Point target) {
  return thorough_question(board, target, board.at(target));
}

}  // namespace gosedai
