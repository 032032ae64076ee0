#include "kb/joseki/corner_plays.hpp"

#include <algorithm>

#include "model/board/symmetry.hpp"

namespace gosedai {

namespace {

constexpr int last_move = 160;          // of a game
constexpr std::size_t most_steps = 44;  // of a corner

/// One corner while a game is replayed. The frame is found by its first moves.
class CornerRecorder {
 public:
  explicit CornerRecorder(Corner corner) : plain_(corner, false, false) {}

  void note(const Move& move, int number, const Board& before, const PotentialMap& potential) {
    if (moves_.size() >= most_steps) return;
    const CornerPoint point = plain_.to_frame(move.point(), before.size());
    if (point.is_none()) return;
    const int scope = joseki_scope(before.size());
    if (moves_.empty() && (point.x() >= scope || point.y() >= scope)) return;
    const int sign = move.color() == Color::black ? 1 : -1;
    Noted noted{point, move.color(), number, {}};
    for (std::size_t probe = 0; probe < potential_probes.size(); ++probe)
      noted.potential[probe] = static_cast<std::int8_t>(
          sign * potential.at(plain_.to_board(potential_probes[probe], before.size())));
    moves_.push_back(noted);
  }

  std::optional<CornerPlay> take(Color winner) const {
    if (moves_.empty()) return std::nullopt;
    const auto off_diagonal = std::ranges::find_if(
        moves_, [](const Noted& noted) { return noted.point.x() != noted.point.y(); });
    const bool mirrored =
        off_diagonal != moves_.end() && off_diagonal->point.x() > off_diagonal->point.y();
    const bool swapped = moves_.front().color == Color::white;
    CornerPlay play;
    play.view = CornerView(plain_.corner(), mirrored, swapped);
    play.winner = is_stone(winner) ? play.view.turned(winner) : winner;
    Color to_move = moves_.front().color;
    for (const Noted& noted : moves_) {
      if (noted.color != to_move) play.steps.push_back({});
      play.steps.push_back(step_of(noted, mirrored));
      to_move = opponent(noted.color);
    }
    return play;
  }

 private:
  struct Noted {
    CornerPoint point;
    Color color;
    int number;
    ProbedPotential potential;
  };

  static CornerStep step_of(const Noted& noted, bool mirrored) {
    CornerStep step{noted.point, noted.potential, noted.number};
    if (mirrored) {
      step.point = noted.point.mirrored();
      for (std::size_t probe = 0; probe < potential_probes.size(); probe += 2)
        std::swap(step.potential[probe], step.potential[probe + 1]);
    }
    return step;
  }

  CornerView plain_;
  std::vector<Noted> moves_;
};

bool begins_empty(const Game& game) {
  return game.size() == joseki_board_size && game.initial().hash() == 0;
}

/// Larger rows and columns first, so that an opening begins at the upper right.
std::vector<Point> turned(const std::vector<Point>& moves, Symmetry symmetry) {
  std::vector<Point> image;
  for (const Point move : moves) image.push_back(symmetry.apply(move, OpeningBook::board_size));
  return image;
}

}  // namespace

std::vector<CornerPlay> corner_plays(const Game& game, Color winner,
                                     const PotentialStamps& stamps) {
  std::vector<CornerPlay> plays;
  if (!begins_empty(game)) return plays;
  std::vector<CornerRecorder> corners(all_corners.begin(), all_corners.end());
  Board board(game.size());
  PotentialMap potential;
  for (int number = 0; number < std::min(game.move_count(), last_move); ++number) {
    const Move move = game.move(number);
    if (!move.is_stone()) continue;
    for (CornerRecorder& corner : corners) corner.note(move, number + 1, board, potential);
    board.play(move.color(), move.point());
    potential.move_to(stamps, board.stones_of(Color::black), board.stones_of(Color::white));
  }
  for (const CornerRecorder& corner : corners)
    if (auto play = corner.take(winner)) plays.push_back(std::move(*play));
  return plays;
}

std::optional<std::vector<Point>> opening_of(const Game& game) {
  const auto longest = static_cast<int>(OpeningBook::longest);
  if (!begins_empty(game) || game.move_count() < longest) return std::nullopt;
  std::vector<Point> moves;
  for (int number = 0; number < longest; ++number) {
    const Move move = game.move(number);
    const Color expected = number % 2 == 0 ? Color::black : Color::white;
    if (!move.is_stone() || move.color() != expected) return std::nullopt;
    moves.push_back(move.point());
  }
  std::vector<Point> best = moves;
  for (int code = 1; code < symmetry_count; ++code)
    best = std::max(best, turned(moves, Symmetry(code)));
  return best;
}

}  // namespace gosedai
