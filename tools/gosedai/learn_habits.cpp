#include "tools/gosedai/learn_habits.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstring>
#include <stdexcept>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "model/habits/habit_learner.hpp"
#include "model/shapes/shape_lesson.hpp"
#include "tools/gosedai/habit_checkpoint.hpp"

namespace gosedai {

namespace {

/// Games that are looked at together before any of them is learned.
constexpr std::size_t batch_size = 8;
/// A checkpoint is written after so many games.
constexpr std::size_t checkpoint_games = 400;

/// Calls `visit(moment)` for each stone that was played.
template <class Visit>
void for_each_moment(const GameRecord& game, Visit visit) {
  RecentMoves recent;
  replay(game, [&](const Board& board, Move move) {
    visit(HabitMoment{board, recent, move.color(), move.point()});
    recent = {move.point(), recent.last};
  });
}

template <class Body>
void for_each_index(std::size_t count, unsigned workers, Body body) {
  tf::Taskflow flow;
  flow.for_each_index(std::size_t{0}, count, std::size_t{1}, body);
  tf::Executor(std::max(1U, workers)).run(flow).wait();
}

/// Any legal move. Shapes of moves that are not played must be met, too.
Point other_move(const HabitMoment& moment, LearnerDice& dice) {
  const BitBoard legal = moment.board.legal_points(moment.to_move);
  std::size_t left = dice.below(static_cast<std::size_t>(legal.count()));
  Point found = moment.played;
  legal.for_each([&](Point point) {
    if (left-- == 0) found = point;
  });
  return found;
}

std::vector<ShapeKey> find_shapes(const std::vector<GameRecord>& games, const HabitCourse& course) {
  std::vector<ShapeCensus> parts(games.size());
  for_each_index(games.size(), course.workers, [&](std::size_t i) {
    LearnerDice dice(games[i].hash);
    for_each_moment(games[i], [&](const HabitMoment& moment) {
      const HabitLooks looks(moment.board, moment.to_move, moment.recent);
      parts[i].add(looks, moment.played);
      parts[i].add(looks, other_move(moment, dice));
    });
  });
  ShapeCensus all;
  for (ShapeCensus& part : parts) {
    all.add(part);
    part = {};
  }
  return all.most_frequent(course.shapes, course.least);
}

std::uint64_t hash_of(const std::vector<GameRecord>& games, const HabitCourse& course) {
  std::uint64_t hash = 17;
  const auto add = [&](std::uint64_t number) { hash = (hash ^ number) * 1099511628211U + 1; };
  for (const GameRecord& game : games) add(game.hash);
  for (const float number : {course.rate, course.slower}) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    add(bits);
  }
  add(course.shapes);
  add(static_cast<std::uint64_t>(course.least));
  return hash;
}

class Teacher {
 public:
  Teacher(const std::vector<GameRecord>& games, const HabitCourse& course)
      : games_(games),
        course_(course),
        hash_(hash_of(games, course)),
        learner_(find_shapes(games, course)) {
    pick_up();
  }

  /// False when it was stopped.
  bool teach() {
    for (; round_ < course_.rounds; ++round_, done_ = 0)
      if (!teach_round()) return false;
    return true;
  }

  MoveHabits habits() const { return learner_.habits(); }

 private:
  bool teach_round() {
    const std::vector<std::size_t> order =
        LearnerDice(static_cast<std::uint64_t>(round_) + 1).order(games_.size());
    const float rate = course_.rate * std::pow(course_.slower, static_cast<float>(round_));
    while (done_ < games_.size()) {
      teach_batch(order, rate);
      const bool stop = course_.progress && !course_.progress(round_, done_, games_.size());
      const bool due = done_ % checkpoint_games == 0 || done_ == games_.size();
      if (!course_.checkpoint.empty() && (due || stop)) put_down();
      if (stop) return false;
    }
    return true;
  }

  void teach_batch(const std::vector<std::size_t>& order, float rate) {
    const std::size_t size = std::min(batch_size, games_.size() - done_);
    std::vector<std::vector<HabitLesson>> lessons(size);
    for_each_index(size, course_.workers, [&](std::size_t i) {
      for_each_moment(games_[order[done_ + i]], [&](const HabitMoment& moment) {
        lessons[i].push_back(learner_.prepare(moment));
      });
    });
    for (const auto& game : lessons)
      for (const HabitLesson& lesson : game) learner_.learn(lesson, rate);
    done_ += size;
  }

  void put_down() const {
    write_checkpoint(course_.checkpoint,
                     {hash_, static_cast<std::uint32_t>(round_), done_, learner_.state()});
  }

  void pick_up() {
    if (course_.checkpoint.empty()) return;
    std::optional<HabitCheckpoint> found = read_checkpoint(course_.checkpoint);
    if (!found) return;
    if (found->course != hash_ || !learner_.restore(std::move(found->state)))
      throw std::runtime_error(course_.checkpoint + ": belongs to other games or another course");
    round_ = static_cast<int>(found->round);
    done_ = found->done;
  }

  const std::vector<GameRecord>& games_;
  const HabitCourse& course_;
  std::uint64_t hash_;
  HabitLearner learner_;
  int round_ = 0;
  std::size_t done_ = 0;
};

PredictionRates measure_game(const GameRecord& game, const MoveHabits& habits,
                             const IntuitionNet* net) {
  PredictionRates rates;
  for_each_moment(game, [&](const HabitMoment& moment) {
    const auto begin = std::chrono::steady_clock::now();
    const MovePreferences moves = foresee(moment.board, moment.to_move, moment.recent, habits, net);
    rates.seconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto played = std::ranges::find(moves, moment.played, &MovePreference::move);
    const auto rank = static_cast<std::size_t>(played - moves.begin());
    ++rates.positions;
    if (rank < PredictionRates::ranks) ++rates.at_rank[rank];
    rates.log_chance += std::log(played->share);
  });
  return rates;
}

}  // namespace

Learned learn_habits(const std::vector<GameRecord>& games, const HabitCourse& course) {
  Teacher teacher(games, course);
  const bool finished = teacher.teach();
  Learned learned{teacher.habits(), 0, finished};
  for (const GameRecord& game : games)
    replay(game, [&](const Board&, Move) { ++learned.positions; });
  return learned;
}

void PredictionRates::add(const PredictionRates& other) {
  positions += other.positions;
  for (std::size_t i = 0; i < ranks; ++i) at_rank[i] += other.at_rank[i];
  log_chance += other.log_chance;
  seconds += other.seconds;
}

std::size_t PredictionRates::within(std::size_t rank) const {
  std::size_t sum = 0;
  for (std::size_t i = 0; i < rank; ++i) sum += at_rank[i];
  return sum;
}

PredictionRates measure_prediction(const std::vector<GameRecord>& games, const MoveHabits& habits,
                                   unsigned workers, const IntuitionNet* net) {
  std::vector<PredictionRates> single(games.size());
  for_each_index(games.size(), workers,
                 [&](std::size_t i) { single[i] = measure_game(games[i], habits, net); });
  PredictionRates all;
  for (const PredictionRates& one : single) all.add(one);
  return all;
}

}  // namespace gosedai
