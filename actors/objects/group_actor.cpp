#include "actors/objects/group_actor.hpp"

#include "actors/searches/search_actor.hpp"
#include "kb/cases/case_table.hpp"
#include "model/reading/race_search.hpp"

namespace gosedai {

GroupActor::GroupActor(caf::actor_config& config, GroupId id, Incarnation incarnation,
                       GroupWiring wiring, EngineOptions options, GroupMode mode)
    : EngineActor(config, "group", Lane::control),
      id_(id),
      incarnation_(incarnation),
      wiring_(std::move(wiring)),
      options_(std::move(options)),
      mode_(mode) {}

GroupActor::behavior_type GroupActor::make_behavior() {
  return {[this](const LookAtGroup& look) { on_look(look); },
          [this](const PlaceGroup& place) { on_place(place); },
          [this](const SearchReport& report) { on_report(report); },
          [this](const FireCases& fire) { on_fire(fire); }};
}

void GroupActor::on_exit() {
  reading_.cancel_all();
  tokens_.drop();
  position_.reset();
  wiring_ = {};
}

void GroupActor::begin(Epoch epoch, int layer, PositionPtr position, const Tokens& tokens) {
  epoch_ = epoch;
  layer_ = layer;
  position_ = std::move(position);
  tokens_ = tokens;
  set_traced(static_cast<std::uint16_t>(id_.stone.index()), epoch_);
}

void GroupActor::on_look(const LookAtGroup& look) {
  begin(look.epoch, look.layer, look.terrain->position, look.tokens);
  if (options_.group_fault && mode_ == GroupMode::searches) options_.group_fault(id_, epoch_);
  reading_.on_change(look.changed);
  if (!look.seen) see(*look.terrain);
  view_life();
  phase_ = Phase::life;
  go_on();
}

void GroupActor::see(const Terrain& terrain) {
  Footprint footprint;
  view().facts = look_at_group(terrain, *terrain.find(id_), footprint, interiors_);
  view().footprint = footprint.points();
}

/// Looks at what its life is read from, where it is read.
void GroupActor::view_life() {
  Footprint footprint;
  if (life_force())
    life_view_ = look_at_life(position_->board, id_.stone, sight_for(view().facts), footprint);
  life_footprint_ = footprint.points();
}

void GroupActor::on_place(const PlaceGroup& place) {
  begin(place.epoch, place.layer, place.position, place.tokens);
  reading_.on_change(place.changed);
  base_ = place.base;
  around_ = place.around;
  phase_ = Phase::race;
  go_on();
}

/// A finding of the roving force changes what the group has said of itself before, perhaps in another layer
/// than the one it is busy with: it asks to be looked at again in any case. It passes on its own shares: a
/// search that was begun in advance has none.
void GroupActor::on_report(const SearchReport& report) {
  const bool roved = reading_.roves(report.serial);
  if (reading_.arrived(report.serial, report.answer, report.goes_on) == Arrival::stale) return;
  const bool is_idle = phase_ == Phase::idle;
  if (is_idle || roved) send(wiring_.recogniser, GroupRefined{id_, tokens_});
  if (!is_idle) return go_on();
  if (!reading_.is_running()) tokens_.drop();
}

void GroupActor::on_fire(const FireCases& fire) {
  const CaseView view{*fire.recognition, options_.knowledge, options_.parameters.cases};
  const Group* self = view.layer().group_of(id_.stone);
  if (candidates_.settle(fire.epoch, group_candidates(view, *self)) || fire.anew)
    send(wiring_.coordinator, Proposal{fire.epoch, incarnation_, candidates_.value(), fire.tokens});
}

/// Asks what is open; binds when nothing is, or only the roving force still works.
void GroupActor::go_on() {
  if (mode_ == GroupMode::sequential)
    read_by_itself();
  else if (phase_ == Phase::life)
    read_life();
  else
    read_race();
  if (reading_.main_is_running()) return;
  if (phase_ == Phase::life)
    bind_base();
  else
    bind_group();
}

void GroupActor::read_life() {
  const std::optional<Force> force = life_force();
  if (!force) return;
  for (const GroupAsk ask : life_asks) reading_.look_at(ask, life_in_view(ask));
  for (const GroupAsk ask : reading_.life_to_ask(view().facts)) start_life_search(ask, *force);
  if (*force != Force::main) return;
  if (const std::optional<GroupAsk> next = reading_.life_to_ask_in_advance(view().facts))
    start_life_search(*next, *force, true);
}

std::optional<Force> GroupActor::life_force() {
  return force_for(view().facts, options_.group_limits.roving, parameters());
}

void GroupActor::read_race() {
  const std::optional<Race> race = race_with(base_, around_, parameters());
  for (const GroupAsk ask : reading_.race_to_ask(layer_, base_.facts, race))
    start_race_search(ask, *race);
}

LifeInView GroupActor::life_in_view(GroupAsk ask) {
  const GroupFacts& facts = view().facts;
  ReadingLimits limits = options_.group_limits;
  for (int* nodes : {&limits.main_nodes, &limits.roving_nodes})
    *nodes = nodes_for_life(facts, *nodes, parameters());
  return {to_search(ask, facts, options_.life_weights.get()), sight_for(facts), life_view_, limits};
}

/// A spare search holds no share of the work: it may never be wanted.
void GroupActor::start_life_search(GroupAsk ask, Force force, bool spare) {
  const LifeInView life = life_in_view(ask);
  SearchOrder order = order_for(life.question, life.view.board(), force);
  order.limits = life.limits;
  if (spare) {
    order.tokens.drop();
    order.ticket->make_spare();
  }
  reading_.life_started(ask, life, order.serial, order.ticket, force);
  spawn<SearchActor>(order);
}

void GroupActor::start_race_search(GroupAsk ask, const Race& race) {
  const RaceQuestion question = to_race(ask, base_.facts, race);
  const SearchOrder order = order_for(question, position_->board, Force::main);
  reading_.race_started(ask, layer_, question, order.serial, order.ticket, Force::main);
  spawn<SearchActor>(order);
}

SearchOrder GroupActor::order_for(const Question& question, const Board& board, Force force) {
  SearchOrder order;
  order.serial = next_serial_++;
  order.epoch = epoch_;
  order.board = board;
  order.question = question;
  order.limits = options_.group_limits;
  order.force = force;
  order.may_rove = options_.group_limits.roving;
  order.tokens = tokens_;
  order.ticket = std::make_shared<SearchTicket>();
  order.owner = GroupHandle(this);
  return order;
}

void GroupActor::read_by_itself() {
  GroupReader reader(position_->board, group_limits_of(options_), options_.parameters.recognition);
  own_answers_ = {};
  if (phase_ == Phase::life)
    own_answers_ = reader.read_life(view().facts);
  else
    reader.read_race(base_, around_, own_answers_);
}

void GroupActor::bind_base() {
  phase_ = Phase::idle;
  reading_.cancel_spare();
  GroupAnswers answers;
  if (life_force())
    answers = mode_ == GroupMode::sequential ? own_answers_ : reading_.life_answers(view().facts);
  send(wiring_.recogniser,
       GroupBaseBound{epoch_, layer_, base_of(view().facts, answers, parameters()),
                      view().footprint, life_footprint_, reading_.is_running(), tokens_});
  rest();
}

void GroupActor::bind_group() {
  phase_ = Phase::idle;
  const bool by_itself = mode_ == GroupMode::sequential;
  const GroupAnswers answers = by_itself ? own_answers_ : reading_.race_answers(layer_);
  const BitBoard interest =
      by_itself ? position_->board.all_points() : reading_.race_footprint(layer_);
  send(wiring_.recogniser,
       GroupBound{epoch_, layer_, classify(base_, around_, answers, parameters()), interest,
                  reading_.is_running(), tokens_});
  rest();
}

/// Lets go of the shares; the roving one is kept while a search goes on.
void GroupActor::rest() {
  tokens_.main.drop();
  if (!reading_.is_running()) tokens_.roving.drop();
}

}  // namespace gosedai
