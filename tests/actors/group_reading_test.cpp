// What a group remembers of searches that were begun in advance: they count when the plan of questions
// comes to them, and not before.
#include "actors/objects/group_reading.hpp"

#include <gtest/gtest.h>

namespace gosedai {
namespace {

constexpr std::uint64_t spoil_serial = 1;
constexpr std::uint64_t attack_serial = 2;

/// Of a group that is shut in with one small eye space: first it is asked whether that can be spoilt.
GroupFacts closed_group() {
  GroupFacts facts;
  facts.members.color = Color::black;
  facts.members.id.stone = Point::at(0, 0);
  facts.members.strings = {facts.members.id};
  facts.siege.rate = 0;
  for (int col = 1; col < 7; ++col) facts.eye_space.insert(Point::at(col, 1));
  return facts;
}

Answer answer_of(Outcome outcome) {
  ReadingAnswer answer;
  answer.outcome = outcome;
  return answer;
}

struct Begun {
  GroupFacts facts = closed_group();
  SearchTicketPtr attack = std::make_shared<SearchTicket>();
  GroupReading reading;

  Begun() {
    EXPECT_EQ(reading.life_to_ask(facts), std::vector{GroupAsk::spoil});
    EXPECT_EQ(reading.life_to_ask_in_advance(facts), GroupAsk::attack);
    start(GroupAsk::spoil, spoil_serial, std::make_shared<SearchTicket>());
    attack->make_spare();
    start(GroupAsk::attack, attack_serial, attack);
  }
  void start(GroupAsk ask, std::uint64_t serial, SearchTicketPtr ticket) {
    LifeInView life;
    life.question = to_search(ask, facts, nullptr);
    life.sight = sight_for(facts);
    reading.look_at(ask, life);
    reading.life_started(ask, life, serial, std::move(ticket), Force::main);
  }
};

TEST(DeterministicGroupReading, NothingIsBegunTwice) {
  Begun begun;
  EXPECT_TRUE(begun.reading.life_to_ask(begun.facts).empty());
  EXPECT_EQ(begun.reading.life_to_ask_in_advance(begun.facts), std::nullopt);
  EXPECT_TRUE(begun.attack->is_spare());
}

TEST(DeterministicGroupReading, AnswerInAdvanceCountsWhenItIsAsked) {
  Begun begun;
  begun.reading.arrived(attack_serial, answer_of(Outcome::no), false);
  EXPECT_FALSE(begun.reading.life_answers(begun.facts).attack);
  EXPECT_TRUE(begun.reading.main_is_running());
  begun.reading.arrived(spoil_serial, answer_of(Outcome::unknown), false);
  EXPECT_TRUE(begun.reading.life_answers(begun.facts).attack);
  EXPECT_TRUE(begun.reading.life_to_ask(begun.facts).empty());
  EXPECT_FALSE(begun.reading.main_is_running());
}

TEST(DeterministicGroupReading, AnswerInAdvanceThatIsNotAskedDoesNotCount) {
  Begun begun;
  begun.reading.arrived(attack_serial, answer_of(Outcome::yes), false);
  begun.reading.arrived(spoil_serial, answer_of(Outcome::no), false);
  EXPECT_TRUE(begun.reading.life_to_ask(begun.facts).empty());
  EXPECT_FALSE(begun.reading.life_answers(begun.facts).attack);
}

TEST(DeterministicGroupReading, WhatTheRovingForceGoesOnWithIsCalledUp) {
  Begun begun;
  begun.reading.arrived(attack_serial, answer_of(Outcome::unknown), true);
  begun.reading.arrived(spoil_serial, answer_of(Outcome::unknown), false);
  EXPECT_TRUE(begun.reading.life_to_ask(begun.facts).empty());
  begun.reading.cancel_spare();
  EXPECT_FALSE(begun.attack->is_cancelled());
  EXPECT_TRUE(begun.reading.is_running());
}

TEST(DeterministicGroupReading, SpareSearchIsCalledUpOrCancelled) {
  Begun wanted;
  wanted.reading.arrived(spoil_serial, answer_of(Outcome::yes), false);
  EXPECT_FALSE(wanted.reading.main_is_running());
  EXPECT_TRUE(wanted.reading.life_to_ask(wanted.facts).empty());
  EXPECT_FALSE(wanted.attack->is_spare());
  EXPECT_TRUE(wanted.reading.main_is_running());
  wanted.reading.cancel_spare();
  EXPECT_FALSE(wanted.attack->is_cancelled());

  Begun idle;
  idle.reading.arrived(spoil_serial, answer_of(Outcome::no), false);
  EXPECT_TRUE(idle.reading.life_to_ask(idle.facts).empty());
  EXPECT_TRUE(idle.attack->is_spare());
  idle.reading.cancel_spare();
  EXPECT_TRUE(idle.attack->is_cancelled());
  EXPECT_FALSE(idle.reading.is_running());
}

}  // namespace
}  // namespace gosedai
