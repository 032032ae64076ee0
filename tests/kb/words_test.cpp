// Decisions in sentences: what must be said in each situation.
#include "kb/decision/words.hpp"

#include <gmock/gmock.h>

#include "kb/decision/sequential.hpp"
#include "tests/kb/kb_positions.hpp"

namespace gosedai::kb_tests {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view diagram = R"(
    . . . . . . .
    . . . . . . .
    . . X X . . .
    . X O O . . .
    . . X X . . .
    . . . . . O .
    . . . . . . .)";

std::string in_words(const Candidate& candidate) {
  return to_words(candidate, position_of(diagram));
}

Candidate about(CaseKind kind, Motive motive, std::string_view target, double value) {
  Candidate candidate = proposal(kind, black, "E4", value);
  candidate.motive = motive;
  if (!target.empty()) candidate.target.stone = point_of(target);
  return candidate;
}

TEST(ToWords, Capture) {
  EXPECT_EQ(in_words(about(CaseKind::capture, Motive::none, "C4", 12)),
            "captures the 2 white stones at C4 (12.0 points)");
}

TEST(ToWords, CaptureOfOneStone) {
  EXPECT_THAT(in_words(about(CaseKind::capture, Motive::none, "F2", 10)),
              HasSubstr("captures the white stone at F2 ("));
}

TEST(ToWords, Escape) {
  EXPECT_EQ(in_words(about(CaseKind::escape, Motive::none, "C4", 12)),
            "saves the 2 white stones at C4 from capture (12.0 points)");
}

TEST(ToWords, Ko) {
  Candidate candidate = about(CaseKind::capture, Motive::none, "F2", 5);
  candidate.by_ko = true;
  EXPECT_THAT(in_words(candidate), HasSubstr("F2 by ko"));
}

TEST(ToWords, SecondOrderValue) {
  Candidate candidate = about(CaseKind::capture, Motive::none, "C4", 12);
  candidate.second_value = 7.25;
  EXPECT_THAT(in_words(candidate), HasSubstr("(12.0 points, and 7.2 for the neighbours)"));
}

TEST(ToWords, EveryMotiveSaysWhatItIs) {
  const std::vector<std::tuple<CaseKind, Motive, std::string_view, std::string_view>> motives = {
      {CaseKind::contact, Motive::hane, "C5", "bends around"},
      {CaseKind::contact, Motive::extend, "C5", "stretches the 2 black stones at C5"},
      {CaseKind::contact, Motive::push, "C5", "shares with the 2 black stones at C5"},
      {CaseKind::corner, Motive::empty_corner, "", "empty corner"},
      {CaseKind::corner, Motive::enclosure, "", "encloses"},
      {CaseKind::corner, Motive::approach, "", "approaches"},
      {CaseKind::corner, Motive::centre, "", "centre"},
      {CaseKind::edge, Motive::between_enemy, "", "divides"},
      {CaseKind::edge, Motive::between_own, "", "gap between Black's stones"},
      {CaseKind::edge, Motive::between_both, "", "towards White"},
      {CaseKind::framework, Motive::widen, "", "widens"},
      {CaseKind::framework, Motive::open_board, "", "where Black has no stones yet"}};
  for (const auto& [kind, motive, target, words] : motives) {
    const std::string text = in_words(about(kind, motive, target, 3.5));
    EXPECT_THAT(text, HasSubstr(words));
    EXPECT_THAT(text, HasSubstr("(3.5 points)"));
    EXPECT_THAT(text, Not(HasSubstr("none")));
  }
}

// --- Whole decisions ------------------------------------------------------------------------------

RankedMove ranked_at(std::string_view point, double value) {
  return {point_of(point), value, {proposal(CaseKind::framework, black, point, value)}};
}

RankedMove widening(std::string_view point, double value) {
  RankedMove move = ranked_at(point, value);
  move.reasons[0].motive = Motive::widen;
  move.order = value;
  return move;
}

Rejected rejection(const RankedMove& move) {
  CaptureAnswer answer;
  answer.verdict = Verdict::captured;
  answer.line = {point_of("A1"), Point::none(), point_of("B1")};
  return {move, answer};
}

/// G7 was best but would be captured, E4 is played, G1 is the alternative.
Decision example() {
  Decision decision;
  decision.ranked = {widening("G7", 9), widening("E4", 8), widening("G1", 7)};
  decision.rejected = {rejection(decision.ranked[0])};
  decision.move = Move::stone(black, point_of("E4"));
  return decision;
}

