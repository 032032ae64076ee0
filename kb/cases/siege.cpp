#include "kb/cases/siege.hpp"

#include <algorithm>
#include <array>

#include "kb/cases/contact.hpp"
#include "kb/cases/group_outlook.hpp"
#include "kb/cases/new_links.hpp"
#include "model/recognition/lie.hpp"

namespace gosedai {

namespace {

struct SiegeMove {
  Point point;
  double rate = 0;    // the way out after it
  double chance = 0;  // of the group after it
  double sure = 1;    // how far the stone itself can be relied on
};

class SiegeMoves {
 public:
  SiegeMoves(const CaseView& view, const Group& group)
      : view_(view),
        group_(group),
        outlook_(view, group),
        walls_(view.terrain().blocks_of(enemy()) | group.facts().members.enclosed),
        lie_(stones(), view.board().stones_of(enemy()), view.board().size()) {}

  CandidateList run() {
    const std::vector<SiegeMove> runs = find_runs();
    const std::vector<SiegeMove> seals = find_seals();
    const double now = outlook_.with_siege(group_.facts().siege.rate);
    const double best_run = runs.empty() ? now : std::max(now, runs.front().chance);
    const double best_seal =
        outlook_.with_help(seals.empty() ? now : std::min(now, seals.front().chance));
    propose(runs, seals, best_run, best_seal);
    return std::move(found_);
  }

 private:
  Color owner() const { return group_.color(); }
  Color enemy() const { return opponent(group_.color()); }
  const BitBoard& stones() const { return group_.facts().members.stones; }
  const Siege& siege() const { return group_.facts().siege; }

  double rate_with(const BitBoard& grown, const BitBoard& walls) const {
    Footprint read;
    return siege_of(view_.board(), grown, view_.terrain().dead, walls, read).rate;
  }

  /// Empty points of the inner orders of group liberties, off the first line.
  BitBoard places(int orders) const {
    BitBoard near;
    for (int order = 0; order < orders; ++order)
      near |= siege().liberties[static_cast<std::size_t>(order)];
    BitBoard high;
    (near & view_.board().empty_points()).for_each([&](Point point) {
      if (height(point, view_.board().size()) >= 2) high.insert(point);
    });
    return high;
  }

  std::vector<SiegeMove> find_runs() {
    std::vector<SiegeMove> moves;
    const BitBoard friends = view_.terrain().live_stones(owner());
    places(3).for_each([&](Point point) {
      if (!links_from(view_.terrain(), owner(), point, LinkCare::firm).reached.intersects(stones()))
        return;
      BitBoard grown = stones() | BitBoard::of(point);
      grown |= flood(grown.neighbors() & friends, friends);
      const double rate = rate_with(grown, walls_);
      const double bad = is_bad_shape(view_.board(), owner(), point) ? bad_shape_share() : 1;
      moves.push_back({point, rate, outlook_.with_siege(rate), bad});
    });
    order(moves, [](const SiegeMove& a, const SiegeMove& b) { return a.rate > b.rate; });
    return moves;
  }

  std::vector<SiegeMove> find_seals() {
    std::vector<SiegeMove> moves;
    places(siege_orders).for_each([&](Point point) {
      const NewLinks thin = links_from(view_.terrain(), enemy(), point, LinkCare::thin);
      if (thin.reached.is_empty()) return;
      const NewLinks firm = links_from(view_.terrain(), enemy(), point, LinkCare::firm);
      SiegeMove move = after_seal(point, firm);
      // One move that shuts the group in may be thin; a chase must not leave a weakness.
      if (move.rate > 0 || firm.reached.is_empty()) {
        const SiegeMove bold = after_seal(point, thin);
        if (bold.rate == 0) {
          move = bold;
          move.sure *= view_.parameters.group.thin_share;
        } else if (firm.reached.is_empty()) {
          return;
        }
      }
      if (move.rate < siege().rate) moves.push_back(move);
    });
    order(moves, [](const SiegeMove& a, const SiegeMove& b) { return a.rate < b.rate; });
    return moves;
  }

  SiegeMove after_seal(Point point, const NewLinks& links) const {
    const double rate = rate_with(stones(), walls_ | links.blocks | BitBoard::of(point));
    return {point, rate, outlook_.with_siege(rate), reliance_on(links.reached)};
  }

  /// The attacker's own stones there: who is himself in danger sees to his own escape first.
  double reliance_on(const BitBoard& reached) const {
    double most = 0;
    reached.for_each([&](Point stone) {
      const GroupOutlook attacker(view_, *view_.layer().group_of(stone));
      most = std::max(most, attacker.alone());
    });
    return std::max(most, view_.parameters.group.least_reliance);
  }
  double bad_shape_share() const { return view_.parameters.group.bad_shape; }

  template <class Better>
  void order(std::vector<SiegeMove>& moves, Better better) const {
    std::ranges::sort(moves, [&](const SiegeMove& a, const SiegeMove& b) {
      if (better(a, b) || better(b, a)) return better(a, b);
      const auto lie_a = lie_.of(a.point);
      const auto lie_b = lie_.of(b.point);
      return lie_a != lie_b ? lie_a < lie_b : a.point < b.point;
    });
  }

  void propose(const std::vector<SiegeMove>& runs, const std::vector<SiegeMove>& seals,
               double best_run, double best_seal) {
    const auto most = static_cast<std::size_t>(view_.parameters.group.most_siege_moves);
    for (std::size_t i = 0; i < std::min(most, runs.size()); ++i)
      add(Motive::run, owner(), runs[i], runs[i].chance - best_seal);
    for (std::size_t i = 0; i < std::min(most, seals.size()); ++i)
      add(seals[i].rate > 0 ? Motive::chase : Motive::seal, enemy(), seals[i],
          best_run - outlook_.with_help(seals[i].chance));
  }

  void add(Motive motive, Color color, const SiegeMove& siege_move, double change) {
    const GroupCaseParameters& numbers = view_.parameters.group;
    change *= siege_move.sure;
    if (group_.strength >= numbers.wide_strength && siege().rate >= numbers.wide_siege)
      change *= numbers.wide_share;
    if (change * outlook_.worth() < numbers.least_value) return;
    Candidate move =
        group_candidate(outlook_, CaseKind::siege, motive, color, siege_move.point, change);
    if (color == enemy()) move.threat = siege_move.chance * outlook_.worth();
    found_.push_back(move);
  }

  const CaseView& view_;
  const Group& group_;
  GroupOutlook outlook_;
  BitBoard walls_;
  Lie lie_;
  CandidateList found_;
};

}  // namespace

CandidateList siege_moves(const CaseView& view, const Group& group) {
  const GroupOutlook outlook(view, group);
  // What reading has decided, it has decided with the way out in view.
  const double rate = group.facts().siege.rate;
  if (!outlook.is_open() || outlook.is_read() || rate == 0) return {};
  // Whoever would get away through half of the way is in no need.
  const double after = outlook.with_siege(rate / 2);
  if ((1 - after) * outlook.worth() < view.parameters.group.least_value) return {};
  return SiegeMoves(view, group).run();
}

}  // namespace gosedai
