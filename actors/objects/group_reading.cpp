#include "actors/objects/group_reading.hpp"

#include <algorithm>

namespace gosedai {

template <class Visit>
void GroupReading::for_each_slot(Visit visit) {
  visit(attack_);
  visit(defend_);
  for (RaceSlots& race : races_) {
    visit(race.first);
    visit(race.second);
  }
}

template <class Test>
bool GroupReading::any_slot(Test test) const {
  return test(attack_) || test(defend_) || std::ranges::any_of(races_, [&](const RaceSlots& race) {
           return test(race.first) || test(race.second);
         });
}

void GroupReading::on_change(const BitBoard& changed) {
  for_each_slot([&](auto& slot) { slot.on_change(changed); });
}

std::vector<GroupAsk> GroupReading::life_to_ask() const {
  std::vector<GroupAsk> open = open_life_questions(life_answers());
  std::erase_if(open, [this](GroupAsk ask) { return life(ask).is_running(); });
  return open;
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
  std::vector<GroupAsk> open = open_race_questions(race, answers(layer));
  std::erase_if(open, [&](GroupAsk ask) { return slots.at(ask).is_running(); });
  return open;
}

void GroupReading::life_started(GroupAsk ask, const GroupQuestion& question, std::uint64_t serial,
                                SearchTicketPtr ticket, Force force) {
  life(ask).started(question, serial, std::move(ticket), force);
}

void GroupReading::race_started(GroupAsk ask, int layer, const RaceQuestion& question,
                                std::uint64_t serial, SearchTicketPtr ticket, Force force) {
  races(layer).at(ask).started(question, serial, std::move(ticket), force);
}

Arrival GroupReading::arrived(std::uint64_t serial, const Answer& answer, bool goes_on) {
  for (LifeSlot* slot : {&attack_, &defend_})
    if (slot->is_for(serial)) return slot->arrived(std::get<ReadingAnswer>(answer), goes_on);
  for (RaceSlots& race : races_)
    for (RaceSlot* slot : {&race.first, &race.second})
      if (slot->is_for(serial)) return slot->arrived(std::get<RaceAnswer>(answer), goes_on);
  return Arrival::stale;
}

GroupAnswers GroupReading::life_answers() const {
  return {attack_.answer(), defend_.answer(), std::nullopt, std::nullopt};
}

GroupAnswers GroupReading::answers(int layer) const {
  return {attack_.answer(), defend_.answer(), races(layer).first.answer(),
          races(layer).second.answer()};
}

BitBoard GroupReading::life_footprint() const {
  BitBoard all;
  for (const LifeSlot* slot : {&attack_, &defend_})
    if (slot->answer()) all |= slot->answer()->footprint;
  return all;
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