TEST(Explain, MoveItsWorthAndItsReason) {
  EXPECT_THAT(explain(example(), position_of(diagram)),
              testing::StartsWith("E4 is worth 8.0 points. It widens Black's area"));
}

TEST(Explain, RejectedMoveAndHowItWouldBeCaptured) {
  EXPECT_THAT(explain(example(), position_of(diagram)),
              HasSubstr("\nNot G7 (9.0 points): the stone would be captured by A1 pass B1."));
}

TEST(Explain, Alternatives) {
  EXPECT_THAT(
      explain(example(), position_of(diagram)),
      HasSubstr("\nAlso considered: G1, which widens Black's area at its border (7.0 points); "
                "that is 1.0 points less."));
}

TEST(Explain, RejectedMoveIsNoAlternative) {
  EXPECT_THAT(explain(example(), position_of(diagram)), Not(HasSubstr("considered: G7")));
}

TEST(Explain, ThreeAlternativesAreEnough) {
  Decision decision = example();
  for (const std::string_view more : {"A1", "B1", "A2", "B2"})
    decision.ranked.push_back(widening(more, 1));
  const std::string text = explain(decision, position_of(diagram));
  EXPECT_THAT(text, HasSubstr("B1"));
  EXPECT_THAT(text, Not(HasSubstr("A2")));
}

TEST(Explain, SeveralReasons) {
  Decision decision = example();
  decision.ranked[1].reasons.push_back(about(CaseKind::capture, Motive::none, "C4", 6));
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("(8.0 points). It also captures the 2 white stones at C4 (6.0 points)."));
}

TEST(Explain, Pass) {
  Decision decision;
  decision.move = Move::pass(black);
  EXPECT_EQ(explain(decision, position_of(diagram)), "pass: no move is worth a stone.");
}

TEST(Explain, MoveOfTheLastMoment) {
  Decision decision;
  decision.move = Move::stone(black, point_of("A1"));
  EXPECT_EQ(explain(decision, position_of(diagram)), "A1: played without thought, time was short.");
}

TEST(Explain, PassThatIsContent) {
  Decision decision;
  decision.move = Move::pass(white);
  decision.content = true;
  EXPECT_EQ(explain(decision, position_of(diagram)),
            "pass: the other side has passed, and White is ahead with nothing left to fear.");
}

TEST(Explain, WhatHappensIfTheOtherSideIsFirst) {
  EXPECT_THAT(explain(example(), position_of(diagram)),
              HasSubstr("If White plays there first, Black's area shrinks."));
}

TEST(Explain, WhatHappensToStonesThatAreNotCaptured) {
  Decision decision = example();
  decision.ranked[1].reasons = {about(CaseKind::capture, Motive::none, "C4", 12)};
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("If White plays there first, the 2 white stones at C4 are saved."));
}

TEST(Explain, OneStoneIsCapturedAndNotStonesAre) {
  Decision decision = example();
  decision.ranked[1].reasons = {about(CaseKind::escape, Motive::none, "F2", 12)};
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("If White plays there first, the white stone at F2 is captured."));
}

TEST(Explain, MoveWithoutPoints) {
  Decision decision = example();
  Candidate usual = proposal(CaseKind::shape, black, "E4", 0);
  usual.motive = Motive::usual_shape;
  usual.share = 0.3F;
  decision.ranked[1].reasons = {usual};
  decision.ranked[1].value = 0;
  EXPECT_THAT(explain(decision, position_of(diagram)),
              testing::StartsWith("E4: no points can be counted, but it is the move of "
                                  "experience. It is how players often move here."));
}

TEST(Explain, WhyAMoveOfMorePointsWasNotChosen) {
  Decision decision = example();
  decision.ranked[1].share = 0.5;
  decision.ranked[2] = widening("G1", 20);
  decision.ranked[2].share = 0.03;
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("(20.0 points); that is 12.0 points more, but players choose it only 3 "
                        "times in 100."));
}

TEST(Explain, ForcingMove) {
  Decision decision = example();
  decision.ranked[1].reasons[0].threat = 15;
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("The other side has to answer, or it gains 15.0 points more."));
}

TEST(Explain, HowUsualTheMoveIs) {
  Decision decision = example();
  decision.ranked[1].share = 0.123;
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("players choose it about 12 times in 100."));
}

TEST(Explain, MoveThatCannotWait) {
  Decision decision = example();
  decision.ranked[1].priority = true;
  const std::string text = explain(decision, position_of(diagram));
  EXPECT_THAT(text, HasSubstr("These stones cannot wait, so this goes before larger moves."));
  EXPECT_THAT(text, HasSubstr("but that can wait."));
}

