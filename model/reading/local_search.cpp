#include "model/reading/local_search.hpp"

#include <algorithm>

#include "model/reading/local_task.hpp"
#include "model/reading/look_score.hpp"
#include "model/shapes/shape_lesson.hpp"

namespace gosedai {

namespace {

constexpr int first_share = 2000;
constexpr int share_growth = 3;
constexpr double further_reasons = 0.25;  // what a second reason for a move adds

}  // namespace

class LocalSearch::Engine {
 public:
  Engine(const Board& board, const LocalQuestion& question) : board_(board), question_(question) {
    place_ = {&board_,          question.to_move, question.allowed, {},
              question.weights, question.habits,  question.shapes};
    if (place_.allowed.is_empty()) place_.allowed = board_.empty_points();
    if (question.knowledge != nullptr)
      place_.preferences = prefer(board_, place_.color, place_.allowed, *question.knowledge);
    add_capture_tasks(place_, tasks_);
    const std::vector<LocalTarget> targets = local_targets(place_);
    add_life_tasks(place_, targets, tasks_);
    add_fate_tasks(place_, targets, tasks_);
    add_race_task(place_, tasks_);
    over_.resize(tasks_.size());
    finished_ = tasks_.empty();
  }
  Engine(const Engine&) = delete;

  bool advance(int nodes) {
    balance_ += nodes;
    while (!finished_ && balance_ > 0) {
      const int granted = std::min({share() - used_, balance_, question_.nodes - nodes_});
      int left = granted;
      const bool open = !over_[next_] && is_of_interest(*tasks_[next_]);
      if (open) over_[next_] = tasks_[next_]->advance(left);
      balance_ -= granted - left;
      used_ += granted - left;
      nodes_ += granted - left;
      if (nodes_ >= question_.nodes) finished_ = true;
      if (!open || over_[next_] || used_ >= share()) go_on();
    }
    return finished_;
  }

  bool is_finished() const { return finished_; }
  int nodes() const { return nodes_; }
  BitBoard everything() const { return board_.all_points(); }
  std::vector<LocalCandidate> candidates() const;
  const MovePreferences& preferences() const { return place_.preferences; }
  LocalOpinions opinions() const;

 private:
  std::vector<LocalFinding> findings() const;
  std::vector<LocalCandidate> proposals() const;
  bool is_of_interest(const LocalTask& task) const { return task.stake() >= secured_; }
  int share() const { return share_ * tasks_[next_]->shares(); }
  void go_on();

  Board board_;
  LocalQuestion question_;
  LocalPlace place_;
  LocalTasks tasks_;
  std::vector<bool> over_;
  std::size_t next_ = 0;
  int share_ = first_share;
  int used_ = 0;
  int balance_ = 0;
  int nodes_ = 0;
  double secured_ = 0;  // the best value found in the rounds before
  bool finished_ = false;
};

void LocalSearch::Engine::go_on() {
  used_ = 0;
  if (++next_ < tasks_.size()) return;
  next_ = 0;
  share_ *= share_growth;
  for (const LocalCandidate& candidate : proposals())
    if (candidate.reason != LocalReason::guess) secured_ = std::max(secured_, candidate.value);
  bool any_open = false;
  for (std::size_t i = 0; i < tasks_.size(); ++i)
    any_open = any_open || (!over_[i] && is_of_interest(*tasks_[i]));
  finished_ = !any_open;
}

std::vector<LocalFinding> LocalSearch::Engine::findings() const {
  std::vector<LocalFinding> all;
  for (const auto& task : tasks_)
    for (const LocalCandidate& found : task->found()) {
      if (found.move.is_none() || !place_.allowed.contains(found.move)) continue;
      if (!board_.is_legal(place_.color, found.move)) continue;
      all.push_back({found, task->sort(), task->stake()});
    }
  return all;
}

/// What the readings have found by itself, the most valuable first, each point once.
std::vector<LocalCandidate> LocalSearch::Engine::proposals() const {
  std::vector<LocalCandidate> all;
  for (const LocalFinding& finding : findings()) all.push_back(finding.candidate);
  std::ranges::stable_sort(all, std::ranges::greater{}, &LocalCandidate::value);
  std::vector<LocalCandidate> merged;
  for (const LocalCandidate& candidate : all) {
    const auto known = std::ranges::find(merged, candidate.move, &LocalCandidate::move);
    if (known == merged.end())
      merged.push_back(candidate);
    else
      known->value += further_reasons * std::max(candidate.value, 0.0);
  }
  std::ranges::stable_sort(merged, std::ranges::greater{}, &LocalCandidate::value);
  return merged;
}

LocalOpinions LocalSearch::Engine::opinions() const {
  LocalOpinions opinions;
  const std::vector<LocalCandidate> proposed = proposals();
  add_findings(findings(), proposed.empty() ? nullptr : proposed.data(), opinions);
  for (const auto& task : tasks_) task->add_opinions(opinions);
  return opinions;
}

/// With knowledge: how a move looks and what the readings think of it make up its chance together.
std::vector<LocalCandidate> LocalSearch::Engine::candidates() const {
  const std::vector<LocalCandidate> proposed = proposals();
  if (question_.knowledge == nullptr) return proposed;
  const LocalOpinions opinions = this->opinions();
  std::vector<LocalCandidate> all;
  std::vector<double> chances;
  for (const MovePreference& likely : place_.preferences) {
    const auto known = std::ranges::find(proposed, likely.move, &LocalCandidate::move);
    all.push_back(known != proposed.end()
                      ? *known
                      : LocalCandidate{likely.move, 0, LocalReason::shape, Point::none()});
    double score = look_score(likely.share);
    for (const LocalOpinion& opinion : opinions)
      if (opinion.move == likely.move)
        score += static_cast<double>(question_.knowledge->strengths.strength(opinion.key));
    chances.push_back(score);
  }
  scores_to_shares(chances);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].chance = chances[i];
  std::ranges::stable_sort(all, std::ranges::greater{}, &LocalCandidate::chance);
  return all;
}

LocalSearch::LocalSearch(const Board& board, const LocalQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
LocalSearch::LocalSearch(LocalSearch&&) noexcept = default;
LocalSearch& LocalSearch::operator=(LocalSearch&&) noexcept = default;
LocalSearch::~LocalSearch() = default;

bool LocalSearch::advance(int nodes) { return engine_->advance(nodes); }
bool LocalSearch::is_finished() const noexcept { return engine_->is_finished(); }
int LocalSearch::nodes() const noexcept { return engine_->nodes(); }
std::vector<LocalCandidate> LocalSearch::candidates() const { return engine_->candidates(); }

const MovePreferences& LocalSearch::preferences() const noexcept { return engine_->preferences(); }
LocalOpinions LocalSearch::opinions() const { return engine_->opinions(); }

ReadingAnswer LocalSearch::answer() const {
  ReadingAnswer result;
  for (const LocalCandidate& candidate : engine_->candidates())
    result.moves.push_back(candidate.move);
  result.nodes = engine_->nodes();
  result.footprint = engine_->everything();
  if (!result.moves.empty()) result.move = result.moves.front();
  if (!result.moves.empty()) result.outcome = Outcome::yes;
  if (result.moves.empty() && engine_->is_finished()) result.outcome = Outcome::no;
  return result;
}

}  // namespace gosedai
