#include "model/recognition/string_threats.hpp"

#include <algorithm>
#include <tuple>

namespace gosedai {

namespace {

/// In atari there is nothing to threaten; with more liberties two moves hardly ever capture.
constexpr int least_liberties = 2;
constexpr int most_liberties = 4;
/// Of two strings together: one of them is put in atari.
constexpr int most_forked_liberties = 5;
constexpr std::size_t most_friends = 2;

/// Does it live by its own, so that the enemy needs more than one move?
bool is_asked_about(const ThreatSubject& subject) {
  const int liberties = subject.facts.liberty_count();
  return subject.life.life == Life::alive && liberties >= least_liberties &&
         liberties <= most_liberties;
}

Force twice_force(const StringFacts& facts, const ReadingLimits& limits) {
  const int liberties = facts.liberty_count();
  const bool cheap = liberties == least_liberties ||
                     (liberties <= main_liberties && facts.stone_count() >= limits.threat_stones);
  return cheap ? Force::main : Force::roving;
}

bool forks(const ThreatAnswers& answers) {
  const auto& fork = answers[slot_of(ThreatAsk::fork)];
  return fork && fork->outcome == Outcome::yes && !fork->move.is_none();
}

/// The targets that are gone when that line has been played.
std::vector<Point> lost_by(Board board, const MultiCaptureQuestion& question,
                           const std::vector<Point>& line) {
  const Color owner = board.at(question.targets.front());
  Color color = question.to_move;
  for (const Point move : line) {
    board.clear_ko();
    if (!board.is_legal(color, move)) break;
    board.play(color, move);
    color = opponent(color);
  }
  std::vector<Point> lost;
  for (const Point target : question.targets)
    if (board.at(target) != owner) lost.push_back(target);
  return lost;
}

MultiCaptureQuestion fork_question(const ThreatSubject& subject, Color to_move) {
  MultiCaptureQuestion question;
  question.targets = {subject.facts.id.stone};
  question.targets.insert(question.targets.end(), subject.friends.begin(), subject.friends.end());
  question.to_move = to_move;
  question.escape_above = main_liberties;
  question.narrow = true;
  return question;
}

ReadingAnswer solve_threat(const Board& board, const ThreatQuestion& question, int nodes) {
  return std::visit([&](const auto& asked) { return solve(board, asked, nodes); }, question);
}

}  // namespace

std::vector<Point> friends_in_danger(const Position& position, const StringFacts& facts,
                                     Footprint& footprint) {
  const Board& board = position.board;
  const int own = facts.liberty_count();
  std::vector<StringId> seen;
  if (own < least_liberties || own + least_liberties > most_forked_liberties) return {};
  facts.liberties.for_each([&](Point liberty) {
    for (const Point near : neighbors(liberty)) {
      footprint.touch(near);
      if (board.at(near) != facts.color || facts.points.contains(near)) continue;
      footprint.touch_string(board, near);
      const int liberties = board.liberties(near);
      if (liberties < least_liberties || own + liberties > most_forked_liberties) continue;
      const StringId id = string_id(position, near);
      if (facts.id < id && std::ranges::find(seen, id) == seen.end()) seen.push_back(id);
    }
  });
  std::ranges::sort(seen, {}, [&](const StringId& id) {
    return std::tuple(board.liberties(id.stone), -board.stones(id.stone), id);
  });
  std::vector<Point> friends;
  for (const StringId& id : seen)
    if (friends.size() < most_friends) friends.push_back(id.stone);
  return friends;
}

std::optional<Force> force_for(ThreatAsk ask, const ThreatSubject& subject,
                               const ReadingLimits& limits) {
  const Force force = ask == ThreatAsk::twice ? twice_force(subject.facts, limits) : Force::main;
  if (force == Force::roving && !limits.roving) return std::nullopt;
  return force;
}

ReadingLimits limits_for_threats(const ReadingLimits& limits) {
  ReadingLimits own = limits;
  own.main_nodes = limits.threat_nodes;
  own.roving_nodes = limits.roving_threat_nodes;
  return own;
}

ThreatQuestion to_search(ThreatAsk ask, const ThreatSubject& subject) {
  const Color owner = subject.facts.color;
  if (ask == ThreatAsk::twice)
    return DoubleCaptureQuestion{
        .target = subject.facts.id.stone, .escape_above = main_liberties, .all_moves = true};
  return fork_question(subject, ask == ThreatAsk::fork ? opponent(owner) : owner);
}

std::vector<ThreatAsk> open_threats(const ThreatSubject& subject, const ThreatAnswers& answers,
                                    const ReadingLimits& limits) {
  std::vector<ThreatAsk> open;
  if (!is_asked_about(subject)) return open;
  const auto add = [&](ThreatAsk ask) {
    if (!answers[slot_of(ask)] && force_for(ask, subject, limits)) open.push_back(ask);
  };
  add(ThreatAsk::twice);
  if (!subject.friends.empty()) add(ThreatAsk::fork);
  if (forks(answers)) add(ThreatAsk::parry);
  return open;
}

StringThreats threats_from(const Board& board, const ThreatSubject& subject,
                           const ThreatAnswers& answers) {
  StringThreats threats;
  if (!is_asked_about(subject)) return threats;
  const auto& twice = answers[slot_of(ThreatAsk::twice)];
  if (twice && twice->outcome == Outcome::yes) threats.forcing = twice->moves;
  std::ranges::sort(threats.forcing);
  if (!forks(answers) || subject.friends.empty()) return threats;
  const ReadingAnswer& fork = *answers[slot_of(ThreatAsk::fork)];
  const MultiCaptureQuestion question = fork_question(subject, opponent(subject.facts.color));
  threats.fork.targets = question.targets;
  threats.fork.lost = lost_by(board, question, fork.line);
  threats.fork.attack = fork.move;
  const auto& parry = answers[slot_of(ThreatAsk::parry)];
  if (parry && parry->outcome == Outcome::yes) threats.fork.defence = parry->move;
  return threats;
}

ThreatAnswers read_threats(const Position& position, const ThreatSubject& subject,
                           const ReadingLimits& limits) {
  ThreatAnswers answers;
  const int nodes = limits_for_threats(limits).nodes(limits.roving ? Force::roving : Force::main);
  for (auto open = open_threats(subject, answers, limits); !open.empty();
       open = open_threats(subject, answers, limits))
    for (const ThreatAsk ask : open)
      answers[slot_of(ask)] = solve_threat(position.board, to_search(ask, subject), nodes);
  return answers;
}

}  // namespace gosedai
