// The contracts of the actors: who may be told what. See docs/messages.md for the flow.
//
// Messages are plain structs that stay inside one process (large values travel by shared pointer),
// so they carry no serialisation. Whoever receives a message with tokens keeps them until the work
// it causes is done or passed on (dataflow/token.hpp).
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <caf/all.hpp>

#include "actors/dataflow/epoch.hpp"
#include "actors/dataflow/token.hpp"
#include "kb/decision/sequential.hpp"
#include "model/board/position.hpp"
#include "model/playout/verdict.hpp"
#include "model/reading/search.hpp"
#include "model/reading/search_task.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

/// One actor's lifetime as an object. A string that is captured and comes back by undo has the same
/// StringId but a new incarnation, so a late message of the old one cannot be mistaken.
using Incarnation = std::uint32_t;
inline constexpr Incarnation whole_board = 0;
/// Whoever sees how players would move.
inline constexpr Incarnation at_sight = 0x3fff'ffff;
/// Strings count up from 1; groups and the CASEs of the board have numbers of their own.
inline constexpr Incarnation first_group = 0x4000'0000;
inline constexpr Incarnation first_case = 0x8000'0000;

// --- to the coordinator -------------------------------------------------------------------------

/// From outside: this is the position now; think for `color`.
struct OpenEpoch {
  Epoch epoch = 0;
  PositionPtr position;
  Color color = Color::black;
  Aim aim = Aim::play;
};

/// From the recogniser: all objects of the epoch, with the situation; again when the roving force has found
/// out more.
struct Recognised {
  Epoch epoch = 0;
  RecognitionPtr recognition;
  Tokens tokens;
};

/// From an object: its CASEs propose this from now on (nothing, when the object has ended).
struct Proposal {
  Epoch epoch = 0;
  Incarnation from = whole_board;
  CandidateList candidates;
  Tokens tokens;
};

/// From a token: the last share was dropped.
struct ForceDone {
  Epoch epoch = 0;
  Force force = Force::main;
};

/// From itself: proposals came after the main force was done; rank again when all that wait are in.
struct Reconsider {
  Epoch epoch = 0;
};

/// From the whole-board search: what it thinks now, and whether it has ended.
struct WholeBoardReport {
  Epoch epoch = 0;
  VerdictPtr verdict;
  bool final = false;
};

// --- to the owner of a search -------------------------------------------------------------------

/// From a search to the one who asked: an answer, or that the main budget is used up and the search
/// goes on with the roving force.
struct SearchReport {
  std::uint64_t serial = 0;
  Answer answer;
  bool goes_on = false;
  Tokens tokens;
  SearchTreePtr tree;  // when the order asks for it
};

using SearchOwner = caf::typed_actor<caf::reacts_to<SearchReport>>;

using CoordinatorHandle = caf::typed_actor<caf::reacts_to<OpenEpoch>, caf::reacts_to<Recognised>,
                                           caf::reacts_to<Proposal>, caf::reacts_to<ForceDone>,
                                           caf::reacts_to<SearchReport>, caf::reacts_to<Reconsider>,
                                           caf::reacts_to<WholeBoardReport>>;

// --- to a string --------------------------------------------------------------------------------

struct StringTable;
using StringTablePtr = std::shared_ptr<const StringTable>;

/// From the directory: an input of yours may have changed.
struct EpochChange {
  Epoch epoch = 0;
  PositionPtr position;
  BitBoard changed;        // points that differ from the epoch before
  StringTablePtr strings;  // who is on the board, and who re-evaluates in this epoch
  Tokens tokens;
};

/// From a neighbour: my life in this epoch.
struct LifeBound {
  Epoch epoch = 0;
  NeighborLife life;
  Tokens tokens;
};

/// From the directory: the string is no longer on the board.
struct Retire {
  Epoch epoch = 0;
  Tokens tokens;
};

