// SGF text to trees: what is forgiven, and where an error is found.
#include <gtest/gtest.h>

#include "protocol/sgf/reader.hpp"
#include "tests/protocol/case_text.hpp"

namespace gosedai::sgf {
namespace {

Tree tree_of(std::string_view text) {
  std::variant<Tree, Error> result = read(text);
  if (const Error* error = std::get_if<Error>(&result)) ADD_FAILURE() << error->text();
  return std::holds_alternative<Tree>(result) ? std::get<Tree>(result) : Tree{{{}}, {0}, {}};
}

std::string error_of(std::string_view text, const Limits& limits = {}) {
  const std::variant<Tree, Error> result = read(text, limits);
  const Error* error = std::get_if<Error>(&result);
  return error != nullptr ? error->text() : "no error";
}

/// The tree in a short form: properties of each node, variations in brackets.
std::string shape(const Tree& tree, NodeId id) {
  std::string text = ";";
  for (const Property& property : tree[id].properties) {
    text += property.name;
    for (const std::string& value : property.values) text += "[" + value + "]";
  }
  const NodeId first = tree[id].first_child;
  if (first == no_node) return text;
  if (tree[first].next_sibling == no_node) return text + shape(tree, first);
  for (NodeId child = first; child != no_node; child = tree[child].next_sibling)
    text += "(" + shape(tree, child) + ")";
  return text;
}

std::string shape_of(std::string_view text) {
  const Tree tree = tree_of(text);
  return shape(tree, tree.roots.at(0));
}

struct ShapeCase {
  std::string text;
  std::string expected;
};
void PrintTo(const ShapeCase& c, std::ostream* out) { *out << test::case_text(c.text); }
class Shape : public testing::TestWithParam<ShapeCase> {};

TEST_P(Shape, IsRead) { EXPECT_EQ(shape_of(GetParam().text), GetParam().expected); }

INSTANTIATE_TEST_SUITE_P(
    Plain, Shape,
    testing::Values(ShapeCase{"(;)", ";"}, ShapeCase{"(;SZ[9];B[aa])", ";SZ[9];B[aa]"},
                    ShapeCase{"(;AB[aa][bb][cc])", ";AB[aa][bb][cc]"},
                    ShapeCase{"(;B[];W[tt])", ";B[];W[tt]"},
                    ShapeCase{"(;B[aa](;W[bb];B[cc])(;W[dd]))", ";B[aa](;W[bb];B[cc])(;W[dd])"},
                    ShapeCase{"(;B[aa](;W[bb](;B[cc])(;B[dd])))", ";B[aa];W[bb](;B[cc])(;B[dd])"}));

INSTANTIATE_TEST_SUITE_P(
    Odd, Shape,
    testing::Values(
        ShapeCase{" \r\n( ; \tSZ \n[9]\n ; B\r\n[aa] [bb] ) ", ";SZ[9];B[aa][bb]"},
        ShapeCase{"\xef\xbb\xbf(;SZ[9])", ";SZ[9]"},
        ShapeCase{"Mail (see below):\n(;SZ[9]) bye", ";SZ[9]"},
        ShapeCase{"(;Black[aa];White[bb])", ";B[aa];W[bb]"},
        ShapeCase{"(;SiZe[9]AddBlack[aa])", ";SZ[9]AB[aa]"},
        ShapeCase{"(;b[aa];w[bb])", ";B[aa];W[bb]"}, ShapeCase{"(;AB[aa]AB[bb])", ";AB[aa][bb]"},
        ShapeCase{"(;B[aa]())", ";B[aa]"}, ShapeCase{"(;C[a\\]b(;)c])", ";C[a\\]b(;)c]"},
        ShapeCase{"(;C[a\\\\];B[aa])", ";C[a\\\\];B[aa]"},
        ShapeCase{"(;C[\xe9t\xe9])", ";C[\xe9t\xe9]"},
        ShapeCase{"(;CA[Shift_JIS]C[\x95\x5d];B[aa])", ";CA[Shift_JIS]C[\x95\x5d];B[aa]"},
        ShapeCase{"(;CA[GBK]C[\x81\x5c];B[aa])", ";CA[GBK]C[\x81\x5c];B[aa]"},
        ShapeCase{"(;CA[sjis]C[\x95\\];B[aa])", ";CA[sjis]C[\x95\\];B[aa]"},
        ShapeCase{"(;CA[UTF-8]C[\xe8\xa1\xa8];B[aa])", ";CA[UTF-8]C[\xe8\xa1\xa8];B[aa]"}));

struct ErrorCase {
  std::string text;
  std::string expected;
};
void PrintTo(const ErrorCase& c, std::ostream* out) { *out << test::case_text(c.text); }
class Broken : public testing::TestWithParam<ErrorCase> {};

TEST_P(Broken, SaysWhereAndWhat) { EXPECT_EQ(error_of(GetParam().text), GetParam().expected); }

INSTANTIATE_TEST_SUITE_P(
    Files, Broken,
    testing::Values(ErrorCase{"", "1:1: no game found: expected '(;'"},
                    ErrorCase{"hello\n", "2:1: no game found: expected '(;'"},
                    ErrorCase{"(B[aa])", "1:8: no game found: expected '(;'"},
                    ErrorCase{"(;B[aa]\n;W[bb]",
                              "2:7: the file ends inside the game that begins at line 1, column 1"},
                    ErrorCase{"(;B[aa]\n;W[bb", "2:3: the value of W has no end: expected ']'"},
                    ErrorCase{"(;C[abc\\]", "1:4: the value of C has no end: expected ']'"},
                    ErrorCase{"(;B[aa]\n  ;W;B[cc])", "2:4: property W has no value: expected '['"},
                    ErrorCase{"(;B[aa]!)", "1:8: expected ';', '(' or ')', found '!'"},
                    ErrorCase{"(;B[aa]]", "1:8: expected ';', '(' or ')', found ']'"},
                    ErrorCase{"(;B[aa]\xff)", "1:8: expected ';', '(' or ')', found byte 255"},
                    ErrorCase{"(;B[aa](;W[bb]);B[cc])",
                              "1:16: a node after a variation: expected '(' or ')'"}));

TEST(Collection, HasAllGames) {
  EXPECT_EQ(tree_of("(;SZ[9]) and (;SZ[13])\n(;SZ[19];B[aa])").roots.size(), 3U);
}

TEST(Places, AreThoseOfTheNodes) {
  const Tree tree = tree_of("(;SZ[9]\n ;B[aa])");
  EXPECT_EQ(tree[1].place, (Place{2, 2}));
}

TEST(Depth, OfVariationsIsNoDanger) {
  std::string text;
  for (int i = 0; i < 300'000; ++i) text += "(;B[aa]";
  text.append(300'000, ')');
  EXPECT_EQ(tree_of(text).nodes.size(), 300'000U);
}

TEST(Depth, OfOpenBracketsIsNoDanger) {
  EXPECT_NE(error_of("(;" + std::string(1'000'000, '(')), "no error");
}

TEST(Bounds, OnItems) {
  EXPECT_EQ(error_of("(;;;;;;;;;;;;;)", {1000, 10, 10}), "1:11: too many nodes and properties");
}

TEST(Bounds, OnBytes) {
  EXPECT_EQ(error_of("(;C[0123456789])", {10, 10, 10}), "1:1: the file is too long");
}

TEST(Bounds, OnPropertiesOfANode) {
  EXPECT_EQ(error_of("(;A[]B[]C[])", {1000, 100, 2}), "1:12: too many properties in a node");
}

struct TextCase {
  std::string value;
  std::string expected;
  Charset charset = Charset::one_byte;
};
void PrintTo(const TextCase& c, std::ostream* out) {
  *out << static_cast<int>(c.charset) << test::case_text(c.value);
}
class Unescape : public testing::TestWithParam<TextCase> {};

TEST_P(Unescape, GivesTheText) {
  EXPECT_EQ(unescape(GetParam().value, GetParam().charset), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Unescape,
    testing::Values(TextCase{"plain", "plain"}, TextCase{"a\\]b\\\\c\\:d", "a]b\\c:d"},
                    TextCase{"soft\\\nbreak", "softbreak"},
                    TextCase{"soft\\\r\nbreak", "softbreak"},
                    TextCase{"hard\r\nbreak", "hard\nbreak"},
                    TextCase{"a\n\rb\rc\nd", "a\nb\nc\nd"}, TextCase{"tab\there", "tab here"},
                    TextCase{"end\\", "end"}, TextCase{"\x95\x5c", "\x95\x5c", Charset::shift_jis},
                    TextCase{"\x95\x5c", "\x95"}));

TEST(Escape, IsUndoneByUnescape) {
  const std::string text = "a]b\\c:d\n[e] \xe8\xa1\xa8";
  EXPECT_EQ(unescape(escape(text)), text);
}

}  // namespace
}  // namespace gosedai::sgf
