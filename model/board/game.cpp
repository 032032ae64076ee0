#include "model/board/game.hpp"

namespace gosedai {

Game::Game(int size, const Rules& rules) : rules_(rules), initial_(size), board_(size) {}

void Game::clear() {
  const int size = board_.size();
  initial_ = Board(size);
  board_ = Board(size);
  steps_.clear();
  seen_.clear();
  age_.fill(0);
  vacated_ = BitBoard();
  first_to_move_ = Color::black;
}

bool Game::set_up(const BitBoard& black, const BitBoard& white, Color to_move) {
  const std::optional<Board> board = Board::from_stones(size(), black, white);
  if (!board) return false;
  clear();
  initial_ = *board;
  board_ = *board;
  first_to_move_ = to_move;
  return true;
}

Color Game::to_move() const noexcept {
  return steps_.empty() ? first_to_move_ : opponent(steps_.back().move.color());
}

/// The move, legal otherwise, brings back the stones of an earlier moment; under the situational
/// rule, of a moment at which the same player moved on.
bool Game::repeats(Color color, Point point, KoRule rule) const {
  // A stone that stays on a point that never lost one is new to every earlier position.
  const bool stays = rules_.suicide == Suicide::forbidden || board_.has_breath(color, point);
  if (rule == KoRule::simple || (stays && !vacated_.contains(point))) return false;
  const Hash stones = board_.hash_after(color, point);
  for (std::size_t i = 0; i < seen_.size(); ++i)
    if (seen_[i] == stones &&
        (rule == KoRule::positional || steps_[i].move.color() == opponent(color)))
      return true;
  return false;
}

Legality Game::legality(Move move) const {
  if (!move.is_stone()) return Legality::legal;
  const Point point = move.point();
  if (!on_board(point, size())) return Legality::off_board;
  if (!board_.is_empty(point)) return Legality::occupied;
  if (board_.is_ko_banned(move.color(), point)) return Legality::ko;
  if (!board_.is_legal(move.color(), point, rules_.suicide)) return Legality::suicide;
  if (repeats(move.color(), point, rules_.ko)) return Legality::superko;
  return Legality::legal;
}

Legality Game::play(Move move) {
  const Legality answer = legality(move);
  if (answer != Legality::legal || move.kind() == Move::Kind::resign) return answer;
  const Point point = move.point();  // none for a pass
  seen_.push_back(board_.hash());
  if (move.is_stone()) {
    const BitBoard before = board_.all_points() & ~board_.empty_points();
    steps_.push_back({move, board_.play(move.color(), point), age_[point.index()]});
    age_[point.index()] = static_cast<std::uint16_t>(steps_.size());
    vacated_ |= before & board_.empty_points();
  } else {
    steps_.push_back({move, board_.pass(), 0});
  }
  return answer;
}

bool Game::undo() {
  if (steps_.empty()) return false;
  const Step& step = steps_.back();
  board_.undo(step.undo);
  if (step.move.is_stone()) age_[step.move.point().index()] = step.age_before;
  steps_.pop_back();
  seen_.pop_back();
  return true;
}

bool Game::is_over() const noexcept {
  const std::size_t count = steps_.size();
  return count >= 2 && steps_[count - 1].move.is_pass() && steps_[count - 2].move.is_pass();
}

PositionPtr Game::position(Color to_move) const {
  auto position =
      std::make_shared<Position>(Position{board_, rules_, to_move, move_count(), Move(), age_, {}});
  if (!steps_.empty()) position->last_move = steps_.back().move;
  for (const Color color : {Color::black, Color::white}) {
    BitBoard& playable = position->playable[player_index(color)];
    playable = board_.legal_points(color, rules_.suicide);
    const BitBoard legal = playable;
    legal.for_each([&](Point point) {
      if (repeats(color, point, KoRule::positional)) playable.erase(point);
    });
  }
  return position;
}

PositionPtr make_position(const Board& board, Color to_move, const Rules& rules) {
  return std::make_shared<Position>(Position{board,
                                             rules,
                                             to_move,
                                             0,
                                             Move(),
                                             {},
                                             {board.legal_points(Color::black, rules.suicide),
                                              board.legal_points(Color::white, rules.suicide)}});
}

}  // namespace gosedai
