// What a group actor remembers of its searches: a slot (search_slot.hpp) for each question. The life
// questions are the same in all layers; a race depends on whom the layer has it race with.
#pragma once

#include "actors/searches/search_slot.hpp"
#include "model/reading/search.hpp"
#include "model/recognition/group.hpp"

namespace gosedai {

class GroupReading {
 public:
  void on_change(const BitBoard& changed);

  /// The life questions that are open and that no search works on.
  std::vector<GroupAsk> life_to_ask() const;
  /// The same for the race, after what is known of another race is forgotten.
  std::vector<GroupAsk> race_to_ask(const GroupFacts& facts, const std::optional<Race>& race);

  void started(GroupAsk ask, const Question& question, std::uint64_t serial, SearchTicketPtr ticket,
               Force force);
  Arrival arrived(std::uint64_t serial, const Answer& answer, bool goes_on);

  GroupAnswers life_answers() const;
  GroupAnswers answers() const;
  BitBoard life_footprint() const;
  BitBoard race_footprint() const;
  bool main_is_running() const;
  bool is_running() const;
  void cancel_all();

 private:
  template <class Visit>
  void for_each_slot(Visit visit);
  template <class Test>
  bool any_slot(Test test) const;

  SearchSlot<GroupQuestion, ReadingAnswer> attack_;
  SearchSlot<GroupQuestion, ReadingAnswer> defend_;
  SearchSlot<RaceQuestion, RaceAnswer> race_first_;
  SearchSlot<RaceQuestion, RaceAnswer> race_second_;
};

}  // namespace gosedai
