// Nothing outside a footprint matters: results of recognition and of the contact CASE may be kept
// while no point of their footprint changes.
#include <optional>

#include "kb/cases/contact.hpp"
#include "tests/kb/kb_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai::kb_tests {
namespace {

/// The position with another stone, no stone or another ko ban at that point; nothing when some
/// string would have no liberty.
std::optional<Position> changed_at(const Position& position, Point point, std::mt19937& random) {
  Position other = position;
  const Board& board = position.board;
  if (board.is_empty(point) && board.ko_point().is_none() && random() % 4 == 0) {
    other.board.set_ko(point, random() % 2 == 0 ? black : white);
    return other;
  }
  BitBoard stones[2] = {board.stones_of(black), board.stones_of(white)};
  for (BitBoard& each : stones) each.erase(point);
  if (board.is_empty(point) || random() % 3 == 0) stones[random() % 2].insert(point);
  const auto rebuilt = Board::from_stones(board.size(), stones[0], stones[1]);
  if (!rebuilt) return std::nullopt;
  other.board = *rebuilt;
  if (board.ko_point() != point) other.board.set_ko(board.ko_point(), board.ko_banned());
  other.age[point.index()] = static_cast<std::uint16_t>(random() % 200);
  return other;
}

/// What is looked at: some string of a position, and another position that differs at one point
/// outside the footprint of what was read.
struct Trial {
  const Position& position;
  const Position& other;
  Point stone;
  Point changed;

  std::string described() const {
    return to_text(stone) + ", changed at " + to_text(changed) + '\n' + to_diagram(position.board);
  }
};

/// `read(position, stone, footprint)` gives the result. `compare(trial)` sees every trial.
template <class Read, class Compare>
int try_outside_the_footprint(int wanted, Read read, Compare compare) {
  std::mt19937 random(1);
  int trials = 0;
  for (unsigned seed = 0; trials < wanted && !testing::Test::HasFailure(); ++seed) {
    const int size = 4 + static_cast<int>(seed % 6);
    const int moves = size * size / 4 + static_cast<int>(random() % (size * size));
    const Position position = *practice_game(size, moves, seed).position(black);
    for (const StringId& id : all_strings(position)) {
      Footprint footprint;
      read(position, id.stone, footprint);
      for (int i = 0; i < 6; ++i) {
        const int col = static_cast<int>(random() % static_cast<unsigned>(size));
        const Point point =
            Point::at(col, static_cast<int>(random() % static_cast<unsigned>(size)));
        if (footprint.points().contains(point)) continue;
        const std::optional<Position> other = changed_at(position, point, random);
        if (!other) continue;
        ++trials;
        compare(Trial{position, *other, id.stone, point});
      }
    }
  }
  return trials;
}

StringFacts facts_of(const Position& position, Point stone, Footprint& footprint) {
  return look_at_string(position, stone, footprint);
}

CandidateList contact_of(const Position& position, Point stone, Footprint& footprint) {
  return contact_moves(position, look_at_string(position, stone, footprint), footprint);
}

TEST(FootprintProperty, LookAtString) {
  const int trials = try_outside_the_footprint(6000, facts_of, [](const Trial& trial) {
    Footprint before;
    Footprint after;
    EXPECT_EQ(facts_of(trial.other, trial.stone, after),
              facts_of(trial.position, trial.stone, before))
        << trial.described();
    EXPECT_EQ(after.points(), before.points()) << trial.described();
  });
  EXPECT_GE(trials, 6000);
}

TEST(FootprintProperty, ContactMoves) {
  const int trials = try_outside_the_footprint(6000, contact_of, [](const Trial& trial) {
    Footprint before;
    Footprint after;
    EXPECT_EQ(contact_of(trial.other, trial.stone, after),
              contact_of(trial.position, trial.stone, before))
        << trial.described();
    EXPECT_EQ(after.points(), before.points()) << trial.described();
  });
  EXPECT_GE(trials, 6000);
}

TEST(FootprintProperty, ContactMovesOfGivenFacts) {
  // The CASE gets the facts as an input; its own footprint covers all the rest that it reads.
  const auto read = [](const Position& position, Point stone, Footprint& footprint) {
    Footprint of_facts;
    return contact_moves(position, look_at_string(position, stone, of_facts), footprint);
  };
  int same_facts = 0;
  try_outside_the_footprint(6000, read, [&](const Trial& trial) {
    Footprint ignored;
    if (!is_stone(trial.other.board.at(trial.stone)) ||
        facts_of(trial.other, trial.stone, ignored) !=
            facts_of(trial.position, trial.stone, ignored))
      return;
    ++same_facts;
    EXPECT_EQ(read(trial.other, trial.stone, ignored), read(trial.position, trial.stone, ignored))
        << trial.described();
  });
  EXPECT_GE(same_facts, 2000);
}

}  // namespace
}  // namespace gosedai::kb_tests
