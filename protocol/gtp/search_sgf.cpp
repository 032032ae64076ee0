#include "protocol/gtp/search_sgf.hpp"

#include <string_view>

#include "protocol/sgf/coordinates.hpp"
#include "protocol/sgf/text.hpp"

namespace gosedai::gtp {

namespace {

std::string stones(std::string_view name, const BitBoard& points, int size) {
  if (points.is_empty()) return {};
  std::string text(name);
  points.for_each([&](Point point) { text += '[' + sgf::point_text(point, size) + ']'; });
  return text;
}

/// "black succeeds", "black fails" or the numbers of an open position.
std::string remark(const SearchTree& tree) {
  const std::string prover(name_of(tree.prover));
  switch (tree.state) {
    case SearchTree::State::proved: return prover + " succeeds";
    case SearchTree::State::disproved: return prover + " fails";
    case SearchTree::State::open: break;
  }
  return "open, " + std::to_string(tree.proof) + " to prove, " + std::to_string(tree.disproof) +
         " to disprove";
}

/// The depth of the tree is limited by the one who asked for it, and so is this recursion.
void write_branches(std::string& text, const SearchTree& tree, int size) {
  for (const SearchTree& next : tree.next) {
    const bool branches = tree.next.size() > 1;
    text += branches ? "\n(;" : ";";
    text += next.player == Color::black ? "B[" : "W[";
    if (!next.move.is_none()) text += sgf::point_text(next.move, size);
    text += "]C[" + sgf::escape(remark(next)) + ']';
    write_branches(text, next, size);
    if (branches) text += ')';
  }
}

}  // namespace

std::string search_sgf(const Board& board, Color to_move, const SearchTree& tree,
                       const std::string& title) {
  const int size = board.size();
  std::string text = "(;FF[4]GM[1]CA[UTF-8]AP[Gosedai]SZ[" + std::to_string(size) + ']';
  text += stones("AB", board.stones_of(Color::black), size);
  text += stones("AW", board.stones_of(Color::white), size);
  text += to_move == Color::black ? "PL[B]" : "PL[W]";
  text += "C[" + sgf::escape(title + "\n" + remark(tree)) + ']';
  write_branches(text, tree, size);
  return text + ')';
}

}  // namespace gosedai::gtp
