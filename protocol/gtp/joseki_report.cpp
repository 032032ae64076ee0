#include "protocol/gtp/joseki_report.hpp"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"
#include "model/joseki/joseki_words.hpp"

namespace gosedai::gtp {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_told = 5;  // moves of a corner in words

double rounded(double value) { return std::round(value * 100) / 100; }

Json names_of_marks(std::uint8_t marks, const char* black, const char* white) {
  Json names = Json::array();
  if ((marks & joseki_mark::joseki) != 0) names.push_back("joseki");
  if ((marks & joseki_mark::major) != 0) names.push_back("major");
  if ((marks & joseki_mark::black_better) != 0) names.push_back(black);
  if ((marks & joseki_mark::white_better) != 0) names.push_back(white);
  return names;
}

Json match_json(const JosekiTree& tree, const JosekiMatch& match) {
  const JosekiNode& node = tree[match.node];
  Json object;
  object["node"] = match.node;
  object["stones"] = node.stones.count();
  object["captured"] = node.captured[0] + node.captured[1];
  object["mirrored"] = match.view.is_mirrored();
  object["colors_swapped"] = match.view.is_swapped();
  object["marks"] = match.view.is_swapped()
                        ? names_of_marks(node.marks, "white better", "black better")
                        : names_of_marks(node.marks, "black better", "white better");
  object["variations"] = node.variations;
  return object;
}

Json points_json(const std::vector<Point>& points) {
  Json names = Json::array();
  for (const Point point : points) names.push_back(to_text(point));
  return names;
}

Json candidate_json(const Board& board, const JosekiCandidate& candidate) {
  Json object;
  object["move"] = to_text(candidate.point);
  object["value"] = rounded(candidate.value);
  object["base"] = rounded(candidate.base);
  object["conditions"] = rounded(candidate.conditions);
  object["judgement"] = rounded(candidate.judgement);
  object["count"] = candidate.count;
  object["won"] = rounded(candidate.won);
  object["opening_count"] = candidate.opening_count;
  object["variations"] = candidate.variations;
  object["marks"] = names_of_marks(candidate.marks, "better", "worse");
  object["needs_ladder"] = candidate.has_ladder;
  object["line"] = points_json(candidate.line);
  object["words"] = explain(board, candidate);
  return object;
}

std::string head_of(const JosekiTree& tree, const CornerChoice& choice) {
  std::string text(name_of(choice.found.corner));
  if (choice.found.is_empty) return text + ": empty";
  if (choice.found.matches.empty()) return text + ": no joseki";
  const int stones = tree[choice.found.matches.front().node].stones.count();
  text += ": joseki of " + std::to_string(stones) + (stones == 1 ? " stone, " : " stones, ") +
          std::to_string(choice.variations) +
          (choice.variations == 1 ? " variation left" : " variations left");
  return choice.candidates.empty() ? text + ", no move for this side" : text;
}

}  // namespace

Json joseki_json(const JosekiTree& tree, const Board& board,
                 const std::vector<CornerChoice>& corners) {
  Json all = Json::array();
  for (const CornerChoice& choice : corners) {
    Json object;
    object["corner"] = std::string(name_of(choice.found.corner));
    object["empty"] = choice.found.is_empty;
    object["variations"] = choice.variations;
    object["matches"] = Json::array();
    for (const JosekiMatch& match : choice.found.matches)
      object["matches"].push_back(match_json(tree, match));
    object["moves"] = Json::array();
    for (const JosekiCandidate& candidate : choice.candidates)
      object["moves"].push_back(candidate_json(board, candidate));
    all.push_back(std::move(object));
  }
  return all;
}

std::string joseki_words(const JosekiTree& tree, const Board& board,
                         const std::vector<CornerChoice>& corners) {
  std::string text;
  for (const CornerChoice& choice : corners) {
    text += (text.empty() ? "" : "\n") + head_of(tree, choice);
    for (std::size_t i = 0; i < std::min(choice.candidates.size(), most_told); ++i)
      text += "\n  " + explain(board, choice.candidates[i]);
  }
  return text;
}

}  // namespace gosedai::gtp
