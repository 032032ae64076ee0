#include "model/reading/combination_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/reading/capture_search.hpp"
#include "model/reading/multi_capture_search.hpp"

namespace gosedai {

namespace {

constexpr int most_liberties = 4;
constexpr std::size_t most_targets = 6;
constexpr int direct_nodes = 1'500;
constexpr int combined_nodes = 4'000;
constexpr int escape_above = 3;
constexpr int short_refuge = 5;

/// The points around a string in which a threat to it can also threaten another one. A move that
/// saves an attacking stone next to it is also one.
BitBoard reach_of(const Board& board, Point stone) {
  const BitBoard points = board.string_points(stone);
  BitBoard reach = points | board.string_liberties(stone).expanded();
  (points.neighbors() & board.stones_of(opponent(board.at(stone)))).for_each([&](Point wall) {
    if (board.liberties(wall) <= 2) reach |= board.string_liberties(wall);
  });
  return reach;
}

/// The same with the liberties of short strings that it would run to.
BitBoard wide_reach_of(const Board& board, Point stone) {
  BitBoard reach = reach_of(board, stone);
  const BitBoard near = board.string_liberties(stone).neighbors();
  (near & board.stones_of(board.at(stone))).for_each([&](Point refuge) {
    if (board.liberties(refuge) <= short_refuge) reach |= board.string_liberties(refuge);
  });
  return reach;
}

}  // namespace

class CombinationSearch::Engine {
 public:
  Engine(const Board& board, const CombinationQuestion& question);

  bool advance(int nodes);
  bool is_finished() const noexcept { return stage_ == Stage::finished; }
  int nodes() const noexcept { return answer_.nodes; }
  CombinationAnswer answer() const;

 private:
  enum class Stage : std::uint8_t { direct, combined, defence, finished };

  Color defender() const { return opponent(question_.attacker); }
  void next_direct();
  void end_direct();
  using Reach = BitBoard (*)(const Board&, Point);

  void make_groups();
  void add_groups(Reach reach_of_string);
  void next_group();
  void end_group();
  void end_groups();
  int prize_of(const std::vector<Point>& targets, const std::vector<Point>& line) const;
  void list_defences();
  void next_defence();
  void end_defence();
  void end_part();
  void finish(Outcome outcome);
  void start(const Board& board, const std::vector<Point>& targets);

  Board board_;
  CombinationQuestion question_;
  Stage stage_ = Stage::direct;
  std::vector<Point> strings_;  // still to be attacked alone, the first last
  std::vector<Point> safe_;     // not to be captured alone
  std::vector<std::vector<Point>> groups_;
  std::size_t group_ = 0;
  bool widened_ = false;
  std::vector<Point> defences_;  // still to be tried, the first last
  std::optional<CaptureSearch> direct_;
  std::optional<MultiCaptureSearch> combined_;
  int best_prize_ = 0;
  int nodes_left_ = 0;  // for the part search at hand
  CombinationAnswer answer_;
};

CombinationSearch::Engine::Engine(const Board& board, const CombinationQuestion& question)
    : board_(board), question_(question) {
  // New strings anywhere may make a new combination.
  answer_.footprint = board.all_points();
  board_.clear_ko();
  BitBoard rest = board_.stones_of(defender());
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    rest &= ~board_.string_points(stone);
    if (board_.liberties(stone) <= most_liberties) strings_.push_back(stone);
  }
  std::ranges::reverse(strings_);
  next_direct();
}

void CombinationSearch::Engine::next_direct() {
  while (!strings_.empty()) {
    CaptureQuestion question;
    question.target = strings_.back();
    question.to_move = question_.attacker;
    direct_.emplace(board_, question);
    nodes_left_ = direct_nodes;
    if (!direct_->is_finished()) return;
    end_direct();
  }
  direct_.reset();
  make_groups();
}

void CombinationSearch::Engine::end_direct() {
  const Verdict verdict = direct_->answer().verdict;
  if (verdict != Verdict::captured && verdict != Verdict::ko) safe_.push_back(strings_.back());
  strings_.pop_back();
}

/// Each string with those that a threat to it may touch as well.
void CombinationSearch::Engine::make_groups() {
  stage_ = Stage::combined;
  add_groups(reach_of);
  next_group();
}

void CombinationSearch::Engine::add_groups(Reach reach_of_string) {
  std::vector<Point> shortest_first = safe_;
  std::ranges::stable_sort(shortest_first, {},
                           [&](Point stone) { return board_.liberties(stone); });
  for (const Point first : safe_) {
    const BitBoard reach = reach_of_string(board_, first);
    std::vector<Point> group{first};
    for (const Point other : shortest_first)
      if (other != first && group.size() < most_targets &&
          reach.intersects(reach_of_string(board_, other)))
        group.push_back(other);
    std::ranges::sort(group);
    if (group.size() > 1 && std::ranges::find(groups_, group) == groups_.end())
      groups_.push_back(std::move(group));
  }
}

void CombinationSearch::Engine::start(const Board& board, const std::vector<Point>& targets) {
  MultiCaptureQuestion question;
  question.targets = targets;
  question.to_move = question_.attacker;
  question.escape_above = escape_above;
  question.narrow = false;
  question.without_threats = true;
  combined_.emplace(board, question);
  nodes_left_ = combined_nodes;
}

