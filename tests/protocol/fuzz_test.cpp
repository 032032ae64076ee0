// Random and mutated input: nothing crashes or hangs, every request has its response. Seeds are
// fixed, so a failure comes back.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <stdexcept>

#include <gtest/gtest.h>

#include "protocol/sgf/reader.hpp"
#include "protocol/sgf/replay.hpp"
#include "protocol/sgf/writer.hpp"
#include "tests/protocol/conversation.hpp"

namespace gosedai::test {
namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t limit) { return random() % limit; }

std::string random_bytes(Random& random, std::size_t length) {
  std::string bytes(length, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  return bytes;
}

/// Random text from the pieces that matter to a parser.
std::string random_pieces(Random& random, std::span<const std::string_view> pieces,
                          std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += pieces[below(random, pieces.size())];
  return text;
}

/// A few bytes changed, removed, doubled or swapped with others.
std::string mutated(Random& random, std::string text) {
  for (std::size_t changes = 1 + below(random, 4); changes > 0 && !text.empty(); --changes) {
    const std::size_t at = below(random, text.size());
    switch (below(random, 4)) {
      case 0: text[at] = static_cast<char>(random()); break;
      case 1: text.erase(at, 1 + below(random, 5)); break;
      case 2: text.insert(at, text.substr(below(random, text.size()), below(random, 20))); break;
      default: std::swap(text[at], text[below(random, text.size())]);
    }
  }
  return text;
}

/// Reads, replays, writes and reads again. True when all that can be read can be read back.
bool survives(const std::string& text) {
  const std::variant<sgf::Tree, sgf::Error> tree = sgf::read(text);
  if (std::holds_alternative<sgf::Error>(tree)) return true;
  const std::variant<Game, sgf::Error> game = sgf::to_game(std::get<sgf::Tree>(tree));
  if (std::holds_alternative<sgf::Error>(game)) return true;
  const std::string written = sgf::write(std::get<Game>(game));
  const std::variant<sgf::Tree, sgf::Error> again = sgf::read(written);
  if (std::holds_alternative<sgf::Error>(again)) return false;
  const std::variant<Game, sgf::Error> replayed = sgf::to_game(std::get<sgf::Tree>(again));
  return std::holds_alternative<Game>(replayed) && sgf::write(std::get<Game>(replayed)) == written;
}

constexpr std::string_view sample_sgf =
    "(;FF[4]CA[UTF-8]GM[1]SZ[9]KM[6.5]RU[Japanese]HA[2]AB[cc][gg:hh]AW[aa]PL[W]C[a \\] "
    "comment\\\n]\n"
    ";W[ee];B[ed](;W[fd];B[ec]AE[aa];W[tt];B[])(;W[dd]\n;B[de]LB[aa:1][bb:2]))\n(;CA[Shift_JIS]SZ["
    "19:19])";

TEST(Fuzz, SgfOfRandomBytes) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) ASSERT_TRUE(survives("(;" + random_bytes(random, 200))) << i;
}

TEST(Fuzz, SgfOfRandomPieces) {
  constexpr std::array<std::string_view, 24> pieces = {
      "(",   ")", ";",  "[",  "]",   "\\",  ":", "B[",    "W[",      "AB[", "AW[", "AE[",
      "SZ[", "9", "aa", "bb", "cc]", "tt]", "]", "PL[W]", "CA[GBK]", "\n",  " ",   "\xe9"};
  Random random(2);
  for (int i = 0; i < 5000; ++i)
    ASSERT_TRUE(survives("(;SZ[5]" + random_pieces(random, pieces, 60))) << i;
}

TEST(Fuzz, SgfMutated) {
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    const std::string text = mutated(random, std::string(sample_sgf));
    ASSERT_TRUE(survives(text)) << text;
  }
}

/// Each response ends with an empty line and begins with = or ?.
bool is_well_formed(const std::string& output) {
  std::size_t at = 0;
  while (at < output.size()) {
    if (output[at] != '=' && output[at] != '?') return false;
    const std::size_t end = output.find("\n\n", at);
    if (end == std::string::npos) return false;
    at = end + 2;
  }
  return true;
}

