// What a group actor remembers of its searches: a slot (search_slot.hpp) for each question.
//
// The life questions are the same in all layers; a race is the layer's own, because in another layer the
// group may race with somebody else or with nobody. What is known of the group's life holds for the view
// of it (life_view.hpp) that was read, whatever else has changed on the board; a race's answer holds as
// long as nothing in its footprint changes. Some earlier lives are kept: a move that is taken back brings
// them up again.
#pragma once

#include <array>
#include <deque>

#include "actors/searches/search_slot.hpp"
#include "model/reading/search.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

/// A question about the life of a group, with all that the answer depends on.
struct LifeInView {
  GroupQuestion question;
  LifeSight sight = LifeSight::near;
  LifeView view;
  ReadingLimits limits;  // how far it is read

  friend bool operator==(const LifeInView&, const LifeInView&) = default;
};

class GroupReading {
 public:
  void on_change(const BitBoard& changed);

  /// This is what is to be read now with that sight: what is known of another view is put away.
  void look_at(GroupAsk ask, const LifeInView& life);
  /// The life questions that are open and that no search works on; a spare search is called up for it.
  std::vector<GroupAsk> life_to_ask(const GroupFacts& facts);
  /// The one that may be asked next, as long as nobody works on it.
  std::optional<GroupAsk> life_to_ask_in_advance(const GroupFacts& facts) const;
  /// What was begun in advance and is not wanted now.
  void cancel_spare();
  /// The same for the race of a layer, after what is known of another race there is forgotten.
  std::vector<GroupAsk> race_to_ask(int layer, const GroupFacts& facts,
                                    const std::optional<Race>& race);

  void life_started(GroupAsk ask, const LifeInView& life, std::uint64_t serial,
                    SearchTicketPtr ticket, Force force);
  void race_started(GroupAsk ask, int layer, const RaceQuestion& question, std::uint64_t serial,
                    SearchTicketPtr ticket, Force force);
  /// The search of that number works for the roving force: what is known was said without its answer.
  bool roves(std::uint64_t serial) const;
  Arrival arrived(std::uint64_t serial, const Answer& answer, bool goes_on);

  /// The answers that the plan of questions asks for; what is known besides does not count.
  GroupAnswers life_answers(const GroupFacts& facts) const;
  GroupAnswers race_answers(int layer) const;
  BitBoard race_footprint(int layer) const;
  bool main_is_running() const;
  bool is_running() const;
  void cancel_all();

 private:
  using LifeSlot = SearchSlot<LifeInView, ReadingAnswer>;
  using RaceSlot = SearchSlot<RaceQuestion, RaceAnswer>;
  struct RaceSlots {
    RaceSlot first;
    RaceSlot second;

    RaceSlot& at(GroupAsk ask) { return ask == GroupAsk::race_first ? first : second; }
  };
  RaceSlots& races(int layer) { return races_[static_cast<std::size_t>(layer)]; }
  const RaceSlots& races(int layer) const { return races_[static_cast<std::size_t>(layer)]; }
  struct LifeSlots {
    std::array<LifeSlot, life_asks.size()> all;  // in the order of the questions

    LifeSlot& at(GroupAsk ask) { return all[slot_of(ask)]; }
    const LifeSlot& at(GroupAsk ask) const { return all[slot_of(ask)]; }
  };
  LifeSlots& lives(LifeSight sight) { return lives_[static_cast<std::size_t>(sight)]; }
  const LifeSlots& lives(LifeSight sight) const { return lives_[static_cast<std::size_t>(sight)]; }

  void put_away(const LifeSlot& slot);

  template <class Visit>
  void for_each_slot(Visit visit);
  template <class Test>
  bool any_slot(Test test) const;

  struct KnownLife {
    LifeInView life;
    ReadingAnswer answer;
  };

  std::array<LifeSlots, 2> lives_;  // by sight
  std::deque<KnownLife> put_away_;  // the latest last
  std::array<RaceSlots, most_layers> races_;
};

}  // namespace gosedai
