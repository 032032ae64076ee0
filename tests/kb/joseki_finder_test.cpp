// The finder: captures, tenuki, interference, history; and against a walk through every written line.
#include <algorithm>
#include <random>
#include <set>

#include "kb/format/embedded_text.hpp"
#include "model/board/symmetry.hpp"
#include "tests/kb/joseki_positions.hpp"
#include "tests/model/reading/trials.hpp"

namespace gosedai {
namespace {

using kb_tests::board_of;
using kb_tests::tree_of;

/// The numbers of stones of what matches.
std::vector<int> matches(const JosekiTree& tree, const Board& board,
                         Corner corner = Corner::upper_right,
                         const JosekiHistory* history = nullptr) {
  std::vector<int> stones;
  for (const JosekiMatch& match : find_joseki(tree, board, corner, history).matches)
    stones.push_back(tree[match.node].stones.count());
  return stones;
}

using Numbers = std::vector<int>;

constexpr std::string_view short_lines =
    "1 R16 9 500 20.0\n"
    "2 P17 9 500 20.0\n"
    "3 Q15 5 500 20.0\n"
    "3 M17 4 500 20.0\n"
    "4 pass 4 500\n"
    "5 Q17 4 500 20.0\n";

TEST(JosekiFinder, TheDeepestMatchCounts) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w P17 b Q15")), Numbers{3});
}

TEST(JosekiFinder, TheOrderDoesNotMatter) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b Q15 w P17 b R16")), Numbers{3});
}

TEST(JosekiFinder, ColoursMayBeSwapped) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("w R16 b P17 w Q15")), Numbers{3});
}

TEST(JosekiFinder, CornersMayBeTurnedAndMirrored) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b D3 w C5 b E4"), Corner::lower_left),
            Numbers{3});
}

TEST(JosekiFinder, TenukiIsIgnored) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w P17 b M17 b Q17")), Numbers{4});
}

TEST(JosekiFinder, AnEmptyCornerMatchesTheRootInFourViews) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b D4")), (Numbers{0, 0, 0, 0}));
}

TEST(JosekiFinder, AMoveThatIsNotInTheTreeEndsTheJoseki) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w P17 b R17")), Numbers{});
}

TEST(JosekiFinder, AStoneWithinTwoLinesInterferes) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w P17 b N15")), Numbers{});
}

TEST(JosekiFinder, AStoneThreeLinesStraightOnInterferes) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w R13")), Numbers{});
}

TEST(JosekiFinder, AStoneFartherAwayDoesNotInterfere) {
  EXPECT_EQ(matches(tree_of(short_lines), board_of("b R16 w R12 w Q13")), Numbers{1});
}

TEST(JosekiFinder, AStoneOutsideTheCornerInterferes) {
  const JosekiTree tree = tree_of("1 R16 9 500 20.0\n2 K17 9 500 20.0\n");
  EXPECT_EQ(matches(tree, board_of("b R16 w K17 b H17")), Numbers{1});
}

// Black takes the stone on S19 and white plays there again (Shyu figure 3.1).
constexpr std::string_view with_capture =
    "1 T18 9 500 20.0\n"
    "2 S19 9 500 20.0\n"
    "3 S18 9 500 20.0\n"
    "4 S17 9 500 20.0\n"
    "5 R19 9 500 20.0\n"
    "6 Q19 9 500 20.0\n"
    "7 T19 9 500 20.0 x1\n"
    "8 Q18 9 500 20.0\n";

TEST(JosekiFinder, AStoneThatWasCapturedMayBeGone) {
  const Board board = board_of("b T18 w S19 b S18 w S17 b R19 w Q19 b T19 w Q18");
  ASSERT_EQ(board.at(kb_tests::at("S19")), Color::empty);
  EXPECT_EQ(matches(tree_of(with_capture), board), Numbers{7});
}

// Shyu figure 3.4: the capture need not have happened on this board.
TEST(JosekiFinder, AStoneThatWouldHaveBeenCapturedNeedNeverHaveBeenThere) {
  EXPECT_EQ(matches(tree_of(with_capture), board_of("b T18 b S18 w S17 b R19 w Q19 b T19 w Q18")),
            Numbers{7});
}

