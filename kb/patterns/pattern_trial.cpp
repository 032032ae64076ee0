#include "kb/patterns/pattern_trial.hpp"

#include <algorithm>
#include <optional>

#include "model/reading/break_in_search.hpp"
#include "model/reading/connection_search.hpp"

namespace gosedai {

namespace {

constexpr Color own = Color::black;
constexpr Color enemy = Color::white;
constexpr int wall_height = 6;   // rows above the map that the stones of its top row go on
constexpr int room_columns = 3;  // behind the outermost own stone
constexpr int room_lines = 2;

/// A stone of each string of a colour.
std::vector<Point> strings_of(const Board& board, Color color) {
  std::vector<Point> found;
  board.stones_of(color).for_each([&](Point stone) {
    if (board.head(stone) == stone) found.push_back(stone);
  });
  return found;
}

/// Yes and no of the side to move; nothing when it is not settled or hangs on a ko.
std::optional<bool> settled(const ReadingAnswer& answer) {
  if (answer.outcome == Outcome::yes) return true;
  if (answer.outcome == Outcome::no) return false;
  return std::nullopt;
}

TrialVerdict verdict_of(std::optional<bool> holds) {
  if (!holds) return TrialVerdict::open;
  return *holds ? TrialVerdict::confirmed : TrialVerdict::refuted;
}

class Trial {
 public:
  Trial(const PatternDiagram& diagram, int nodes) : diagram_(diagram), nodes_(nodes) {}

  TrialVerdict run(char mark, Color mover) const {
    const std::optional<Board> board = board_from(diagram_);
    const std::optional<Point> point = point_of(mark);
    if (!board || !point || !board->is_legal(mover, *point)) return TrialVerdict::open;
    const bool has_edge = diagram_.top || diagram_.bottom || diagram_.left || diagram_.right;
    if (!has_edge) return try_connection(*board, *point, mover);
    return diagram_.bottom && !diagram_.top ? try_room(*point, mover) : TrialVerdict::open;
  }

 private:
  std::optional<Point> point_of(char mark) const {
    for (int row = 0; row < diagram_.height(); ++row)
      for (int col = 0; col < diagram_.width(); ++col)
        if (sign(row, col) == mark) return place_on_board(diagram_, row, col);
    return std::nullopt;
  }
  char sign(int row, int col) const {
    return diagram_.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)].sign;
  }

  /// After the move the other side cannot help it.
  TrialVerdict try_connection(const Board& board, Point point, Color mover) const {
    const std::vector<Point> ends = strings_of(board, own);
    if (ends.size() != 2) return TrialVerdict::open;
    Board after = board;
    after.play(mover, point);
    if (mover == own && after.head(ends[0]) == after.head(ends[1])) return TrialVerdict::confirmed;
    const ConnectionQuestion question{ends[0], ends[1], opponent(mover), false};
    const std::optional<bool> refuted = settled(solve(after, question, nodes_));
    return verdict_of(refuted ? std::optional(!*refuted) : std::nullopt);
  }

  /// After the move fewer columns (the enemy: more) are reached than if the other side moved first. Where not
  /// even the best move changes that, the columns say nothing about this one.
  TrialVerdict try_room(Point point, Color mover) const {
    const std::optional<Board> board = with_walls();
    const std::vector<int> columns = board ? room(*board) : std::vector<int>();
    if (columns.empty()) return TrialVerdict::open;
    Board after = *board;
    after.play(mover, point);
    const std::optional<int> with_move = reached(after, columns, opponent(mover));
    const std::optional<int> without = reached(*board, columns, opponent(mover));
    const std::optional<int> with_best = reached(*board, columns, mover);
    if (!with_move || !without || !with_best || *with_best == *without) return TrialVerdict::open;
    return verdict_of(mover == own ? *with_move < *without : *with_move > *without);
  }

