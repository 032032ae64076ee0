#include "actors/objects/string_actor.hpp"

#include <algorithm>

namespace gosedai {

StringActor::StringActor(caf::actor_config& config, StringId id, Incarnation incarnation,
                         StringWiring wiring)
    : EngineActor(config, "string", Lane::control),
      id_(id),
      incarnation_(incarnation),
      wiring_(std::move(wiring)),
      reading_(wiring_.options.limits.liberties) {}

StringActor::behavior_type StringActor::make_behavior() {
  return {[this](const EpochChange& change) { on_change(change); },
          [this](const LifeBound& news) { on_life(news); },
          [this](const SearchReport& report) { on_report(report); },
          [this](const Retire& retire) { on_retire(retire); }};
}

void StringActor::on_exit() {
  reading_.cancel_all();
  threat_reading_.cancel_all();
  tokens_.drop();
  strings_.reset();  // the table holds handles of all strings, ours too
  wiring_ = {};
}

void StringActor::on_change(const EpochChange& change) {
  epoch_ = change.epoch;
  position_ = change.position;
  strings_ = change.strings;
  tokens_ = change.tokens;
  set_traced(static_cast<std::uint16_t>(id_.stone.index()), epoch_);
  if (wiring_.options.fault && wiring_.mode == ReadingMode::searches)
    wiring_.options.fault(id_, epoch_);
  look(change.changed);
  life_is_due_ = strings_->entries.at(id_).re_evaluates;
  main_is_due_ = true;
  const std::vector<StringId> acquaintances = facts_.value().acquaintances();
  std::erase_if(neighbors_, [&](const auto& known) {
    return !std::ranges::binary_search(acquaintances, known.first);
  });
  ask(Force::main);
  if (!reading_.main_is_running()) settle_life();
}

/// Looks at itself where something changed, and forgets what is no longer so.
void StringActor::look(const BitBoard& changed) {
  if (!facts_.is_bound() || facts_footprint_.intersects(changed)) {
    Footprint footprint;
    facts_.settle(epoch_, look_at_string(*position_, id_.stone, footprint));
    friends_ = friends_in_danger(*position_, facts_.value(), footprint);
    facts_footprint_ = footprint.points();
  }
  reading_.on_change(changed, facts_.value());
  threat_reading_.on_change(changed);
}

void StringActor::on_report(const SearchReport& report) {
  const auto* life = std::get_if<CaptureAnswer>(&report.answer);
  const Arrival arrival =
      life != nullptr ? reading_.arrived(report.serial, *life, report.goes_on)
                      : threat_reading_.arrived(
                            report.serial, std::get<ReadingAnswer>(report.answer), report.goes_on);
  if (arrival == Arrival::stale) return;
  ask(main_is_due_ ? Force::main : Force::roving);
  if (!reading_.main_is_running()) settle_life();
}

/// Starts the searches that are open now.
void StringActor::ask(Force force) {
  const std::optional<Force> wanted = force_for(facts_.value(), wiring_.options.limits);
  if (!wanted) {
    reading_.cancel_all();
    threat_reading_.cancel_all();
    return;
  }
  if (wiring_.mode == ReadingMode::sequential) return;
  const Force by = *wanted == Force::roving ? Force::roving : force;
  for (const LifeQuestion question : reading_.to_ask(facts_.value())) start_search(question, by);
  ask_threats(by);
}

/// What there is to fear is asked when the life is known, and of a string that lives.
void StringActor::ask_threats(Force force) {
  if (!open_questions(facts_.value(), reading_.answers(), wiring_.options.limits.liberties).empty())
    return;
  const StringLife life = present_life();
  const ReadingLimits& limits = wiring_.options.limits;
  const ThreatSubject subject = threat_subject(life);
  if (life.life != Life::alive) threat_reading_.cancel_all();
  for (const ThreatAsk asked : threat_reading_.to_ask(subject, limits)) {
    const bool roves = force_for(asked, subject, limits) == Force::roving;
    start_search(asked, to_search(asked, subject), roves ? Force::roving : force);
  }
}

ThreatSubject StringActor::threat_subject(const StringLife& life) const {
  return {facts_.value(), friends_, life};
}

void StringActor::start_search(LifeQuestion question, Force force) {
  SearchOrder order =
      order_for(to_search(question, facts_.value(), wiring_.options.limits.liberties), force);
  order.memory = reading_.memory_for(question);
  reading_.started(question, facts_.value(), order.serial, order.ticket, force);
  spawn<SearchActor>(std::move(order));
}

void StringActor::start_search(ThreatAsk ask, const ThreatQuestion& question, Force force) {
  SearchOrder order =
      order_for(std::visit([](const auto& each) { return Question(each); }, question), force);
  order.limits = limits_for_threats(order.limits);
  order.memory = threat_reading_.memory_for(ask);
  threat_reading_.started(ask, question, order.serial, order.ticket, force);
  spawn<SearchActor>(std::move(order));
}

SearchOrder StringActor::order_for(const Question& question, Force force) {
  SearchOrder order;
  order.serial = next_serial_++;
  order.epoch = epoch_;
  order.board = position_->board;
  order.question = question;
  order.limits = wiring_.options.limits;
  order.force = force;
  order.may_rove = wiring_.options.limits.roving;
  order.tokens = tokens_;
  order.ticket = std::make_shared<SearchTicket>();
  order.owner = StringHandle(this);
  return order;
}

StringLife StringActor::present_life() const {
  return life_from(facts_.value(),
                   wiring_.mode == ReadingMode::searches
                       ? reading_.answers()
                       : read_sequentially(*position_, facts_.value(), wiring_.options.limits),
                   wiring_.options.limits.liberties);
}

/// Binds the life of this epoch, or refines it when the roving force has found more.
void StringActor::settle_life() {
  const StringLife life = present_life();
  if (wiring_.mode == ReadingMode::sequential)
    own_threats_ = read_threats(*position_, threat_subject(life), wiring_.options.limits);
  if (life_is_due_) {
    life_is_due_ = false;
    life_.settle(epoch_, life);
    tell_neighbors();
  } else if (life_.refine(life)) {
    tell_neighbors();
  }
  fire_cases();
}

void StringActor::tell_neighbors() {
  const StringFacts& facts = facts_.value();
  const LifeBound news{epoch_, {id_, life_.value().life, facts.stone_count()}, tokens_};
  for (const StringId& other : facts.acquaintances()) send(strings_->entries.at(other).actor, news);
}

void StringActor::on_life(const LifeBound& news) {
  News& known = neighbors_[news.life.id];
  if (news.epoch < known.epoch) return;
  known = {news.epoch, news.life};
  // Before the own life is bound there is nothing to fire; the news waits.
  if (life_.is_bound() && !life_is_due_ && !reading_.main_is_running()) fire_cases();
}

/// All acquaintances that re-evaluate in this epoch have told their life.
bool StringActor::neighbors_are_known() const {
  return std::ranges::all_of(facts_.value().acquaintances(), [this](const StringId& other) {
    const auto known = neighbors_.find(other);
    if (known == neighbors_.end()) return false;
    return !strings_->entries.at(other).re_evaluates || known->second.epoch >= epoch_;
  });
}

std::vector<NeighborLife> StringActor::enemy_lives() const {
  std::vector<NeighborLife> lives;
  for (const StringId& enemy : facts_.value().enemies) lives.push_back(neighbors_.at(enemy).life);
  return lives;
}

RecognisedString StringActor::recognised() const {
  const bool cutting =
      is_cutting_stone(facts_.value(), life_.value().life,
                       [this](const StringId& other) { return neighbors_.at(other).life.life; });
  const ThreatAnswers answers =
      wiring_.mode == ReadingMode::searches ? threat_reading_.answers() : own_threats_;
  return {facts_.value(), life_.value(), cutting,
          threats_from(position_->board, threat_subject(life_.value()), answers)};
}

void StringActor::fire_cases() {
  if (!neighbors_are_known()) return;
  if (threat_reading_.main_is_running()) return settle_early();
  Footprint footprint;
  CandidateList found = string_candidates(*position_, recognised(), enemy_lives(), footprint,
                                          wiring_.options.parameters.cases);
  cases_footprint_ = footprint.points();
  if (candidates_.settle(epoch_, std::move(found)))
    send(wiring_.coordinator, Proposal{epoch_, incarnation_, candidates_.value(), tokens_});
  settle();
}

/// Tells the directory what we are and have read, and lets go of the shares.
void StringActor::settle() {
  const BitBoard interest =
      facts_footprint_ | reading_.footprint() | threat_reading_.footprint() | cases_footprint_;
  const bool busy = reading_.is_running() || threat_reading_.is_running();
  main_is_due_ = false;
  send(wiring_.directory, Settled{epoch_, incarnation_, recognised(), interest, busy, tokens_});
  tokens_.main.drop();
  if (!busy) tokens_.roving.drop();
}

/// Groups need lives only, and their reading is long: they need not wait for what there is to fear.
void StringActor::settle_early() {
  if (settled_early_ == epoch_ || !main_is_due_) return;
  settled_early_ = epoch_;
  send(wiring_.directory, Settled{epoch_, incarnation_, recognised(), {}, true, tokens_, true});
}

void StringActor::on_retire(const Retire& retire) {
  if (candidates_.is_bound() && !candidates_.value().empty())
    send(wiring_.coordinator, Proposal{retire.epoch, incarnation_, {}, retire.tokens});
  quit();
}

}  // namespace gosedai
