// A string as an actor: it decides its own life when its inputs change (spec 3), tells its
// neighbours, and fires the CASEs about itself.
//
//                       EpochChange
//       settled ----------------------------> reading --- answers ---.
//          ^                                     ^   '---------------'  asks what is still open
//          |                                     | all answered: life is bound, neighbours are told
//          |  neighbours' lives known,           v
//          |  threats read:                    waiting  (for neighbours that re-evaluate, too;
//          '----- CASEs fired, Settled ----------'       asks for threats if it lives)
//
// The roving force's answers come later and run the same way from "reading" on. Retire ends it.
#pragma once

#include <map>

#include "actors/dataflow/cell.hpp"
#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/objects/string_reading.hpp"
#include "actors/options.hpp"
#include "actors/searches/search_actor.hpp"

namespace gosedai {

/// How a string reads: through search actors, or (after a failure) by itself in one go.
enum class ReadingMode : std::uint8_t { searches, sequential };

/// Whom a string works with.
struct StringWiring {
  CoordinatorHandle coordinator;
  DirectoryHandle directory;
  EngineOptions options;
  ReadingMode mode = ReadingMode::searches;
};

class StringActor : public EngineActor<StringHandle> {
 public:
  StringActor(caf::actor_config& config, StringId id, Incarnation incarnation, StringWiring wiring);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  void on_change(const EpochChange& change);
  void on_report(const SearchReport& report);
  void on_life(const LifeBound& news);
  void on_retire(const Retire& retire);

  void look(const BitBoard& changed);
  void ask(Force force);
  void ask_threats(Force force);
  ThreatSubject threat_subject(const StringLife& life) const;
  void start_search(LifeQuestion question, Force force);
  void start_search(ThreatAsk ask, const ThreatQuestion& question, Force force);
  SearchOrder order_for(const Question& question, Force force);
  StringLife present_life() const;
  void settle_life();
  void tell_neighbors();
  bool neighbors_are_known() const;
  void fire_cases();
  std::vector<NeighborLife> enemy_lives() const;
  RecognisedString recognised() const;
  void settle();
  void settle_early();

  struct News {
    Epoch epoch = 0;
    NeighborLife life;
  };

  StringId id_;
  Incarnation incarnation_;
  StringWiring wiring_;

  Epoch epoch_ = 0;
  PositionPtr position_;
  StringTablePtr strings_;
  Tokens tokens_;

  Cell<StringFacts> facts_;
  std::vector<Point> friends_;  // that may be attacked together with it
  BitBoard facts_footprint_;
  StringReading reading_;
  ThreatReading threat_reading_;
  std::uint64_t next_serial_ = 1;
  Cell<StringLife> life_;
  bool life_is_due_ = false;   // must be bound in this epoch
  bool main_is_due_ = false;   // has not settled in this epoch
  Epoch settled_early_ = 0;    // the last epoch in which its life was told before its threats
  ThreatAnswers own_threats_;  // in sequential mode
  std::map<StringId, News> neighbors_;

  Cell<CandidateList> candidates_;
  BitBoard cases_footprint_;
};

}  // namespace gosedai
