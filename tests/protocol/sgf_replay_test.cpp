// Trees to games and games to text.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "protocol/sgf/reader.hpp"
#include "protocol/sgf/replay.hpp"
#include "protocol/sgf/writer.hpp"
#include "tests/protocol/case_text.hpp"
#include "tests/protocol/conversation.hpp"

namespace gosedai::sgf {
namespace {

std::variant<Game, Error> replay(std::string_view text, const ReplayOptions& options = {}) {
  const std::variant<Tree, Error> tree = read(text);
  if (const Error* error = std::get_if<Error>(&tree)) return *error;
  return to_game(std::get<Tree>(tree), options);
}

Game game_of(std::string_view text, const ReplayOptions& options = {}) {
  const std::variant<Game, Error> game = replay(text, options);
  if (const Error* error = std::get_if<Error>(&game)) {
    ADD_FAILURE() << error->text();
    return Game();
  }
  return std::get<Game>(game);
}

std::string error_of(std::string_view text) {
  const std::variant<Game, Error> game = replay(text);
  const Error* error = std::get_if<Error>(&game);
  return error != nullptr ? error->text() : "no error";
}

std::string diagram_of(std::string_view text, std::optional<int> before_move = {}) {
  return to_diagram(game_of(text, {Rules(), before_move}).board());
}

TEST(Info, SizeIs19ByDefault) { EXPECT_EQ(game_of("(;B[aa])").size(), 19); }
TEST(Info, Size) { EXPECT_EQ(game_of("(;SZ[9])").size(), 9); }
TEST(Info, SizeInTwoParts) { EXPECT_EQ(game_of("(;SZ[13:13])").size(), 13); }
TEST(Info, SizeWithBlanks) { EXPECT_EQ(game_of("(;SZ[ 9\n])").size(), 9); }
TEST(Info, Komi) { EXPECT_EQ(game_of("(;KM[5.50])").rules().komi, 5.5); }
TEST(Info, KomiWithComma) { EXPECT_EQ(game_of("(;KM[5,5])").rules().komi, 5.5); }
TEST(Info, KomiInStones) { EXPECT_EQ(game_of("(;KM[375])").rules().komi, 7.5); }
TEST(Info, KomiInHundredths) { EXPECT_EQ(game_of("(;KM[650])").rules().komi, 6.5); }
TEST(Info, KomiStaysWhenTheFileHasNone) {
  EXPECT_EQ(game_of("(;KM[])", {{.komi = 3.5}}).rules().komi, 3.5);
}
TEST(Info, Rules) {
  EXPECT_EQ(game_of("(;RU[Japanese]KM[6.5])").rules().scoring, Scoring::territory);
}
TEST(Info, UnknownRulesChangeNothing) {
  EXPECT_EQ(game_of("(;RU[House])").rules(), gosedai::Rules());
}

TEST(Moves, CountRowsFromTheTop) {
  EXPECT_EQ(diagram_of("(;SZ[3];B[aa];W[ca];B[bc])"), "X . O\n. . .\n. X .\n");
}

TEST(Moves, Capture) {
  EXPECT_EQ(diagram_of("(;SZ[3];W[aa];B[ba];W[];B[ab])"), ". X .\nX . .\n. . .\n");
}

TEST(Moves, EmptyIsAPass) { EXPECT_TRUE(game_of("(;SZ[9];B[])").move(0).is_pass()); }
TEST(Moves, TtIsAPass) { EXPECT_TRUE(game_of("(;SZ[19];B[tt])").move(0).is_pass()); }
TEST(Moves, TtIsAPointOfALargeBoard) { EXPECT_TRUE(game_of("(;SZ[21];B[tt])").move(0).is_stone()); }
TEST(Moves, FollowTheMainLine) { EXPECT_EQ(diagram_of("(;SZ[2](;B[aa])(;B[bb]))"), "X .\n. .\n"); }
TEST(Moves, InTheRoot) { EXPECT_EQ(diagram_of("(;SZ[2]B[aa])"), "X .\n. .\n"); }
TEST(Moves, OfOldNames) { EXPECT_EQ(diagram_of("(;SiZe[2];Black[aa])"), "X .\n. .\n"); }

constexpr std::string_view three = "(;SZ[3];B[aa];W[bb];B[cc])";

TEST(BeforeMove, OneIsTheBeginning) { EXPECT_EQ(diagram_of(three, 1), ". . .\n. . .\n. . .\n"); }
TEST(BeforeMove, ThreeHasTwoMoves) { EXPECT_EQ(diagram_of(three, 3), "X . .\n. O .\n. . .\n"); }
TEST(BeforeMove, BeyondTheEndIsTheEnd) { EXPECT_EQ(diagram_of(three, 99), diagram_of(three)); }
TEST(BeforeMove, TellsWhoseTurnItIs) {
  EXPECT_EQ(game_of(three, {Rules(), 2}).to_move(), Color::white);
}
TEST(BeforeMove, OneKnowsWhoBegins) {
  EXPECT_EQ(game_of("(;SZ[3];W[aa])", {Rules(), 1}).to_move(), Color::white);
}

TEST(SetUp, Stones) { EXPECT_EQ(diagram_of("(;SZ[3]AB[aa][ba]AW[cc])"), "X X .\n. . .\n. . O\n"); }
TEST(SetUp, Rectangles) { EXPECT_EQ(diagram_of("(;SZ[3]AB[aa:bc])"), "X X .\nX X .\nX X .\n"); }
TEST(SetUp, RectanglesFromAnyCorner) {
  EXPECT_EQ(diagram_of("(;SZ[3]AB[bc:aa])"), "X X .\nX X .\nX X .\n");
}
TEST(SetUp, InTheMiddle) {
  EXPECT_EQ(diagram_of("(;SZ[3];B[aa];W[bb];AE[aa]AB[ba]AW[ca];B[cc])"), ". X O\n. O .\n. . X\n");
}
TEST(SetUp, Replaces) { EXPECT_EQ(diagram_of("(;SZ[2];B[aa];AW[aa])"), "O .\n. .\n"); }
TEST(SetUp, OfNothingKeepsTheRecord) {
  EXPECT_EQ(game_of("(;SZ[3];B[aa];AE[cc];W[bb])").move_count(), 2);
}
TEST(SetUp, EmptyListIsForgiven) { EXPECT_EQ(diagram_of("(;SZ[2]AB[])"), ". .\n. .\n"); }

TEST(ToMove, IsBlackAtFirst) { EXPECT_EQ(game_of("(;SZ[9])").to_move(), Color::black); }
TEST(ToMove, IsWhiteAfterHandicap) {
  EXPECT_EQ(game_of("(;SZ[9]HA[2]AB[cc][gg])").to_move(), Color::white);
}
TEST(ToMove, IsWhatPlSays) { EXPECT_EQ(game_of("(;SZ[9]PL[W])").to_move(), Color::white); }
TEST(ToMove, PlMayBeAWord) { EXPECT_EQ(game_of("(;SZ[9]PL[white])").to_move(), Color::white); }
TEST(ToMove, IsThatOfTheNextMove) {
  EXPECT_EQ(game_of("(;SZ[9]AB[cc];W[gg])", {Rules(), 1}).to_move(), Color::white);
}
TEST(ToMove, PlInTheMiddle) { EXPECT_EQ(game_of("(;SZ[9];B[cc];PL[B])").to_move(), Color::black); }

struct ErrorCase {
  std::string text;
  std::string expected;
};
void PrintTo(const ErrorCase& c, std::ostream* out) { *out << test::case_text(c.text); }
class Illegal : public testing::TestWithParam<ErrorCase> {};

TEST_P(Illegal, NamesNodeAndPoint) { EXPECT_EQ(error_of(GetParam().text), GetParam().expected); }

INSTANTIATE_TEST_SUITE_P(
    Games, Illegal,
    testing::Values(ErrorCase{"(;SZ[9];B[aa]\n;W[aa])", "2:1: move 2, W[aa]: A9 is occupied"},
                    ErrorCase{"(;SZ[9]AB[ba][ab];W[aa])", "1:18: move 1, W[aa]: A9 is suicide"},
                    ErrorCase{"(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])",
                              "1:46: move 2, W[bb]: B4 takes back a ko at once"},
                    ErrorCase{"(;SZ[9];B[jj])", "1:8: move 1, B[jj]: no point of the board"},
                    ErrorCase{"(;SZ[9];B[hello])", "1:8: move 1, B[hello]: no point of the board"},
                    ErrorCase{"(;SZ[9]AB[zz])", "1:2: AB[zz] is no point of the board"},
                    ErrorCase{"(;SZ[2]AB[aa:bb])", "1:2: set-up stones without a liberty"},
                    ErrorCase{"(;SZ[0])", "1:2: unacceptable size: SZ[0]"},
                    ErrorCase{"(;SZ[26])", "1:2: unacceptable size: SZ[26]"},
                    ErrorCase{"(;SZ[19:13])", "1:2: unacceptable size: SZ[19:13]"},
                    ErrorCase{"(;SZ[big])", "1:2: unacceptable size: SZ[big]"},
                    ErrorCase{"(;GM[2])", "1:2: not a game of Go: GM[2]"}));

/// Written, read and written again it is the same; the text is what is expected.
struct WriteCase {
  std::string read;
  std::string written;  // without the first properties, which are always the same
};
void PrintTo(const WriteCase& c, std::ostream* out) { *out << test::case_text(c.read); }
class RoundTrip : public testing::TestWithParam<WriteCase> {};

const std::string head = "(;FF[4]GM[1]CA[UTF-8]AP[Gosedai]";

TEST_P(RoundTrip, Writes) {
  EXPECT_EQ(write(game_of(GetParam().read)), head + GetParam().written + "\n");
}
TEST_P(RoundTrip, ReadsWhatItWrote) {
  const std::string once = write(game_of(GetParam().read));
  EXPECT_EQ(write(game_of(once)), once);
}

INSTANTIATE_TEST_SUITE_P(
    Games, RoundTrip,
    testing::Values(WriteCase{"(;)", "SZ[19]KM[7.5])"}, WriteCase{"(;SZ[9]KM[0])", "SZ[9]KM[0])"},
                    WriteCase{"(;SZ[9]RU[Japanese])", "SZ[9]KM[7.5]RU[Japanese])"},
                    WriteCase{"(;SZ[9];B[aa];W[])", "SZ[9]KM[7.5]\n;B[aa];W[])"},
                    WriteCase{"(;SZ[9];B[aa];B[bb])", "SZ[9]KM[7.5]\n;B[aa];B[bb])"},
                    WriteCase{"(;SZ[9];W[aa])", "SZ[9]KM[7.5]PL[W]\n;W[aa])"},
                    WriteCase{"(;SZ[9]HA[2]AB[cg][gc];W[aa])",
                              "SZ[9]KM[7.5]HA[2]AB[cg][gc]\n;W[aa])"},
                    WriteCase{"(;SZ[9]AB[cg][gc];B[aa])", "SZ[9]KM[7.5]AB[cg][gc]\n;B[aa])"},
                    WriteCase{"(;SZ[9]AB[cg]AW[gc]PL[W])", "SZ[9]KM[7.5]AB[cg]AW[gc]PL[W])"}));

TEST(Writer, EscapesTexts) {
  EXPECT_EQ(write(Game(9), {.black = "A]B\\"}), head + "SZ[9]KM[7.5]PB[A\\]B\\\\])\n");
}

TEST(Writer, PutsCommentsToMoves) {
  const std::array<std::string, 2> comments = {"", "why [this]?"};
  EXPECT_EQ(write(game_of("(;SZ[9];B[aa];W[bb];B[cc])"), {}, comments),
            head + "SZ[9]KM[7.5]\n;B[aa];W[bb]C[why [this\\]?];B[cc])\n");
}

/// A file for the time of a test.
class SgfFile {
 public:
  explicit SgfFile(std::string_view text)
      : path_(std::filesystem::temp_directory_path() /
              ("gosedai-test-" + std::to_string(::getpid()) + ".sgf")) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~SgfFile() { std::filesystem::remove(path_); }
  std::string name() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

TEST(Loadsgf, TakesSizeAndKomi) {
  const SgfFile file("(;SZ[3]KM[1.5];B[bb])");
  EXPECT_EQ(test::converse("loadsgf " + file.name() + "\nfinal_score\n"), "= \n\n= B+7.5\n\n");
}

TEST(Loadsgf, StopsBeforeAMove) {
  const SgfFile file("(;SZ[3];B[bb];W[aa];B[cc])");
  EXPECT_EQ(test::converse("loadsgf " + file.name() + " 2\nplay w A3\nundo\nundo\nundo\n"),
            "= \n\n= \n\n= \n\n= \n\n? cannot undo\n\n");
}

TEST(Loadsgf, SaysWhereAFileIsBroken) {
  const SgfFile file("(;SZ[3];B[bb]\n;W[bb])");
  EXPECT_EQ(test::converse("loadsgf " + file.name() + "\n"),
            "? cannot load file: " + file.name() + ":2:1: move 2, W[bb]: B2 is occupied\n\n");
}

TEST(Loadsgf, ChangesNothingWhenItFails) {
  const SgfFile file("(;SZ[3];B[bb]\n;W[bb])");
  EXPECT_EQ(test::converse("play b Q16\nloadsgf " + file.name() + "\nundo\n").ends_with("= \n\n"),
            true);
}

TEST(Printsgf, WritesAFileThatCanBeLoaded) {
  const SgfFile file("");
  EXPECT_EQ(test::converse("boardsize 9\nplay b C3\nprintsgf " + file.name() +
                           "\nclear_board\nloadsgf " + file.name() + "\nplay w C3\n"),
            "= \n\n= \n\n= \n\n= \n\n= \n\n? illegal move\n\n");
}

}  // namespace
}  // namespace gosedai::sgf