// Shyu figure 3.3: with the stone still there the match is before the capture.
TEST(JosekiFinder, BeforeTheCaptureTheStoneIsThere) {
  EXPECT_EQ(matches(tree_of(with_capture), board_of("b T18 w S19 b S18 w S17 b R19 w Q19")),
            Numbers{6});
}

// Black fills the point where he captured: S19 shows black where the second move was white.
TEST(JosekiFinder, AStoneMayBeCapturedAndReplaced) {
  const JosekiTree tree = tree_of(std::string(with_capture) + "9 S19 9 500 20.0\n");
  EXPECT_EQ(matches(tree, board_of("b T18 b S18 w S17 b R19 w Q19 b T19 w Q18 b S19")), Numbers{8});
}

TEST(JosekiFinder, HistoryTellsCapturesApart) {
  // The same six stones, with and without a white stone captured on T19 on the way.
  const JosekiTree tree = tree_of(
      "1 S19 9 500 20.0\n"
      "2 T19 9 500 20.0\n"
      "3 T18 9 500 20.0 x1\n"
      "2 pass 9 500\n"
      "3 T18 9 500 20.0\n");
  std::vector<Move> quiet = {Move::stone(Color::black, kb_tests::at("S19")),
                             Move::stone(Color::black, kb_tests::at("T18"))};
  const Board board = board_of("b S19 b T18");
  EXPECT_EQ(matches(tree, board).size(), 4U);  // two nodes, in two views: the stones are symmetric
  const JosekiHistory history(Board(19), quiet);
  const CornerMatches found = find_joseki(tree, board, Corner::upper_right, &history);
  ASSERT_EQ(found.matches.size(), 2U);
  for (const JosekiMatch& match : found.matches) EXPECT_EQ(tree[match.node].captured[1], 0);
}

TEST(JosekiTree, TranspositionsShareANode) {
  const JosekiTree tree = tree_of(
      "1 R16 9 500 20.0\n2 P17 5 500 20.0\n3 Q15 5 500 20.0\n"
      "2 pass 4 500\n3 Q15 4 500 20.0\n4 P17 4 500 20.0\n");
  EXPECT_EQ(tree.node_count(), 5U);  // root, R16, +P17, +Q15, and all three once
  EXPECT_EQ(tree.variation_count(), 2U);
}

TEST(JosekiTree, AKoMakesNoCycle) {
  const JosekiTree tree = tree_of(
      "1 Q19 9 500 20.0\n2 T19 9 500 20.0\n3 R18 9 500 20.0\n4 S18 9 500 20.0\n5 pass 9 500\n"
      "6 R19 9 500 20.0\n7 S19 9 500 20.0 x1\n8 pass 9 500\n9 pass 9 500\n10 R19 9 500 20.0 x1\n"
      "11 pass 9 500\n12 pass 9 500\n13 S19 9 500 20.0 x1\n");
  EXPECT_EQ(tree.node_count(), 9U);
}

TEST(JosekiFinder, TheCapTreeRulesMostOut) {
  const JosekiTree& tree = kb_tests::corner_knowledge().tree;
  const CornerMatches found =
      find_joseki(tree, board_of("b Q16 w R14 b O17 w S16 b R17 w R10"), Corner::upper_right);
  EXPECT_FALSE(found.matches.empty());
  EXPECT_LT(found.work.cap_nodes + found.work.deep_nodes, 200);
  EXPECT_GT(tree.node_count(), 20'000U);
}

// The oracle: every line as it is written, replayed on a board of its own.

struct Pattern {
  BitBoard black;
  BitBoard white;

  int count() const { return black.count() + white.count(); }
  friend bool operator==(const Pattern&, const Pattern&) = default;
};

bool is_part(const Pattern& part, const Pattern& whole) {
  return (part.black & ~whole.black).is_empty() && (part.white & ~whole.white).is_empty();
}

struct WrittenLine {
  std::vector<Move> moves;  // stones only
  Pattern end;
};

struct Written {
  std::vector<Pattern> patterns;  // of all moves of all lines, different ones
  std::vector<WrittenLine> lines;
};

Written replay(const JosekiRecords& records) {
  Written written;
  std::set<Hash> seen;
  std::vector<Move> moves;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const JosekiRecord& record = records[i];
    moves.resize(static_cast<std::size_t>(record.depth - 1));
    moves.push_back(record.is_tenuki()
                        ? Move::pass(record.color())
                        : Move::stone(record.color(), record.point.on_joseki_board()));
    Board board(19);
    for (const Move& move : moves)
      if (move.is_stone()) board.play(move.color(), move.point());
    const Pattern pattern{board.stones_of(Color::black), board.stones_of(Color::white)};
    if (seen.insert(board.hash()).second) written.patterns.push_back(pattern);
    if (i + 1 < records.size() && records[i + 1].depth > record.depth) continue;
    WrittenLine line{moves, pattern};
    std::erase_if(line.moves, [](const Move& move) { return !move.is_stone(); });
    written.lines.push_back(std::move(line));
  }
  return written;
}

