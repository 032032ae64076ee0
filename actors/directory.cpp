#include "actors/directory.hpp"

#include <algorithm>

#include "actors/objects/board_actor.hpp"
#include "actors/objects/intuition_actor.hpp"
#include "actors/objects/string_actor.hpp"
#include "actors/recogniser.hpp"

namespace gosedai {

Directory::Directory(caf::actor_config& config, EngineOptions options)
    : EngineActor(config, "directory", Lane::control), options_(std::move(options)) {
  set_down_handler([this](caf::scheduled_actor*, caf::down_msg& down) { on_down(down); });
}

Directory::behavior_type Directory::make_behavior() {
  return {[this](const Announce& announce) { on_announce(announce); },
          [this](const Settled& settled) { on_settled(settled); },
          [this](const GetSnapshot&) { return snapshot(); },
          [this](const GetRecognition& get) -> caf::result<RecognitionSnapshot> {
            if (!recogniser_) return RecognitionSnapshot{};
            return delegate(recogniser_, get);
          }};
}

void Directory::on_exit() {
  for (auto& [id, object] : objects_) send_exit(object.actor, caf::exit_reason::user_shutdown);
  if (board_) send_exit(board_, caf::exit_reason::user_shutdown);
  if (intuition_) send_exit(intuition_, caf::exit_reason::user_shutdown);
  if (recogniser_) send_exit(recogniser_, caf::exit_reason::user_shutdown);
  objects_.clear();
  board_ = nullptr;
  intuition_ = nullptr;
  recogniser_ = nullptr;
  coordinator_ = nullptr;
}

void Directory::on_announce(const Announce& announce) {
  coordinator_ = announce.coordinator;
  if (!board_) board_ = spawn<BoardActor>(coordinator_, options_);
  if (!intuition_ && options_.knowledge.habits)
    intuition_ = spawn<IntuitionActor>(coordinator_, options_);
  if (!recogniser_ && options_.recognise) recogniser_ = spawn<Recogniser>(coordinator_, options_);
  changed_ = position_ ? changed_points(*position_, *announce.position)
                       : announce.position->board.all_points();
  position_ = announce.position;
  epoch_ = announce.epoch;
  set_traced(0, epoch_);

  const std::vector<StringId> present = all_strings(*position_);
  retire_missing(present, announce);
  const std::vector<StringId> touched = find_touched(present, changed_);
  attention_ = {epoch_, static_cast<int>(present.size()), static_cast<int>(touched.size())};

  std::vector<StringId> told = touched;
  const std::vector<StringId> others = acquaintances_of(touched);
  told.insert(told.end(), others.begin(), others.end());
  std::ranges::sort(told);
  told.erase(std::unique(told.begin(), told.end()), told.end());

  const EpochChange change{epoch_, position_, changed_, make_table(touched), announce.tokens};
  for (const StringId& id : told) tell(objects_.at(id), change);
  send(board_, change);
  if (intuition_) send(intuition_, change);
  if (recogniser_) send(recogniser_, change);
  bind_strings(change.tokens);
}

/// When every string has settled in this epoch the recogniser goes on with them; with their lives as soon
/// as all of those are known.
void Directory::bind_strings(const Tokens& tokens) {
  const auto is_settled = [](const auto& entry) {
    return entry.second.settled >= entry.second.told;
  };
  const auto is_living = [](const auto& entry) { return entry.second.living >= entry.second.told; };
  if (!recogniser_ || !std::ranges::all_of(objects_, is_living)) return;
  if (std::ranges::all_of(objects_, is_settled)) return send_strings(tokens, false);
  if (lives_sent_ == epoch_) return;
  lives_sent_ = epoch_;
  send_strings(tokens, true);
}

void Directory::send_strings(const Tokens& tokens, bool threats_open) {
  auto strings = std::make_shared<RecognisedStrings>();
  for (const auto& [id, object] : objects_)
    strings->emplace_hint(strings->end(), id, object.string);
  send(recogniser_, StringsBound{epoch_, std::move(strings), tokens, threats_open});
}

void Directory::retire_missing(const std::vector<StringId>& present, const Announce& announce) {
  for (auto object = objects_.begin(); object != objects_.end();) {
    if (std::ranges::binary_search(present, object->first)) {
      ++object;
      continue;
    }
    send(object->second.actor, Retire{announce.epoch, announce.tokens});
    object = objects_.erase(object);
  }
}

std::vector<StringId> Directory::find_touched(const std::vector<StringId>& present,
                                              const BitBoard& changed) {
  std::vector<StringId> touched;
  for (const StringId& id : present) {
    const auto known = objects_.find(id);
    if (known == objects_.end())
      objects_.emplace(id, make_object(id, false));
    else if (!known->second.busy && !known->second.interest.intersects(changed))
      continue;
    touched.push_back(id);
  }
  return touched;
}

std::vector<StringId> Directory::acquaintances_of(const std::vector<StringId>& strings) const {
  std::vector<StringId> found;
  for (const StringId& id : strings) {
    Footprint footprint;
    const StringFacts facts = look_at_string(*position_, id.stone, footprint);
    const std::vector<StringId> others = facts.acquaintances();
    found.insert(found.end(), others.begin(), others.end());
  }
  return found;
}

Directory::Object Directory::make_object(const StringId& id, bool after_failure) {
  Object object;
  object.incarnation = ++last_incarnation_;
  const ReadingMode mode = after_failure ? ReadingMode::sequential : ReadingMode::searches;
  object.actor = spawn<StringActor>(
      id, object.incarnation, StringWiring{coordinator_, DirectoryHandle(this), options_, mode});
  monitor(object.actor);
  return object;
}

StringTablePtr Directory::make_table(const std::vector<StringId>& touched) const {
  auto table = std::make_shared<StringTable>();
  for (const auto& [id, object] : objects_)
    table->entries.emplace_hint(table->entries.end(), id,
                                StringTable::Entry{object.actor, object.incarnation,
                                                   std::ranges::binary_search(touched, id)});
  return table;
}

void Directory::tell(Object& object, const EpochChange& change) {
  object.told = change.epoch;
  object.busy = true;
  send(object.actor, change);
}

void Directory::on_settled(const Settled& settled) {
  const auto known = objects_.find(settled.string.facts.id);
  if (known == objects_.end() || known->second.incarnation != settled.from) return;
  Object& object = known->second;
  if (settled.epoch < object.told) return;  // it has been told more meanwhile
  object.string = settled.string;
  object.living = settled.epoch;
  if (settled.threats_open) return bind_strings(settled.tokens);
  object.interest = settled.interest;
  object.busy = settled.busy;
  object.settled = settled.epoch;
  // A late answer of the roving force may have made it read where this epoch changed something.
  if (settled.epoch < epoch_ && object.interest.intersects(changed_))
    tell(object, {epoch_, position_, changed_, make_table({known->first}), settled.tokens});
  else
    bind_strings(settled.tokens);
}

/// A string's actor failed: a new one takes over that reads by the sequential function.
void Directory::on_down(const caf::down_msg& down) {
  if (!down.reason) return;
  const auto failed = std::ranges::find_if(
      objects_, [&](const auto& entry) { return entry.second.actor.address() == down.source; });
  if (failed == objects_.end() || down.reason == caf::exit_reason::user_shutdown) return;
  spdlog::warn("string {} falls back to sequential reading", to_text(failed->first));
  send(coordinator_, Proposal{epoch_, failed->second.incarnation, {}, {}});
  failed->second = make_object(failed->first, true);
  std::vector<StringId> told = acquaintances_of({failed->first});
  told.push_back(failed->first);
  std::ranges::sort(told);
  // Its acquaintances tell the newcomer their lives again.
  const EpochChange change{epoch_, position_, BitBoard(), make_table(told), {}};
  for (const StringId& id : told) tell(objects_.at(id), change);
}

Snapshot Directory::snapshot() const {
  auto strings = std::make_shared<RecognisedStrings>();
  for (const auto& [id, object] : objects_) strings->emplace(id, object.string);
  return {epoch_, std::move(strings), attention_};
}

BitBoard changed_points(const Position& before, const Position& after) {
  if (before.board.size() != after.board.size())
    return before.board.all_points() | after.board.all_points();
  BitBoard changed = (before.board.stones_of(Color::black) ^ after.board.stones_of(Color::black)) |
                     (before.board.stones_of(Color::white) ^ after.board.stones_of(Color::white));
  const BitBoard stones = after.board.all_points() & ~after.board.empty_points();
  stones.for_each([&](Point stone) {
    if (before.age[stone.index()] != after.age[stone.index()]) changed.insert(stone);
  });
  if (before.board.ko_point() != after.board.ko_point() ||
      before.board.ko_banned() != after.board.ko_banned()) {
    changed.insert(before.board.ko_point());
    changed.insert(after.board.ko_point());
  }
  changed.erase(Point::none());
  return changed;
}

}  // namespace gosedai
