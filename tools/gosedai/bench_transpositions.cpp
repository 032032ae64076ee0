#include <array>
#include <cstdio>
#include <unordered_map>

#include "model/playout/leaf_work.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/game_positions.hpp"
#include "tools/gosedai/practice_games.hpp"

namespace gosedai {

namespace {

constexpr std::size_t most_nodes = 4'000'000;

/// The tree that so many games from a position give.
PlayoutTree searched(const Position& position, const EngineOptions& engine, int games) {
  const PlayoutRoot root(position.board, position.to_move, {}, *engine.playouts.shapes, {},
                         position.rules);
  const PlayoutKnowledge known{*engine.playouts.shapes, *engine.knowledge.habits};
  PlayoutTree tree(engine.parameters.tree, position.rules.komi, most_nodes);
  tree.clear(position.to_move);
  for (int i = 0; i < games && !tree.is_decided(); ++i) {
    const TreePath path = tree.descend();
    LeafTask task;
    task.moves = tree.moves_of(path);
    task.wants_growth = path.wants_growth;
    task.seed = static_cast<std::uint64_t>(i);
    tree.record(path,
                work_at_leaf(root, task, known, engine.parameters.playout, engine.parameters.tree));
  }
  return tree;
}

/// The nodes of one position: the same stones, side to move and ko.
struct Place {
  int nodes = 0;
  double games = 0;
  double most_games = 0;  // of one of the nodes
};
using Places = std::unordered_map<Hash, Place>;

void collect(const PlayoutTree& tree, NodeId id, Board& board, Color to_move, Places& places) {
  const TreeNode& node = tree.node(id);
  Place& place = places[board.hash_with(to_move)];
  ++place.nodes;
  place.games += node.visits;
  place.most_games = std::max(place.most_games, static_cast<double>(node.visits));
  for (NodeId child = node.first_child; child < node.first_child + node.child_count; ++child) {
    if (tree.node(child).visits == 0) continue;
    const Point move = tree.node(child).move;
    const Board::Undo undo = move.is_none() ? board.pass() : board.play(to_move, move);
    collect(tree, child, board, opponent(to_move), places);
    board.undo(undo);
  }
}

std::string shares_text(const PlayoutTree& tree, const Position& position) {
  Places places;
  Board board = position.board;
  collect(tree, PlayoutTree::root, board, position.to_move, places);
  double nodes = 0;
  double games = 0;
  double twin_nodes = 0;
  double twin_games = 0;
  double unknown_games = 0;
  for (const auto& [hash, place] : places) {
    nodes += place.nodes;
    games += place.games;
    if (place.nodes == 1) continue;
    twin_nodes += place.nodes;
    twin_games += place.games;
    unknown_games += place.games - place.most_games;
  }
  games -= tree.node(PlayoutTree::root).visits;  // every game is one of the root
  std::array<char, 200> text{};
  std::snprintf(text.data(), text.size(),
                "%dx%d, move %3d: %6.0f nodes, %4.1f %% at positions of other nodes, with %4.1f %% "
                "of the visits; the largest of these nodes lacks %4.1f %%\n",
                position.board.size(), position.board.size(), position.move_number, nodes,
                100 * twin_nodes / nodes, 100 * twin_games / games, 100 * unknown_games / games);
  return text.data();
}

std::vector<std::vector<PositionPtr>> practice_games() {
  std::vector<std::vector<PositionPtr>> games;
  for (const int size : {9, 19}) {
    games.emplace_back();
    for (int moves = 0; moves <= size * size / 2; ++moves) {
      const Game game = practice_game(size, moves, 1);
      games.back().push_back(game.position(game.to_move()));
    }
  }
  return games;
}

}  // namespace

std::string bench_transpositions(const std::vector<std::string>& files, const EngineOptions& engine,
                                 int games) {
  std::string text;
  for (const auto& positions : files.empty() ? practice_games() : games_of(files))
    for (const std::size_t quarter : {1U, 2U, 3U}) {
      const Position& position = *positions[(positions.size() - 1) * quarter / 4];
      text += shares_text(searched(position, engine, games), position);
    }
  return text;
}

}  // namespace gosedai
