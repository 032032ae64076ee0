#include "tools/gosedai/joseki_mining.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <stdexcept>

#include <taskflow/algorithm/for_each.hpp>
#include <taskflow/taskflow.hpp>

#include "kb/potential/potential_file.hpp"
#include "protocol/sgf/reader.hpp"
#include "protocol/sgf/replay.hpp"
#include "tools/gosedai/game_records.hpp"
#include "tools/gosedai/whole_files.hpp"

namespace gosedai {

namespace {

constexpr int ladder_nodes = 400;

/// What one game gives. Kept until the games before it have been counted, so the order is that of the files.
struct GameFinds {
  bool is_game = false;
  Color winner = Color::empty;
  std::vector<CornerPlay> plays;
  std::optional<std::vector<Point>> opening;
};

std::optional<Game> game_of(const std::string& line, Color& winner) {
  const auto read = sgf::read(line);
  const auto* tree = std::get_if<sgf::Tree>(&read);
  if (tree == nullptr) return std::nullopt;
  const std::string_view result = (*tree)[tree->roots.front()].value("RE");
  if (result.starts_with("B+")) winner = Color::black;
  if (result.starts_with("W+")) winner = Color::white;
  auto replayed = sgf::to_game(*tree);
  if (auto* game = std::get_if<Game>(&replayed)) return std::move(*game);
  return std::nullopt;
}

/// Each line that begins a game, or the whole file when it is one game of many lines.
void add_games(const std::string& text, std::vector<std::string>& games) {
  std::istringstream lines(text);
  std::vector<std::string> found;
  bool is_list = true;
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    is_list = is_list && line.starts_with("(;");
    found.push_back(std::move(line));
  }
  if (!is_list) found = {text};
  games.insert(games.end(), found.begin(), found.end());
}

class Mine {
 public:
  explicit Mine(const MiningOptions& options)
      : options_(options),
        executor_(static_cast<std::size_t>(std::max(1, options.workers))),
        stamps_(built_in_potential().value, joseki_board_size) {
    for (const std::string& file : options.records) add_games(read_whole_file(file), games_);
    finds_.resize(games_.size());
  }

  Mined run(JosekiRecords base) {
    for (JosekiRecord& record : base)
      record.count =
          std::max(1U, static_cast<std::uint32_t>(std::lround(record.count * options_.base_share)));
    counts_.add_base(base);
    for_each_game([&](std::size_t at) { finds_[at] = look_at(games_[at]); });
    Mined mined;
    for (const GameFinds& finds : finds_) {
      mined.games += finds.is_game ? 1U : 0U;
      mined.corners += finds.plays.size();
      for (const CornerPlay& play : finds.plays) counts_.add(play);
    }
    counts_.find_ladders(options_.rules);
    ask_games_about_ladders();
    mined.joseki = counts_.records(options_.rules);
    mined.openings = openings();
    return mined;
  }

 private:
  template <class Visit>
  void for_each_game(Visit visit) {
    tf::Taskflow flow;
    flow.for_each_index(std::size_t{0}, games_.size(), std::size_t{1}, visit);
    executor_.run(flow).wait();
  }

  GameFinds look_at(const std::string& line) const {
    GameFinds finds;
    const auto game = game_of(line, finds.winner);
    if (!game || (options_.keep_back && record_of(*game).tenth() == 0)) return finds;
    finds.plays = corner_plays(*game, finds.winner, stamps_);
    finds.is_game = !finds.plays.empty();
    finds.opening = opening_of(*game);
    return finds;
  }

  struct Vote {
    JosekiCounts::NodeId node;
    bool holds;
  };

  void ask_games_about_ladders() {
    std::vector<std::vector<Vote>> votes(games_.size());
    for_each_game([&](std::size_t at) { votes[at] = votes_of(at); });
    for (const auto& of_game : votes)
      for (const Vote& vote : of_game)
        ++(vote.holds ? counts_[vote.node].ladder_held : counts_[vote.node].ladder_failed);
  }

  /// How the ladders stood when their moves were played in this game.
  std::vector<Vote> votes_of(std::size_t at) const {
    struct Case {
      JosekiCounts::NodeId node;
      CornerView view;
    };
    std::multimap<int, Case> cases;  // by move number
    for (const CornerPlay& play : finds_[at].plays) {
      const auto path = counts_.path_of(play);
      for (std::size_t step = 0; step < path.size(); ++step)
        if (counts_[path[step]].ladder)
          cases.emplace(play.steps[step].move_number, Case{path[step], play.view});
    }
    std::vector<Vote> votes;
    if (cases.empty()) return votes;
    Color ignored = Color::empty;
    const auto game = game_of(games_[at], ignored);
    Board board(joseki_board_size);
    for (int number = 1; number <= cases.rbegin()->first; ++number) {
      const Move move = game->move(number - 1);
      if (move.is_stone()) board.play(move.color(), move.point());
      for (auto [one, end] = cases.equal_range(number); one != end; ++one) {
        const LadderState state = check_ladder(board, counts_[one->second.node].ladder->condition,
                                               one->second.view, ladder_nodes);
        if (state != LadderState::unknown)
          votes.push_back({one->second.node, state == LadderState::holds});
      }
    }
    return votes;
  }

  std::vector<Opening> openings() const {
    struct Results {
      std::uint32_t count = 0;
      std::uint32_t black = 0;
      std::uint32_t decided = 0;
    };
    std::map<std::vector<Point>, Results> found;
    for (const GameFinds& finds : finds_) {
      if (!finds.opening) continue;
      Results& results = found[*finds.opening];
      ++results.count;
      results.black += finds.winner == Color::black ? 1U : 0U;
      results.decided += finds.winner == Color::empty ? 0U : 1U;
    }
    std::vector<Opening> all;
    for (const auto& [moves, results] : found) {
      if (results.count < options_.least_openings) continue;
      const std::uint32_t won =
          results.decided == 0 ? 500
                               : (1000 * results.black + results.decided / 2) / results.decided;
      all.push_back({results.count, static_cast<std::uint16_t>(won), moves});
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &Opening::count);
    if (all.size() > options_.most_openings) all.resize(options_.most_openings);
    return all;
  }

  const MiningOptions& options_;
  tf::Executor executor_;
  PotentialStamps stamps_;
  std::vector<std::string> games_;
  std::vector<GameFinds> finds_;
  JosekiCounts counts_;
};

}  // namespace

Mined mine_joseki(const JosekiRecords& base, const MiningOptions& options) {
  return Mine(options).run(base);
}

}  // namespace gosedai
