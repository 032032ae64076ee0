// What a string that lives has to fear: forcing moves and forks, on diagrams; and the plan of the questions.
#include "model/recognition/string_threats.hpp"

#include "model/recognition/recognised_string.hpp"
#include "tests/model/board_positions.hpp"

namespace gosedai {

void PrintTo(ThreatAsk ask, std::ostream* out) {
  constexpr std::array names = {"twice", "fork", "parry"};
  *out << names[slot_of(ask)];
}

namespace {

using board_tests::board_of;
using board_tests::point_of;

RecognisedString recognised(std::string_view diagram, std::string_view stone,
                            const ReadingLimits& limits = {}) {
  const PositionPtr position = make_position(board_of(diagram), Color::black);
  return recognise_string(*position, string_id(*position, point_of(stone)), limits);
}

std::string text_of(const std::vector<Point>& points) {
  std::string text;
  for (const Point point : points) text += (text.empty() ? "" : " ") + to_text(point);
  return text;
}

// --- Forcing moves --------------------------------------------------------------------------------

constexpr std::string_view two_liberties = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . O . O . O . . .
    . . . X . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";

TEST(ForcingMoves, AnAtariMustBeAnswered) {
  EXPECT_EQ(recognised(two_liberties, "D5").life.life, Life::alive);
  EXPECT_EQ(text_of(recognised(two_liberties, "D5").threats.forcing), "C5 E5");
}

TEST(ForcingMoves, NoneAgainstAStringWithRoom) {
  EXPECT_TRUE(recognised(R"(
    . . . . . . .
    . . . . . . .
    . . O O . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                         "C5")
                  .threats.forcing.empty());
}

TEST(ForcingMoves, NoneAgainstAStringThatIsCapturedAnyway) {
  const RecognisedString string = recognised(R"(
    O . . . . . .
    . X . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .)",
                                             "A7");
  ASSERT_NE(string.life.life, Life::alive);
  EXPECT_TRUE(string.threats.forcing.empty());
}

// --- Forks ----------------------------------------------------------------------------------------

// Black at D4 puts both white strings in atari; neither can be caught alone.
constexpr std::string_view double_atari = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . X . . . . .
    . . X O . O . . .
    . X O . . . . . .
    . . . . . . . . .
    . . O . . . . . .
    . . . . . . . . .)";

TEST(Forks, ADoubleAtariTakesOne) {
  const Fork fork = recognised(double_atari, "C4").threats.fork;
  EXPECT_EQ(text_of(fork.targets), "C4 D5");
  EXPECT_EQ(to_text(fork.attack), "D4");
}

TEST(Forks, TheStringThatIsNamedFirstAsks) {
  EXPECT_TRUE(recognised(double_atari, "D5").threats.fork.targets.empty());
}

TEST(Forks, TheOwnerCanPreventIt) {
  EXPECT_FALSE(recognised(double_atari, "C4").threats.fork.defence.is_none());
}

TEST(Forks, OneOfTheTargetsIsLost) {
  EXPECT_EQ(recognised(double_atari, "C4").threats.fork.lost.size(), 1U);
}

// --- The plan -------------------------------------------------------------------------------------

struct Subject {
  StringFacts facts;
  std::vector<Point> friends;
  StringLife life;

  ThreatSubject of() const { return {facts, friends, life}; }
};

Subject subject_with(int liberties, int stones = 1) {
  Subject subject;
  subject.facts.color = Color::white;
  subject.facts.id.stone = point_of("A1");
  for (int i = 0; i < stones; ++i) subject.facts.points.insert(Point::at(i, 0));
  for (int i = 0; i < liberties; ++i) subject.facts.liberties.insert(Point::at(i, 5));
  return subject;
}

using Plan = std::vector<ThreatAsk>;

TEST(OpenThreats, TwoLibertiesAreAskedAbout) {
  EXPECT_EQ(open_threats(subject_with(2).of(), {}, {}), Plan{ThreatAsk::twice});
}

TEST(OpenThreats, ThreeLibertiesOnlyWithManyStonesOrARovingForce) {
  ReadingLimits limits;
  limits.threat_stones = 3;
  EXPECT_EQ(open_threats(subject_with(3, 2).of(), {}, limits), Plan{});
  EXPECT_EQ(open_threats(subject_with(3, 3).of(), {}, limits), Plan{ThreatAsk::twice});
  limits.roving = true;
  EXPECT_EQ(open_threats(subject_with(3, 2).of(), {}, limits), Plan{ThreatAsk::twice});
}

TEST(OpenThreats, NothingAboutAStringInAtari) {
  EXPECT_EQ(open_threats(subject_with(1).of(), {}, {}), Plan{});
}

TEST(OpenThreats, NothingAboutAStringThatDoesNotLive) {
  Subject subject = subject_with(2);
  subject.life.life = Life::neutral;
  EXPECT_EQ(open_threats(subject.of(), {}, {}), Plan{});
}

TEST(OpenThreats, AFriendInDangerAsksForAFork) {
  Subject subject = subject_with(2);
  subject.friends = {point_of("E5")};
  EXPECT_EQ(open_threats(subject.of(), {}, {}), (Plan{ThreatAsk::twice, ThreatAsk::fork}));
}

TEST(OpenThreats, TheOwnerIsAskedOnlyAboutAForkThatWorks) {
  Subject subject = subject_with(2);
  subject.friends = {point_of("E5")};
  ThreatAnswers answers;
  answers[slot_of(ThreatAsk::twice)] = answers[slot_of(ThreatAsk::fork)] = ReadingAnswer();
  EXPECT_EQ(open_threats(subject.of(), answers, {}), Plan{});
  answers[slot_of(ThreatAsk::fork)]->outcome = Outcome::yes;
  answers[slot_of(ThreatAsk::fork)]->move = point_of("C3");
  EXPECT_EQ(open_threats(subject.of(), answers, {}), Plan{ThreatAsk::parry});
}

}  // namespace
}  // namespace gosedai