TEST(Explain, NothingIsLargerThanTheLargestMove) {
  Decision decision = example();
  decision.ranked[1].priority = true;
  decision.ranked[1].value = 20;
  EXPECT_THAT(explain(decision, position_of(diagram)), Not(HasSubstr("larger moves")));
}

TEST(Explain, AMoveThatTheSearchChoseAgainstReading) {
  Decision decision = example();
  decision.move = Move::stone(black, point_of("G7"));
  const std::string text = explain(decision, position_of(diagram));
  EXPECT_THAT(text, HasSubstr("Reading says that the stone would be captured by A1 pass B1, but "
                              "the search of the whole board finds nothing better."));
  EXPECT_THAT(text, Not(HasSubstr("Not G7")));
}

TEST(Explain, PointsThatDidNotCountAreNotTold) {
  Decision decision = example();
  decision.ranked[1].value = 0;  // all is settled there
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("E4: no points can be counted, but it is the move of experience. It widens "
                        "Black's area at its border. If"));
}

TEST(Explain, ClearingTheDeadAwayHasNoPoints) {
  Decision decision = example();
  for (RankedMove& move : decision.ranked) {
    move.value = 100;
    move.reasons = {about(CaseKind::capture, Motive::clear_away, "F2", 100)};
  }
  const std::string text = explain(decision, position_of(diagram));
  EXPECT_THAT(text, testing::StartsWith("E4: It takes a liberty of the white stone at F2 to clear "
                                        "the dead away."));
  EXPECT_THAT(text.substr(0, text.find("\nNot")), Not(HasSubstr("100")));
}

TEST(ToWords, NoPointsAreNotCounted) {
  Candidate candidate = about(CaseKind::siege, Motive::run, "C5", 0);
  EXPECT_EQ(in_words(candidate), "runs out with the black group at C5");
  candidate.second_value = 1.2;
  EXPECT_EQ(in_words(candidate),
            "runs out with the black group at C5 (1.2 points for the neighbours)");
}

TEST(Explain, MainPurposeBeforeTheUsualShape) {
  Decision decision = example();
  Candidate usual = proposal(CaseKind::shape, black, "E4", 0);
  usual.motive = Motive::usual_shape;
  decision.ranked[1].reasons.insert(decision.ranked[1].reasons.begin(), usual);
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("points. It widens Black's area at its border (8.0 points). If White"));
}

TEST(ToWords, HowOftenPlayersMoveThere) {
  Candidate usual = proposal(CaseKind::shape, black, "E4", 0);
  usual.motive = Motive::usual_shape;
  usual.share = 0.02F;
  EXPECT_EQ(to_words(usual, position_of(diagram)), "is how players sometimes move here");
  usual.share = 0.001F;
  EXPECT_EQ(to_words(usual, position_of(diagram)), "is how players seldom move here");
}

TEST(ToWords, AStoneThatCuts) {
  const Candidate candidate = about(CaseKind::escape, Motive::cutting, "F2", 12);
  EXPECT_EQ(to_words(candidate, position_of(diagram)),
            "saves the white stone at F2, which cuts, from capture (12.0 points)");
}

TEST(Explain, OnceIsNoTimes) {
  Decision decision = example();
  decision.ranked[1].share = 0.01;
  EXPECT_THAT(explain(decision, position_of(diagram)),
              HasSubstr("players choose it about once in 100 times."));
}

TEST(MoveReasons, TheSameMatterFromBothEndsIsToldOnce) {
  Decision decision = example();
  Candidate cut = about(CaseKind::linkage, Motive::cut, "C4", 6);
  cut.other = {1, point_of("F2")};
  Candidate again = cut;
  std::swap(again.target, again.other);
  decision.ranked[1].reasons = {cut, again};
  const std::string text = move_reasons(decision, position_of(diagram), point_of("E4"));
  EXPECT_EQ(std::ranges::count(text, '\n'), 0) << text;
}

TEST(FirstChoice, IsTheBestThatWasNotRejected) {
  EXPECT_EQ(first_choice(example()), point_of("E4"));
}

TEST(Explain, HowTheGameStands) {
  Situation situation;
  situation.score = -4.3;
  situation.uncertainty = 2.5;
  EXPECT_THAT(explain(example(), position_of(diagram), &situation),
              testing::EndsWith("\nWhite is ahead by about 4.5 points, give or take 2.5."));
  situation.score = 0;
  EXPECT_THAT(explain(example(), position_of(diagram), &situation),
              testing::EndsWith("\nThe game is level, give or take 2.5."));
}

