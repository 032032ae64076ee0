// Knows every object on the board: starts and ends their actors and tells exactly those about a new
// epoch that have read something that changed.
//
// A string re-evaluates when a changed point lies in its interest (what it and its searches have
// read), when it is new, or while it still works. Its enemies (and the own strings across a
// crosscut) are told as well, because they wait for its life; they keep their own. So the attention
// stays near the last move by itself (TR-0837 3.3.3) and widens where a search had read far.
#pragma once

#include <map>
#include <vector>

#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/options.hpp"
#include "actors/recognition_messages.hpp"

namespace gosedai {

class Directory : public EngineActor<DirectoryHandle> {
 public:
  Directory(caf::actor_config& config, EngineOptions options);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  struct Object {
    StringHandle actor;
    Incarnation incarnation = 0;
    Epoch told = 0;     // the last epoch it was told
    Epoch settled = 0;  // the last epoch it has settled in
    Epoch living = 0;   // the last epoch its life is known in
    bool busy = true;   // has not settled since, or still reads
    BitBoard interest;
    RecognisedString string;
  };
  using Objects = std::map<StringId, Object>;

  void on_announce(const Announce& announce);
  void on_settled(const Settled& settled);
  void on_down(const caf::down_msg& down);
  Snapshot snapshot() const;

  void retire_missing(const std::vector<StringId>& present, const Announce& announce);
  /// The strings that re-evaluate: new ones get their actor here.
  std::vector<StringId> find_touched(const std::vector<StringId>& present, const BitBoard& changed);
  std::vector<StringId> acquaintances_of(const std::vector<StringId>& strings) const;
  Object make_object(const StringId& id, bool after_failure);
  StringTablePtr make_table(const std::vector<StringId>& touched) const;
  void tell(Object& object, const EpochChange& change);
  void bind_strings(const Tokens& tokens);
  void send_strings(const Tokens& tokens, bool threats_open);

  EngineOptions options_;
  CoordinatorHandle coordinator_;
  BoardHandle board_;
  IntuitionHandle intuition_;  // none without habits
  RecogniserHandle recogniser_;
  Objects objects_;
  Incarnation last_incarnation_ = whole_board;
  Epoch epoch_ = 0;
  PositionPtr position_;
  BitBoard changed_;      // in the present epoch
  Epoch lives_sent_ = 0;  // the last epoch in which lives were handed on before threats
  Attention attention_;
};

/// The points that differ between two positions: stones, their ages, and the ko ban.
BitBoard changed_points(const Position& before, const Position& after);

}  // namespace gosedai
