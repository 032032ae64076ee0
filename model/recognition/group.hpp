// A group with everything recognised about it (spec 5 and 8; TR-0837 3.3.1.4, 3.3.2).
//
//     look_at_group         what can be seen                                   (group_facts.hpp)
//     open_life_questions   what has to be read about its own life, by life-and-death searches
//     base_of               what the group is by itself
//     race_with             the neighbour it has to race with, if neither can live
//     classify              what it is among its neighbours: class, strength, urgency
//
// An actor asks the searches one by one as answers arrive, the sequential oracle in a loop: both follow
// this one plan.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "model/reading/group_search.hpp"
#include "model/reading/group_status.hpp"
#include "model/reading/race_question.hpp"
#include "model/recognition/group_facts.hpp"
#include "model/recognition/life_view.hpp"
#include "model/recognition/recognition_parameters.hpp"

namespace gosedai {

/// The searches a group may need; those about a race come when its neighbours are known.
enum class GroupAsk : std::uint8_t {
  attack,
  defend,
  spoil,  // does the enemy get a seki, or more?
  keep,   // does its owner live with territory?
  race_first,
  race_second,
};
inline constexpr std::size_t group_ask_count = 6;
inline constexpr std::array life_asks = {GroupAsk::attack, GroupAsk::defend, GroupAsk::spoil,
                                         GroupAsk::keep};

constexpr std::size_t slot_of(GroupAsk ask) noexcept { return static_cast<std::size_t>(ask); }

struct GroupAnswers {
  std::optional<ReadingAnswer> attack;
  std::optional<ReadingAnswer> defend;
  std::optional<ReadingAnswer> spoil;
  std::optional<ReadingAnswer> keep;
  std::optional<RaceAnswer> race_first;  // the owner moves first
  std::optional<RaceAnswer> race_second;

  /// Of a question about its life.
  std::optional<ReadingAnswer>& life(GroupAsk ask);

  friend bool operator==(const GroupAnswers&, const GroupAnswers&) = default;
};

/// Its own life has to be read out, where room and siege do not tell.
bool needs_reading(const GroupFacts& facts, const GroupParameters& parameters = usual_group);
/// It is shut in with one small eye space, where a seki may come about although nobody can kill it.
bool may_lose_territory(const GroupFacts& facts);
/// The points where its life would be fought out, as far as can be seen from it.
int room_to_read(const GroupFacts& facts);

/// Which force reads the life of this group; nothing when none does.
std::optional<Force> force_for(const GroupFacts& facts, bool has_roving,
                               const GroupParameters& parameters = usual_group);

/// What has to be asked now about a group that is read; empty when that is all. Whether its owner can save
/// it is asked only of a group that is found in danger: where the attack is not read to its end, the
/// defence never was either. Of one that may lose its territory this is asked first: who keeps it lives.
std::vector<GroupAsk> open_life_questions(const GroupFacts& facts, const GroupAnswers& answers);
/// Nodes for that, where so many are usual: positions of a closed eye space are small and soon looked at.
int nodes_for_life(const GroupFacts& facts, int usual,
                   const GroupParameters& parameters = usual_group);
GroupQuestion to_search(GroupAsk ask, const GroupFacts& facts, const LifeWeights* weights);
/// What is read of the board for that.
LifeSight sight_for(const GroupFacts& facts);

/// Of a group that lives: whoever moves first decides whether its eye space is territory or a seki.
struct EyeSpaceStatus {
  Point spoil;  // the move that leaves it a seki at most; none where nothing is to be decided
  Point keep;
  bool by_ko = false;

  bool is_open() const { return !spoil.is_none(); }
  friend bool operator==(const EyeSpaceStatus&, const EyeSpaceStatus&) = default;
};

/// A group by itself, its neighbours taken as alive.
struct GroupBase {
  GroupFacts facts;
  GroupStatus status;
  EyeSpaceStatus eye_space;
  double strength = 0;  // without help and without weak area

  /// Shut in without room for two eyes: what becomes of it is decided by a race, if there is one.
  bool must_race(const GroupParameters& parameters = usual_group) const;
  friend bool operator==(const GroupBase&, const GroupBase&) = default;
};

/// Without answers: by what is seen.
GroupBase base_of(const GroupFacts& facts, const GroupAnswers& answers,
                  const GroupParameters& parameters = usual_group);

/// In the order of spec 8.
enum class GroupClass : std::uint8_t {
  completely_dead,
  safe,
  escapable,
  linkable,
  cuttable,  // the enemy can part it from its reinforcement, and it needs it
  self_alive,
  neutral,
  self_dead,
  race_won,
  race_lost,
  seki,
  race_neutral,
  race_possible,
  breakout,
  helpless,
};
std::string_view name_of(GroupClass kind) noexcept;

/// What a group knows of another one.
struct GroupNeighbor {
  GroupId id;
  GroupFate fate = GroupFate::unknown;
  double strength = 0;  // before help
  int size = 0;
  bool must_race = false;
  BitBoard stones;
  std::vector<StringId> strings;  // ordered

  friend bool operator==(const GroupNeighbor&, const GroupNeighbor&) = default;
};
GroupNeighbor neighbor_from(const GroupBase& base, const GroupParameters& parameters = usual_group);

/// All that the second half of a group's work depends on besides its base.
struct GroupSurroundings {
  std::vector<GroupNeighbor> neighbors;  // enemies around and friends that may help, ordered
  double weak_area = 0;                  // its share

  friend bool operator==(const GroupSurroundings&, const GroupSurroundings&) = default;
};

/// The strings that race: two groups without room that shut each other in.
struct Race {
  Point own;
  Point other;
  friend bool operator==(const Race&, const Race&) = default;
};
/// Nothing when the group has no such neighbour, when reading their lives has decided the race, or when
/// it has found neither dead: races are dear to read.
std::optional<Race> race_with(const GroupBase& base, const GroupSurroundings& around,
                              const GroupParameters& parameters = usual_group);
std::vector<GroupAsk> open_race_questions(const std::optional<Race>& race,
                                          const GroupAnswers& answers);
RaceQuestion to_race(GroupAsk ask, const GroupFacts& facts, const Race& race);

struct Group {
  GroupBase base;
  double weak_area = 0;
  double strength_alone = 0;  // with its weak area, before help
  double strength = 0;        // 0 to 50
  double urgency = 0;         // 0 to 100
  int survival = 0;           // in per cent
  double importance = 0;      // as a cutting group
  GroupClass kind = GroupClass::helpless;
  bool by_estimate = false;  // its class leans on room and strength, not on reading
  Point attack;              // the moves that decide about it, where it is not settled
  Point defence;

  const GroupFacts& facts() const { return base.facts; }
  const GroupId& id() const { return base.facts.members.id; }
  Color color() const { return base.facts.members.color; }
  friend bool operator==(const Group&, const Group&) = default;
};

Group classify(const GroupBase& base, const GroupSurroundings& around, const GroupAnswers& answers,
               const GroupParameters& parameters = usual_group);

/// It is as good as taken.
bool counts_as_dead(const Group& group);

/// Strength from room and siege (spec 5), 0 to 50.
double strength_from(double first, double second, double weak_area, double siege,
                     const GroupParameters& parameters = usual_group);
double urgency_from(double strength, const GroupParameters& parameters = usual_group);
int survival_from(double strength, const GroupParameters& parameters = usual_group);

}  // namespace gosedai
