#include "actors/objects/group_reading.hpp"

#include <algorithm>

#include "model/recognition/next_question.hpp"

namespace gosedai {

template <class Visit>
void GroupReading::for_each_slot(Visit visit) {
  for (LifeSlots& life : lives_) std::ranges::for_each(life.all, visit);
  for (RaceSlots& race : races_) {
    visit(race.first);
    visit(race.second);
  }
}

template <class Test>
bool GroupReading::any_slot(Test test) const {
  const auto in_life = [&](const LifeSlots& life) { return std::ranges::any_of(life.all, test); };
  const auto in_race = [&](const RaceSlots& race) { return test(race.first) || test(race.second); };
  return std::ranges::any_of(lives_, in_life) || std::ranges::any_of(races_, in_race);
}

void GroupReading::on_change(const BitBoard& changed) {
  for_each_slot([&](auto& slot) { slot.on_change(changed); });
}

void GroupReading::look_at(GroupAsk ask, const LifeInView& life) {
  LifeSlot& slot = lives(life.sight).at(ask);
  if (slot.question() == life) return;
  put_away(slot);
  slot.ask_instead(life);
  const auto known = std::ranges::find(put_away_, life, &KnownLife::life);
  if (known == put_away_.end()) return;
  slot.knows(life, known->answer);
  put_away_.erase(known);
}

/// What a search has brought that has not come to its end is not worth keeping.
void GroupReading::put_away(const LifeSlot& slot) {
  constexpr std::size_t most = 8;
  if (!slot.answer() || slot.is_running()) return;
  put_away_.push_back({*slot.question(), *slot.answer()});
  if (put_away_.size() > most) put_away_.pop_front();
}

std::vector<GroupAsk> GroupReading::life_to_ask(const GroupFacts& facts) {
  LifeSlots& slots = lives(sight_for(facts));
  GroupAnswers answers = life_answers(facts);
  std::vector<GroupAsk> open = open_life_questions(facts, answers);
  for (const GroupAsk ask : open) slots.at(ask).call_up();
  // One that has used up the budget of the main force is wanted as well: the roving force goes on with it.
  for (const GroupAsk ask : life_asks)
    if (answers.life(ask)) slots.at(ask).call_up();
  std::erase_if(open, [&](GroupAsk ask) { return slots.at(ask).is_running(); });
  return open;
}

std::optional<GroupAsk> GroupReading::life_to_ask_in_advance(const GroupFacts& facts) const {
  const LifeSlots& slots = lives(sight_for(facts));
  for (const GroupAsk ask : open_life_questions(facts, life_answers(facts)))
    if (const std::optional<GroupAsk> next = next_life_question(ask))
      if (!slots.at(*next).is_running() && !slots.at(*next).answer()) return next;
  return std::nullopt;
}

void GroupReading::cancel_spare() {
  for_each_slot([](auto& slot) {
    if (slot.is_spare()) slot.cancel();
  });
}

std::vector<GroupAsk> GroupReading::race_to_ask(int layer, const GroupFacts& facts,
                                                const std::optional<Race>& race) {
  RaceSlots& slots = races(layer);
  if (!race) {
    slots.first.forget();
    slots.second.forget();
    return {};
  }
  for (const GroupAsk ask : {GroupAsk::race_first, GroupAsk::race_second})
    slots.at(ask).ask_instead(to_race(ask, facts, *race));
  std::vector<GroupAsk> open = open_race_questions(race, race_answers(layer));
  std::erase_if(open, [&](GroupAsk ask) { return slots.at(ask).is_running(); });
  return open;
}

void GroupReading::life_started(GroupAsk ask, const LifeInView& question, std::uint64_t serial,
                                SearchTicketPtr ticket, Force force) {
  lives(question.sight).at(ask).started(question, serial, std::move(ticket), force);
}

void GroupReading::race_started(GroupAsk ask, int layer, const RaceQuestion& question,
                                std::uint64_t serial, SearchTicketPtr ticket, Force force) {
  races(layer).at(ask).started(question, serial, std::move(ticket), force);
}

namespace {

/// An answer that holds for a view leans on no point of the board.
ReadingAnswer in_view(const Answer& answer) {
  ReadingAnswer found = std::get<ReadingAnswer>(answer);
  found.footprint = BitBoard();
  return found;
}

}  // namespace

bool GroupReading::roves(std::uint64_t serial) const {
  return any_slot(
      [&](const auto& slot) { return slot.is_for(serial) && slot.is_running_for(Force::roving); });
}

Arrival GroupReading::arrived(std::uint64_t serial, const Answer& answer, bool goes_on) {
  for (LifeSlots& life : lives_)
    for (LifeSlot& slot : life.all)
      if (slot.is_for(serial)) return slot.arrived(in_view(answer), goes_on);
  for (RaceSlots& race : races_)
    for (RaceSlot* slot : {&race.first, &race.second})
      if (slot->is_for(serial)) return slot->arrived(std::get<RaceAnswer>(answer), goes_on);
  return Arrival::stale;
}

GroupAnswers GroupReading::life_answers(const GroupFacts& facts) const {
  const LifeSlots& slots = lives(sight_for(facts));
  GroupAnswers answers;
  for (bool all_known = true; all_known;) {
    const std::vector<GroupAsk> open = open_life_questions(facts, answers);
    all_known = !open.empty();
    for (const GroupAsk ask : open) {
      answers.life(ask) = slots.at(ask).answer();
      all_known &= answers.life(ask).has_value();
    }
  }
  return answers;
}

GroupAnswers GroupReading::race_answers(int layer) const {
  GroupAnswers answers;
  answers.race_first = races(layer).first.answer();
  answers.race_second = races(layer).second.answer();
  return answers;
}

BitBoard GroupReading::race_footprint(int layer) const {
  BitBoard all;
  for (const RaceSlot* slot : {&races(layer).first, &races(layer).second})
    if (slot->answer()) all |= slot->answer()->footprint;
  return all;
}

bool GroupReading::main_is_running() const {
  return any_slot([](const auto& slot) { return slot.is_running_for(Force::main); });
}

bool GroupReading::is_running() const {
  return any_slot([](const auto& slot) { return slot.is_running(); });
}

void GroupReading::cancel_all() {
  for_each_slot([](auto& slot) { slot.cancel(); });
}

}  // namespace gosedai
