// What a string remembers of its searches: what is kept, what is asked again.
#include "actors/objects/string_reading.hpp"

#include <gtest/gtest.h>

#include "model/board/diagram.hpp"

namespace gosedai {
namespace {

const Point near = Point::at(1, 1);
const Point far = Point::at(4, 4);

/// A string in the corner with two liberties: a ladder is asked first, then the full search.
StringFacts corner_string() {
  const auto board = parse_diagram(R"(
    . . . . .
    . . . . .
    . . . . .
    . . . . .
    X . . . .)");
  Footprint footprint;
  return look_at_string(*make_position(*board, Color::white), Point::at(0, 0), footprint);
}

CaptureAnswer answer_with(Verdict verdict) {
  CaptureAnswer answer;
  answer.verdict = verdict;
  answer.footprint = BitBoard::of(near);
  return answer;
}

class DeterministicStringReading : public ::testing::Test {
 protected:
  SearchTicketPtr start(LifeQuestion question, std::uint64_t serial, Force force = Force::main) {
    auto ticket = std::make_shared<SearchTicket>();
    reading_.started(question, facts_, serial, ticket, force);
    return ticket;
  }

  StringFacts facts_ = corner_string();
  StringReading reading_;
};

TEST_F(DeterministicStringReading, ARunningSearchIsNotAskedAgain) {
  EXPECT_EQ(reading_.to_ask(facts_), std::vector{LifeQuestion::attack_ladder});
  start(LifeQuestion::attack_ladder, 1);
  EXPECT_TRUE(reading_.to_ask(facts_).empty());
  EXPECT_TRUE(reading_.main_is_running());
}

TEST_F(DeterministicStringReading, AnAnswerOpensTheNextQuestion) {
  start(LifeQuestion::attack_ladder, 1);
  EXPECT_EQ(reading_.arrived(1, answer_with(Verdict::safe), false), Arrival::accepted);
  EXPECT_EQ(reading_.to_ask(facts_), std::vector{LifeQuestion::attack});
}

TEST_F(DeterministicStringReading, AReportOfAnotherSearchIsStale) {
  start(LifeQuestion::attack_ladder, 1);
  EXPECT_EQ(reading_.arrived(2, answer_with(Verdict::safe), false), Arrival::stale);
}

TEST_F(DeterministicStringReading, AnAnswerIsKeptWhileItsFootprintIsUntouched) {
  start(LifeQuestion::attack_ladder, 1);
  reading_.arrived(1, answer_with(Verdict::safe), false);
  reading_.on_change(BitBoard::of(far), facts_);
  EXPECT_EQ(reading_.to_ask(facts_), std::vector{LifeQuestion::attack});
}

TEST_F(DeterministicStringReading, AnAnswerWhoseFootprintIsTouchedIsAskedAgain) {
  start(LifeQuestion::attack_ladder, 1);
  reading_.arrived(1, answer_with(Verdict::safe), false);
  reading_.on_change(BitBoard::of(near), facts_);
  EXPECT_EQ(reading_.to_ask(facts_), std::vector{LifeQuestion::attack_ladder});
}

TEST_F(DeterministicStringReading, AnAnswerThatAChangeOvertookIsOutdated) {
  start(LifeQuestion::attack_ladder, 1);
  reading_.on_change(BitBoard::of(near), facts_);
  EXPECT_EQ(reading_.arrived(1, answer_with(Verdict::safe), false), Arrival::outdated);
  EXPECT_EQ(reading_.to_ask(facts_), std::vector{LifeQuestion::attack_ladder});
}

TEST_F(DeterministicStringReading, ASearchThatGoesOnRovesAndNoLongerHoldsTheMainForce) {
  start(LifeQuestion::attack_ladder, 1);
  reading_.arrived(1, answer_with(Verdict::unknown), true);
  EXPECT_FALSE(reading_.main_is_running());
  EXPECT_TRUE(reading_.is_running());
}

TEST_F(DeterministicStringReading, ATouchedSearchThatGoesOnIsCancelled) {
  const SearchTicketPtr ticket = start(LifeQuestion::attack_ladder, 1);
  reading_.arrived(1, answer_with(Verdict::unknown), true);
  reading_.on_change(BitBoard::of(near), facts_);
  EXPECT_TRUE(ticket->is_cancelled());
}

TEST_F(DeterministicStringReading, TheFootprintIsThatOfTheKeptAnswers) {
  start(LifeQuestion::attack_ladder, 1);
  EXPECT_TRUE(reading_.footprint().is_empty());
  reading_.arrived(1, answer_with(Verdict::safe), false);
  EXPECT_EQ(reading_.footprint(), BitBoard::of(near));
}

// --- What it has to fear --------------------------------------------------------------------------

class DeterministicThreatReading : public ::testing::Test {
 protected:
  ThreatSubject subject() const { return {facts_, friends_, life_}; }
  SearchTicketPtr start(ThreatAsk ask, std::uint64_t serial) {
    auto ticket = std::make_shared<SearchTicket>();
    reading_.started(ask, to_search(ask, subject()), serial, ticket, Force::main);
    return ticket;
  }
  std::vector<ThreatAsk> to_ask() { return reading_.to_ask(subject(), {}); }

  StringFacts facts_ = corner_string();
  std::vector<Point> friends_ = {far};
  StringLife life_;
  ThreatReading reading_;
};

ReadingAnswer reading_with(Outcome outcome) {
  ReadingAnswer answer;
  answer.outcome = outcome;
  answer.move = near;
  answer.footprint = BitBoard::of(near);
  return answer;
}

TEST_F(DeterministicThreatReading, ARunningSearchIsNotAskedAgain) {
  EXPECT_EQ(to_ask(), (std::vector{ThreatAsk::twice, ThreatAsk::fork}));
  start(ThreatAsk::twice, 1);
  EXPECT_EQ(to_ask(), std::vector{ThreatAsk::fork});
}

TEST_F(DeterministicThreatReading, AForkOpensTheQuestionForTheDefence) {
  start(ThreatAsk::twice, 1);
  start(ThreatAsk::fork, 2);
  EXPECT_EQ(reading_.arrived(2, reading_with(Outcome::yes), false), Arrival::accepted);
  EXPECT_EQ(to_ask(), std::vector{ThreatAsk::parry});
}

TEST_F(DeterministicThreatReading, WithoutTheFriendTheForkIsForgotten) {
  const SearchTicketPtr ticket = start(ThreatAsk::fork, 1);
  friends_.clear();
  EXPECT_EQ(to_ask(), std::vector{ThreatAsk::twice});
  EXPECT_TRUE(ticket->is_cancelled());
}

TEST_F(DeterministicThreatReading, AnAnswerWhoseFootprintIsTouchedIsAskedAgain) {
  friends_.clear();
  start(ThreatAsk::twice, 1);
  reading_.arrived(1, reading_with(Outcome::no), false);
  EXPECT_TRUE(to_ask().empty());
  reading_.on_change(BitBoard::of(near));
  EXPECT_EQ(to_ask(), std::vector{ThreatAsk::twice});
}

TEST_F(DeterministicThreatReading, NothingIsAskedAboutAStringThatDoesNotLive) {
  life_.life = Life::neutral;
  EXPECT_TRUE(to_ask().empty());
}

}  // namespace
}  // namespace gosedai
