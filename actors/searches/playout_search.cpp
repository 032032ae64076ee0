#include "actors/searches/playout_search.hpp"

#include <algorithm>

#include "actors/searches/playout_worker.hpp"
#include "model/board/same_stones.hpp"
#include "model/habits/recent_moves.hpp"
#include "model/playout/verdict.hpp"

namespace gosedai {

namespace {

using std::chrono::steady_clock;

/// Batches on their way; the same for any number of workers.
constexpr std::size_t batches_under_way = 6;
/// A slice plays about so many points of board out: two games on 19x19. With one, workers spend more time between turns.
constexpr int points_per_batch = 800;
/// Games between two looks at the result.
constexpr std::uint32_t games_per_look = 64;
/// Sums of results are single floats: with more games below the root they would lose what is added.
constexpr std::uint32_t most_games_counted = 1U << 23;

int leaves_per_batch(const Board& board) {
  return std::clamp(points_per_batch / (board.size() * board.size()), 1, 4);
}

std::size_t nodes_in(std::size_t megabytes) { return megabytes * (1 << 20) / sizeof(TreeNode); }

Point stone_of_move(const Position& position, int number) {
  Point found;
  position.board.all_points().for_each([&](Point point) {
    if (!position.board.is_empty(point) && position.age[point.index()] == number) found = point;
  });
  return found;
}

/// The move that was tried most is not the one to play.
bool is_unstable(const std::vector<MoveVerdict>& tried) {
  return !tried.empty() && preferred(tried) != &tried.front();
}

bool is_after_pass(const Position& position, Color color) {
  return position.move_number > 0 && !position.last_move.is_stone() && position.to_move == color;
}

}  // namespace

std::optional<std::vector<Point>> moves_between(const Position& before, const Position& after) {
  constexpr int most = 2;
  const int count = after.move_number - before.move_number;
  if (count < 0 || count > most || before.board.size() != after.board.size()) return std::nullopt;
  std::vector<Point> moves;
  Board board = before.board;
  Color color = before.to_move;
  for (int number = before.move_number + 1; number <= after.move_number; ++number) {
    const bool is_last = number == after.move_number;
    const Point move = is_last ? (after.last_move.is_stone() ? after.last_move.point() : Point())
                               : stone_of_move(after, number);
    if (move.is_none())
      board.pass();
    else if (board.is_legal(color, move))
      board.play(color, move);
    else
      return std::nullopt;
    moves.push_back(move);
    color = opponent(color);
  }
  if (!same_stones(board, after.board) || color != after.to_move) return std::nullopt;
  return moves;
}

PlayoutSearch::PlayoutSearch(caf::actor_config& config, EngineOptions options)
    : EngineActor(config, "whole board", Lane::tree),
      options_(std::move(options)),
      tree_(options_.parameters.tree, 0, nodes_in(options_.playouts.memory_megabytes)) {
  for (std::size_t i = 0; i < batches_under_way; ++i)
    workers_.push_back(spawn<PlayoutWorker>(options_));
}

PlayoutSearch::behavior_type PlayoutSearch::make_behavior() {
  return {[this](const SearchWholeBoard& order) { on_search(order); },
          [this](const GrantTime& grant) { on_grant(grant); },
          [this](const BatchDone& finished) { on_batch_done(finished); }};
}

void PlayoutSearch::on_exit() {
  for (PlayoutWorkerHandle& worker : workers_) send_exit(worker, caf::exit_reason::user_shutdown);
  workers_.clear();
  coordinator_ = nullptr;
}

void PlayoutSearch::on_search(const SearchWholeBoard& order) {
  abandon_all();
  epoch_ = order.epoch;
  coordinator_ = order.coordinator;
  ticket_ = order.ticket;
  order_ = order;
  set_traced(0, epoch_);
  if (grant_ && grant_->epoch == epoch_) start();
}

void PlayoutSearch::start() {
  begin(*order_->position, order_->color);
  position_ = order_->position;
  advise(order_->advice);
  order_.reset();
  games_ = reported_games_ = 0;
  begun_ = steady_clock::now();
  searching_ = tree_.node(PlayoutTree::root).grown && !tree_.is_decided();
  if (!searching_) return report(true);
  fill();
}

/// Keeps what is known below the position. A root that was asked about some points only has not looked at the others, and
/// has no places for them.
void PlayoutSearch::begin(const Position& position, Color color) {
  const auto moves =
      position_ && position.to_move == color ? moves_between(*position_, position) : std::nullopt;
  bool kept = moves.has_value() && position_->rules == position.rules;
  if (kept && moves->empty())
    kept = (position.playable_by(color) & ~position_->playable_by(color)).is_empty();
  if (kept)
    for (const Point move : *moves) kept = kept && tree_.advance(move);
  if (!kept) tree_.clear(color);
  tree_.set_komi(position.rules.komi);
  root_ = std::make_shared<const PlayoutRoot>(
      position.board, color, recent_moves(position), *options_.playouts.shapes,
      LocalAnswers(position.board, order_->local), position.rules, is_after_pass(position, color));
  first_serial_ = next_serial_;
}

/// The root's moves: how usual they are, mixed with what the CASEs propose. A pass is for when nothing else is left, or all
/// of it is proved to lose.
void PlayoutSearch::advise(const MovePreferences& advice) {
  const BitBoard& playable = position_->playable_by(root_->to_move);
  MovePreferences moves =
      likely_moves(root_->board, root_->to_move, root_->recent, *options_.knowledge.habits,
                   options_.parameters.tree.most_children);
  LocalState(root_->local)
      .lean(moves, root_->board, root_->fast, root_->to_move, options_.parameters.tree);
  std::erase_if(moves, [&](const MovePreference& each) {
    return each.share == 0 || !playable.contains(each.move);
  });
  const double share = advice.empty() ? 0 : options_.parameters.whole_board.advice_share;
  for (MovePreference& each : moves) each.share *= 1 - share;
  for (const MovePreference& each : advice) {
    if (!playable.contains(each.move)) continue;
    const auto known = std::ranges::find(moves, each.move, &MovePreference::move);
    if (known != moves.end())
      known->share += share * each.share;
    else
      moves.push_back({each.move, share * each.share});
  }
  moves.push_back({Point::none(), moves.empty() ? 1.0 : 0.0});
  std::ranges::stable_sort(moves, std::ranges::greater(), &MovePreference::share);
  tree_.set_root_preferences(moves);
}

void PlayoutSearch::on_grant(const GrantTime& grant) {
  if (grant.epoch < epoch_) return;
  grant_ = grant;
  if (grant.epoch > epoch_) return;  // the main force has not decided yet
  if (order_) return start();
  // Thought about already in the opponent's time: it may be sure at once.
  if (searching_)
    look_at_result();
  else
    report(true);
}

void PlayoutSearch::abandon_all() {
  for (const Batch& batch : under_way_)
    for (const TreePath& path : batch.paths) tree_.abandon(path);
  under_way_.clear();
  searching_ = false;
}

void PlayoutSearch::fill() {
  while (searching_ && under_way_.size() < batches_under_way) hand_out();
}

void PlayoutSearch::hand_out() {
  Batch batch{next_serial_++, {}, std::nullopt};
  LeafBatch order{batch.serial, root_, {}, caf::actor_cast<PlayoutSearchHandle>(this), ticket_};
  const int leaves = leaves_per_batch(root_->board);
  for (int i = 0; i < leaves; ++i) {
    const TreePath path = tree_.descend();
    LeafTask task;
    task.moves = tree_.moves_of(path);
    task.wants_growth = path.wants_growth;
    // The same games whatever was searched before.
    std::uint64_t seed = (batch.serial - first_serial_) * 64 + static_cast<std::uint64_t>(i);
    seed ^= root_->board.hash();
    task.seed = splitmix64(seed);
    order.tasks.push_back(std::move(task));
    batch.paths.push_back(path);
  }
  const std::size_t worker = batch.serial % workers_.size();
  under_way_.push_back(std::move(batch));
  send(workers_[worker], std::move(order));
}

void PlayoutSearch::on_batch_done(const BatchDone& finished) {
  const auto batch = std::ranges::find(under_way_, finished.serial, &Batch::serial);
  if (batch == under_way_.end()) return;  // of an earlier search
  if (ticket_->is_cancelled()) return abandon_all();
  batch->reports = finished.reports;
  while (searching_ && under_way_.front().reports) {
    record_first();
    if (games_ - reported_games_ >= games_per_look || tree_.is_decided()) look_at_result();
    fill();
  }
}

void PlayoutSearch::record_first() {
  const Batch& batch = under_way_.front();
  for (std::size_t i = 0; i < batch.paths.size(); ++i) {
    tree_.record(batch.paths[i], (*batch.reports)[i]);
    games_ += static_cast<std::uint32_t>((*batch.reports)[i].results.size());
  }
  under_way_.pop_front();
}

void PlayoutSearch::look_at_result() {
  reported_games_ = games_;
  const bool final = is_sure();
  report(final);
  if (final) abandon_all();
}

bool PlayoutSearch::is_sure() const {
  if (tree_.is_decided()) return true;
  const auto most = static_cast<std::uint32_t>(options_.parameters.tree.most_games);
  if (most > 0 && games_ >= most) return true;
  if (tree_.node(PlayoutTree::root).visits >= most_games_counted) return true;
  if (!grant_ || grant_->epoch != epoch_) return false;
  const auto now = steady_clock::now();
  const std::vector<MoveVerdict> tried = tried_moves(tree_);
  const bool unstable = is_unstable(tried);
  const auto end = unstable ? grant_->hard : grant_->soft;
  if (now >= end) return true;
  // So few games do not tell how many more there will be, and a kept tree may lead before the first of them.
  if (games_ < games_per_look) return false;
  // The lead of the most tried move cannot be made up in the time that is left.
  const double spent = std::chrono::duration<double>(now - begun_).count();
  const double left = std::chrono::duration<double>(end - now).count();
  const double games_left = spent > 0 ? games_ * left / spent : 1e9;
  const std::uint32_t first = tried.empty() ? 0 : tried[0].games;
  const std::uint32_t second = tried.size() < 2 ? 0 : tried[1].games;
  return !unstable && first - second > games_left;
}

void PlayoutSearch::report(bool final) {
  if (!coordinator_) return;
  send(coordinator_,
       WholeBoardReport{epoch_, std::make_shared<const WholeBoardVerdict>(verdict_of(tree_)),
                        final});
}

}  // namespace gosedai
