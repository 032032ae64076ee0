// Mining and importing joseki, and files that are replaced whole.
#include <filesystem>
#include <fstream>
#include <map>

#include <unistd.h>

#include <gtest/gtest.h>

#include "kb/joseki/joseki_file.hpp"
#include "protocol/sgf/reader.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/joseki_measure.hpp"
#include "tools/gosedai/joseki_mining.hpp"

namespace gosedai {
namespace {

namespace fs = std::filesystem;

/// A folder that goes away with the test.
class JosekiTools : public testing::Test {
 protected:
  JosekiTools() {
    folder_ =
        fs::temp_directory_path() / ("gosedai-joseki-" + std::to_string(::getpid()) + '-' +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::create_directories(folder_);
  }
  ~JosekiTools() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
  }

 private:
  fs::path folder_;
};

JosekiRecords imported(const std::string& text) {
  return import_joseki({}, std::get<sgf::Tree>(sgf::read(text)));
}

/// Moves and counts only.
std::string lines_of(const JosekiRecords& records) {
  std::string text;
  for (const JosekiRecord& record : records)
    text += std::to_string(record.depth) + ' ' + to_text(record.point) + ' ' +
            std::to_string(record.count) + ' ' + std::to_string(record.black_won) + '\n';
  return text;
}

TEST_F(JosekiTools, ImportTakesCountsFromComments) {
  EXPECT_EQ(lines_of(imported("(;SZ[19];B[pd]C[{\"count\": 20, \"b_win\": 5, \"w_win\": 15}]"
                              "(;W[qf]C[{\"count\": 12, \"b_win\": 6, \"w_win\": 6}])"
                              "(;W[qc]C[{\"count\": 8, \"b_win\": 2, \"w_win\": 6}]))")),
            "1 Q16 20 250\n2 R14 12 500\n2 R17 8 250\n");
}

TEST_F(JosekiTools, ImportTakesMirrorImagesTogether) {
  EXPECT_EQ(lines_of(imported("(;SZ[19];B[pd](;W[qf];B[nc])(;W[nc];B[qf]))")),
            "1 Q16 2 500\n2 R14 2 500\n3 O17 2 500\n");
}

TEST_F(JosekiTools, ImportWithWhiteFirstSwapsTheColours) {
  EXPECT_EQ(lines_of(imported("(;SZ[19];W[qd];B[oc])")), "1 R16 1 500\n2 P17 1 500\n");
}

TEST_F(JosekiTools, ImportMakesTenukiOfMovesElsewhereAndTwiceInARow) {
  EXPECT_EQ(lines_of(imported("(;SZ[19];B[qd];W[dd];B[oc];B[qh])")),
            "1 R16 1 500\n2 pass 1 500\n3 P17 1 500\n4 pass 1 500\n5 R12 1 500\n");
}

constexpr const char* three_games =
    "(;SZ[19]RE[B+R];B[qd];W[dd];B[pp];W[oc];B[oe];W[dp])\n"
    "(;SZ[19]RE[W+R];B[pd];W[dc];B[dp];W[pp];B[eb])\n"
    "(;SZ[19]RE[W+2.5];B[qd];W[oc];B[oe];W[dd];B[pp])\n";

MiningOptions options_for(const std::string& file) {
  MiningOptions options;
  options.records = {file};
  options.rules = {1, 0};
  options.least_openings = 1;
  return options;
}

TEST_F(JosekiTools, MiningCountsCornersOfAllOrientations) {
  const Mined mined = mine_joseki({}, options_for(write("games.sgfl", three_games)));
  EXPECT_EQ(mined.games, 3U);
  EXPECT_EQ(mined.corners, 11U);
  std::map<std::string, std::uint32_t> counts;
  for (const JosekiRecord& record : mined.joseki)
    if (record.depth == 1) counts[to_text(record.point)] = record.count;
  EXPECT_EQ(counts["R16"], 3U);  // two of black, one of white in the upper left corner
  EXPECT_EQ(counts["Q16"], 8U);
}

TEST_F(JosekiTools, MiningLeavesOutWhatIsRare) {
  MiningOptions options = options_for(write("games.sgfl", three_games));
  options.rules.least_count = 3;
  EXPECT_EQ(lines_of(mine_joseki({}, options).joseki), "1 Q16 8 375\n1 R16 3 667\n");
}

TEST_F(JosekiTools, MiningKeepsTheBase) {
  const JosekiRecords base =
      parse_joseki("1 Q16 10 500 =25.5\n2 T10 1 500 3.0\n", "t").value.records;
  MiningOptions options = options_for(write("games.sgfl", three_games));
  options.rules.least_count = 100;
  const JosekiRecords records = mine_joseki(base, options).joseki;
  EXPECT_EQ(lines_of(records).substr(0, 14), "1 Q16 18 444\n2");
  EXPECT_EQ(records.front().value, 255);
  EXPECT_TRUE(records.front().value_is_set);
}

TEST_F(JosekiTools, ABaseMayCountForLess) {
  const JosekiRecords base = parse_joseki("1 Q16 1000 500 20.0\n", "t").value.records;
  MiningOptions options = options_for(write("games.sgfl", three_games));
  options.base_share = 0.01;
  EXPECT_EQ(mine_joseki(base, options).joseki.front().count, 18U);
}

TEST_F(JosekiTools, MiningMayKeepGamesBackForMeasuring) {
  std::string text;
  for (const char* move : {"qd", "pd", "qc", "pc", "oc", "od", "qe", "pe", "oe", "nd", "nc", "qf"})
    for (const char* answer : {"dd", "dc", "cd", "cc", "dp", "pp", "dq", "cp"})
      text += "(;SZ[19]RE[B+R];B[" + std::string(move) + "];W[" + answer + "])\n";
  const std::string file = write("games.sgfl", text);
  MiningOptions options = options_for(file);
  options.keep_back = true;
  const std::vector<GameRecord> all = read_records({file}).games;
  const std::size_t kept = part_of(all, true).size();
  EXPECT_EQ(kept + part_of(all, false).size(), all.size());
  EXPECT_EQ(mine_joseki({}, options).games, all.size() - kept);
}

TEST_F(JosekiTools, MeasuringComparesTheChoiceWithTheGames) {
  const std::string file = write("games.sgfl", three_games);
  JosekiKnowledge knowledge;
  knowledge.tree = parse_joseki(
                       "1 R16 9 500 20.0\n2 P17 9 500 20.0\n3 P15 9 500 15.0\n"
                       "3 Q15 5 500 19.0\n",
                       "t")
                       .value.tree;
  const JosekiAgreement found =
      measure_joseki(read_records({file}).games, knowledge, JosekiParameters(), 1);
  EXPECT_EQ(found.games, 3);
  // P17 and P15 of the first and the last game, F18 of the second after D17 in the upper left corner.
  EXPECT_EQ(found.asked, 5);
  EXPECT_EQ(found.known, 4);
  EXPECT_EQ(found.by_value.first, 2);
  EXPECT_EQ(found.by_frequency.first, 4);
  EXPECT_EQ(found.by_value.among_three, 4);
  EXPECT_EQ(measure_joseki(read_records({file}).games, knowledge, JosekiParameters(), 2), found);
}

TEST_F(JosekiTools, MiningDoesNotDependOnTheWorkers) {
  std::string text;
  for (int i = 0; i < 40; ++i) text += three_games;
  MiningOptions options = options_for(write("games.sgfl", text));
  const Mined one = mine_joseki({}, options);
  options.workers = 3;
  const Mined three = mine_joseki({}, options);
  EXPECT_EQ(one.joseki, three.joseki);
  EXPECT_EQ(one.openings, three.openings);
}

TEST_F(JosekiTools, MiningFindsOpeningsOfAllOrientations) {
  // The same five moves, turned.
  const Mined mined =
      mine_joseki({}, options_for(write("games.sgfl",
                                        "(;SZ[19]RE[B+R];B[pd];W[dp];B[qp];W[dc];B[ce])\n"
                                        "(;SZ[19]RE[W+R];B[dp];W[pd];B[cd];W[pq];B[qo])\n")));
  ASSERT_EQ(mined.openings.size(), 1U);
  EXPECT_EQ(mined.openings[0].count, 2U);
  EXPECT_EQ(mined.openings[0].black_won, 500);
}

TEST_F(JosekiTools, WhatIsNoGameIsLeftOut) {
  const Mined mined =
      mine_joseki({}, options_for(write("games.sgfl", "(;SZ[19\n(;SZ[9];B[ee])\n")));
  EXPECT_EQ(mined.games, 0U);
}

TEST_F(JosekiTools, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW(mine_joseki({}, options_for(path("none.sgfl"))), std::runtime_error);
}

TEST_F(JosekiTools, MinedFilesCanBeRead) {
  const Mined mined = mine_joseki({}, options_for(write("games.sgfl", three_games)));
  EXPECT_TRUE(parse_joseki(to_text(mined.joseki, "# head\n"), "t").errors.empty());
}

}  // namespace
}  // namespace gosedai
