#include "model/joseki/joseki_chooser.hpp"

#include <algorithm>
#include <cmath>

#include "model/joseki/joseki_ladder.hpp"

namespace gosedai {

namespace {

constexpr double most_points = joseki_value_limit / 10.0;

class CornerChooser {
 public:
  CornerChooser(const JosekiKnowledge& knowledge, const Board& board, Color to_move,
                const JosekiParameters& parameters)
      : knowledge_(knowledge), board_(board), to_move_(to_move), parameters_(parameters) {}

  CornerChoice choose(CornerMatches found) {
    CornerChoice choice{std::move(found), 0, {}};
    for (const JosekiMatch& match : choice.found.matches) {
      const bool is_repeated = std::ranges::any_of(
          choice.found.matches,
          [&](const JosekiMatch& other) { return &other < &match && other.node == match.node; });
      if (!is_repeated) choice.variations += knowledge_.tree[match.node].variations;
      collect(match);
    }
    limit_judging();
    for (Draft& draft : drafts_) finish(draft, choice.found.is_empty);
    add_judgement();
    if (choice.found.is_empty) add_openings();
    choice.candidates = take_sorted();
    return choice;
  }

 private:
  struct Draft {
    JosekiCandidate candidate;
    JosekiMatch match;
    const JosekiMove* move;
    double outlook = 0;  // how much better than in a corner by itself
  };

  /// The moves of a match. Views may agree on a point: the more frequent move stands for it.
  void collect(const JosekiMatch& match) {
    const int lines = lines_of_corner(board_.size());
    for (const JosekiMove& move : knowledge_.tree.moves(match.node)) {
      if (match.view.turned(move.color) != to_move_) continue;
      if (move.point.x() >= lines || move.point.y() >= lines) continue;
      const Point point = match.view.to_board(move.point, board_.size());
      if (!board_.is_legal(to_move_, point)) continue;
      const Draft draft{begin(match, move, point), match, &move, 0};
      const auto same = std::ranges::find(drafts_, point,
                                          [](const Draft& other) { return other.candidate.point; });
      if (same == drafts_.end()) {
        drafts_.push_back(draft);
      } else if (same->candidate.count < move.count) {
        *same = draft;
      }
    }
  }

  JosekiCandidate begin(const JosekiMatch& match, const JosekiMove& move, Point point) const {
    JosekiCandidate candidate;
    candidate.corner = match.view.corner();
    candidate.color = to_move_;
    candidate.point = point;
    candidate.base = move.value / 10.0;
    candidate.count = move.count;
    candidate.won =
        move.color == Color::black ? move.black_won / 1000.0 : 1 - move.black_won / 1000.0;
    candidate.variations = knowledge_.tree[move.leads_to].variations;
    candidate.marks = for_mover(move);
    if (is_beside_foreign(match, point)) candidate.obstacle = JosekiObstacle::foreign_stone;
    return candidate;
  }

  /// "black" of the marks means the mover.
  static std::uint8_t for_mover(const JosekiMove& move) {
    if (move.color == Color::black) return move.marks;
    std::uint8_t marks = move.marks & (joseki_mark::joseki | joseki_mark::major);
    if ((move.marks & joseki_mark::black_better) != 0) marks |= joseki_mark::white_better;
    if ((move.marks & joseki_mark::white_better) != 0) marks |= joseki_mark::black_better;
    return marks;
  }

  /// TR-0837: within kosumi of a stone from outside the joseki.
  bool is_beside_foreign(const JosekiMatch& match, Point point) const {
    const auto own = stones_on_board(knowledge_.tree[match.node].stones, match.view, board_.size());
    const BitBoard foreign =
        (board_.stones_of(Color::black) | board_.stones_of(Color::white)) & ~(own[0] | own[1]);
    return std::ranges::any_of(orthogonal,
                               [&](int step) { return foreign.contains(point.offset(step)); }) ||
           std::ranges::any_of(diagonal,
                               [&](int step) { return foreign.contains(point.offset(step)); });
  }

  void limit_judging() {
    if (drafts_.empty()) return;
    const int each = parameters_.judgements / static_cast<int>(drafts_.size());
    parameters_.judge.judgements = std::clamp(each, 1, parameters_.judge.judgements);
  }

  void finish(Draft& draft, bool is_empty_corner) {
    JosekiCandidate& candidate = draft.candidate;
    Board after = board_;
    after.play(to_move_, candidate.point);
    if (draft.move->ladder) check_ladder_of(draft, after);
    candidate.conditions = sum_of_conditions(draft);
    JosekiParameters parameters = parameters_;
    // All joseki start from an empty corner: only the first stone is judged (Shyu 3.5).
    if (is_empty_corner) parameters.judge.depth = 1;
    JosekiOutlook outlook =
        judge_lines(knowledge_, after, draft.match.view, *draft.move, parameters);
    draft.outlook = outlook.points - usual_outlook(draft, parameters);
    candidate.line = std::move(outlook.line);
  }

