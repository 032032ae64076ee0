#include "tools/gosedai/learn_shapes.hpp"

#include <algorithm>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "model/reading/local_search.hpp"
#include "model/reading/look_score.hpp"
#include "model/shapes/net_learner.hpp"
#include "model/shapes/strength_learner.hpp"

namespace gosedai::learn {

namespace {

constexpr int least_lessons = 3;   // in which a shape must have been met
constexpr int least_opinions = 5;  // ... and what a reading says
constexpr double trust_in_games = 0.6;
constexpr double least_strength = 0.01;

constexpr StrengthLearner::Course games_for_shapes{2, 0.1, 1e-6};
constexpr StrengthLearner::Course problems_for_shapes{8, 0.1, 1e-5};
constexpr StrengthLearner::Course problems_for_opinions{6, 0.1, 0.02};
constexpr NetLearner::Course games_for_net{2, 0.02F, 0, 1};
constexpr NetLearner::Course problems_for_net{36, 0.02F, 0.3, 18};

using Chosen = std::vector<const Problem*>;

Chosen choose(const std::vector<Problem>& problems, int first, int last) {
  Chosen chosen;
  for (const Problem& problem : problems)
    if (problem.tenth() >= first && problem.tenth() < last) chosen.push_back(&problem);
  return chosen;
}

ShapeStrengths learn_strengths(const Chosen& problems, const ShapeLessons& games) {
  FeatureCount count;
  for (const Problem* problem : problems) count.add(lesson_features(problem->lesson));
  StrengthLearner learner(count.met(least_lessons, 1));
  std::vector<FeatureLesson> lessons;
  for (const ShapeLesson& game : games)
    lessons.push_back(learner.prepare(lesson_features(game), game.right));
  learner.learn(lessons, games_for_shapes);
  learner.relax(trust_in_games);
  lessons.clear();
  for (const Problem* problem : problems)
    lessons.push_back(learner.prepare(lesson_features(problem->lesson), problem->lesson.right));
  learner.learn(lessons, problems_for_shapes);
  return learner.strengths(least_strength);
}

SurroundingsNet learn_net(const Chosen& problems, const ShapeLessons& games) {
  NetLearner learner(2);
  learner.learn(games, games_for_net);
  learner.relax();
  ShapeLessons lessons;
  for (const Problem* problem : problems) lessons.push_back(problem->lesson);
  learner.learn(lessons, problems_for_net);
  return learner.net();
}

LocalSearch search_for(const ShapeLesson& lesson, const MoveKnowledge& knowledge,
                       const CourseOptions& options) {
  LocalQuestion question;
  question.to_move = lesson.to_move;
  question.nodes = options.nodes;
  question.knowledge = &knowledge;
  question.habits = options.habits;
  question.shapes = options.shapes;
  for (const Point move : lesson.moves) question.allowed.insert(move);
  LocalSearch search(lesson.board, question);
  search.advance(options.nodes);
  return search;
}

/// What the readings said of the moves of a problem, and how likely each was before.
struct Heard {
  std::vector<MoveFeatures> features;
  std::vector<double> offsets;
};

Heard listen(const ShapeLesson& lesson, const MoveKnowledge& knowledge,
             const CourseOptions& options) {
  const LocalSearch search = search_for(lesson, knowledge, options);
  const LocalOpinions opinions = search.opinions();
  Heard heard;
  for (const Point move : lesson.moves) {
    const auto likely = std::ranges::find(search.preferences(), move, &MovePreference::move);
    const double share = likely == search.preferences().end() ? 0 : likely->share;
    heard.offsets.push_back(look_score(share));
    MoveFeatures features;
    for (const LocalOpinion& opinion : opinions)
      if (opinion.move == move) features.add(opinion.key);
    heard.features.push_back(features);
  }
  return heard;
}

ShapeStrengths learn_opinions(const Chosen& problems, const std::vector<Heard>& heard) {
  FeatureCount count;
  for (const Heard& one : heard) count.add(one.features);
  StrengthLearner learner(count.met(least_opinions, least_opinions));
  std::vector<FeatureLesson> lessons;
  for (std::size_t i = 0; i < problems.size(); ++i) {
    lessons.push_back(learner.prepare(heard[i].features, problems[i]->lesson.right));
    lessons.back().offsets = heard[i].offsets;
  }
  learner.learn(lessons, problems_for_opinions);
  return learner.strengths(least_strength);
}

/// Without what is known about readings.
MoveKnowledge looks_of(const MoveKnowledge& knowledge) {
  MoveKnowledge looks;
  looks.net = knowledge.net;
  for (const ShapeStrengths::Entry& entry : knowledge.strengths.entries())
    if (!is_opinion(entry.key)) looks.strengths.add(entry.key, entry.value);
  return looks;
}

bool is_right(const ShapeLesson& lesson, Point move) {
  const auto found = std::ranges::find(lesson.moves, move);
  return found != lesson.moves.end() &&
         lesson.right[static_cast<std::size_t>(found - lesson.moves.begin())];
}

}  // namespace

MoveKnowledge learn(const std::vector<Problem>& problems, const ShapeLessons& games,
                    const CourseOptions& options) {
  const Chosen all = choose(problems, kept_back, 10);
  const Chosen some = choose(problems, kept_back + for_readings, 10);
  const Chosen others = choose(problems, kept_back, kept_back + for_readings);
  MoveKnowledge result;
  MoveKnowledge draft;
  std::vector<Heard> heard(others.size());
  tf::Taskflow flow;
  auto draft_shapes = flow.emplace([&] { draft.strengths = learn_strengths(some, games); });
  auto draft_net = flow.emplace([&] { draft.net = learn_net(some, games); });
  if (options.looks != nullptr) {
    result = looks_of(*options.looks);
  } else {
    flow.emplace([&] { result.strengths = learn_strengths(all, games); });
    flow.emplace([&] { result.net = learn_net(all, games); });
  }
  auto said = flow.emplace([&] { options.tell("drafts are ready"); });
  auto read = flow.for_each_index(
      std::size_t{0}, others.size(), std::size_t{1},
      [&](std::size_t i) { heard[i] = listen(others[i]->lesson, draft, options); });
  said.succeed(draft_shapes, draft_net);
  read.succeed(said);
  tf::Executor(options.workers).run(flow).wait();
  options.tell("problems are read");
  for (const ShapeStrengths::Entry& entry : learn_opinions(others, heard).entries())
    result.strengths.add(entry.key, entry.value);
  return result;
}

std::vector<SuiteResult> measure(const std::vector<Problem>& problems,
                                 const MoveKnowledge& knowledge, const CourseOptions& options) {
  const Chosen kept = choose(problems, 0, kept_back);
  std::vector<SuiteResult> single(kept.size());
  tf::Taskflow flow;
  flow.for_each_index(std::size_t{0}, kept.size(), std::size_t{1}, [&](std::size_t i) {
    const ShapeLesson& lesson = kept[i]->lesson;
    const LocalSearch search = search_for(lesson, knowledge, options);
    single[i] = {kept[i]->suite, 1, is_right(lesson, search.preferences().front().move) ? 1 : 0,
                 is_right(lesson, search.answer().move) ? 1 : 0};
  });
  tf::Executor(options.workers).run(flow).wait();
  std::vector<SuiteResult> results;
  for (const SuiteResult& one : single) {
    if (results.empty() || results.back().suite != one.suite) results.push_back({one.suite});
    results.back().problems += 1;
    results.back().at_sight += one.at_sight;
    results.back().with_reading += one.with_reading;
  }
  return results;
}

}  // namespace gosedai::learn