using StringHandle = caf::typed_actor<caf::reacts_to<EpochChange>, caf::reacts_to<LifeBound>,
                                      caf::reacts_to<SearchReport>, caf::reacts_to<Retire>>;

/// The strings of an epoch and their actors.
struct StringTable {
  struct Entry {
    StringHandle actor;
    Incarnation incarnation = 0;
    bool re_evaluates = false;  // will bind its life in this epoch
  };
  std::map<StringId, Entry> entries;
};

// --- to the whole-board object ------------------------------------------------------------------

using BoardHandle = caf::typed_actor<caf::reacts_to<EpochChange>>;

// --- to the intuition ---------------------------------------------------------------------------

/// From itself: the next layer of its look at this epoch.
struct NextLayer {
  Epoch epoch = 0;
};

using IntuitionHandle = caf::typed_actor<caf::reacts_to<EpochChange>, caf::reacts_to<NextLayer>>;

// --- to the directory ---------------------------------------------------------------------------

/// From the coordinator: the new position with fresh tokens, and where proposals go.
struct Announce {
  Epoch epoch = 0;
  PositionPtr position;
  CoordinatorHandle coordinator;
  Tokens tokens;
};

/// From a string: what I am now, what I have read (tell me when it changes), whether I still work.
struct Settled {
  Epoch epoch = 0;
  Incarnation from = 0;
  RecognisedString string;
  BitBoard interest;
  bool busy = false;
  Tokens tokens;
  /// Only the life is certain so far; what there is to fear is still being read. Another one follows.
  bool threats_open = false;
};

/// How much of the board an epoch touched: the focus of attention (TR-0837 3.3.3).
struct Attention {
  Epoch epoch = 0;
  int objects = 0;
  int re_evaluated = 0;
};

struct Snapshot {
  Epoch epoch = 0;
  std::shared_ptr<const RecognisedStrings> strings;
  Attention attention;
};
struct GetSnapshot {};

/// How much of the recognition an epoch touched.
struct RecognitionAttention {
  int linkages = 0;
  int linkages_told = 0;
  int linkages_read = 0;
  int groups = 0;  // in all layers
  int groups_told = 0;

  friend bool operator==(const RecognitionAttention&, const RecognitionAttention&) = default;
};

struct RecognitionSnapshot {
  Epoch epoch = 0;
  RecognitionPtr recognition;  // null before the first is complete
  RecognitionAttention attention;
};
/// For the recogniser (recognition_messages.hpp), through the directory that owns it.
struct GetRecognition {};

using DirectoryHandle =
    caf::typed_actor<caf::reacts_to<Announce>, caf::reacts_to<Settled>,
                     caf::replies_to<GetSnapshot>::with<Snapshot>,
                     caf::replies_to<GetRecognition>::with<RecognitionSnapshot>>;

// --- to an inquiry ------------------------------------------------------------------------------

/// From outside: answer when all searches have reported.
struct GetFindings {};

/// In the order of the tasks.
struct Findings {
  std::vector<Finding> all;
};

/// From outside: what is known now is the answer.
struct TimeIsUp {};

using InquiryHandle = caf::typed_actor<caf::replies_to<GetFindings>::with<Findings>,
                                       caf::reacts_to<SearchReport>, caf::reacts_to<TimeIsUp>>;

// --- to a search --------------------------------------------------------------------------------

/// From itself: do the next slice.
struct NextSlice {};

using SearchHandle = caf::typed_actor<caf::reacts_to<NextSlice>>;

}  // namespace gosedai

CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::OpenEpoch)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Recognised)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Proposal)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::ForceDone)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Reconsider)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::WholeBoardReport)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::SearchReport)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::EpochChange)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::NextLayer)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::LifeBound)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Retire)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Announce)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Settled)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Snapshot)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GetSnapshot)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::RecognitionSnapshot)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GetRecognition)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::GetFindings)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::Findings)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::TimeIsUp)
CAF_ALLOW_UNSAFE_MESSAGE_TYPE(gosedai::NextSlice)
