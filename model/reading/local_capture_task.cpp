// Strings of a neighbourhood that are short of liberties: does a move take or save them, and would
// the opponent's move do the opposite? What else hangs on them adds to their value.
#include <algorithm>
#include <optional>

#include "model/reading/capture_search.hpp"
#include "model/reading/local_task.hpp"

namespace gosedai {

namespace {

constexpr int most_liberties = 4;
constexpr std::size_t most_strings = 12;
constexpr int price = 8;  // of a node, compared with one of a life-and-death search

///     first   the side to move does what it wants: take theirs, or is ours in danger at all?
///     second  the other question: can they save theirs, can we save ours?
class CaptureTask : public LocalTask {
 public:
  CaptureTask(const LocalPlace& place, Point target, double stake)
      : place_(place), target_(target), stake_(stake) {
    begin(false);
  }

  bool advance(int& budget) override;
  std::vector<LocalCandidate> found() const override {
    if (candidate_.move.is_none()) return {};
    return {candidate_};
  }
  double stake() const override { return stake_; }
  ReadingSort sort() const override { return ReadingSort::capture; }

 private:
  bool theirs() const { return place_.board->at(target_) != place_.color; }
  void begin(bool second);
  bool end_stage();
  void propose(Point move, bool by_ko);

  LocalPlace place_;
  Point target_;
  double stake_;
  bool second_ = false;
  bool ko_danger_ = false;
  std::optional<CaptureSearch> search_;
  LocalCandidate candidate_;
  bool over_ = false;
};

void CaptureTask::begin(bool second) {
  second_ = second;
  search_.emplace(*place_.board, second ? defence_question(*place_.board, target_)
                                        : attack_question(*place_.board, target_));
}

bool CaptureTask::advance(int& budget) {
  while (!over_ && budget > 0) {
    const int before = search_->nodes();
    const bool done = search_->advance(std::max(budget / price, 1));
    budget -= (search_->nodes() - before) * price;
    if (done) over_ = end_stage();
  }
  return over_;
}

bool CaptureTask::end_stage() {
  const CaptureAnswer answer = search_->answer();
  if (answer.verdict == Verdict::unknown) return true;
  const bool ko = answer.verdict == Verdict::ko;
  if (!second_) {
    if (answer.verdict == Verdict::safe) return true;
    if (theirs()) propose(answer.move, ko);
    ko_danger_ = ko;
    begin(true);
    return false;
  }
  if (theirs()) {
    if (answer.verdict == Verdict::captured) candidate_ = {};
  } else if (answer.verdict != Verdict::captured) {
    propose(answer.move, ko || ko_danger_);
  }
  return true;
}

void CaptureTask::propose(Point move, bool by_ko) {
  candidate_ = {move, by_ko ? 0.4 * stake_ : stake_,
                theirs() ? LocalReason::take : LocalReason::save, target_};
}

/// Twice the string, and the weak enemies around it that would be saved.
double value_of(const Board& board, Point target) {
  const BitBoard string = board.string_points(target);
  BitBoard around = string.neighbors() & board.stones_of(opponent(board.at(target)));
  double value = 2.0 * string.count();
  while (!around.is_empty()) {
    const Point stone = around.first();
    const BitBoard neighbour = board.string_points(stone);
    around &= ~neighbour;
    if (board.liberties(stone) <= 3) value += neighbour.count();
  }
  return value;
}

}  // namespace

void add_capture_tasks(const LocalPlace& place, LocalTasks& tasks) {
  struct Short {
    Point stone;
    double value;
    int liberties;
  };
  std::vector<Short> strings;
  const Board& board = *place.board;
  for (const Color owner : {opponent(place.color), place.color}) {
    BitBoard rest = board.stones_of(owner) & place.allowed.expanded();
    while (!rest.is_empty()) {
      const Point stone = rest.first();
      rest &= ~board.string_points(stone);
      const int liberties = board.liberties(stone);
      if (liberties <= most_liberties)
        strings.push_back({stone, value_of(board, stone), liberties});
    }
  }
  std::ranges::stable_sort(strings, [](const Short& a, const Short& b) {
    return a.value - 4 * a.liberties > b.value - 4 * b.liberties;
  });
  if (strings.size() > most_strings) strings.resize(most_strings);
  for (const Short& string : strings)
    tasks.push_back(std::make_unique<CaptureTask>(place, string.stone, string.value));
}

}  // namespace gosedai