TEST(TopMoves, PairsOnOneLine) {
  EXPECT_EQ(top_moves(example()), "G7 9.00 E4 8.00 G1 7.00");
  EXPECT_EQ(top_moves(Decision()), "");
}

TEST(TopMoves, NumbersFallInTheOrderOfChoice) {
  Decision decision = example();
  decision.ranked[1].order = 8.5;
  decision.ranked[1].value = 30;  // but players hardly ever move there
  EXPECT_EQ(top_moves(decision), "G7 9.00 E4 8.50 G1 7.00");
}

TEST(TopMoves, TenAreEnough) {
  Decision decision;
  for (int i = 0; i < 12; ++i) decision.ranked.push_back(widening("A1", 1));
  EXPECT_EQ(std::ranges::count(top_moves(decision), ' '), 19);
}

TEST(MoveReasons, OnePerLine) {
  Decision decision = example();
  decision.ranked[1].reasons.push_back(about(CaseKind::capture, Motive::none, "C4", 6));
  EXPECT_EQ(move_reasons(decision, position_of(diagram), point_of("E4")),
            "widens Black's area at its border (8.0 points)\n"
            "captures the 2 white stones at C4 (6.0 points)");
  EXPECT_EQ(move_reasons(decision, position_of(diagram), point_of("A7")), "");
}

TEST(MainPurpose, IsTheFirstReasonOfAMainCase) {
  EXPECT_EQ(main_purpose(example(), position_of(diagram), point_of("E4")),
            "widens Black's area at its border (8.0 points)");
  EXPECT_EQ(main_purpose(example(), position_of(diagram), point_of("A7")), "");
}

TEST(ExplainPoint, Forbidden) {
  EXPECT_EQ(explain_point({}, position_of(R"(
    . O .
    O . .
    . . .)"),
                          point_of("A3")),
            "A3: Black may not play there");
}

TEST(ExplainPoint, Occupied) {
  EXPECT_EQ(explain_point(example(), position_of(diagram), point_of("C4")), "C4 is occupied");
}

TEST(ExplainPoint, Rejected) {
  EXPECT_THAT(explain_point(example(), position_of(diagram), point_of("G7")),
              HasSubstr("but the stone would be captured by A1 pass B1"));
}

TEST(ExplainPoint, Chosen) {
  EXPECT_THAT(explain_point(example(), position_of(diagram), point_of("E4")),
              HasSubstr("E4 is number 2 of 3 with 8.0 points. It widens"));
}

TEST(ExplainPoint, Alternative) {
  EXPECT_THAT(explain_point(example(), position_of(diagram), point_of("G1")),
              HasSubstr("G1 is number 3 of 3 with 7.0 points. It widens"));
}

TEST(ExplainPoint, NotConsidered) {
  EXPECT_EQ(explain_point(example(), position_of(diagram), point_of("A7")),
            "A7: no reason to play there is known");
}

TEST(CandidateTable, OneLinePerMove) {
  EXPECT_EQ(candidate_table(example(), position_of(diagram)),
            "1 G7 9.0 widens Black's area at its border (9.0 points)\n"
            "2 E4 8.0 widens Black's area at its border (8.0 points)\n"
            "3 G1 7.0 widens Black's area at its border (7.0 points)");
}

TEST(CandidateTable, EmptyWithoutMoves) {
  EXPECT_EQ(candidate_table(Decision(), position_of(diagram)), "");
}

TEST(Explain, RealDecisionNamesTheCapture) {
  const Position position = position_of(diagram);
  const Decision decision = decide_sequentially(make_position(board_of(diagram), black), {});
  EXPECT_THAT(explain(decision, position), HasSubstr("It captures the 2 white stones at C4"));
}

TEST(Explain, TheSameMatterIsToldOnce) {
  Decision decision = example();
  std::vector<Candidate>& reasons = decision.ranked.front().reasons;
  reasons = {proposal(CaseKind::link, black, "G7", 9), proposal(CaseKind::link, black, "G7", 8)};
  reasons[0].motive = reasons[1].motive = Motive::join;
  reasons[0].target = reasons[1].other = {0, point_of("C5")};
  reasons[0].other = reasons[1].target = {0, point_of("C3")};
  EXPECT_THAT(explain(decision, position_of(diagram)), Not(HasSubstr("It also")));
}

}  // namespace
}  // namespace gosedai::kb_tests
