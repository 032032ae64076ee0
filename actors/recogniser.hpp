// The join of the recognition: where all strings and linkages meet, groups are formed, and deaths are
// followed up in layers (model/recognition/terrain.hpp).
//
//     EpochChange --> linkages read themselves --.
//     StringsBound (lives are enough) -----------+--> survey --> groups look --> groups are placed --.
//                                                      ^                                             |
//                                                      '--- next layer: who died is taken off -------'
//                                                            nothing new, and strings have settled
//                                                            in all: the situation is judged,
//                                                            and the CASEs are fired
//
// Whoever has nothing changed in what it has looked at is not asked again: a linkage within a move, a
// group within a layer. Nor is a group in a later layer where it is what it was in the layer below: deaths
// concern their neighbours only. The roving force's findings start the same way over with what is known.
#pragma once

#include <array>
#include <map>

#include "actors/engine_actor.hpp"
#include "actors/options.hpp"
#include "actors/recognition_messages.hpp"

namespace gosedai {

class Recogniser : public EngineActor<RecogniserHandle> {
 public:
  Recogniser(caf::actor_config& config, CoordinatorHandle coordinator, EngineOptions options);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  /// `awaiting`: groups are known, but not yet what strings have to fear.
  enum class Stage : std::uint8_t { gathering, looking, placing, awaiting, judging, done };

  struct LinkageRecord {
    LinkageHandle actor;  // none for legs: there is nothing to read about them
    LinkageRead read;
    BitBoard interest;
    bool valid = false;  // has answered since it was told last
  };
  /// What is known of a group in one layer.
  struct LayerRecord {
    bool seen = false;    // its facts are those of the present terrain
    bool looked = false;  // and so is the base
    bool placed = false;  // and so is the group
    GroupMembers members;
    GroupBase base;
    BitBoard interest;       // of the facts, in the terrain
    BitBoard life_interest;  // of its life, on the board
    GroupSurroundings around;
    Group group;
    BitBoard race_interest;

    /// What it is by itself is known; what it is among the others stays if that is the same.
    void settle(const GroupBase& now) {
      looked = true;
      placed = placed && base == now;
      base = now;
    }
  };
  struct GroupRecord {
    GroupHandle actor;
    Incarnation incarnation = 0;
    bool proposes = false;  // was asked for candidates last time
    bool busy = false;      // a search of it goes on
    BitBoard untold;        // points of the board that changed since it was told last
    std::array<LayerRecord, most_layers> layers;
  };

  void on_change(const EpochChange& change);
  void on_strings(const StringsBound& bound);
  void on_linkage(const LinkageBound& bound);
  void on_base(const GroupBaseBound& bound);
  void on_group(const GroupBound& bound);
  void on_refined(const GroupRefined& refined);
  void on_situation(const SituationBound& bound);
  void on_down(const caf::down_msg& down);
  RecognitionSnapshot snapshot() const;

  void renew_linkages(const BitBoard& changed);
  void tell_linkage(LinkageRecord& record, const LinkageShape& shape);
  void survey_when_ready();
  void settle();
  void start_layer(int layer, const BitBoard& dead);
  void forget_what_differs(const BitBoard& differing, const BitBoard& changed);
  GroupRecord& record_of(const GroupId& id);
  GroupHandle start_group(const GroupId& id, Incarnation incarnation, bool after_failure);
  void tell_to_look(GroupRecord& record);
  bool is_as_below(GroupRecord& record, const BitBoard& between);
  bool is_placed_as_below(GroupRecord& record);
  void place_groups();
  void finish_layer();
  void judge();
  void fire_cases();
  void withdraw(GroupRecord& record);
  void retire_groups();
  bool is_present(Epoch epoch, int layer, Stage stage) const {
    return epoch == epoch_ && layer == layer_ && stage == stage_;
  }
  LayerRecord& at_layer(GroupRecord& record) {
    return record.layers[static_cast<std::size_t>(layer_)];
  }
  const RecognitionParameters& parameters() const { return options_.parameters.recognition; }
  /// The layer before this one; only in a later layer.
  const LayerRecord& below(const GroupRecord& record) const {
    return record.layers[static_cast<std::size_t>(layer_) - 1];
  }
  const Terrain& terrain() const { return *terrains_[static_cast<std::size_t>(layer_)]; }

  CoordinatorHandle coordinator_;
  EngineOptions options_;
  Epoch epoch_ = 0;
  PositionPtr position_;
  Tokens tokens_;

  Stage stage_ = Stage::done;
  int layer_ = 0;
  int waiting_ = 0;     // objects that were told and have not answered
  bool again_ = false;  // somebody has found out more meanwhile

  std::map<LinkageId, LinkageRecord> linkages_;
  std::map<GroupId, GroupRecord> groups_;
  StringsPtr strings_;
  Epoch strings_epoch_ = 0;
  bool threats_open_ = false;  // of these strings
  LinkagesPtr linkage_map_;
  std::array<TerrainPtr, most_layers> terrains_;
  std::vector<Layer> layers_;
  WeakAreas weak_;
  SituationHandle situation_;
  std::vector<CaseHandle> cases_;
  Incarnation next_group_ = first_group;
  RecognitionPtr recognition_;
  RecognitionAttention attention_;
};

}  // namespace gosedai
