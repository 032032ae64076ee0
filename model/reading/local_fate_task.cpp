// Games about the fate of the groups of a neighbourhood (model/playout/fate_search.hpp): what proofs do not reach, they
// still have an opinion of. They propose nothing; they only say what they think of first moves.
#include <algorithm>

#include "model/playout/fate_search.hpp"
#include "model/reading/life_area.hpp"
#include "model/reading/local_task.hpp"

namespace gosedai {

namespace {

constexpr std::size_t most_targets = 3;
constexpr int games_of_first = 4'000;  // of each further one half as many
constexpr int price = 40;              // of a game, compared with a node of a life-and-death search

class FateTask : public LocalTask {
 public:
  FateTask(const LocalPlace& place, const LocalTarget& target, int urgency)
      : attacking_(target.owner != place.color),
        stake_(2.0 * target.size),
        most_urgent_(urgency == 0),
        games_(games_of_first >> urgency),
        search_(*place.board, question(place, target), {*place.shapes, *place.habits}) {}

  /// A game is begun while anything is left of the budget: however that is cut, the same games are played.
  bool advance(int& budget) override {
    for (; budget > 0 && search_.games() < games_; budget -= price) search_.advance(1);
    return search_.games() >= games_;
  }
  std::vector<LocalCandidate> found() const override { return {}; }
  double stake() const override { return stake_; }
  ReadingSort sort() const override { return ReadingSort::life; }
  void add_opinions(LocalOpinions& opinions) const override {
    add_fates(most_urgent_, attacking_, search_.moves(), opinions);
  }

 private:
  static FateQuestion question(const LocalPlace& place, const LocalTarget& target) {
    BitBoard footprint;
    const BitBoard group = linked_stones(*place.board, place.board->string_points(target.stone),
                                         target.owner, footprint);
    return {group, place.color, place.preferences};
  }

  bool attacking_;
  double stake_;
  bool most_urgent_;
  int games_;
  FateSearch search_;
};

}  // namespace

void add_fate_tasks(const LocalPlace& place, std::span<const LocalTarget> targets,
                    LocalTasks& tasks) {
  if (place.habits == nullptr || place.shapes == nullptr) return;
  const std::size_t count = std::min(targets.size(), most_targets);
  for (std::size_t i = 0; i < count; ++i)
    tasks.push_back(std::make_unique<FateTask>(place, targets[i], static_cast<int>(i)));
}

}  // namespace gosedai
