// The races of a neighbourhood as one reading (race_choice.hpp).
#include <algorithm>

#include "model/reading/local_task.hpp"
#include "model/reading/race_choice.hpp"

namespace gosedai {

namespace {

constexpr int price = 40;  // of a node, compared with one of a life-and-death search
constexpr double usual_stake = 12;

class RaceTask : public LocalTask {
 public:
  explicit RaceTask(const LocalPlace& place) : chooser_(*place.board, place.color, place.allowed) {}

  bool advance(int& budget) override {
    if (chooser_.is_finished()) return true;
    const int granted = std::max(budget / price, 1);
    int left = granted;
    const bool over = chooser_.advance(left);
    budget -= (granted - left) * price;
    return over;
  }

  std::vector<LocalCandidate> found() const override {
    std::vector<LocalCandidate> candidates;
    for (const RaceCandidate& race : chooser_.found())
      candidates.push_back(
          {race.move, static_cast<double>(race.value), LocalReason::race, race.other});
    return candidates;
  }

  double stake() const override { return usual_stake; }
  ReadingSort sort() const override { return ReadingSort::race; }

 private:
  RaceChooser chooser_;
};

}  // namespace

void add_race_task(const LocalPlace& place, LocalTasks& tasks) {
  tasks.push_back(std::make_unique<RaceTask>(place));
}

}  // namespace gosedai
