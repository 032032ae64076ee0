#include "kb/cases/linkage.hpp"

#include <algorithm>
#include <map>

namespace gosedai {

namespace {

/// The rows and columns of table 3.5-4: connect, gote crosscut, unknown, sente crosscut, break through.
std::size_t place_of(LinkageOutcome outcome) {
  switch (outcome) {
    case LinkageOutcome::connect: return 0;
    case LinkageOutcome::gote_crosscut: return 1;
    case LinkageOutcome::unknown: return 2;
    case LinkageOutcome::sente_crosscut: return 3;
    case LinkageOutcome::break_through: break;
  }
  return 4;
}

double table_value(const Linkage& linkage, const LinkageCaseParameters& numbers) {
  const std::size_t enemy = place_of(linkage.enemy_first.outcome);
  switch (place_of(linkage.owner_first.outcome)) {
    case 0: return numbers.connects[enemy];
    case 1:
    case 2: return numbers.unclear[enemy];
    case 3: return numbers.crosscut[enemy];
    default: return 0;
  }
}

/// Both ends live or may live, and they are not one string.
bool matters(const CaseView& view, const Linkage& linkage) {
  if (!linkage.is_weak() || linkage.same_string || is_leg(linkage.shape.kind)) return false;
  for (const Point end : {linkage.shape.id.a, linkage.shape.id.b})
    if (view.terrain().dead.contains(end) || counts_as_dead(*view.layer().group_of(end)))
      return false;
  return true;
}

class LinkageMoves {
 public:
  explicit LinkageMoves(const CaseView& view) : view_(view) {}

  CandidateList run() {
    for (const Linkage& linkage : view_.terrain().linkages->all)
      if (matters(view_, linkage)) look_at(linkage);
    CandidateList found;
    for (auto& [key, moves] : moves_) found.push_back(merged(moves));
    std::ranges::sort(found);
    return found;
  }

 private:
  const LinkageCaseParameters& numbers() const { return view_.parameters.linkage; }

  void look_at(const Linkage& linkage) {
    const double value = linkage.special ? numbers().special : table_value(linkage, numbers());
    if (value <= 0) return;
    const Color owner = linkage.shape.color;
    add(linkage, Motive::connect, owner, linkage.owner_first.move, value);
    add(linkage, Motive::cut, opponent(owner), linkage.enemy_first.move, value);
  }

  void add(const Linkage& linkage, Motive motive, Color color, Point point, double value) {
    if (point.is_none()) return;
    Candidate move;
    move.kind = CaseKind::linkage;
    move.motive = motive;
    move.color = color;
    move.point = point;
    move.target = string_id(view_.position(), linkage.shape.id.a);
    move.other = string_id(view_.position(), linkage.shape.id.b);
    move.value = value;
    move.by_ko = motive == Motive::cut ? linkage.enemy_first.by_ko : linkage.owner_first.by_ko;
    if (move.by_ko) move.value *= numbers().ko_share;
    moves_[{color, point, motive}].push_back(move);
  }

  /// One stone that cuts twice is worth both cuts: only one of them can be mended.
  static Candidate merged(CandidateList& moves) {
    std::ranges::sort(moves);
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    Candidate best = *std::ranges::max_element(moves, {}, &Candidate::value);
    if (best.motive != Motive::cut || moves.size() < 2) return best;
    best.motive = Motive::double_cut;
    best.value = 0;
    for (const Candidate& each : moves) best.value += each.value;
    return best;
  }

  const CaseView& view_;
  std::map<std::tuple<Color, Point, Motive>, CandidateList> moves_;
};

}  // namespace

CandidateList linkage_moves(const CaseView& view) { return LinkageMoves(view).run(); }

}  // namespace gosedai
