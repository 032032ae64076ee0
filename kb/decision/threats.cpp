#include "kb/decision/threats.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace gosedai {

namespace {

using Place = std::pair<Color, Point>;

/// Contact and shape say what a move looks like, not what it gains.
bool gains_by_itself(const Candidate& candidate) {
  return candidate.kind != CaseKind::double_move && candidate.kind != CaseKind::contact &&
         candidate.kind != CaseKind::shape;
}

bool is_forcing(const Candidate& candidate) { return candidate.motive == Motive::threat; }

std::map<Place, double> best_gains(const CandidateList& candidates) {
  std::map<Place, double> gains;
  for (const Candidate& each : candidates)
    if (gains_by_itself(each)) {
      double& best = gains[{each.color, each.point}];
      best = std::max(best, each.value);
    }
  return gains;
}

/// The strongest threat of each place: the others are answered together with it.
std::map<Place, Candidate> strongest_threats(const CandidateList& candidates) {
  std::map<Place, Candidate> threats;
  for (const Candidate& each : candidates) {
    if (!is_forcing(each)) continue;
    const auto [known, is_new] = threats.try_emplace({each.color, each.point}, each);
    const bool stronger =
        std::pair(each.threat, each) > std::pair(known->second.threat, known->second);
    if (!is_new && stronger) known->second = each;
  }
  return threats;
}

}  // namespace

CandidateList with_threats(CandidateList candidates, const ThreatParameters& parameters) {
  const std::map<Place, double> gains = best_gains(candidates);
  const auto gain_at = [&](Color color, Point point) {
    const auto known = gains.find({color, point});
    return known == gains.end() ? 0.0 : known->second;
  };
  const std::map<Place, Candidate> threats = strongest_threats(candidates);
  std::erase_if(candidates, is_forcing);
  for (const auto& [place, strongest] : threats) {
    Candidate threat = strongest;
    const double most = threat.threat * parameters.share;
    threat.second_value = std::min(gain_at(threat.color, threat.point) * parameters.bonus, most);
    candidates.push_back(threat);
    const Color owner = opponent(threat.color);
    const double saved = std::min(gain_at(owner, threat.point) * parameters.parry_bonus, most);
    if (saved <= 0) continue;
    threat.motive = Motive::parry_threat;
    threat.color = owner;
    threat.threat = 0;
    threat.second_value = saved;
    candidates.push_back(threat);
  }
  return candidates;
}

}  // namespace gosedai