  std::optional<Board> with_walls() const {
    const std::optional<Board> board = board_from(diagram_);
    if (!board) return std::nullopt;
    BitBoard stones[2] = {board->stones_of(own), board->stones_of(enemy)};
    for (int col = 0; col < diagram_.width(); ++col) {
      const Point top = place_on_board(diagram_, 0, col);
      if (board->is_empty(top)) continue;
      for (int up = 1; up <= wall_height; ++up)
        stones[board->at(top) == own ? 0 : 1].insert(Point::at(top.col(), top.row() + up));
    }
    return Board::from_stones(board->size(), stones[0], stones[1]);
  }

  /// From the enemy to behind the own stones; none when it is not clear where that is.
  static std::vector<int> room(const Board& board) {
    const auto [own_first, own_last] = columns_of(board, own);
    const auto [enemy_first, enemy_last] = columns_of(board, enemy);
    std::vector<int> columns;
    if (own_last < enemy_last && own_first <= enemy_first)
      for (int col = enemy_last - 1; col >= std::max(0, own_first - room_columns); --col)
        columns.push_back(col);
    else if (own_first > enemy_first && own_last >= enemy_last)
      for (int col = enemy_first + 1; col <= std::min(board.size() - 1, own_last + room_columns);
           ++col)
        columns.push_back(col);
    return columns;
  }
  static std::pair<int, int> columns_of(const Board& board, Color color) {
    int first = board.size();
    int last = -1;
    board.stones_of(color).for_each([&](Point stone) {
      first = std::min(first, stone.col());
      last = std::max(last, stone.col());
    });
    return {first, last};
  }

  /// How many of the columns an enemy string gets to; nothing when a search does not tell.
  std::optional<int> reached(const Board& board, const std::vector<int>& columns,
                             Color to_move) const {
    int count = 0;
    for (const int col : columns) {
      const std::optional<bool> in = is_reached(board, col, to_move);
      if (!in) return std::nullopt;
      count += *in ? 1 : 0;
    }
    return count;
  }
  std::optional<bool> is_reached(const Board& board, int col, Color to_move) const {
    BitBoard area;
    for (int line = 0; line < room_lines; ++line) area.insert(Point::at(col, line));
    if (board.stones_of(enemy).intersects(area)) return true;
    for (const Point stone : strings_of(board, enemy)) {
      const auto answer =
          settled(solve(board, BreakInQuestion{stone, area, to_move, false}, nodes_));
      if (!answer) return std::nullopt;
      if (*answer == (to_move == enemy)) return true;
    }
    return false;
  }

  const PatternDiagram& diagram_;
  int nodes_;
};

}  // namespace

std::vector<PatternTrial> try_moves(const PatternFile& file, int nodes) {
  std::vector<PatternTrial> trials;
  for (std::size_t i = 0; i < file.patterns.size(); ++i) {
    const Trial trial(file.diagrams[i], nodes);
    const std::vector<PatternMove>& moves = file.patterns[i].moves;
    for (std::size_t at = 0; at < moves.size(); ++at)
      for (const PatternSide side : {PatternSide::own, PatternSide::enemy})
        if (moves[at].side == side || moves[at].side == PatternSide::both)
          trials.push_back(
              {i, at, side, trial.run(moves[at].mark, side == PatternSide::own ? own : enemy)});
  }
  return trials;
}

std::string to_text(const PatternTrial& trial, const PatternFile& file) {
  const PatternMove& move = file.patterns[trial.pattern].moves[trial.move];
  const std::string_view side = trial.side == PatternSide::own ? "own" : "enemy";
  const std::string_view said = trial.verdict == TrialVerdict::confirmed ? "confirm it"
                                : trial.verdict == TrialVerdict::refuted ? "refute it"
                                                                         : "leave it open";
  return file.patterns[trial.pattern].name + ", move " + move.mark + ' ' + std::string(side) +
         ": searches " + std::string(said);
}

}  // namespace gosedai
