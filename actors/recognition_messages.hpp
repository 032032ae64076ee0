// The contracts of the actors that recognise linkages and groups: see docs/messages.md for the flow.
#pragma once

#include "actors/messages.hpp"

namespace gosedai {

// --- to a linkage -------------------------------------------------------------------------------

/// From the recogniser: an input of yours may have changed.
struct LinkageChange {
  Epoch epoch = 0;
  PositionPtr position;
  LinkageShape shape;
  Tokens tokens;
};

using LinkageHandle = caf::typed_actor<caf::reacts_to<LinkageChange>>;

// --- to a CASE of the board ---------------------------------------------------------------------

/// From the recogniser, to CASEs and to groups: all objects have settled.
struct FireCases {
  Epoch epoch = 0;
  RecognitionPtr recognition;  // with the situation
  bool anew = false;           // what was proposed before has been withdrawn
  Tokens tokens;
};

using CaseHandle = caf::typed_actor<caf::reacts_to<FireCases>>;

// --- to a group ---------------------------------------------------------------------------------

/// From the recogniser: look at yourself in this layer; something there may have changed.
struct LookAtGroup {
  Epoch epoch = 0;
  int layer = 0;
  TerrainPtr terrain;
  bool seen = false;  // your facts are as they were; your life may be another
  BitBoard changed;   // points of the board since the group was told last
  Tokens tokens;
};

/// From the recogniser: this is what you are by yourself, and what is around you; say what you are.
struct PlaceGroup {
  Epoch epoch = 0;
  int layer = 0;
  PositionPtr position;
  BitBoard changed;  // points of the board since the group was told last
  GroupBase base;
  GroupSurroundings around;
  Tokens tokens;
};

using GroupHandle = caf::typed_actor<caf::reacts_to<LookAtGroup>, caf::reacts_to<PlaceGroup>,
                                     caf::reacts_to<SearchReport>, caf::reacts_to<FireCases>>;

// --- to the situation ---------------------------------------------------------------------------

/// From the recogniser: all groups are settled; judge how the game stands and put it in. Nobody else has
/// the recognition yet.
struct JudgeSituation {
  Epoch epoch = 0;
  std::shared_ptr<Recognition> recognition;
  Tokens tokens;
};

using SituationHandle = caf::typed_actor<caf::reacts_to<JudgeSituation>>;

// --- to the recogniser --------------------------------------------------------------------------

/// From a linkage: what I am read alone, and what I have looked at.
struct LinkageBound {
  Epoch epoch = 0;
  LinkageRead read;
  BitBoard interest;
  bool re_read = false;  // the view was another one
  Tokens tokens;
};

/// From a group: what I am by myself in a layer, and what I have looked at.
struct GroupBaseBound {
  Epoch epoch = 0;
  int layer = 0;
  GroupBase base;
  BitBoard interest;       // of the facts
  BitBoard life_interest;  // of the view that my life is read from
  bool busy = false;       // a search of mine goes on
  Tokens tokens;
};

/// From a group: what I am among the others.
struct GroupBound {
  Epoch epoch = 0;
  int layer = 0;
  Group group;
  BitBoard interest;  // of the race searches
  bool busy = false;
  Tokens tokens;
};

/// From a group: the roving force has found out more about me; let me look again.
struct GroupRefined {
  GroupId id;
  Tokens tokens;
};

/// From the situation: the recognition with the situation in it.
struct SituationBound {
  Epoch epoch = 0;
  RecognitionPtr recognition;
  Tokens tokens;
};

/// From the directory: all strings have settled, or one has found out more.
struct StringsBound {
  Epoch epoch = 0;
  StringsPtr strings;
  Tokens tokens;
  bool threats_open = false;  // all lives are known; the rest follows
};

using RecogniserHandle = caf::typed_actor<
    caf::reacts_to<EpochChange>, caf::reacts_to<StringsBound>, caf::reacts_to<LinkageBound>,
    caf::reacts_to<GroupBaseBound>, caf::reacts_to<GroupBound>, caf::reacts_to<GroupRefined>,
    caf::reacts_to<SituationBound>, caf::replies_to<GetRecognition>::with<RecognitionSnapshot>>;

}  // namespace gosedai

CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::LinkageChange)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::FireCases)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::LookAtGroup)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::PlaceGroup)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::LinkageBound)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GroupBaseBound)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GroupBound)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GroupRefined)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::StringsBound)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::JudgeSituation)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::SituationBound)
