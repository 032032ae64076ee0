// Questions to the searches in the formats that existing suites and GUIs use. Each command is a
// kind of search, who moves first, and a form of answer.
#include <algorithm>
#include <array>

#include "model/reading/group_status.hpp"
#include "model/reading/race_choice.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/reading_text.hpp"
#include "protocol/gtp/recognition_query.hpp"
#include "protocol/gtp/status_text.hpp"

namespace gosedai::gtp {

namespace {

// The forms of an answer.

std::string code_and_move(const SearchTask& task, const Answer& answer) {
  return code_and_move_text(to_reading(task.board, task.question, answer),
                            to_move_in(task.question));
}

std::string code(const SearchTask& task, const Answer& answer) {
  return code_text(to_reading(task.board, task.question, answer), to_move_in(task.question));
}

/// The move of an attack, all moves of a defence; a pass when there is nothing to do.
std::string combination(const SearchTask&, const Answer& answer) {
  return combination_text(std::get<CombinationAnswer>(answer));
}

std::string move(const SearchTask& task, const Answer& answer) {
  const ReadingAnswer reading = to_reading(task.board, task.question, answer);
  return reading.outcome == Outcome::unknown ? "unknown" : move_text(reading.move);
}

std::string race(const SearchTask& task, const Answer& answer) {
  return race_text(std::get<RaceAnswer>(answer), to_move_in(task.question));
}

std::string eyes(const SearchTask&, const Answer& answer) {
  return eye_text(std::get<EyeAnswer>(answer));
}

std::string status(const SearchTask&, const Answer& answer) {
  return status_text(std::get<UnconditionalAnswer>(answer));
}

/// TARGETS: asks about them with that side to move.
template <const ReadingKind& kind, Side side, auto form>
Result about(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const ReadSubject read = read_subject(kind, inquirer.board(), arguments, 0, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& subject = std::get<Subject>(read);
  const SearchTask task = inquirer.task(kind, subject, color_of(side, subject));
  return success(form(task, inquirer.ask(task).answer));
}

/// Does the move reach what its side asks for? The code.
std::string code_of_move(Inquirer& inquirer, const ReadingKind& kind, const Subject& subject,
                         Move move) {
  const Color player = move.color();
  SearchTask task = inquirer.task(kind, subject, player);
  if (allow_only(task.question, move.point())) return code_text(inquirer.read(task), player);
  // Otherwise the other side is asked after the move. A target that is gone needs no search.
  Board after = inquirer.board();
  after.play(player, move.point());
  for (const Point target : subject.points)
    if (after.is_empty(target)) return player == subject.owner ? "0" : "1";
  task = inquirer.task(kind, after, subject, opponent(player));
  return code_text(turned_round(inquirer.read(task)), player);
}

/// MOVE TARGETS: the code of the move.
template <const ReadingKind& kind, Side side>
Result move_about(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const Board& board = inquirer.board();
  if (!arguments.has(1)) return failure(error::syntax);
  const std::optional<Point> move = arguments.point(0, board.size());
  if (!move) return failure(error::invalid_vertex);
  const ReadSubject read = read_subject(kind, board, arguments, 1, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& subject = std::get<Subject>(read);
  const Color player = color_of(side, subject);
  if (!board.is_legal(player, *move)) return failure(error::illegal_move);
  return success(code_of_move(inquirer, kind, subject, Move::stone(player, *move)));
}

/// A success that is found with few nodes is final, whatever the longer searches would say.
ReadingAnswer best_answer(Inquirer& inquirer, const std::vector<SearchTask>& tasks, Color to_move) {
  constexpr int first_look = 4'000;
  std::vector<SearchTask> short_tasks = tasks;
  for (SearchTask& task : short_tasks) task.nodes = std::min(task.nodes, first_look);
  const ReadingAnswer found = best_of(inquirer.read(short_tasks), to_move);
  return found.outcome == Outcome::yes ? found : best_of(inquirer.read(tasks), to_move);
}

/// STONE STONE: is one of them captured? Each alone and both together are read side by side.
Result attack_either(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  if (arguments.count() != 2) return failure(error::syntax);
  const ReadSubject read = read_subject(kind::multi_capture, inquirer.board(), arguments, 0, 2);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& both = std::get<Subject>(read);
  const Color attacker = color_of(Side::attacker, both);
  std::vector<SearchTask> tasks = {inquirer.task(kind::multi_capture, both, attacker)};
  for (const Point stone : both.points)
    tasks.push_back(inquirer.task(kind::capture, Subject{{stone}, both.owner}, attacker));
  return success(code_text(best_answer(inquirer, tasks, attacker), attacker));
}

bool is_proved_to_work(Inquirer& inquirer, const Subject& group, Move move) {
  constexpr int few_nodes = 30'000;
  if (!inquirer.board().is_legal(move.color(), move.point())) return false;
  SearchTask task = inquirer.task(kind::group, group, move.color());
  task.nodes = std::min(task.nodes, few_nodes);
  auto& question = std::get<GroupQuestion>(task.question);
  question.only_move = move.point();
  question.only_proof = true;
  return inquirer.read(task).outcome == Outcome::yes;
}

/// Often several moves work for a side. The enemy's vital point is one's own: the point that works for both is named.
void agree_on_point(Inquirer& inquirer, const Subject& group, ReadingAnswer& attack,
                    ReadingAnswer& defence) {
  const GroupStatus status = group_status(attack, defence);
  if (status.fate != GroupFate::critical || status.attack == status.defence) return;
  const Color owner = color_of(Side::owner, group);
  if (is_proved_to_work(inquirer, group, Move::stone(owner, status.attack)))
    defence.move = status.attack;
  else if (is_proved_to_work(inquirer, group, Move::stone(opponent(owner), status.defence)))
    attack.move = status.defence;
}

/// The race of two strings from the first one's side, which moves first.
RaceAnswer race_between(Inquirer& inquirer, Point own, Point other) {
  constexpr int few_nodes = 8'000;
  const Color owner = inquirer.board().at(own);
  SearchTask task = inquirer.task(kind::race, Subject{{own, other}, owner}, owner);
  task.nodes = std::min(task.nodes, few_nodes);
  return std::get<RaceAnswer>(inquirer.ask(task).answer);
}

/// A group without two eyes lives by taking a string that besieges it, of which the searches for eyes see only those
/// that are nearly taken. A few stones more or less do not free it.
void look_at_races(Inquirer& inquirer, const Subject& group, ReadingAnswer& attack,
                   ReadingAnswer& defence) {
  constexpr int least_stones = 4;
  const GroupFate fate = group_status(attack, defence).fate;
  if (fate == GroupFate::alive) return;
  const Point own = group.points.front();
  for (const Point rival : race_rivals(inquirer.board(), own, least_stones)) {
    const RaceAnswer race = race_between(inquirer, own, rival);
    const bool wins =
        race.own_survives.outcome == Outcome::yes && race.other_captured.outcome == Outcome::yes;
    if (!wins || (!race.needs_no_move && fate != GroupFate::dead)) continue;
    if (race.needs_no_move) {
      attack.outcome = Outcome::no;
      return;
    }
    defence = race;
    const RaceAnswer theirs = race_between(inquirer, rival, own);
    attack.move = theirs.move.is_none() ? race.move : theirs.move;
  }
}

/// Both sides are asked about the group at once.
std::string status_of_group(Inquirer& inquirer, const Subject& group) {
  std::vector<SearchTask> tasks;
  for (const Side side : {Side::attacker, Side::owner})
    tasks.push_back(inquirer.task(kind::group, group, color_of(side, group)));
  std::vector<ReadingAnswer> answers = inquirer.read(tasks);
  look_at_races(inquirer, group, answers[0], answers[1]);
  agree_on_point(inquirer, group, answers[0], answers[1]);
  return dragon_text(answers[0], answers[1]);
}

/// [STONE]: the status of its group, read out; or of all groups as they are recognised, one per line.
Result dragon_status(Context& context, const Arguments& arguments) {
  if (!arguments.has(0))
    return with_recognition(
        context, [](const Recognition& found) { return success(all_groups_text(found)); });
  Inquirer inquirer(context);
  const ReadSubject read =
      read_subject(kind::group, inquirer.board(), arguments, 0, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  return success(status_of_group(inquirer, std::get<Subject>(read)));
}

/// COLOR POINTS: the best of them, or a pass. Some single points are to be compared by everything that is known of the
/// position, as for a move; more are a neighbourhood, where reading finds the move.
Result restricted_genmove(Context& context, const Arguments& arguments) {
  constexpr std::size_t most_compared = 12;
  const ReadSubject read =
      read_subject(kind::local, context.game.board(), arguments, 0, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& subject = std::get<Subject>(read);
  if (subject.points.size() > most_compared)
    return about<kind::local, Side::attacker, move>(context, arguments);
  Think wanted{.color = color_of(Side::attacker, subject), .keep = true};
  wanted.among.emplace();
  for (const Point point : subject.points) wanted.among->insert(point);
  return wanted;
}

constexpr std::array table = std::to_array<Command>({
    {"attack", about<kind::capture, Side::attacker, code_and_move>},
    {"defend", about<kind::capture, Side::owner, code_and_move>},
    {"does_attack", move_about<kind::capture, Side::attacker>},
    {"does_defend", move_about<kind::capture, Side::owner>},
    {"ladder_attack", about<kind::ladder, Side::attacker, code_and_move>},
    {"attack_either", attack_either},
    {"defend_both", about<kind::multi_capture, Side::owner, code>},
    {"combination_attack", about<kind::combination, Side::attacker, combination>},
    {"combination_defend", about<kind::combination, Side::owner, combination>},
    {"connect", about<kind::connection, Side::owner, code_and_move>},
    {"disconnect", about<kind::connection, Side::attacker, code_and_move>},
    {"break_in", about<kind::break_in, Side::owner, code_and_move>},
    {"block_off", about<kind::break_in, Side::attacker, code_and_move>},
    {"owl_attack", about<kind::group, Side::attacker, code_and_move>},
    {"owl_defend", about<kind::group, Side::owner, code_and_move>},
    {"owl_does_attack", move_about<kind::group, Side::attacker>},
    {"owl_does_defend", move_about<kind::group, Side::owner>},
    {"dragon_status", dragon_status},
    {"restricted_genmove", restricted_genmove},
    {"analyze_semeai", about<kind::race, Side::owner, race>},
    {"eval_eye", about<kind::eye, Side::nobody, eyes>},
    {"unconditional_status", about<kind::unconditional, Side::nobody, status>},
});

}  // namespace

std::span<const Command> reading_commands() { return table; }

}  // namespace gosedai::gtp
