// Lines: what is dropped, how a request is taken apart, how a response is put together.
#include <gtest/gtest.h>

#include "protocol/gtp/line.hpp"
#include "protocol/gtp/line_splitter.hpp"
#include "tests/protocol/case_text.hpp"

namespace gosedai::gtp {
namespace {

using namespace std::string_literals;

struct CleanCase {
  std::string line;
  std::string expected;
};
void PrintTo(const CleanCase& c, std::ostream* out) { *out << test::case_text(c.line); }

class CleanLine : public testing::TestWithParam<CleanCase> {};

TEST_P(CleanLine, IsAsTheSpecificationSays) {
  EXPECT_EQ(clean_line(GetParam().line), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, CleanLine,
    testing::Values(CleanCase{"name", "name"}, CleanCase{"", ""}, CleanCase{"   name  ", "name"},
                    CleanCase{"name\r", "name"}, CleanCase{"play\tb\tD4", "play b D4"},
                    CleanCase{"na\x01m\x7f\x1b"s + "e", "name"}, CleanCase{"na\0me"s, "name"},
                    CleanCase{"name # who?", "name"}, CleanCase{"# name", ""},
                    CleanCase{" \t \r", ""}, CleanCase{"caf\xc3\xa9", "caf\xc3\xa9"}));

struct RequestCase {
  std::string text;
  Request expected;
};
void PrintTo(const RequestCase& c, std::ostream* out) { *out << test::case_text(c.text); }

class ParseRequest : public testing::TestWithParam<RequestCase> {};

TEST_P(ParseRequest, FindsTheParts) {
  EXPECT_EQ(parse_request(GetParam().text), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Requests, ParseRequest,
    testing::Values(RequestCase{"name", {std::nullopt, "name", {}}},
                    RequestCase{"12 name", {12, "name", {}}},
                    RequestCase{"0 name", {0, "name", {}}},
                    RequestCase{"007 name", {7, "name", {}}},
                    RequestCase{"2147483647 name", {2147483647, "name", {}}},
                    RequestCase{"2147483648 name", {std::nullopt, "2147483648", {"name"}}},
                    RequestCase{"-1 name", {std::nullopt, "-1", {"name"}}},
                    RequestCase{"1.5 name", {std::nullopt, "1.5", {"name"}}},
                    RequestCase{"3", {3, "", {}}}, RequestCase{"", {std::nullopt, "", {}}},
                    RequestCase{"3 play  b   D4", {3, "play", {"b", "D4"}}},
                    RequestCase{"play 3 4", {std::nullopt, "play", {"3", "4"}}}));

TEST(Interrupt, IsAComment) { EXPECT_TRUE(is_interrupt_comment("# interrupt")); }
TEST(Interrupt, MayBeSpacedAnyhow) { EXPECT_TRUE(is_interrupt_comment(" \t#interrupt\r")); }
TEST(Interrupt, IsNotJustAnyComment) { EXPECT_FALSE(is_interrupt_comment("# interrupted")); }
TEST(Interrupt, IsNotBehindACommand) { EXPECT_FALSE(is_interrupt_comment("name # interrupt")); }
TEST(Interrupt, IsNotACommand) { EXPECT_FALSE(is_interrupt_comment("interrupt")); }

struct ResponseCase {
  Status status;
  std::optional<int> id;
  std::string text;
  std::string expected;
};
void PrintTo(const ResponseCase& c, std::ostream* out) {
  *out << test::case_text(c.expected + c.text);
}

class FormatResponse : public testing::TestWithParam<ResponseCase> {};

TEST_P(FormatResponse, EndsWithOneEmptyLineAndHasNoOther) {
  const ResponseCase& c = GetParam();
  EXPECT_EQ(format_response(c.status, c.id, c.text), c.expected);
}

INSTANTIATE_TEST_SUITE_P(
    Responses, FormatResponse,
    testing::Values(ResponseCase{Status::success, {}, "D4", "= D4\n\n"},
                    ResponseCase{Status::success, 5, "D4", "=5 D4\n\n"},
                    ResponseCase{Status::success, {}, "", "= \n\n"},
                    ResponseCase{Status::success, 0, "", "=0 \n\n"},
                    ResponseCase{Status::failure, 5, "bad", "?5 bad\n\n"},
                    ResponseCase{Status::success, {}, "a\nb\n", "= a\nb\n\n"},
                    ResponseCase{Status::success, {}, "a\n\n\nb\n\n", "= a\nb\n\n"},
                    ResponseCase{Status::success, {}, "\na", "= \na\n\n"},
                    ResponseCase{Status::success, {}, "a\r\n\r\nb\tc", "= a\nb\tc\n\n"}));

TEST(LineSplitter, CutsAtNewlines) {
  EXPECT_EQ(LineSplitter(100).feed("a\n\nb\nc"), (std::vector<RawLine>{{"a"}, {""}, {"b"}}));
}

TEST(LineSplitter, JoinsWhatComesInPieces) {
  LineSplitter splitter(100);
  splitter.feed("na");
  splitter.feed("m");
  EXPECT_EQ(splitter.feed("e\n"), (std::vector<RawLine>{{"name"}}));
}

TEST(LineSplitter, GivesTheLastLineAtTheEnd) {
  LineSplitter splitter(100);
  splitter.feed("a\nquit");
  EXPECT_EQ(splitter.finish(), (std::vector<RawLine>{{"quit"}}));
}

TEST(LineSplitter, GivesNoLineForNothing) {
  LineSplitter splitter(100);
  splitter.feed("a\n");
  EXPECT_TRUE(splitter.finish().empty());
}

TEST(LineSplitter, AcceptsALineOfTheGreatestLength) {
  EXPECT_EQ(LineSplitter(3).feed("abc\n"), (std::vector<RawLine>{{"abc"}}));
}

TEST(LineSplitter, MarksALongLine) {
  EXPECT_EQ(LineSplitter(3).feed("abcd\nx\n"), (std::vector<RawLine>{{"abcd", true}, {"x"}}));
}

TEST(LineSplitter, KeepsOnlyTheBeginningOfALongLine) {
  LineSplitter splitter(1000);
  for (int i = 0; i < 100; ++i) splitter.feed(std::string(999, 'x'));
  EXPECT_EQ(splitter.feed("\n").at(0).text, std::string(LineSplitter::kept_of_long_line, 'x'));
}

TEST(LineSplitter, RecoversAfterALongLine) {
  LineSplitter splitter(3);
  splitter.feed("abcdef");
  splitter.feed("ghi\n");
  EXPECT_EQ(splitter.feed("ok\n"), (std::vector<RawLine>{{"ok"}}));
}

}  // namespace
}  // namespace gosedai::gtp
