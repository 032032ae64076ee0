// Any search behind one face: whoever starts, drives or asks searches (actors, GTP) need not know
// which they are.
//
//     Search search(board, question);
//     while (!search.advance(50)) { ... }
//     to_reading(board, question, search.answer())     // one view of all answers
//
// To add a search: its question in `Question`, its answer (if it is a new type) in `Answer`, a line
// `SearchFor`, and its name and subject in search.cpp.
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "model/reading/break_in_search.hpp"
#include "model/reading/capture_search.hpp"
#include "model/reading/combination_search.hpp"
#include "model/reading/connection_search.hpp"
#include "model/reading/double_capture_search.hpp"
#include "model/reading/eye_search.hpp"
#include "model/reading/group_search.hpp"
#include "model/reading/linkage_search.hpp"
#include "model/reading/local_search.hpp"
#include "model/reading/multi_capture_search.hpp"
#include "model/reading/race_search.hpp"
#include "model/reading/reading_answer.hpp"
#include "model/reading/search_tree.hpp"
#include "model/reading/tsumego_search.hpp"
#include "model/reading/unconditional_search.hpp"

namespace gosedai {

using Question =
    std::variant<CaptureQuestion, DoubleCaptureQuestion, MultiCaptureQuestion, CombinationQuestion,
                 ConnectionQuestion, BreakInQuestion, LinkageQuestion, TsumegoQuestion,
                 GroupQuestion, LocalQuestion, RaceQuestion, EyeQuestion, UnconditionalQuestion>;
using Answer = std::variant<CaptureAnswer, ReadingAnswer, CombinationAnswer, LinkageAnswer,
                            RaceAnswer, EyeAnswer, UnconditionalAnswer>;

/// The resumable object that answers a question.
template <class AnyQuestion>
struct SearchFor;
template <>
struct SearchFor<CaptureQuestion> {
  using Type = CaptureSearch;
};
template <>
struct SearchFor<DoubleCaptureQuestion> {
  using Type = DoubleCaptureSearch;
};
template <>
struct SearchFor<MultiCaptureQuestion> {
  using Type = MultiCaptureSearch;
};
template <>
struct SearchFor<CombinationQuestion> {
  using Type = CombinationSearch;
};
template <>
struct SearchFor<ConnectionQuestion> {
  using Type = ConnectionSearch;
};
template <>
struct SearchFor<BreakInQuestion> {
  using Type = BreakInSearch;
};
template <>
struct SearchFor<LinkageQuestion> {
  using Type = LinkageSearch;
};
template <>
struct SearchFor<TsumegoQuestion> {
  using Type = TsumegoSearch;
};
template <>
struct SearchFor<GroupQuestion> {
  using Type = GroupSearch;
};
template <>
struct SearchFor<LocalQuestion> {
  using Type = LocalSearch;
};
template <>
struct SearchFor<RaceQuestion> {
  using Type = RaceSearch;
};
template <>
struct SearchFor<EyeQuestion> {
  using Type = EyeSearch;
};
template <>
struct SearchFor<UnconditionalQuestion> {
  using Type = UnconditionalSearch;
};

class Search {
 public:
  /// With a memory of the same question asked before, where the search can use one.
  Search(const Board& board, const Question& question, SearchMemory* memory = nullptr);

  /// Expands at most that many nodes; true when the answer is final.
  bool advance(int nodes);
  bool is_finished() const noexcept;
  int nodes() const noexcept;
  /// Before the end: what is known so far, usually `unknown`.
  Answer answer() const;
  /// What has been looked at, or the line of the answer where that was seen without looking; nothing for
  /// searches that keep no tree.
  std::optional<SearchTree> tree(const TreeLimits& limits) const;

 private:
  template <class Questions>
  struct SearchesFor;
  template <class... Each>
  struct SearchesFor<std::variant<Each...>> {
    using Type = std::variant<typename SearchFor<Each>::Type...>;
  };
  using AnySearch = SearchesFor<Question>::Type;

  static AnySearch start(const Board& board, const Question& question, SearchMemory* memory);

  Color to_move_;
  AnySearch search_;
};

/// What is said about a question when its search has failed: `unknown`.
Answer unknown_answer(const Question& question);

/// The answer from the view of the side to move. The board is the one that was asked about.
ReadingAnswer to_reading(const Board& board, const Question& question, const Answer& answer);

/// Wants all working first moves, or allows only one, where the search can do that; false elsewhere.
bool ask_for_all_moves(Question& question);
bool allow_only(Question& question, Point move);
/// The search is to be shown as a tree (`Search::tree`) when it has ended.
void ask_for_tree(Question& question);

/// "capture search": what a trace calls it.
std::string_view name_of(const Question& question);
/// A stone or point that the question is about.
Point subject_of(const Question& question);
/// Who is to move; empty where the question is about both sides.
Color to_move_in(const Question& question);
/// Usually done within a few nodes: levels the load behind the larger ones.
bool is_small(const Question& question);

}  // namespace gosedai
