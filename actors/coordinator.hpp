// Opens epochs, collects what the CASEs propose, and decides (spec 10).
//
//                 OpenEpoch
//       idle ------------------> collecting --- ForceDone ---> verifying --- a safe move ---> decided
//                                    |                           ^                             |
//                                    | a better proposal:        '------ a late proposal ------'
//                                    '--> published at once            (of the roving force)
//
// Verifying is the suicide filter: capture searches on the position after the best moves, several at
// a time, as actors of the main force. The best move so far always stands on the AnswerBoard. When there is a whole-board
// search it is asked after the first decision, and its verdict is merged from then on.
#pragma once

#include <map>
#include <vector>

#include "actors/answer_board.hpp"
#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/options.hpp"
#include "actors/searches/playout_messages.hpp"
#include "actors/searches/search_ticket.hpp"

namespace gosedai {

class Coordinator : public EngineActor<CoordinatorHandle> {
 public:
  /// The search of the whole board may be null.
  Coordinator(caf::actor_config& config, DirectoryHandle directory, PlayoutSearchHandle playouts,
              std::shared_ptr<AnswerBoard> answers, EngineOptions options);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  enum class State : std::uint8_t { idle, collecting, verifying, decided };

  void on_open(const OpenEpoch& open);
  void on_recognised(const Recognised& found);
  void on_proposal(const Proposal& proposal);
  void on_force_done(const ForceDone& end);
  void on_report(const SearchReport& report);
  void on_reconsider(const Reconsider& again);
  void on_whole_board(const WholeBoardReport& report);

  void reconsider_later();
  void publish_better(const CandidateList& candidates);
  void verify();
  void conclude(Decision decision);
  void show();
  void continue_verifying();
  void check_safety(std::size_t rank);
  void forget_checks();

  DirectoryHandle directory_;
  PlayoutSearchHandle playouts_;
  std::shared_ptr<AnswerBoard> answers_;
  EngineOptions options_;

  State state_ = State::idle;
  Epoch epoch_ = 0;
  PositionPtr position_;
  Color color_ = Color::black;
  Aim aim_ = Aim::play;
  RecognitionPtr recognition_;  // of this epoch; null until it comes
  std::map<Incarnation, CandidateList> proposals_;
  double published_value_ = 0;
  bool reconsider_sent_ = false;
  SearchTicketPtr search_;  // of the whole-board search, when it has been asked for
  Decision decision_;       // of the main force, and of what the roving force read
  VerdictPtr verdict_;      // of the whole-board search

  RecognitionPtr viewed_;             // the one that the order of moves leans on
  std::optional<DecisionView> view_;  // points into it and into the position
  std::vector<RankedMove> ranked_;
  std::vector<SafetyAnswer> safety_;  // by rank
  struct Check {
    std::size_t rank = 0;
    SearchTicketPtr ticket;
  };
  std::map<std::uint64_t, Check> checks_;  // running, by serial
  std::uint64_t next_serial_ = 1;
};

}  // namespace gosedai
