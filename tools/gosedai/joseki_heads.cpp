#include "tools/gosedai/joseki_heads.hpp"

#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>

namespace gosedai {

namespace {

constexpr std::string_view joseki_legend =
    R"(# Joseki: a tree of corner moves in pre-order; docs/knowledge.md has the format.
#
#   NUMBER MOVE COUNT WON VALUE [MARKS] [xN] [CONDITIONS]
#
#   NUMBER   of the move in its line, from 1; odd ones are black's. A line hangs on the last one with a
#            smaller number before it.
#   MOVE     a point of the upper right corner, K10 to T19, or "pass" for playing elsewhere
#   COUNT    how often it was played; WON: of 1000 games then won by black, who began in the corner
#   VALUE    base value in points, 0.0 to 30.0; "=" before it: set by hand. A pass has none.
#   MARKS    j joseki, J a common one, b black is better, w white is better
#   xN       takes N stones
#   K16>30:+1.5   worth 1.5 more when the mover's potential at K16 is above 30 ("<" below); any point of
#                 the board, F16 for example stands for the next corner
#   P17:caught    works only if the ladder catches the stone P17; P17:free: if it gets out
#
)";

constexpr std::string_view openings_legend =
    R"(# Whole-board openings of five moves on 19x19; docs/knowledge.md has the format.
#
#   COUNT WON MOVES     games that opened so, of 1000 games then won by black, the moves; black begins
#
)";

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  std::array<char, 16> text{};
  if (gmtime_r(&now, &parts) != nullptr)
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
  return text.data();
}

/// Where the base came from is the part of its head after the legend.
std::string provenance_of(const JosekiFile& base) {
  if (!base.head.starts_with(joseki_legend)) return {};
  std::string rest = base.head.substr(joseki_legend.size());
  while (rest.ends_with('\n') || rest.ends_with("#")) rest.pop_back();
  return rest.empty() ? rest : rest + '\n';
}

std::string names_of(const MiningOptions& options) {
  std::string names;
  for (const std::string& file : options.records)
    names += ' ' + std::filesystem::path(file).filename().string();
  return names;
}

std::string share_of_base(const MiningOptions& options) {
  if (options.base_share == 1) return {};
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), " --base-share %g", options.base_share);
  return text.data();
}

}  // namespace

std::string head_of_mined(const JosekiFile& base, const Mined& mined,
                          const MiningOptions& options) {
  return std::string(joseki_legend) + provenance_of(base) + "# " + today() + ": " +
         std::to_string(mined.games) + " games (" + std::to_string(mined.corners) +
         " corners) of strong players, by\n#   gosedai kb mine-joseki" + names_of(options) +
         " --least " + std::to_string(options.rules.least_count) + share_of_base(options) + "\n\n";
}

std::string head_of_imported(const JosekiFile& base, const std::string& source) {
  const std::string from = source.empty() ? "an SGF tree" : source;
  return std::string(joseki_legend) + provenance_of(base) + "# " + today() + ": " + from +
         ", by\n#   gosedai kb import-joseki\n\n";
}

std::string head_of_openings(const Mined& mined, const MiningOptions& options) {
  return std::string(openings_legend) + "# " + today() + ": " + std::to_string(mined.games) +
         " games of strong players, by\n#   gosedai kb mine-joseki" + names_of(options) +
         " --least-openings " + std::to_string(options.least_openings) + "\n\n";
}

}  // namespace gosedai
