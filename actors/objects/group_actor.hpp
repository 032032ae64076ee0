// A group as an actor (spec 5, 8): it looks at itself, has its life read, and says what it is among
// its neighbours, in each layer of the recognition.
//
//              LookAtGroup                                        PlaceGroup
//     idle ----------------> reading life --- base bound ---> idle ----------> reading the race
//      ^                                                                             |
//      '------------------------------ group bound ----------------------------------'
//
// When the roving force finds out more, it asks the recogniser to be looked at again. A newer order always
// replaces an older one. When all objects have settled, it fires the CASEs about itself (FireCases).
#pragma once

#include <array>
#include <map>

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/objects/group_reading.hpp"
#include "actors/options.hpp"
#include "actors/recognition_messages.hpp"
#include "actors/searches/search_actor.hpp"
#include "model/recognition/group_look.hpp"

namespace gosedai {

/// How a group reads: through search actors, or (after a failure) by itself in one go.
enum class GroupMode : std::uint8_t { searches, sequential };

/// Whom a group works with.
struct GroupWiring {
  RecogniserHandle recogniser;
  CoordinatorHandle coordinator;
};

class GroupActor : public EngineActor<GroupHandle> {
 public:
  GroupActor(caf::actor_config& config, GroupId id, Incarnation incarnation, GroupWiring wiring,
             EngineOptions options, GroupMode mode);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  enum class Phase : std::uint8_t { idle, life, race };

  /// What it sees of itself in one layer.
  struct View {
    GroupFacts facts;
    BitBoard footprint;
  };

  void on_look(const LookAtGroup& look);
  void on_place(const PlaceGroup& place);
  void on_report(const SearchReport& report);
  void on_fire(const FireCases& fire);

  void begin(Epoch epoch, int layer, PositionPtr position, const Tokens& tokens);
  void see(const Terrain& terrain);
  void view_life();
  void go_on();
  void read_life();
  void read_race();
  std::optional<Force> life_force();
  LifeInView life_in_view(GroupAsk ask);
  void start_life_search(GroupAsk ask, Force force, bool spare = false);
  void start_race_search(GroupAsk ask, const Race& race);
  SearchOrder order_for(const Question& question, const Board& board, Force force);
  void read_by_itself();
  void bind_base();
  void bind_group();
  void rest();
  const GroupParameters& parameters() const { return options_.parameters.recognition.group; }
  View& view() { return views_[static_cast<std::size_t>(layer_)]; }

  GroupId id_;
  Incarnation incarnation_;
  GroupWiring wiring_;
  EngineOptions options_;
  GroupMode mode_;

  Epoch epoch_ = 0;
  int layer_ = 0;
  Phase phase_ = Phase::idle;
  PositionPtr position_;
  Tokens tokens_;

  std::array<View, most_layers> views_;
  KnownInteriors interiors_;
  LifeView life_view_;  // of the layer that is being looked at
  BitBoard life_footprint_;
  GroupBase base_;            // what it is in the layer
  GroupSurroundings around_;  // where it is being placed
  GroupReading reading_;
  GroupAnswers own_answers_;  // in sequential mode
  std::uint64_t next_serial_ = 1;
  Cell<CandidateList> candidates_;
};

}  // namespace gosedai
