#include "kb/cases/endgame.hpp"

#include <algorithm>
#include <map>

#include "kb/cases/endgame_border.hpp"

namespace gosedai {

namespace {

constexpr int corner_lines_of_endgame = 4;

/// The best that is known about a point for one side.
struct Draft {
  Candidate candidate;
  bool gives_atari = false;
  bool is_sente = false;
};

class EndgameScan {
 public:
  explicit EndgameScan(const CaseView& view)
      : view_(view),
        board_(view.board()),
        parameters_(view.parameters.endgame),
        border_(view.terrain(), view.parameters.framework.reach) {}

  CandidateList run() {
    add_borders();
    if (view_.knowledge.patterns) add_patterns();
    for (const Color color : {Color::black, Color::white}) read_threats(color);
    CandidateList found;
    for (const Color color : {Color::black, Color::white})
      for (const auto& [point, draft] : drafts_[player_index(color)])
        found.push_back(finished(draft));
    std::ranges::sort(found);
    return found;
  }

 private:
  using Drafts = std::map<Point, Draft>;

  void add_borders() {
    border_.points().for_each([this](Point point) {
      const int swing = border_.gain(Color::black, point) + border_.gain(Color::white, point);
      const double value = std::min(swing * parameters_.points_per_swing, parameters_.most_value);
      if (value <= 0) return;
      for (const Color color : {Color::black, Color::white})
        add(color, point, held(point) ? std::min(value, parameters_.push) : value,
            motive_for(color, point));
    });
  }

  /// A gap in a wall that its owner closes after any push.
  bool held(Point point) const {
    return height(point, board_.size()) > 1 &&
           (view_.terrain().blocks[0] | view_.terrain().blocks[1]).contains(point);
  }

  Motive motive_for(Color color, Point point) const {
    if (border_.is_closing(color, point)) return Motive::close_border;
    return height(point, board_.size()) <= 2 ? Motive::edge_endgame : Motive::centre_endgame;
  }

  void add_patterns() {
    const PatternSet& set = *view_.knowledge.patterns;
    for (const PatternMatch& match : match_patterns(set, board_)) {
      const Pattern& pattern = set.pattern_of(match);
      const bool on_edge = pattern.kind == PatternKind::edge_endgame;
      if (!on_edge && pattern.kind != PatternKind::centre_endgame) continue;
      // Neither from dead stones nor against them.
      if (set.points_of(match).intersects(view_.terrain().dead)) continue;
      const bool slides = pattern.name.find("slide") != std::string::npos ||
                          pattern.name.find("jump") != std::string::npos;
      const Motive motive = slides    ? Motive::slide
                            : on_edge ? Motive::edge_endgame
                                      : Motive::centre_endgame;
      for (const PatternMove& move : pattern.moves) {
        const Point point = set.mark_of(match, move.mark);
        if (move.side != PatternSide::enemy) add_open(match.own, point, move.value, motive);
        if (move.side != PatternSide::own) add_open(opponent(match.own), point, move.value, motive);
      }
    }
  }

  /// Only where both sides still have a say: patterns do not see that an area is closed.
  void add_open(Color color, Point point, double value, Motive motive) {
    if (border_.points().contains(point)) add(color, point, value, motive);
  }

  void add(Color color, Point point, double value, Motive motive) {
    if (value <= 0 || !view_.position().playable_by(color).contains(point)) return;
    Draft& draft = drafts_[player_index(color)][point];
    if (draft.candidate.value >= value) return;
    draft.candidate.kind = CaseKind::endgame;
    draft.candidate.motive = motive;
    draft.candidate.color = color;
    draft.candidate.point = point;
    draft.candidate.value = value;
  }

  /// What the best moves of a side threaten.
  void read_threats(Color color) {
    std::vector<Draft*> best;
    for (auto& [point, draft] : drafts_[player_index(color)]) best.push_back(&draft);
    std::ranges::stable_sort(best, [](const Draft* a, const Draft* b) {
      return a->candidate.value > b->candidate.value;
    });
    const auto most = static_cast<std::size_t>(parameters_.read_candidates);
    if (best.size() > most) best.resize(most);
    for (Draft* draft : best) read_threat(*draft);
  }

  void read_threat(Draft& draft) {
    Candidate& candidate = draft.candidate;
    const int by_atari = 2 * stones_in_atari_after(candidate.color, candidate.point);
    draft.gives_atari = by_atari > 0;
    const double by_border =
        border_.next_gain(candidate.color, candidate.point) * points_per_move();
    candidate.threat = std::max<double>(by_atari, by_border);
    draft.is_sente =
        candidate.threat >= parameters_.least_threat && candidate.threat > candidate.value;
    if (!draft.is_sente) candidate.threat = 0;
  }

  /// A swing counts both sides' moves, a gain only one.
  double points_per_move() const { return 2 * parameters_.points_per_swing; }

  /// Stones of living enemy strings that the move puts into atari, if it cannot be taken at once.
  int stones_in_atari_after(Color color, Point point) const {
    int stones = 0;
    for (const Point near : neighbors(point))
      if (board_.at(near) == opponent(color) && board_.liberties(near) == 2 &&
          !view_.terrain().dead.contains(near))
        stones = std::max(stones, board_.stones(near));
    if (stones == 0) return 0;
    Board after = board_;
    after.play(color, point);
    return after.liberties(point) >= 2 ? stones : 0;
  }

  /// Table 3.5-5.
  Candidate finished(const Draft& draft) const {
    Candidate candidate = draft.candidate;
    const bool other_is_sente = enemy_sente_near(candidate.color, candidate.point);
    if (draft.is_sente && draft.gives_atari) candidate.motive = Motive::atari_endgame;
    candidate.value *= draft.is_sente && other_is_sente ? parameters_.double_sente
                       : draft.is_sente                 ? parameters_.sente
                       : other_is_sente                 ? parameters_.reverse
                                                        : 1.0;
    if (is_in_corner(candidate.point)) candidate.value *= parameters_.corner;
    return candidate;
  }

  /// The enemy's move at the same place, here or next to it, is sente.
  bool enemy_sente_near(Color color, Point point) const {
    const Drafts& enemy = drafts_[player_index(opponent(color))];
    bool found = false;
    BitBoard::of(point).expanded().for_each([&](Point near) {
      const auto known = enemy.find(near);
      found |= known != enemy.end() && known->second.is_sente;
    });
    return found;
  }

  bool is_in_corner(Point point) const {
    const auto from_edge = [this](int line) { return std::min(line, board_.size() - 1 - line); };
    return from_edge(point.col()) < corner_lines_of_endgame &&
           from_edge(point.row()) < corner_lines_of_endgame;
  }

  const CaseView& view_;
  const Board& board_;
  const EndgameParameters& parameters_;
  OpenBorder border_;
  std::array<Drafts, 2> drafts_;  // by player
};

}  // namespace

CandidateList endgame_moves(const CaseView& view) {
  if (view.situation().phase == Phase::opening) return {};
  return EndgameScan(view).run();
}

}  // namespace gosedai