const Written& written() {
  static const Written all = replay(built_in_joseki().value.records);
  return all;
}

/// A way to turn the board; its inverse brings the corner back to the upper right.
struct Turn {
  Symmetry symmetry;
  bool swapped = false;

  Point apply(Point point) const { return symmetry.apply(point, 19); }
  Color apply(Color color) const { return swapped ? opponent(color) : color; }
  Pattern back(const Board& board) const {
    Pattern pattern;
    for (const Color color : {Color::black, Color::white})
      board.stones_of(color).for_each([&](Point point) {
        (apply(color) == Color::black ? pattern.black : pattern.white)
            .insert(symmetry.inverse().apply(point, 19));
      });
    return pattern;
  }
  Pattern forth(const Pattern& pattern) const {
    Pattern turned;
    pattern.black.for_each(
        [&](Point point) { (swapped ? turned.white : turned.black).insert(apply(point)); });
    pattern.white.for_each(
        [&](Point point) { (swapped ? turned.black : turned.white).insert(apply(point)); });
    return turned;
  }
};

Corner corner_of(const Turn& turn) {
  const Point tip = turn.apply(Point::at(18, 18));
  return tip.col() == 18 ? (tip.row() == 18 ? Corner::upper_right : Corner::lower_right)
                         : (tip.row() == 18 ? Corner::upper_left : Corner::lower_left);
}

/// By the distance of every pair of stones, as the picture in joseki_finder.hpp says.
bool interferes(const Pattern& pattern, const Pattern& board) {
  bool found = false;
  ((board.black | board.white) & ~(pattern.black | pattern.white)).for_each([&](Point foreign) {
    (pattern.black | pattern.white).for_each([&](Point own) {
      const int cols = std::abs(foreign.col() - own.col());
      const int rows = std::abs(foreign.row() - own.row());
      found = found || (cols <= 2 && rows <= 2) || cols + rows <= 3;
    });
  });
  return found;
}

std::vector<Pattern> in_order(std::vector<Pattern> patterns) {
  const auto key = [](const Pattern& pattern) {
    std::vector<std::size_t> points;
    pattern.black.for_each([&](Point point) { points.push_back(point.index()); });
    pattern.white.for_each([&](Point point) { points.push_back(1000 + point.index()); });
    return points;
  };
  std::ranges::sort(patterns, {}, key);
  const auto repeated = std::ranges::unique(patterns);
  patterns.erase(repeated.begin(), repeated.end());
  return patterns;
}

/// In all four views that bring this corner to the upper right.
std::vector<Pattern> by_force(const Board& board, Corner corner) {
  std::vector<Pattern> all;
  for (int code = 0; code < symmetry_count; ++code)
    for (const bool swapped : {false, true}) {
      const Turn turn{Symmetry(code), swapped};
      if (corner_of(turn) != corner) continue;
      const Pattern stones = turn.back(board);
      std::vector<Pattern> valid;
      for (const Pattern& pattern : written().patterns)
        if (is_part(pattern, stones) && !interferes(pattern, stones)) valid.push_back(pattern);
      for (const Pattern& pattern : valid)
        if (std::ranges::none_of(valid, [&](const Pattern& other) {
              return !(pattern == other) && is_part(pattern, other);
            }))
          all.push_back(turn.forth(pattern));
    }
  return in_order(std::move(all));
}

