#include "model/playout/playout.hpp"

#include "model/playout/playout_answers.hpp"
#include "model/playout/playout_tactics.hpp"

namespace gosedai {

namespace {

class PlayoutGame {
 public:
  PlayoutGame(const PlayoutStart& start, const PlayoutShapes& shapes,
              const PlayoutParameters& parameters, PlayoutRandom random) noexcept
      : board_(start.board),
        shapes_(shapes),
        parameters_(parameters),
        random_(random),
        to_move_(start.to_move),
        last_(start.last),
        before_(start.before),
        local_(start.local),
        atari_at_last_(makes_atari(last_, to_move_)),
        atari_at_before_(makes_atari(before_, opponent(to_move_))),
        field_(start.field) {}

  PlayoutResult run() noexcept {
    const int longest = parameters_.longest * board_.size() * board_.size() / 100;
    for (int passes = 0; passes < 2 && result_.moves < longest; ++result_.moves) {
      const Point point = choose();
      if (point.is_none()) {
        board_.pass();
        local_.note(board_, to_move_, point, false);
        ++passes;
      } else {
        note_first(point);
        const int taken = board_.play(to_move_, point);
        local_.note(board_, to_move_, point, taken > 0);
        passes = 0;
      }
      before_ = last_;
      last_ = point;
      atari_at_before_ = atari_at_last_;
      atari_at_last_ = makes_atari(point, opponent(to_move_));
      to_move_ = opponent(to_move_);
    }
    count();
    return result_;
  }

 private:
  Point choose() noexcept {
    if (!local_.is_idle())
      if (const Point answer = answer_by_reading(); !answer.is_none()) return answer;
    leaves_dead_ = local_.knows_dead() && random_.chance(parameters_.leaves_dead);
    const bool must_kill = local_.is_tested() && leaves_dead_;
    const Moment moment{
        board_,         to_move_,        last_, before_, leaves_dead_ ? &local_ : nullptr,
        atari_at_last_, atari_at_before_};
    if (must_kill || random_.chance(parameters_.answers_atari))
      if (const Point answer = answer_atari(moment, random_); !answer.is_none()) return answer;
    if (!last_.is_none()) {
      if (random_.chance(parameters_.plays_vital_point))
        if (const Point answer = answer_at_eye(moment, random_); !answer.is_none()) return answer;
      if (must_kill || random_.chance(parameters_.attacks_two_liberties))
        if (const Point answer = chase(moment, random_); !answer.is_none()) return answer;
      if (random_.chance(parameters_.defends_two_liberties))
        if (const Point answer = run_early(moment, random_); !answer.is_none()) return answer;
    }
    return draw();
  }

  /// Where unsettled stones are saved or taken.
  Point answer_by_reading() noexcept {
    Point answer = local_.rescue();
    const bool follows = !answer.is_none() && random_.chance(parameters_.answers_local);
    if (!follows && random_.chance(parameters_.settles_local))
      answer = local_.deciding_move(to_move_);
    else if (!follows)
      return Point::none();
    return board_.is_legal(to_move_, answer) ? answer : Point::none();
  }

  /// By odds. A point that will not do is left out, and the next one is drawn.
  Point draw() noexcept {
    look_near();
    std::size_t left_out_count = 0;
    Point found;
    while (true) {
      const std::uint32_t all = near_sum_ + board_.odds_sum(to_move_);
      if (all == 0) break;
      const std::uint32_t drawn = random_.below(all);
      if (drawn < near_sum_) {
        const std::size_t near = draw_near(drawn);
        found = last_.offset(shape_steps[near]);
        if (is_sensible(found)) break;
        near_sum_ -= near_odds_[near];
        near_odds_[near] = 0;
      } else {
        found = board_.draw(to_move_, drawn - near_sum_);
        if (is_sensible(found)) break;
        board_.leave_out(to_move_, found);
        left_out_[left_out_count++] = found;
      }
      found = Point::none();
    }
    for (std::size_t i = 0; i < left_out_count; ++i) board_.take_in(to_move_, left_out_[i]);
    return found;
  }

  void look_near() noexcept {
    near_sum_ = 0;
    if (last_.is_none()) return;
    const auto weight = static_cast<std::uint32_t>(parameters_.near_weight);
    for (std::size_t i = 0; i < shape_steps.size(); ++i) {
      const Point point = last_.offset(shape_steps[i]);
      const std::uint32_t counts = board_.is_empty(point) ? weight : 0;
      near_odds_[i] = shapes_.odds(board_.code(point), to_move_).near * counts / 100;
      near_sum_ += near_odds_[i];
    }
  }

  std::size_t draw_near(std::uint32_t drawn) const noexcept {
    std::size_t at = 0;
    std::uint32_t sum = 0;
    for (const std::uint32_t odds : near_odds_) {
      sum += odds;
      at += drawn >= sum ? 1 : 0;
    }
    return at;
  }

  bool is_sensible(Point point) const noexcept {
    return (field_ == nullptr || field_->contains(point)) && board_.is_legal(to_move_, point) &&
           !gives_stones_away(board_, to_move_, point) &&
           !(leaves_dead_ && local_.is_in_vain(board_, to_move_, point));
  }

  bool makes_atari(Point move, Color against) const noexcept {
    return !move.is_none() && board_.has_atari_beside(move, against);
  }

  void note_first(Point point) noexcept {
    if (!result_.first[0].contains(point) && !result_.first[1].contains(point))
      result_.first[player_index(to_move_)].insert(point);
  }

  /// Only eyes, sekis and dame are left: an empty point is its neighbours' if they have one colour.
  void count() noexcept {
    for (int row = 0; row < board_.size(); ++row)
      for (int col = 0; col < board_.size(); ++col) {
        const Point point = Point::at(col, row);
        const Color owner = owner_of(point);
        if (owner == Color::black) result_.black_area.insert(point);
        if (owner == Color::white) result_.white_area.insert(point);
      }
    result_.lead = result_.black_area.count() - result_.white_area.count();
  }

  Color owner_of(Point point) const noexcept {
    if (!board_.is_empty(point)) return board_.at(point);
    unsigned around = 0;
    for (const Point near : neighbors(point))
      if (board_.at(near) != Color::edge) around |= static_cast<unsigned>(board_.at(near));
    return around == 3 ? Color::empty : static_cast<Color>(around);
  }

  PlayoutBoard board_;
  const PlayoutShapes& shapes_;
  const PlayoutParameters& parameters_;
  PlayoutRandom random_;
  Color to_move_;
  Point last_;
  Point before_;
  LocalState local_;
  bool atari_at_last_;  // strings of the other side, when the move was played
  bool atari_at_before_;
  const BitBoard* field_;
  bool leaves_dead_ = false;
  PlayoutResult result_;
  std::array<std::uint32_t, 8> near_odds_{};  // by step
  std::uint32_t near_sum_ = 0;
  std::array<Point, max_board_size * max_board_size> left_out_;  // of a draw
};

}  // namespace

PlayoutResult play_out(const PlayoutStart& start, const PlayoutShapes& shapes,
                       const PlayoutParameters& parameters, PlayoutRandom random) noexcept {
  return PlayoutGame(start, shapes, parameters, random).run();
}

}  // namespace gosedai
