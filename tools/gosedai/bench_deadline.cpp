#include <future>

#include "actors/player.hpp"
#include "model/board/game.hpp"
#include "tools/gosedai/bench.hpp"
#include "tools/gosedai/roving_load.hpp"

namespace gosedai {

namespace {

constexpr int moves_per_game = 250;
constexpr int load_tasks = 1000;

/// Asks for one move and says how late it came, in microseconds (negative: early).
double ask_move(Player& player, Game& game, std::chrono::nanoseconds per_move) {
  using std::chrono::steady_clock;
  auto answered = std::make_shared<std::promise<std::pair<Move, steady_clock::time_point>>>();
  auto future = answered->get_future();
  gtp::ThinkTask task;
  task.position = game.position(game.to_move());
  task.received = steady_clock::now();
  player.think(task, [answered](Move move) { answered->set_value({move, steady_clock::now()}); });
  const auto [move, when] = future.get();
  game.play(move);
  player.position_changed(game.position(game.to_move()));
  return std::chrono::duration<double, std::micro>(when - task.received - per_move).count();
}

}  // namespace

std::string bench_deadline(std::size_t workers, int moves, std::chrono::nanoseconds per_move) {
  PlayerOptions options;
  options.workers = workers;
  options.ponder = true;
  options.engine.limits.roving = true;
  options.time.per_move = per_move;
  options.time.full_time = true;
  Player player(options);
  const auto stop = start_roving_load(player.core().system(), load_tasks);
  std::vector<double> lateness;
  Game game(19);
  for (int i = 0; i < moves; ++i) {
    if (game.move_count() >= moves_per_game || game.is_over()) game.clear();
    lateness.push_back(ask_move(player, game, per_move));
  }
  *stop = true;
  return summary_us(std::move(lateness));
}

}  // namespace gosedai