std::vector<Pattern> by_finder(const JosekiTree& tree, const Board& board, Corner corner,
                               const JosekiHistory* history = nullptr) {
  std::vector<Pattern> all;
  for (const JosekiMatch& match : find_joseki(tree, board, corner, history).matches) {
    const auto stones = stones_on_board(tree[match.node].stones, match.view, 19);
    all.push_back({stones[0], stones[1]});
  }
  return in_order(std::move(all));
}

/// Nothing when a move is illegal.
std::optional<Board> played(const std::vector<Move>& moves) {
  Board board(19);
  for (const Move& move : moves) {
    board.clear_ko();  // somebody played elsewhere in between
    if (!board.is_legal(move.color(), move.point())) return std::nullopt;
    board.play(move.color(), move.point());
  }
  return board;
}

/// Random swaps, each kept when the moves stay legal and lead to the same stones.
void shuffle_legally(std::vector<Move>& moves, Hash end, std::mt19937& random) {
  for (std::size_t left = 2 * moves.size(); left > 0; --left) {
    const std::size_t a = random() % moves.size();
    const std::size_t b = random() % moves.size();
    std::swap(moves[a], moves[b]);
    const auto board = played(moves);
    if (!board || board->hash() != end) std::swap(moves[a], moves[b]);
  }
}

void check_line(const WrittenLine& line, const Turn& turn, int orders, std::mt19937& random) {
  const JosekiTree& tree = kb_tests::corner_knowledge().tree;
  std::vector<Move> moves;
  for (const Move& move : line.moves)
    moves.push_back(Move::stone(turn.apply(move.color()), turn.apply(move.point())));
  const Board end = played(moves).value();
  const std::vector<Pattern> expected = by_force(end, corner_of(turn));
  const Pattern itself = turn.forth(line.end);
  EXPECT_NE(std::ranges::find(expected, itself), expected.end());
  for (int order = 0; order < orders; ++order) {
    shuffle_legally(moves, end.hash(), random);
    const Board board = played(moves).value();
    EXPECT_EQ(by_finder(tree, board, corner_of(turn)), expected);
    const JosekiHistory history(Board(19), moves);
    EXPECT_EQ(by_finder(tree, board, corner_of(turn), &history), expected);
  }
}

// The full run, GOSEDAI_TRIALS=20: 500 variations in 16 symmetries and 20 orders each.
TEST(JosekiFinder, AgreesWithTheWalkThroughAllLinesInAnyOrder) {
  std::mt19937 random(20);
  const int variations = trial_count(25);
  const int orders = variations > 25 ? 20 : 3;
  ASSERT_GE(written().lines.size(), 650U);
  for (int i = 0; i < variations; ++i) {
    const WrittenLine& line = written().lines[random() % written().lines.size()];
    for (int code = 0; code < symmetry_count; ++code)
      for (const bool swapped : {false, true})
        check_line(line, {Symmetry(code), swapped}, orders, random);
    if (testing::Test::HasFailure()) return;
  }
}

// Two lines in neighbouring corners, with stones that may interfere: any stones on the board.
TEST(JosekiFinder, AgreesWithTheWalkOnCrowdedBoards) {
  std::mt19937 random(30);
  for (int i = 0; i < trial_count(40); ++i) {
    Board board(19);
    for (int lines = 0; lines < 4; ++lines) {
      const WrittenLine& line = written().lines[random() % written().lines.size()];
      const Turn turn{Symmetry(static_cast<int>(random() % 8)), random() % 2 == 0};
      const std::size_t length = 1 + random() % line.moves.size();
      for (std::size_t move = 0; move < length; ++move) {
        const Color color = turn.apply(line.moves[move].color());
        const Point point = turn.apply(line.moves[move].point());
        if (board.is_legal(color, point)) board.play(color, point);
      }
    }
    for (const Corner corner : all_corners) {
      const CornerMatches found = find_joseki(kb_tests::corner_knowledge().tree, board, corner);
      if (found.is_empty) continue;
      EXPECT_EQ(by_finder(kb_tests::corner_knowledge().tree, board, corner),
                by_force(board, corner));
    }
  }
}

}  // namespace
}  // namespace gosedai