void CombinationSearch::Engine::next_group() {
  while (group_ < groups_.size()) {
    start(board_, groups_[group_]);
    if (!combined_->is_finished()) return;
    end_group();
  }
  if (widened_ || !answer_.targets.empty()) return end_groups();
  // Nothing near by: also what touches only by way of a third string.
  widened_ = true;
  add_groups(wide_reach_of);
  next_group();
}

void CombinationSearch::Engine::end_group() {
  const ReadingAnswer found = combined_->answer();
  if (found.outcome != Outcome::yes || found.line.empty()) {
    ++group_;
    return;
  }
  const int prize = prize_of(groups_[group_], found.line);
  const bool shorter = prize == best_prize_ && found.line.size() < answer_.line.size();
  if (prize > best_prize_ || shorter) {
    best_prize_ = prize;
    answer_.targets = groups_[group_];
    answer_.line = found.line;
    answer_.depth = found.depth;
  }
  ++group_;
}

/// The stones of those strings that are gone at the end of the line.
int CombinationSearch::Engine::prize_of(const std::vector<Point>& targets,
                                        const std::vector<Point>& line) const {
  Board end = board_;
  Color color = question_.attacker;
  for (const Point move : line) {
    end.clear_ko();
    if (end.is_legal(color, move)) end.play(color, move);
    color = opponent(color);
  }
  int prize = 1;
  for (const Point target : targets)
    if (end.at(target) != defender()) prize += board_.stones(target);
  return prize;
}

void CombinationSearch::Engine::end_groups() {
  const bool found = !answer_.targets.empty();
  const bool attacking = question_.to_move == question_.attacker;
  if (found && !attacking) return list_defences();
  if (found) answer_.move = answer_.line.front();
  finish(found || !attacking ? Outcome::yes : Outcome::no);
}

/// Wherever the combination itself wants to play, and the liberties of the strings concerned.
void CombinationSearch::Engine::list_defences() {
  stage_ = Stage::defence;
  BitBoard points;
  for (const Point move : answer_.line)
    if (board_.is_empty(move)) points.insert(move);
  for (const Point target : answer_.targets) points |= board_.string_liberties(target);
  points.for_each([&](Point point) {
    if (board_.is_legal(defender(), point)) defences_.push_back(point);
  });
  std::ranges::reverse(defences_);
  answer_.line.clear();
  next_defence();
}

void CombinationSearch::Engine::next_defence() {
  while (!defences_.empty()) {
    Board after = board_;
    after.play(defender(), defences_.back());
    after.clear_ko();
    start(after, answer_.targets);
    if (!combined_->is_finished()) return;
    end_defence();
  }
  if (!answer_.moves.empty()) answer_.move = answer_.moves.front();
  finish(answer_.moves.empty() ? Outcome::no : Outcome::yes);
}

void CombinationSearch::Engine::end_defence() {
  if (combined_->answer().outcome == Outcome::no) answer_.moves.push_back(defences_.back());
  defences_.pop_back();
}

void CombinationSearch::Engine::finish(Outcome outcome) {
  answer_.outcome = outcome;
  stage_ = Stage::finished;
}

/// A combination that was found is good before all places have been looked at.
CombinationAnswer CombinationSearch::Engine::answer() const {
  CombinationAnswer result = answer_;
  if (stage_ == Stage::combined && !result.targets.empty() &&
      question_.to_move == question_.attacker) {
    result.outcome = Outcome::yes;
    result.move = result.line.front();
  }
  return result;
}

void CombinationSearch::Engine::end_part() {
  switch (stage_) {
    case Stage::direct: end_direct(); return next_direct();
    case Stage::combined: end_group(); return next_group();
    case Stage::defence: end_defence(); return next_defence();
    case Stage::finished: return;
  }
}

bool CombinationSearch::Engine::advance(int nodes) {
  int budget = nodes;
  while (stage_ != Stage::finished) {
    if (budget <= 0) return false;
    const int piece = std::min(budget, nodes_left_);
    const int before = direct_ ? direct_->nodes() : combined_->nodes();
    const bool over = direct_ ? direct_->advance(piece) : combined_->advance(piece);
    const int used = (direct_ ? direct_->nodes() : combined_->nodes()) - before;
    budget -= used;
    nodes_left_ -= used;
    answer_.nodes += used;
    if (!over && nodes_left_ > 0) continue;
    end_part();
  }
  return true;
}

CombinationSearch::CombinationSearch(const Board& board, const CombinationQuestion& question)
    : engine_(std::make_unique<Engine>(board, question)) {}
CombinationSearch::CombinationSearch(CombinationSearch&&) noexcept = default;
CombinationSearch& CombinationSearch::operator=(CombinationSearch&&) noexcept = default;
CombinationSearch::~CombinationSearch() = default;

bool CombinationSearch::advance(int nodes) { return engine_->advance(nodes); }
bool CombinationSearch::is_finished() const noexcept { return engine_->is_finished(); }
int CombinationSearch::nodes() const noexcept { return engine_->nodes(); }
CombinationAnswer CombinationSearch::answer() const { return engine_->answer(); }

CombinationAnswer solve(const Board& board, const CombinationQuestion& question, int node_limit) {
  CombinationSearch search(board, question);
  search.advance(node_limit);
  return search.answer();
}

}  // namespace gosedai
