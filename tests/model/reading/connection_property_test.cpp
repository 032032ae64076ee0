// Properties of the connection, break-in and linkage searches: what is called connected is so
// against every play on small boards, how the work is cut into pieces does not matter, and nothing
// outside the footprint matters.
#include <cstdio>
#include <optional>

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"
#include "model/board/notation.hpp"
#include "model/reading/break_in_search.hpp"
#include "model/reading/connection_search.hpp"
#include "model/reading/linkage_search.hpp"
#include "tests/model/reading/brute_force.hpp"
#include "tests/model/reading/search_properties.hpp"

namespace gosedai {
namespace {

using testing_support::BruteForce;
using End = BruteForce::End;

/// A position of a game of random moves in a corner of a larger board.
Board corner_game(RandomPositions& random) {
  const int corner = 6 + random.below(4);
  return random.game(15, corner, corner * corner / 4 + random.below(corner * corner / 2));
}

/// Two strings of one colour.
std::optional<ConnectionQuestion> pair_on(RandomPositions& random, const Board& board) {
  const int size = std::min(board.size(), 9);
  ConnectionQuestion question;
  question.a = random.point(size);
  question.b = random.point(size);
  question.to_move = random.color();
  question.all_moves = random.below(3) == 0;
  if (!is_stone(board.at(question.a)) || board.at(question.b) != board.at(question.a))
    return std::nullopt;
  if (board.head(question.a) == board.head(question.b)) return std::nullopt;
  return question;
}

Asked<ConnectionQuestion> ask_connection(RandomPositions& random) {
  const Board board = corner_game(random);
  const std::optional<ConnectionQuestion> question = pair_on(random, board);
  if (!question) return std::nullopt;
  return std::pair{board, *question};
}

Asked<LinkageQuestion> ask_linkage(RandomPositions& random) {
  const Board board = corner_game(random);
  const std::optional<ConnectionQuestion> question = pair_on(random, board);
  if (!question) return std::nullopt;
  return std::pair{board, LinkageQuestion{question->a, question->b}};
}

Asked<BreakInQuestion> ask_break_in(RandomPositions& random) {
  const Board board = corner_game(random);
  BreakInQuestion question;
  question.stone = random.point(9);
  if (!is_stone(board.at(question.stone))) return std::nullopt;
  for (int i = 0; i < 8; ++i) question.area.insert(random.point(5));
  question.to_move = random.color();
  return std::pair{board, question};
}

/// The end was taken in a ko that its owner can take back.
bool is_in_ko(const Board& board, Point end, Color owner) {
  if (!board.is_empty(end) || !board.has_breath(owner, end)) return false;
  Board after = board;
  after.play(owner, end);
  return !after.ko_point().is_none();
}

std::optional<BruteForce::Fate> truth(const Board& board, const ConnectionQuestion& question) {
  constexpr std::size_t state_limit = 1500;
  const Color owner = board.at(question.a);
  BruteForce solver(
      owner,
      [&](const Board& at, Color to_move) {
        for (const Point end : {question.a, question.b})
          if (at.at(end) != owner) return is_in_ko(at, end, owner) ? End::none : End::lost;
        if (at.head(question.a) != at.head(question.b)) return End::none;
        return at.liberties(question.a) >= (to_move == owner ? 2 : 3) ? End::won : End::none;
      },
      state_limit);
  return solver.fate(board, question.to_move);
}

struct Tally {
  int compared = 0;
  int connected = 0;
  int by_ko = 0;
  int missed = 0;
  int unknown = 0;
};

/// How much the owner gets: nothing, a ko for which he must find the threats, one for which the
/// opponent must, everything.
int gain(bool connected, bool ko, bool owner_must_threaten) {
  if (ko) return owner_must_threaten ? 1 : 2;
  return connected ? 3 : 0;
}

void compare(const Board& board, const ConnectionQuestion& question, Tally& tally) {
  const std::optional<BruteForce::Fate> fate = truth(board, question);
  if (!fate) return;
  const ReadingAnswer answer = solve(board, question, 3000);
  ++tally.compared;
  if (answer.outcome == Outcome::unknown) {
    ++tally.unknown;
    return;
  }
  const Color owner = board.at(question.a);
  const bool connected = (answer.outcome == Outcome::yes) == (question.to_move == owner);
  const int claimed = gain(connected, answer.outcome == Outcome::ko, answer.must_threaten == owner);
  const int possible = gain(fate->outcome == Outcome::yes, fate->outcome == Outcome::ko,
                            fate->must_threaten == owner);
  tally.connected += claimed == 3 ? 1 : 0;
  tally.by_ko += answer.outcome == Outcome::ko ? 1 : 0;
  tally.missed += claimed < possible ? 1 : 0;
  EXPECT_LE(claimed, possible) << to_diagram(board) << to_text(question.a) << ' '
                               << to_text(question.b) << ' ' << name_of(question.to_move);
}

TEST(ConnectionProperty, ConnectedIsNeverWrong) {
  RandomPositions random(20240301);
  Tally tally;
  while (tally.compared < trial_count(2000) && !HasFailure()) {
    const int size = 3 + random.below(3);
    const std::optional<Board> board = random.crowd(size, 55 - 8 * size);
    if (!board) continue;
    for (int i = 0; i < 4; ++i)
      if (const auto question = pair_on(random, *board)) compare(*board, *question, tally);
  }
  std::printf("compared %d: connected %d, by ko %d, missed %d, unknown %d\n", tally.compared,
              tally.connected, tally.by_ko, tally.missed, tally.unknown);
  EXPECT_GT(tally.connected, tally.compared / 6);
  EXPECT_LT(tally.missed * 50, tally.compared);
  EXPECT_LT(tally.unknown * 50, tally.compared);
}

TEST(ConnectionProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(7, 3000, 60, ask_connection);
}
TEST(LinkageProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(8, 1500, 60, ask_linkage);
}
TEST(BreakInProperty, NothingOutsideTheFootprintMatters) {
  expect_footprint_holds(9, 1500, 60, ask_break_in);
}

TEST(ConnectionProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<ConnectionSearch>(11, 600, 150, ask_connection);
}
TEST(LinkageProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<LinkageSearch>(12, 300, 150, ask_linkage);
}
TEST(BreakInProperty, PiecesOfWorkDoNotMatter) {
  expect_pieces_do_not_matter<BreakInSearch>(13, 300, 150, ask_break_in);
}

}  // namespace
}  // namespace gosedai
