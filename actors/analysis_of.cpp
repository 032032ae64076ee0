#include "actors/analysis_of.hpp"

#include <algorithm>

#include "kb/decision/whole_board.hpp"
#include "kb/decision/words.hpp"
#include "model/recognition/situation.hpp"

namespace gosedai {

namespace {

gtp::AnalysedMove analysed(const MoveVerdict& verdict) {
  return {verdict.move, verdict.games, verdict.rate, verdict.lead, verdict.prior, verdict.line, {}};
}

void judge_by_situation(const Situation& situation, gtp::Analysis& analysis) {
  const bool black = analysis.to_move == Color::black;
  analysis.winrate = black ? situation.black_chance : 1 - situation.black_chance;
  analysis.lead = black ? situation.score : -situation.score;
  analysis.deviation = situation.uncertainty;
  for (const float share : situation.share) analysis.black_share.push_back((share + 1) / 2);
}

/// The rate of the root is that of all games below it.
void judge_by_games(const WholeBoardVerdict& verdict, gtp::Analysis& analysis) {
  double wins = 0;
  double leads = 0;
  double games = 0;
  for (const MoveVerdict& each : verdict.moves) {
    analysis.moves.push_back(analysed(each));
    games += each.games;
    wins += each.games * each.rate;
    leads += each.games * each.lead;
  }
  if (games == 0) return;
  analysis.visits = verdict.games;
  analysis.winrate = wins / games;
  analysis.lead = leads / games;
  analysis.black_share.clear();
  for (std::size_t at = 0; at < verdict.black_share.size(); ++at)
    analysis.black_share.push_back((1 + verdict.black_share[at] - verdict.white_share[at]) / 2);
}

void add_proposals(const MovePreferences& advice, gtp::Analysis& analysis) {
  for (const MovePreference& each : advice)
    if (std::ranges::find(analysis.moves, each.move, &gtp::AnalysedMove::move) ==
        analysis.moves.end())
      analysis.moves.push_back(
          {each.move, 0, analysis.winrate, analysis.lead, each.share, {each.move}, {}});
}

void put_first(Point move, gtp::Analysis& analysis) {
  auto& moves = analysis.moves;
  const auto found = std::ranges::find(moves, move, &gtp::AnalysedMove::move);
  if (found == moves.end())
    moves.insert(moves.begin(), {move, 0, analysis.winrate, analysis.lead, 0, {move}, {}});
  else
    std::rotate(moves.begin(), found, found + 1);
}

}  // namespace

gtp::Analysis analysis_of(Move best) {
  gtp::Analysis analysis;
  analysis.to_move = best.color();
  put_first(best.is_stone() ? best.point() : Point::none(), analysis);
  return analysis;
}

gtp::Analysis analysis_of(const Thought& thought, const WholeBoardParameters& parameters) {
  const Decision& decision = thought.decision;
  gtp::Analysis analysis;
  analysis.to_move = decision.move.color();
  if (thought.recognition && thought.recognition->situation)
    judge_by_situation(*thought.recognition->situation, analysis);
  if (thought.verdict) judge_by_games(*thought.verdict, analysis);
  add_proposals(advice_of(decision, parameters), analysis);
  put_first(decision.move.is_stone() ? decision.move.point() : Point::none(), analysis);
  for (gtp::AnalysedMove& each : analysis.moves)
    each.reason = main_purpose(decision, *thought.position, each.move);
  return analysis;
}

}  // namespace gosedai