  /// The same with nothing on the board but the stones of the joseki: how good that is for both is in the base
  /// value already. What counts here is the difference that the other stones make.
  double usual_outlook(const Draft& draft, const JosekiParameters& parameters) const {
    const auto stones =
        stones_on_board(knowledge_.tree[draft.match.node].stones, draft.match.view, board_.size());
    std::optional<Board> alone = Board::from_stones(board_.size(), stones[0], stones[1]);
    if (!alone || !alone->is_legal(to_move_, draft.candidate.point)) return 0;
    alone->play(to_move_, draft.candidate.point);
    return judge_lines(knowledge_, *alone, draft.match.view, *draft.move, parameters).points;
  }

  void check_ladder_of(Draft& draft, const Board& after) const {
    JosekiCandidate& candidate = draft.candidate;
    candidate.has_ladder = true;
    switch (check_ladder(after, *draft.move->ladder, draft.match.view, parameters_.ladder_nodes)) {
      case LadderState::holds: break;
      case LadderState::fails: candidate.obstacle = JosekiObstacle::ladder; break;
      case LadderState::unknown: candidate.ladder_unknown = true; break;
    }
  }

  double sum_of_conditions(const Draft& draft) {
    int tenths = 0;
    for (const PotentialCondition& condition : knowledge_.tree.conditions(*draft.move)) {
      const Point point = draft.match.view.to_board(condition.point, board_.size());
      if (point.is_none()) continue;
      const int own = (to_move_ == Color::black ? 1 : -1) * potential().at(point);
      if (condition.above ? own > condition.limit : own < condition.limit)
        tenths += condition.tenths;
    }
    return tenths / 10.0;
  }

  /// Computed when the first condition asks.
  const PotentialMap& potential() {
    if (!potential_)
      potential_ = potential_of(PotentialStamps(knowledge_.potential, board_.size()), board_);
    return *potential_;
  }

  /// Against the mean of the moves that are possible, weighted by how usual they are.
  void add_judgement() {
    double sum = 0;
    double weight = 0;
    for (const Draft& draft : drafts_) {
      const double usual = std::sqrt(draft.candidate.count + 1.0);
      sum += usual * draft.outlook;
      weight += usual;
    }
    for (Draft& draft : drafts_) {
      JosekiCandidate& candidate = draft.candidate;
      candidate.judgement =
          std::clamp(parameters_.trust_in_judgement * (draft.outlook - sum / weight),
                     -parameters_.most_judgement, parameters_.most_judgement);
      const double total = candidate.base + candidate.conditions + candidate.judgement;
      candidate.value =
          candidate.obstacle == JosekiObstacle::none ? std::clamp(total, 0.0, most_points) : 0;
    }
  }

  void add_openings() {
    const auto known = knowledge_.openings.next(board_, to_move_);
    for (Draft& draft : drafts_)
      for (const OpeningBook::Continuation& next : known) {
        JosekiCandidate& candidate = draft.candidate;
        if (next.point != candidate.point || candidate.obstacle != JosekiObstacle::none) continue;
        candidate.opening_count = next.count;
        candidate.value = std::min(
            candidate.value + parameters_.most_for_opening * next.count / known.front().count,
            most_points);
      }
  }

  std::vector<JosekiCandidate> take_sorted() {
    std::vector<JosekiCandidate> candidates;
    for (Draft& draft : drafts_) candidates.push_back(std::move(draft.candidate));
    std::ranges::sort(candidates, [](const JosekiCandidate& a, const JosekiCandidate& b) {
      if (a.value != b.value) return a.value > b.value;
      if (a.count != b.count) return a.count > b.count;
      return a.point < b.point;
    });
    return candidates;
  }

  const JosekiKnowledge& knowledge_;
  const Board& board_;
  Color to_move_;
  JosekiParameters parameters_;
  std::vector<Draft> drafts_;
  std::optional<PotentialMap> potential_;
};

}  // namespace

CornerChoice choose_joseki(const JosekiKnowledge& knowledge, const Board& board,
                           const CornerMatches& found, Color to_move,
                           const JosekiParameters& parameters) {
  return CornerChooser(knowledge, board, to_move, parameters).choose(found);
}

CornerChoice choose_joseki(const JosekiKnowledge& knowledge, const Board& board, Corner corner,
                           Color to_move, const JosekiHistory* history,
                           const JosekiParameters& parameters) {
  return choose_joseki(knowledge, board, find_joseki(knowledge.tree, board, corner, history),
                       to_move, parameters);
}

std::vector<CornerChoice> choose_joseki(const JosekiKnowledge& knowledge, const Board& board,
                                        Color to_move, const JosekiHistory* history,
                                        const JosekiParameters& parameters) {
  std::vector<CornerChoice> all;
  for (const Corner corner : all_corners)
    all.push_back(choose_joseki(knowledge, board, corner, to_move, history, parameters));
  return all;
}

}  // namespace gosedai
