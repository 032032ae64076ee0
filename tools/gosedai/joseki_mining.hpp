// Mines joseki and openings from game records, and imports joseki from SGF trees.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "kb/joseki/corner_plays.hpp"
#include "protocol/sgf/tree.hpp"

namespace gosedai {

struct MiningOptions {
  std::vector<std::string> records;  // files with one SGF game per line, or single games
  CountingRules rules;
  std::uint32_t least_openings = 8;  // games that opened so
  std::size_t most_openings = 400;
  /// So much of the counts of the base counts; lines of programs are played by few and very often.
  double base_share = 1;
  bool keep_back = false;  // leaves out the games by which learning is measured (game_records.hpp)
  int workers = 1;         // does not change the result
};

struct Mined {
  JosekiRecords joseki;
  std::vector<Opening> openings;
  std::size_t games = 0;
  std::size_t corners = 0;
};

/// Adds the games to what is known already. Throws std::runtime_error when a file cannot be read; games
/// that are no SGF or break a rule are left out.
Mined mine_joseki(const JosekiRecords& base, const MiningOptions& options);

/// All lines of the games of an SGF file. Where the comments of nodes are JSON objects with `count`, `b_win`
/// and `w_win`, these are taken; else every line counts once. Moves outside the corner are tenuki.
JosekiRecords import_joseki(const JosekiRecords& base, const sgf::Tree& tree);

}  // namespace gosedai
