#include "actors/player.hpp"

#include <algorithm>

#include <spdlog/spdlog.h>

#include "actors/analysis_of.hpp"
#include "actors/searches/playout_search.hpp"
#include "kb/decision/motive_words.hpp"
#include "kb/decision/whole_board.hpp"
#include "kb/decision/words.hpp"
#include "model/board/notation.hpp"
#include "model/board/same_stones.hpp"
#include "model/recognition/final_status.hpp"

namespace gosedai {

namespace {

/// How long a synchronous query may take.
constexpr auto patience = std::chrono::seconds(5);
/// Slices kept per worker: a long game has some hundred thousand.
constexpr std::size_t trace_capacity = 1'000'000;

/// Takes over the numbers of searches that changed; others may come from options of their own.
void take_over(const SearchParameters& before, const SearchParameters& now,
               EngineOptions& options) {
  if (now.main_nodes != before.main_nodes) options.limits.main_nodes = now.main_nodes;
  if (now.roving_nodes != before.roving_nodes) options.limits.roving_nodes = now.roving_nodes;
  set_threat_limits(now, options.limits);
  options.limits.liberties = liberties_of(now);
  if (now.group_main_nodes != before.group_main_nodes)
    options.group_limits.main_nodes = now.group_main_nodes;
  if (now.group_roving_nodes != before.group_roving_nodes)
    options.group_limits.roving_nodes = now.group_roving_nodes;
}

/// Whoever is to move: GTP asks for either colour at any time.
bool is_same_board(const Position& one, const Position& other) {
  return same_stones(one.board, other.board) && one.move_number == other.move_number;
}

std::string list_of(const ParameterTable& table) {
  std::string text;
  for (const Parameter& each : table.all())
    text += (text.empty() ? "" : "\n") + each.name + " = " + values_text(each);
  return text;
}

}  // namespace

Player::Player(const PlayerOptions& options) : options_(options) {
  if (options_.workers == 0) options_.workers = default_workers();
  if (!options.trace_file.empty())
    trace_ = std::make_shared<TraceRecorder>(options_.workers, trace_capacity);
  start_core();
}

void Player::start_core() {
  auto gauge = std::make_shared<Gauge>(trace_);
  gauge->set_roving_open(options_.ponder);
  core_ =
      std::make_unique<Core>(Threads::workers, options_.workers, options_.engine, std::move(gauge));
  deadline_ = std::make_unique<DeadlineThread>(core_->answers());
  core_->answers().on_decided([this](Epoch) {
    deadline_->wake();
    { const std::lock_guard guard(decided_lock_); }
    decided_.notify_all();
  });
}

void Player::stop_core() {
  core_->stop();  // no actor may call back into what is destroyed next
  deadline_.reset();
  core_.reset();
}

/// With new actors, which know nothing yet.
void Player::restart_core() {
  stop_core();
  start_core();
  opened_ = nullptr;
  epoch_ = asked_ = 0;
  if (options_.ponder && latest_) epoch_for(latest_);
}

Player::~Player() {
  stop_core();
  if (trace_ && !trace_->write_chrome_json(options_.trace_file))
    spdlog::error("cannot write the trace to {}", options_.trace_file);
}

Epoch Player::epoch_for(const PositionPtr& position, Aim aim) {
  if (opened_ != position || opened_for_ != aim) {
    opened_ = position;
    opened_for_ = aim;
    epoch_ = core_->open(position, position->to_move, aim);
    if (options_.ponder) core_->grant({epoch_});
  }
  return epoch_;
}

void Player::position_changed(PositionPtr position) {
  latest_ = std::move(position);
  if (latest_->move_number == 0) {  // a new game: nothing to explain yet
    asked_ = 0;
    perseverance_.forget();
  }
  if (options_.ponder) epoch_for(latest_);
}

void Player::think(const gtp::ThinkTask& task, Answer answer) {
  const Color color = task.position->to_move;
  // A pondered epoch serves when it is about the same position and player.
  const bool pondered = opened_ && latest_ == opened_ && opened_->to_move == color &&
                        opened_->playable == task.position->playable && opened_for_ == Aim::play &&
                        !task.clean_up;
  const Epoch epoch =
      pondered ? epoch_ : epoch_for(task.position, task.clean_up ? Aim::clean_up : Aim::play);
  asked_ = epoch;
  core_->gauge().set_move_awaited(true);
  core_->gauge().set_roving_open(true);

  const GamePhase phase{task.position->board.all_points().count(), task.position->move_number};
  const TimePlan plan = plan_move(task.time.settings, clock_.left(task.time, color), phase,
                                  options_.time, deadline_->lag());
  DeadlineTask deadline;
  deadline.epoch = epoch;
  deadline.color = color;
  deadline.soft = task.received + plan.soft;
  deadline.hard = task.received + plan.hard;
  deadline.awaits_search = !task.clean_up && grant_search(epoch, task, plan);
  deadline.answer = [this, task, color, epoch, answer = std::move(answer)](Move move) {
    if (!task.keep)
      clock_.spent(task.time, color, std::chrono::steady_clock::now() - task.received);
    core_->gauge().set_move_awaited(false);
    if (!options_.ponder) core_->gauge().set_roving_open(false);
    const Move given = or_resignation(move, task, epoch);
    if (given.kind() == Move::Kind::resign) resigned_ = epoch;
    answer(given);
  };
  deadline_->start(std::move(deadline));
}

Move Player::or_resignation(Move move, const gtp::ThinkTask& task, Epoch epoch) {
  if (!options_.resign || task.keep || task.clean_up) return move;
  const ThoughtPtr thought = core_->answers().thought(epoch);
  if (!thought) return move;
  const Color color = task.position->to_move;
  const WholeBoardParameters& numbers = options_.engine.parameters.whole_board;
  // Games to the end know better than the count of the main force.
  if (thought->verdict && has_a_say(*thought->verdict, numbers))
    return is_hopeless(*thought->verdict, *thought->position, numbers) ? Move::resign(color) : move;
  if (!thought->recognition) return move;
  const DecisionView view{*thought->position, color, thought->recognition.get()};
  return perseverance_.gives_up(view, options_.engine.parameters.decision) ? Move::resign(color)
                                                                           : move;
}

/// The search gets the time of the move; half of it is enough on a game clock when the result is stable. False when
/// nothing says how long to search.
bool Player::grant_search(Epoch epoch, const gtp::ThinkTask& task, const TimePlan& plan) {
  const bool has_clock = task.time.settings.system != gtp::TimeSystem::none;
  if (!options_.engine.playouts.on) return false;
  if (has_clock || options_.time.per_move) {
    const auto soft = has_clock && !options_.time.full_time ? plan.hard / 2 : plan.hard;
    core_->grant({epoch, task.received + soft, task.received + plan.hard});
    return true;
  }
  if (options_.engine.parameters.tree.most_games == 0) return false;
  core_->grant({epoch});
  return true;
}

void Player::interrupt() { deadline_->interrupt(); }

void Player::start_analysis(const PositionPtr& position) {
  // A search that has ended, or is about to, does not begin again in its epoch.
  if (!options_.ponder || core_->answers().is_settled(epoch_)) opened_ = nullptr;
  const Epoch epoch = epoch_for(position);
  core_->gauge().set_roving_open(true);
  core_->grant({epoch});
}

gtp::Analysis Player::analysis() {
  const ThoughtPtr thought = core_->answers().thought(epoch_);
  if (thought) return analysis_of(*thought, options_.engine.parameters.whole_board);
  return gosedai::analysis_of(core_->answers().best(epoch_).value_or(
      Move::pass(opened_ ? opened_->to_move : Color::black)));
}

void Player::end_analysis() {
  if (options_.ponder) {
    if (latest_) epoch_for(latest_);
    return;
  }
  core_->gauge().set_roving_open(false);
  // Its search has no end. A move is searched for anew, with what its tree knows.
  opened_ = nullptr;
}

/// The local reading goes on in spare time only, and its actors must know that from the beginning.
void Player::set_pondering(bool on) {
  if (on == options_.ponder) return;
  options_.ponder = on;
  const bool roving = options_.roving && (on || options_.time.full_time);
  if (roving != options_.engine.limits.roving) {
    options_.engine.limits.roving = options_.engine.group_limits.roving = roving;
    return restart_core();
  }
  core_->gauge().set_roving_open(on);
  opened_ = nullptr;
  if (on && latest_) epoch_for(latest_);
}

bool Player::wait_decided(Epoch epoch) {
  std::unique_lock guard(decided_lock_);
  return decided_.wait_for(guard, patience, [&] { return core_->answers().is_decided(epoch); });
}

ThoughtPtr Player::consider(const PositionPtr& position) {
  const Epoch epoch = epoch_for(position);
  return wait_decided(epoch) ? core_->answers().thought(epoch) : nullptr;
}

RecognitionPtr Player::recognise(const PositionPtr& position) {
  if (!consider(position)) return nullptr;
  const std::optional<RecognitionSnapshot> found = core_->recognition(patience);
  return found ? found->recognition : nullptr;
}

std::optional<ContestedBoard> Player::contested(const Recognition& recognition) {
  const VerdictPtr verdict = core_->answers().verdict_about(*recognition.position);
  if (!verdict) return std::nullopt;
  return contested_by(*verdict, recognition, options_.engine.parameters.recognition.situation);
}

BitBoard Player::dead_stones(const PositionPtr& position) {
  const RecognitionPtr recognition = recognise(position);
  if (!recognition) return {};
  const Parameters& parameters = options_.engine.parameters;
  const int nodes = parameters.search.final_nodes;
  GroupLimits limits{.life_nodes = nodes, .race_nodes = nodes, .roving = true};
  limits.weights = options_.engine.life_weights;
  return dead_at_the_end(*recognition, limits, parameters.recognition);
}

/// What was thought of the last move that was asked for, as long as the game goes on from there with that move; else of the
/// position on the board. A question about a point is about the board, until the move is played.
ThoughtPtr Player::thought_to_explain(bool about_point) {
  if (asked_ != 0) {
    const ThoughtPtr thought = core_->answers().thought(asked_);
    if (!thought || !latest_) return thought;
    const auto moves = moves_between(*thought->position, *latest_);
    const Move move = thought->decision.move;
    const Point played = move.is_stone() ? move.point() : Point::none();
    if (moves && (moves->empty() ? !about_point : moves->front() == played)) return thought;
    if (!about_point && is_same_board(*thought->position, *latest_)) return thought;
  }
  return latest_ ? consider(latest_) : nullptr;
}

std::string Player::explain(std::optional<Point> point) {
  const ThoughtPtr thought = thought_to_explain(point.has_value());
  if (!thought) return "the last move was the best so far when time was up";
  const bool gave_up =
      !point && resigned_ == asked_ && asked_ != 0 && thought == core_->answers().thought(asked_);
  std::string words =
      point ? explain_point(thought->decision, *thought->position, *point)
            : gosedai::explain(
                  thought->decision, *thought->position,
                  thought->recognition ? thought->recognition->situation.get() : nullptr);
  const Move move = thought->decision.move;
  if (gave_up)
    words.insert(0,
                 "resign: " + player_name(thought->position->to_move) +
                     " has no hope left in this game. The best move would have been this one:\n");
  if (!thought->verdict || !(point || move.is_stone())) return words;
  words.append(1, '\n').append(verdict_words(*thought->verdict, point.value_or(move.point())));
  const std::optional<Point> first = first_choice(thought->decision);
  if (!point && first && *first != move.point())
    words.append("\nKnowledge alone would have chosen " + to_text(*first) + ". ")
        .append(verdict_words(*thought->verdict, *first));
  return words;
}

std::string Player::candidates() {
  const ThoughtPtr thought = latest_ ? consider(latest_) : nullptr;
  return thought ? candidate_table(thought->decision, *thought->position) : std::string();
}

std::string Player::top_moves(const PositionPtr& position) {
  const ThoughtPtr thought = consider(position);
  return thought ? gosedai::top_moves(thought->decision) : std::string();
}

std::string Player::move_reasons(const PositionPtr& position, Point point) {
  const ThoughtPtr thought = consider(position);
  return thought ? gosedai::move_reasons(thought->decision, *position, point) : std::string();
}

/// A changed number concerns all that was thought before, so the thinking starts over with new actors.
gtp::ParameterReply Player::parameter(std::span<const std::string> words) {
  if (words.empty()) return {true, list_of(options_.parameters)};
  const Parameter* known = options_.parameters.find(words[0]);
  if (known == nullptr) return {false, unknown_parameter(options_.parameters, words[0])};
  if (words.size() == 1) return {true, to_text(*known)};
  if (auto problem = options_.parameters.set(words[0], words.subspan(1))) return {false, *problem};
  const Parameters changed = values_of(options_.parameters);
  take_over(options_.engine.parameters.search, changed.search, options_.engine);
  options_.engine.parameters = changed;
  restart_core();
  return {true, {}};
}

int Player::reading_nodes(std::string_view kind, int usual) const {
  std::string name = "reading." + std::string(kind) + "_nodes";
  std::ranges::replace(name, '-', '_');
  const Parameter* known = options_.parameters.find(name);
  return known == nullptr ? usual : static_cast<int>(known->values.front());
}

gtp::PatternFindings Player::patterns(const PositionPtr& position) {
  if (!options_.patterns) return {};
  PatternLives lives;
  if (const RecognitionPtr found = recognise(position))
    for (const auto& [id, string] : *found->strings) {
      if (string.life.life == Life::dead) lives.dead |= string.facts.points;
      if (string.life.life == Life::neutral) lives.neutral |= string.facts.points;
    }
  if (!patterns_) tracker_.emplace(patterns_.emplace(*options_.patterns));
  tracker_->move_to(position->board, lives);
  return {&*patterns_, tracker_->matches()};
}

std::vector<Finding> Player::read(const std::vector<SearchTask>& tasks,
                                  std::chrono::steady_clock::time_point deadline) {
  return core_->read(tasks, deadline);
}

}  // namespace gosedai