constexpr std::string_view sample_gtp =
    "1 boardsize 9\n2 clear_board\n3 komi 6.5\n4 fixed_handicap 4\n5 play w E5\n6 genmove b\n"
    "7 undo\n8 showboard # look\n9 time_settings 60 10 5\n10 time_left b 50 0\n11 final_score\n"
    "12 set_free_handicap A1 B2\n13 kgs-time_settings byoyomi 60 10 3\n14 play b pass\n"
    "15 reg_genmove w\n16 gosedai-explain C3\n17 known_command play\n18 gosedai-groups C3 json\n"
    "19 gosedai-point C3\n20 same_dragon A1 B2\n21 gosedai-view linkages\n22 showboard groups\n"
    "23 final_status_list dead\n24 initial_influence b territory_value\n25 printsgf\n"
    "26 lz-analyze b 10 avoid b C3,D4 1\n27 kata-analyze interval 5 ownership true maxmoves 2\n"
    "28 kata-genmove_analyze w 20 minmoves 3 rootInfo true\n29 gosedai-ponder off\n";

TEST(Fuzz, GtpOfRandomBytes) {
  Random random(4);
  for (int i = 0; i < 300; ++i)
    ASSERT_TRUE(is_well_formed(converse(random_bytes(random, 500)))) << i;
}

/// Commands that write files do so in a folder that goes away.
class InScratchFolder {
 public:
  InScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "gosedai-fuzz-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no scratch folder");
    folder_ = name;
    std::filesystem::current_path(folder_);
  }
  ~InScratchFolder() {
    std::filesystem::current_path(before_);
    std::filesystem::remove_all(folder_);
  }
  InScratchFolder(const InScratchFolder&) = delete;
  InScratchFolder& operator=(const InScratchFolder&) = delete;

 private:
  std::filesystem::path before_ = std::filesystem::current_path();
  std::filesystem::path folder_;
};

TEST(Fuzz, GtpMutated) {
  const InScratchFolder folder;
  Random random(5);
  for (int i = 0; i < 1000; ++i) {
    StubThinker thinker;
    thinker.group_limits = {20, 20};
    const std::string input = mutated(random, std::string(sample_gtp));
    ASSERT_TRUE(is_well_formed(converse(input, thinker))) << input;
  }
}

TEST(Fuzz, GtpOfRandomWords) {
  constexpr std::array<std::string_view, 28> pieces = {"play ",
                                                       "genmove ",
                                                       "undo\n",
                                                       "boardsize ",
                                                       "5",
                                                       "komi ",
                                                       "b ",
                                                       "w ",
                                                       "A1\n",
                                                       "B2 ",
                                                       "C3\n",
                                                       "pass\n",
                                                       "\n",
                                                       "place_free_handicap ",
                                                       "set_free_handicap ",
                                                       "clear_board\n",
                                                       "showboard\n",
                                                       "final_score\n",
                                                       "12 ",
                                                       "-1\n",
                                                       "# interrupt\n",
                                                       "gosedai-check\n",
                                                       "gosedai-strings json\n",
                                                       "gosedai-point ",
                                                       "gosedai-situation\n",
                                                       "same_dragon ",
                                                       "new_score\n",
                                                       "gogui-analyze_commands\n"};
  Random random(6);
  for (int i = 0; i < 500; ++i) {
    StubThinker thinker(i % 2 == 0 ? StubThinker::Mode::at_once : StubThinker::Mode::other_thread);
    thinker.group_limits = {20, 20};
    const std::string input = "boardsize 5\n" + random_pieces(random, pieces, 80);
    const std::string output = converse(input, thinker);
    ASSERT_TRUE(is_well_formed(output)) << input;
    ASSERT_EQ(output.find("internal error"), std::string::npos) << input;
  }
}

}  // namespace
}  // namespace gosedai::test
