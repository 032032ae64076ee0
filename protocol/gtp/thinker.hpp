// The one who thinks, as the protocol sees it. The actors layer implements it; the protocol owns
// the game and calls it. All calls come from the thread that runs the session, one at a time.
//
//     position_changed(p)          after every accepted change of the game (also komi and rules)
//     think(task, answer)          returns at once; the thinking goes on elsewhere
//     interrupt()                  only while a think is pending; may come more than once
//       answer(move)               exactly once per think, from ANY thread
//     position_changed(p')         the move was played (not for `keep`, not for a resignation)
//
//     start_analysis(p)            returns at once; thinks on without a limit of time
//       analysis()                 what is known now; from time to time, also while a think is pending
//     end_analysis()               before any other call; the game is as it was
//
// answer(move) writes the GTP response itself with one write(2), in the thread that calls it, so a
// deadline thread needs nobody else to be scheduled. Only then it posts the rest (playing the move,
// queued commands) to the session's thread. From think to answer the session runs no command and
// writes nothing, hence there is one writer at any time. A second call is ignored. The function may
// be kept and copied beyond the end of the session. It takes one uncontended mutex and, for the
// short responses of genmove, allocates only in the post after the write.
//
// The queries are synchronous: they block the session, so they must come back within a bounded
// time. They never come while a think or an analysis is pending. position_changed, interrupt, analysis and
// end_analysis must not throw; an
// exception from think (before it has answered) or from a query becomes an error response.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/board/bitboard.hpp"
#include "model/board/move.hpp"
#include "model/board/position.hpp"
#include "model/joseki/joseki_parameters.hpp"
#include "model/patterns/pattern_set.hpp"
#include "model/reading/search_task.hpp"
#include "model/recognition/contested.hpp"
#include "model/recognition/recognition.hpp"
#include "protocol/gtp/analysis.hpp"
#include "protocol/gtp/time_state.hpp"

namespace gosedai::gtp {

/// One question for a move. The colour to move for is `position->to_move`; it may differ from the
/// side to move of the last position_changed, since GTP asks for either colour at any time.
struct ThinkTask {
  PositionPtr position;
  TimeState time;
  /// reg_genmove: the answer will not be played, and the controller's clock does not run.
  bool keep = false;
  /// kgs-genmove_cleanup: no pass while dead stones of the opponent are on the board.
  bool clean_up = false;
  /// When the command was read (or, for a queued one, when the answer before it was given): the
  /// controller's clock has been running since then.
  std::chrono::steady_clock::time_point received;
};

/// What came of a look at the numbers that can be tuned, or of a change.
struct ParameterReply {
  bool ok = false;
  std::string text;  // or what is wrong
};

/// Where known patterns are on the board. The set outlives the answer.
struct PatternFindings {
  const PatternSet* set = nullptr;
  std::vector<PatternMatch> matches;
};

class Thinker {
 public:
  /// The colour of the move is taken from the task. A stone that is not `playable` in the task's
  /// position is answered as a pass and reported on stderr.
  using Answer = std::function<void(Move)>;

  virtual ~Thinker() = default;

  virtual void position_changed(PositionPtr position) = 0;
  virtual void think(const ThinkTask& task, Answer answer) = 0;
  /// Answer at once with the best move so far.
  virtual void interrupt() = 0;

  /// The side to think for is the position's. Some first moves may have been taken out of what it may play.
  virtual void start_analysis(const PositionPtr& /*position*/) {}
  virtual Analysis analysis() { return {}; }
  virtual void end_analysis() {}

  /// Whether the opponent's time is used.
  virtual void set_pondering(bool /*on*/) {}

  /// Stones that count as prisoners in a final score; all other stones are alive.
  virtual BitBoard dead_stones(const PositionPtr& position) = 0;

  /// Everything recognised about the position; null when it takes too long.
  virtual RecognitionPtr recognise(const PositionPtr& position) = 0;

  /// What the last whole-board search of that position found contested; nothing when there was none. The
  /// recognition has a situation.
  virtual std::optional<ContestedBoard> contested(const Recognition& /*recognition*/) {
    return std::nullopt;
  }

  /// Text of one or more lines: why the last move was chosen, or what is thought of a point.
  virtual std::string explain(std::optional<Point> point) = 0;
  virtual std::string candidates() = 0;
  /// GNU Go's lists for a position: the best moves with their values on one line, and the reasons of one
  /// move, a line each.
  virtual std::string top_moves(const PositionPtr& /*position*/) { return {}; }
  virtual std::string move_reasons(const PositionPtr& /*position*/, Point /*point*/) { return {}; }

  /// No words: all parameters; a name: all about it; a name and values: sets it, and from then on all is
  /// thought over with it.
  virtual ParameterReply parameter(std::span<const std::string> words) {
    return {false, words.empty() ? "there are no parameters" : "no parameter " + words[0]};
  }

  /// The nodes of a search of that kind (reading_kinds.hpp) that a command asks for.
  virtual int reading_nodes(std::string_view /*kind*/, int usual) const { return usual; }

  /// The numbers by which joseki are chosen.
  virtual JosekiParameters joseki_parameters() const { return {}; }

  /// Without a set when there is none.
  virtual PatternFindings patterns(const PositionPtr& /*position*/) { return {}; }

  /// Asks searches, all at once; what they found comes in the order of the tasks. Without the clock
  /// the answers depend on the nodes allowed only. A search that is still busy at the deadline says
  /// what it knows, which may be `unknown`.
  virtual std::vector<Finding> read(const std::vector<SearchTask>& tasks,
                                    std::chrono::steady_clock::time_point deadline) = 0;
};

}  // namespace gosedai::gtp
