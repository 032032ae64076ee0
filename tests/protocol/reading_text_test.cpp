// How answers of searches are written.
#include "protocol/gtp/reading_text.hpp"

#include <gtest/gtest.h>

namespace gosedai::test {
namespace {

TEST(ReadingText, CodesOfKoSayWhoMustThreaten) {
  ReadingAnswer answer;
  answer.outcome = Outcome::ko;
  answer.must_threaten = Color::white;
  answer.move = Point::at(3, 3);
  EXPECT_EQ(gtp::code_and_move_text(answer, Color::black), "2 D4");
  EXPECT_EQ(gtp::code_and_move_text(answer, Color::white), "3 D4");
}

TEST(ReadingText, ASuccessThatNeedsNoMovePasses) {
  ReadingAnswer answer;
  answer.outcome = Outcome::yes;
  EXPECT_EQ(gtp::code_and_move_text(answer, Color::black), "1 PASS");
}

TEST(ReadingText, TurnedRoundKeepsUnknownAndKo) {
  ReadingAnswer answer;
  EXPECT_EQ(gtp::code_text(gtp::turned_round(answer), Color::black), "unknown");
  answer.outcome = Outcome::ko;
  answer.must_threaten = Color::white;
  EXPECT_EQ(gtp::code_text(gtp::turned_round(answer), Color::white), "3");
}

TEST(ReadingText, TheBestOfSeveralIsUnknownWhileABetterOneMayCome) {
  ReadingAnswer no;
  no.outcome = Outcome::no;
  ReadingAnswer yes;
  yes.outcome = Outcome::yes;
  ReadingAnswer ko;
  ko.outcome = Outcome::ko;
  ko.must_threaten = Color::black;
  EXPECT_EQ(gtp::best_of({no, ReadingAnswer(), yes}, Color::black).outcome, Outcome::yes);
  EXPECT_EQ(gtp::best_of({no, ReadingAnswer(), ko}, Color::black).outcome, Outcome::unknown);
  EXPECT_EQ(gtp::best_of({no, ko}, Color::black).outcome, Outcome::ko);
}

TEST(ReadingText, ACombinationThatIsNotThereIsAPass) {
  CombinationAnswer answer;
  EXPECT_EQ(gtp::combination_text(answer), "unknown");
  answer.outcome = Outcome::no;
  EXPECT_EQ(gtp::combination_text(answer), "PASS");
}

TEST(ReadingText, AGroupIsUnknownUnlessOneSideDecides) {
  ReadingAnswer unknown;
  ReadingAnswer no;
  no.outcome = Outcome::no;
  ReadingAnswer yes;
  yes.outcome = Outcome::yes;
  EXPECT_EQ(gtp::dragon_text(no, unknown), "alive");
  EXPECT_EQ(gtp::dragon_text(unknown, no), "dead");
  EXPECT_EQ(gtp::dragon_text(unknown, yes), "unknown");
  EXPECT_EQ(gtp::dragon_text(yes, unknown), "unknown");
}

TEST(ReadingText, EyesThatDifferHaveAPointForEachSide) {
  EyeAnswer answer;
  answer.outcome = Outcome::yes;
  answer.owner = Color::black;
  answer.min_eyes = 0;
  answer.max_eyes = 1;
  answer.attack = Point::at(3, 3);
  answer.defend = Point::at(4, 3);
  EXPECT_EQ(gtp::eye_text(answer), "0 1 D4 E4");
  answer.min_eyes = 1;
  EXPECT_EQ(gtp::eye_text(answer), "1 1");
}

TEST(ReadingText, NoEyeSpaceIsMinusOne) {
  EyeAnswer answer;
  EXPECT_EQ(gtp::eye_text(answer), "unknown");
  answer.outcome = Outcome::no;
  EXPECT_EQ(gtp::eye_text(answer), "-1");
}

TEST(ReadingText, ARaceThatIsLostHasNoMove) {
  RaceAnswer answer;
  answer.own_survives.outcome = Outcome::no;
  answer.other_captured.outcome = Outcome::no;
  answer.move = Point::at(3, 3);
  EXPECT_EQ(gtp::race_text(answer, Color::black), "0 0 PASS");
}

TEST(ReadingText, ARaceThatIsHalfKnownIsUnknown) {
  RaceAnswer answer;
  answer.own_survives.outcome = Outcome::yes;
  EXPECT_EQ(gtp::race_text(answer, Color::black), "unknown");
}

TEST(ReadingText, ARaceByKoHasTheCodesOfKo) {
  RaceAnswer answer;
  answer.own_survives = {Outcome::ko, Color::white};
  answer.other_captured = {Outcome::ko, Color::black};
  answer.move = Point::at(3, 3);
  EXPECT_EQ(gtp::race_text(answer, Color::black), "2 3 D4");
}

}  // namespace
}  // namespace gosedai::test
