#include "kb/decision/ko_fight.hpp"

#include <algorithm>

#include "kb/cases/ko.hpp"

namespace gosedai {

namespace {

/// The stone of a ko and nothing else: what that is worth CASE ko says, which sees what hangs on it.
bool is_ko_stone_alone(const std::vector<OpenKo>& kos, const Candidate& candidate) {
  const bool about_a_string =
      candidate.kind == CaseKind::capture || candidate.kind == CaseKind::escape;
  return about_a_string && candidate.by_ko && candidate.second_value == 0 &&
         std::ranges::find(kos, candidate.target.stone, &OpenKo::stone) != kos.end();
}

/// What is at stake in the ko is lost with it and no threat.
bool hangs_on_a_ko(const CandidateList& candidates, const Candidate& threat) {
  return std::ranges::any_of(candidates, [&](const Candidate& each) {
    return each.by_ko && each.target == threat.target;
  });
}

/// The strongest first; no point and no target twice.
CandidateList distinct_threats(const Position& position, const CandidateList& candidates,
                               Color color) {
  CandidateList threats;
  for (const Candidate& each : candidates)
    if (each.color == color && each.threat > 0 &&
        position.playable_by(color).contains(each.point) && !hangs_on_a_ko(candidates, each))
      threats.push_back(each);
  std::ranges::sort(threats, [](const Candidate& a, const Candidate& b) {
    return a.threat != b.threat ? a.threat > b.threat : a < b;
  });
  CandidateList distinct;
  for (const Candidate& each : threats)
    if (std::ranges::none_of(distinct, [&](const Candidate& known) {
          return known.point == each.point || known.target == each.target;
        }))
      distinct.push_back(each);
  return distinct;
}

class Fight {
 public:
  Fight(const Position& position, Color color, const CandidateList& candidates,
        const KoFightParameters& parameters)
      : position_(position),
        color_(color),
        parameters_(parameters),
        own_(distinct_threats(position, candidates, color)),
        own_worths_(threats_of(position, candidates, color)),
        enemy_worths_(threats_of(position, candidates, opponent(color))) {}

  /// What the whole ko is worth, by a move that leads to it.
  double worth_of(const Candidate& candidate) const {
    return candidate.total() * parameters_.worth;
  }
  bool wins(double worth, bool threatens_first) const {
    return wins_fight(own_worths_, enemy_worths_, worth, threatens_first);
  }
  void weigh(Candidate& candidate) const {
    if (!candidate.by_ko || candidate.color != color_) return;
    const bool enemy_takes = !takes_ko(position_.board, color_, candidate.point);
    const double weight =
        wins(worth_of(candidate), enemy_takes) ? parameters_.won : parameters_.lost;
    candidate.value *= weight;
    candidate.second_value *= weight;
  }
  /// The threats that win back a ko which may not be taken at once.
  CandidateList replies(const CandidateList& candidates) const {
    const Board& board = position_.board;
    CandidateList found;
    if (board.ko_banned() != color_) return found;
    double worth = 0;
    double retaking = 0;
    for (const Candidate& each : candidates)
      if (each.color == color_ && each.by_ko && each.point == board.ko_point()) {
        worth = std::max(worth, worth_of(each));
        retaking = std::max(retaking, each.total());
      }
    if (worth <= 0 || !wins(worth, true)) return found;
    for (Candidate threat : own_) {
      if (threat.threat <= worth) continue;
      threat.kind = CaseKind::ko;
      threat.motive = Motive::ko_threat;
      threat.value = retaking * parameters_.won;
      threat.second_value = 0;
      found.push_back(threat);
    }
    return found;
  }

 private:
  const Position& position_;
  Color color_;
  const KoFightParameters& parameters_;
  CandidateList own_;
  std::vector<double> own_worths_;
  std::vector<double> enemy_worths_;
};

}  // namespace

std::vector<double> threats_of(const Position& position, const CandidateList& candidates,
                               Color color) {
  std::vector<double> worths;
  for (const Candidate& each : distinct_threats(position, candidates, color))
    worths.push_back(each.threat);
  return worths;
}

bool wins_fight(const std::vector<double>& own, const std::vector<double>& enemy, double worth,
                bool own_threatens_first) {
  const auto useful = [worth](const std::vector<double>& threats) {
    return std::ranges::count_if(threats, [worth](double each) { return each > worth; });
  };
  return own_threatens_first ? useful(own) > useful(enemy) : useful(own) >= useful(enemy);
}

CandidateList with_ko_fights(const Position& position, Color color, CandidateList candidates,
                             const KoFightParameters& parameters) {
  if (std::ranges::none_of(candidates, &Candidate::by_ko)) return candidates;
  const std::vector<OpenKo> kos = open_kos(position.board);
  std::erase_if(candidates, [&](const Candidate& each) { return is_ko_stone_alone(kos, each); });
  const Fight fight(position, color, candidates, parameters);
  const CandidateList replies = fight.replies(candidates);
  for (Candidate& each : candidates) fight.weigh(each);
  candidates.insert(candidates.end(), replies.begin(), replies.end());
  return candidates;
}

}  // namespace gosedai
