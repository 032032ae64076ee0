#include "actors/objects/group_reading.hpp"

#include <algorithm>

namespace gosedai {

template <class Visit>
void GroupReading::for_each_slot(Visit visit) {
  visit(attack_);
  visit(defend_);
  visit(race_first_);
  visit(race_second_);
}

template <class Test>
bool GroupReading::any_slot(Test test) const {
  return test(attack_) || test(defend_) || test(race_first_) || test(race_second_);
}

void GroupReading::on_change(const BitBoard& changed) {
  for_each_slot([&](auto& slot) { slot.on_change(changed); });
}

std::vector<GroupAsk> GroupReading::life_to_ask() const {
  std::vector<GroupAsk> open = open_life_questions(life_answers());
  std::erase_if(open, [this](GroupAsk ask) {
    return (ask == GroupAsk::attack ? attack_ : defend_).is_running();
  });
  return open;
}

std::vector<GroupAsk> GroupReading::race_to_ask(const GroupFacts& facts,
                                                const std::optional<Race>& race) {
  if (!race) {
    race_first_.forget();
    race_second_.forget();
    return {};
  }
  race_first_.ask_instead(to_race(GroupAsk::race_first, facts, *race));
  race_second_.ask_instead(to_race(GroupAsk::race_second, facts, *race));
  std::vector<GroupAsk> open = open_race_questions(race, answers());
  std::erase_if(open, [this](GroupAsk ask) {
    return (ask == GroupAsk::race_first ? race_first_ : race_second_).is_running();
  });
  return open;
}

void GroupReading::started(GroupAsk ask, const Question& question, std::uint64_t serial,
                           SearchTicketPtr ticket, Force force) {
  if (const auto* life = std::get_if<GroupQuestion>(&question))
    (ask == GroupAsk::attack ? attack_ : defend_).started(*life, serial, std::move(ticket), force);
  if (const auto* race = std::get_if<RaceQuestion>(&question))
    (ask == GroupAsk::race_first ? race_first_ : race_second_)
        .started(*race, serial, std::move(ticket), force);
}

Arrival GroupReading::arrived(std::uint64_t serial, const Answer& answer, bool goes_on) {
  for (auto* slot : {&attack_, &defend_})
    if (slot->is_for(serial)) return slot->arrived(std::get<ReadingAnswer>(answer), goes_on);
  for (auto* slot : {&race_first_, &race_second_})
    if (slot->is_for(serial)) return slot->arrived(std::get<RaceAnswer>(answer), goes_on);
  return Arrival::stale;
}

GroupAnswers GroupReading::life_answers() const {
  return {attack_.answer(), defend_.answer(), std::nullopt, std::nullopt};
}

GroupAnswers GroupReading::answers() const {
  return {attack_.answer(), defend_.answer(), race_first_.answer(), race_second_.answer()};
}

BitBoard GroupReading::life_footprint() const {
  BitBoard all;
  for (const auto* slot : {&attack_, &defend_})
    if (slot->answer()) all |= slot->answer()->footprint;
  return all;
}

BitBoard GroupReading::race_footprint() const {
  BitBoard all;
  for (const auto* slot : {&race_first_, &race_second_})
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
