#include "model/shapes/move_knowledge.hpp"

#include <algorithm>

#include "model/shapes/move_features.hpp"
#include "model/shapes/shape_lesson.hpp"

namespace gosedai {

MovePreferences prefer(const Board& board, Color to_move, const BitBoard& allowed,
                       const MoveKnowledge& knowledge) {
  const MoveLooks looks(board, to_move);
  MovePreferences preferences;
  std::vector<double> shares;
  (allowed & board.legal_points(to_move)).for_each([&](Point move) {
    const float shapes = knowledge.strengths.sum(looks.features(move));
    const float net = knowledge.net.judge(looks.view(), move);
    preferences.push_back({move, 0});
    shares.push_back(MoveKnowledge::trust * static_cast<double>(shapes + net));
  });
  scores_to_shares(shares);
  for (std::size_t i = 0; i < shares.size(); ++i) preferences[i].share = shares[i];
  std::ranges::stable_sort(preferences, std::ranges::greater{}, &MovePreference::share);
  return preferences;
}

}  // namespace gosedai
