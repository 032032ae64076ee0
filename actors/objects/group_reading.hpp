// What a group actor remembers of its searches: a slot (search_slot.hpp) for each question. The life
// questions are the same in all layers; a race is the layer's own, because in another layer the group may
// race with somebody else or with nobody.
#pragma once

#include <array>

#include "actors/searches/search_slot.hpp"
#include "model/reading/search.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

class GroupReading {
 public:
  void on_change(const BitBoard& changed);

  /// The life questions that are open and that no search works on.
  std::vector<GroupAsk> life_to_ask() const;
  /// The same for the race of a layer, after what is known of another race there is forgotten.
  std::vector<GroupAsk> race_to_ask(int layer, const GroupFacts& facts,
                                    const std::optional<Race>& race);

  void life_started(GroupAsk ask, const GroupQuestion& question, std::uint64_t serial,
                    SearchTicketPtr ticket, Force force);
  void race_started(GroupAsk ask, int layer, const RaceQuestion& question, std::uint64_t serial,
                    SearchTicketPtr ticket, Force force);
  Arrival arrived(std::uint64_t serial, const Answer& answer, bool goes_on);

  GroupAnswers life_answers() const;
  /// With the race of the layer.
  GroupAnswers answers(int layer) const;
  BitBoard life_footprint() const;
  BitBoard race_footprint(int layer) const;
  bool main_is_running() const;
  bool is_running() const;
  void cancel_all();

 private:
  using LifeSlot = SearchSlot<GroupQuestion, ReadingAnswer>;
  using RaceSlot = SearchSlot<RaceQuestion, RaceAnswer>;
  struct RaceSlots {
    RaceSlot first;
    RaceSlot second;

    RaceSlot& at(GroupAsk ask) { return ask == GroupAsk::race_first ? first : second; }
  };
  RaceSlots& races(int layer) { return races_[static_cast<std::size_t>(layer)]; }
  const RaceSlots& races(int layer) const { return races_[static_cast<std::size_t>(layer)]; }
  LifeSlot& life(GroupAsk ask) { return ask == GroupAsk::attack ? attack_ : defend_; }
  const LifeSlot& life(GroupAsk ask) const { return ask == GroupAsk::attack ? attack_ : defend_; }

  template <class Visit>
  void for_each_slot(Visit visit);
  template <class Test>
  bool any_slot(Test test) const;

  LifeSlot attack_;
  LifeSlot defend_;
  std::array<RaceSlots, most_layers> races_;
};

}  // namespace gosedai
