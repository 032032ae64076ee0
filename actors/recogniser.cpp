#include "actors/recogniser.hpp"

#include <algorithm>

#include "actors/directory.hpp"
#include "actors/objects/case_actor.hpp"
#include "actors/objects/group_actor.hpp"
#include "actors/objects/linkage_actor.hpp"
#include "actors/objects/situation_actor.hpp"
#include "model/recognition/linkage_renewal.hpp"
#include "model/recognition/same_lives.hpp"

namespace gosedai {

Recogniser::Recogniser(caf::actor_config& config, CoordinatorHandle coordinator,
                       EngineOptions options)
    : EngineActor(config, "recogniser", Lane::control),
      coordinator_(std::move(coordinator)),
      options_(std::move(options)) {
  set_down_handler([this](caf::scheduled_actor*, caf::down_msg& down) { on_down(down); });
}

Recogniser::behavior_type Recogniser::make_behavior() {
  return {[this](const EpochChange& change) { on_change(change); },
          [this](const StringsBound& bound) { on_strings(bound); },
          [this](const LinkageBound& bound) { on_linkage(bound); },
          [this](const GroupBaseBound& bound) { on_base(bound); },
          [this](const GroupBound& bound) { on_group(bound); },
          [this](const GroupRefined& refined) { on_refined(refined); },
          [this](const SituationBound& bound) { on_situation(bound); },
          [this](const GetRecognition&) { return snapshot(); }};
}

void Recogniser::on_exit() {
  for (auto& [id, record] : linkages_)
    if (record.actor) send_exit(record.actor, caf::exit_reason::user_shutdown);
  for (auto& [id, record] : groups_) send_exit(record.actor, caf::exit_reason::user_shutdown);
  if (situation_) send_exit(situation_, caf::exit_reason::user_shutdown);
  for (const CaseHandle& each : cases_) send_exit(each, caf::exit_reason::user_shutdown);
  situation_ = nullptr;
  coordinator_ = nullptr;
  cases_.clear();
  linkages_.clear();
  groups_.clear();
  tokens_.drop();
}

void Recogniser::on_change(const EpochChange& change) {
  epoch_ = change.epoch;
  position_ = change.position;
  tokens_ = change.tokens;
  set_traced(0, epoch_);
  stage_ = Stage::gathering;
  waiting_ = 0;
  again_ = false;
  threats_open_ = false;
  attention_ = {};
  for (auto& [id, record] : groups_) record.untold |= change.changed;
  renew_linkages(change.changed);
  survey_when_ready();
}

/// Starts and ends linkages, and tells those that have read something that changed. Only where a change
/// touches one can it begin, end, or become another.
void Recogniser::renew_linkages(const BitBoard& changed) {
  const std::vector<LinkageShape> touched = linkages_touching(position_->board, changed);
  for (auto& [id, record] : linkages_)
    if (!touches(record.read.shape, changed) &&
        (!record.valid || record.interest.intersects(changed)))
      tell_linkage(record, record.read.shape);
  std::erase_if(linkages_, [&](const auto& entry) {
    const auto& [id, record] = entry;
    if (!touches(record.read.shape, changed)) return false;
    const auto found = std::ranges::lower_bound(touched, id, {}, &LinkageShape::id);
    if (found != touched.end() && found->id == id && found->kind == record.read.shape.kind)
      return false;
    if (record.actor) send_exit(record.actor, caf::exit_reason::user_shutdown);
    return true;
  });
  for (const LinkageShape& shape : touched) {
    LinkageRecord& record = linkages_[shape.id];
    if (is_leg(shape.kind)) {
      record.read = {shape, {}};
      record.valid = true;
    } else if (!record.valid || !(record.read.shape == shape) ||
               record.interest.intersects(changed)) {
      tell_linkage(record, shape);
    }
  }
  attention_.linkages = static_cast<int>(linkages_.size());
}

void Recogniser::tell_linkage(LinkageRecord& record, const LinkageShape& shape) {
  if (!record.actor) {
    record.actor = spawn<LinkageActor>(RecogniserHandle(this), parameters().linkage_nodes);
    monitor(record.actor);
  }
  record.valid = false;
  record.read.shape = shape;
  ++waiting_;
  ++attention_.linkages_told;
  send(record.actor, LinkageChange{epoch_, position_, shape, tokens_});
}

void Recogniser::on_linkage(const LinkageBound& bound) {
  const auto known = linkages_.find(bound.read.shape.id);
  if (bound.epoch != epoch_ || known == linkages_.end() || known->second.valid) return;
  known->second.read = bound.read;
  known->second.interest = bound.interest;
  known->second.valid = true;
  attention_.linkages_read += bound.re_read;
  --waiting_;
  survey_when_ready();
}

void Recogniser::on_strings(const StringsBound& bound) {
  if (bound.epoch != epoch_) return;
  // The rest of what groups have been made of already: nothing to do over.
  const bool completes =
      threats_open_ && !bound.threats_open && same_lives(*strings_, *bound.strings);
  strings_ = bound.strings;
  strings_epoch_ = bound.epoch;
  threats_open_ = bound.threats_open;
  if (!tokens_.roving) tokens_ = bound.tokens;
  if (stage_ == Stage::gathering) return survey_when_ready();
  if (completes) {
    if (stage_ == Stage::awaiting) judge();
    return;
  }
  again_ = true;
  if (stage_ == Stage::awaiting) return settle();
  if (stage_ == Stage::done) settle();
}

void Recogniser::survey_when_ready() {
  if (stage_ == Stage::gathering && waiting_ == 0 && strings_epoch_ == epoch_) settle();
}

/// The linkages together, then the first layer of groups.
void Recogniser::settle() {
  again_ = false;
  std::vector<LinkageRead> reads;
  reads.reserve(linkages_.size());
  for (const auto& [id, record] : linkages_) reads.push_back(record.read);
  auto map = std::make_shared<LinkageMap>(settle_linkages(position_->board, *strings_, reads));
  if (!linkage_map_ || !(*linkage_map_ == *map)) linkage_map_ = std::move(map);
  layers_.clear();
  start_layer(0, dead_stones_of(*strings_));
}

void Recogniser::start_layer(int layer, const BitBoard& dead) {
  layer_ = layer;
  stage_ = Stage::looking;
  waiting_ = 0;
  auto terrain = std::make_shared<const Terrain>(survey(position_, strings_, linkage_map_, dead));
  TerrainPtr& known = terrains_[static_cast<std::size_t>(layer)];
  const BitBoard all = position_->board.all_points();
  const BitBoard changed = known ? changed_points(*known->position, *position_) : all;
  const BitBoard differing = known ? differing_points(*known, *terrain) | changed : all;
  known = std::move(terrain);
  attention_.groups += static_cast<int>(known->groups.size());
  forget_what_differs(differing, changed);
  const BitBoard between =
      layer > 0 ? differing_points(*terrains_[static_cast<std::size_t>(layer) - 1], *known) : all;
  for (const GroupMembers& members : known->groups) {
    GroupRecord& record = record_of(members.id);
    LayerRecord& here = at_layer(record);
    if (!(here.members == members)) here.seen = here.looked = false;
    if (here.looked && !(record.busy && layer == 0)) continue;
    here.members = members;
    if (!is_as_below(record, between)) tell_to_look(record);
  }
  if (waiting_ == 0) place_groups();
}

/// What a group knows of this layer is no longer so when it has looked at something that differs, or
/// when the layer has no such group: should it come back, it looks again. Reading life and races leans on
/// the board alone.
void Recogniser::forget_what_differs(const BitBoard& differing, const BitBoard& changed) {
  for (auto& [id, record] : groups_) {
    LayerRecord& here = at_layer(record);
    const bool missing = terrain().find(id) == nullptr;
    if (missing || here.interest.intersects(differing)) here.seen = here.looked = false;
    if (here.life_interest.intersects(changed)) here.looked = false;
    if (missing || here.race_interest.intersects(changed)) here.placed = false;
  }
}

Recogniser::GroupRecord& Recogniser::record_of(const GroupId& id) {
  const auto [known, is_new] = groups_.try_emplace(id);
  if (is_new) {
    known->second.incarnation = next_group_++;
    known->second.actor = start_group(id, known->second.incarnation, false);
  }
  return known->second;
}

GroupHandle Recogniser::start_group(const GroupId& id, Incarnation incarnation,
                                    bool after_failure) {
  const GroupHandle actor =
      spawn<GroupActor>(id, incarnation, GroupWiring{RecogniserHandle(this), coordinator_},
                        options_, after_failure ? GroupMode::sequential : GroupMode::searches);
  monitor(actor);
  return actor;
}

void Recogniser::tell_to_look(GroupRecord& record) {
  LayerRecord& here = at_layer(record);
  here.looked = false;
  ++waiting_;
  ++attention_.groups_told;
  send(record.actor, LookAtGroup{epoch_, layer_, terrains_[static_cast<std::size_t>(layer_)],
                                 here.seen, record.untold, tokens_});
  record.untold = BitBoard();
}

/// Nothing that the group has looked at differs between this layer and the one below: then it is by
/// itself what it is there. It has not seen the terrain of this layer, though.
bool Recogniser::is_as_below(GroupRecord& record, const BitBoard& between) {
  if (layer_ == 0) return false;
  LayerRecord& here = at_layer(record);
  const LayerRecord& known = below(record);
  if (!known.looked || !(known.members == here.members) || known.interest.intersects(between))
    return false;
  here.seen = false;
  here.settle(known.base);
  here.interest = known.interest;
  here.life_interest = known.life_interest;
  return true;
}

void Recogniser::on_base(const GroupBaseBound& bound) {
  const auto known = groups_.find(bound.base.facts.members.id);
  if (!is_present(bound.epoch, bound.layer, Stage::looking) || known == groups_.end()) return;
  LayerRecord& here = at_layer(known->second);
  if (here.looked) return;
  here.seen = true;
  here.settle(bound.base);
  here.interest = bound.interest;
  here.life_interest = bound.life_interest;
  known->second.busy = bound.busy;
  if (--waiting_ == 0) place_groups();
}

/// All groups of the layer know themselves: tell those whose surroundings are not what they were.
void Recogniser::place_groups() {
  stage_ = Stage::placing;
  std::vector<GroupBase> bases;  // lent by their groups
  bases.reserve(terrain().groups.size());
  for (const GroupMembers& members : terrain().groups)
    bases.push_back(std::move(at_layer(record_of(members.id)).base));
  weak_ =
      weak_areas(terrain(), strong_ones(bases, parameters().group), parameters().weak_area_sight);
  std::vector<GroupSurroundings> around =
      surroundings_of(terrain(), bases, weak_, parameters().group);
  for (std::size_t i = 0; i < bases.size(); ++i) {
    GroupRecord& record = record_of(terrain().groups[i].id);
    LayerRecord& here = at_layer(record);
    here.base = std::move(bases[i]);
    if (here.placed && here.around == around[i]) continue;
    here.placed = false;
    here.around = std::move(around[i]);
    if (is_placed_as_below(record)) continue;
    ++waiting_;
    send(record.actor,
         PlaceGroup{epoch_, layer_, position_, record.untold, here.base, here.around, tokens_});
    record.untold = BitBoard();
  }
  if (waiting_ == 0) finish_layer();
}

/// The same group among the same neighbours.
bool Recogniser::is_placed_as_below(GroupRecord& record) {
  if (layer_ == 0) return false;
  LayerRecord& here = at_layer(record);
  const LayerRecord& known = below(record);
  if (!known.placed || !(known.around == here.around) || !(known.base == here.base)) return false;
  here.placed = true;
  here.group = known.group;
  here.race_interest = known.race_interest;
  return true;
}

void Recogniser::on_group(const GroupBound& bound) {
  const auto known = groups_.find(bound.group.id());
  if (!is_present(bound.epoch, bound.layer, Stage::placing) || known == groups_.end()) return;
  LayerRecord& here = at_layer(known->second);
  if (here.placed) return;
  here.placed = true;
  here.group = bound.group;
  here.race_interest = bound.interest;
  known->second.busy = bound.busy;
  if (--waiting_ == 0) finish_layer();
}

void Recogniser::finish_layer() {
  Layer layer;
  layer.terrain = terrains_[static_cast<std::size_t>(layer_)];
  for (const GroupMembers& members : terrain().groups)
    layer.groups.push_back(at_layer(record_of(members.id)).group);
  layer.weak = std::move(weak_);
  const BitBoard dead = layer.dead_stones();
  layers_.push_back(std::move(layer));
  if (dead == terrain().dead || layer_ + 1 == parameters().layers) return judge();
  start_layer(layer_ + 1, dead);
}

void Recogniser::judge() {
  stage_ = threats_open_ ? Stage::awaiting : Stage::judging;
  if (threats_open_) return;
  auto found = std::make_shared<Recognition>();
  found->position = position_;
  found->strings = strings_;
  found->linkages = linkage_map_;
  found->layers = std::move(layers_);
  if (!situation_)
    situation_ = spawn<SituationActor>(RecogniserHandle(this), options_.potential, parameters());
  send(situation_, JudgeSituation{epoch_, std::move(found), tokens_});
}

void Recogniser::on_situation(const SituationBound& bound) {
  if (bound.epoch != epoch_ || stage_ != Stage::judging) return;
  stage_ = Stage::done;
  recognition_ = bound.recognition;
  if (options_.recognised) options_.recognised(epoch_);
  send(coordinator_, Recognised{epoch_, recognition_, tokens_});
  fire_cases();
  retire_groups();
  tokens_.main.drop();
  if (again_) return settle();
  tokens_.roving.drop();
}

/// All objects of the epoch are known: the CASEs of the board and of each group that stands have their say.
void Recogniser::fire_cases() {
  if (cases_.empty())
    for (const BoardCase& each : board_cases())
      cases_.push_back(spawn<CaseActor>(each, first_case + static_cast<Incarnation>(cases_.size()),
                                        coordinator_, options_));
  FireCases fire{epoch_, recognition_, false, tokens_};
  for (const CaseHandle& each : cases_) send(each, fire);
  const Terrain& stands = *recognition_->final_layer().terrain;
  for (auto& [id, record] : groups_) {
    if (stands.find(id) == nullptr) {
      withdraw(record);
    } else {
      fire.anew = !record.proposes;
      record.proposes = true;
      send(record.actor, fire);
    }
  }
}

/// What a group proposed that stands no longer is no proposal any more.
void Recogniser::withdraw(GroupRecord& record) {
  if (!record.proposes) return;
  record.proposes = false;
  send(coordinator_, Proposal{epoch_, record.incarnation, {}, tokens_});
}

/// Groups that no layer has any more.
void Recogniser::retire_groups() {
  std::erase_if(groups_, [this](auto& entry) {
    const bool present = std::ranges::any_of(recognition_->layers, [&](const Layer& layer) {
      return layer.terrain->find(entry.first) != nullptr;
    });
    if (!present) send_exit(entry.second.actor, caf::exit_reason::user_shutdown);
    return !present;
  });
}

void Recogniser::on_refined(const GroupRefined& refined) {
  const auto known = groups_.find(refined.id);
  if (known == groups_.end()) return;
  for (LayerRecord& layer : known->second.layers) layer.looked = layer.placed = false;
  again_ = true;
  if (!tokens_.roving) tokens_.roving = refined.tokens.roving;
  if (stage_ == Stage::done) settle();
}

/// An actor failed: a new one takes over; a group's then reads by the sequential function.
void Recogniser::on_down(const caf::down_msg& down) {
  if (!down.reason || down.reason == caf::exit_reason::user_shutdown) return;
  for (auto& [id, record] : linkages_)
    if (record.actor && record.actor.address() == down.source) {
      spdlog::warn("a linkage failed and is started again");
      record.actor = nullptr;
      if (!record.valid && stage_ == Stage::gathering) {
        --waiting_;
        tell_linkage(record, record.read.shape);
      }
      return;
    }
  for (auto& [id, record] : groups_)
    if (record.actor.address() == down.source) {
      spdlog::warn("group {} falls back to sequential reading", to_text(id));
      record.actor = start_group(id, record.incarnation, true);
      for (LayerRecord& layer : record.layers) layer.seen = layer.looked = layer.placed = false;
      // Its view of earlier layers is lost: all layers are gone through again.
      if (stage_ != Stage::gathering) settle();
      return;
    }
}

RecognitionSnapshot Recogniser::snapshot() const { return {epoch_, recognition_, attention_}; }

}  // namespace gosedai
