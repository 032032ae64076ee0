// The truth about a yes-or-no goal on a small board: all positions that can be reached are built,
// and "the attacker has reached it" is spread backwards (a least fixed point), so play that goes
// round in circles never counts for the attacker.
//
// Both sides may play anywhere and may pass. Ko is the simple rule; one side may be granted threats
// and then ignores the ban: the attacker as often as he likes, the defender a few times on a path,
// because else he would hold for ever what he can never save. Used against the searches, which know
// fewer moves.
#pragma once

#include <climits>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/board/board.hpp"
#include "model/reading/proof_search.hpp"
#include "model/reading/reading_answer.hpp"

namespace gosedai::testing_support {

class BruteForce {
 public:
  enum class Threats : std::uint8_t { nobody, attacker, defender };
  /// With that side to move the attacker has reached his goal (`won`), or never will (`lost`).
  enum class End : std::uint8_t { none, won, lost };
  using Goal = std::function<End(const Board&, Color)>;

  BruteForce(Color attacker, Goal goal, std::size_t state_limit)
      : attacker_(attacker), goal_(std::move(goal)), state_limit_(state_limit) {}

  /// Nobody plays outside these points.
  void confine(const BitBoard& points) { points_ = points; }
  /// The first move may not be a pass.
  void forbid_first_pass() { may_pass_first_ = false; }
  /// That side must always play.
  void forbid_passes_of(Color color) { never_passes_ = color; }
  /// The attacker may not ignore the ban more often than the defender.
  void limit_attacker() { attacker_is_limited_ = true; }

  /// Nothing when there are too many positions.
  std::optional<bool> attacker_wins(const Board& root, Color to_move, Threats threats) {
    states_.clear();
    ids_.clear();
    won_.clear();
    threatener_ = threats == Threats::nobody     ? Color::empty
                  : threats == Threats::attacker ? attacker_
                                                 : opponent(attacker_);
    most_threats_ = threatener_ != attacker_ || attacker_is_limited_ ? most_ko_threats : INT_MAX;
    Board board = root;
    visit(board, to_move, 0);
    if (states_.size() > state_limit_) return std::nullopt;
    spread();
    return states_[0].won;
  }

  struct Fate {
    Outcome outcome = Outcome::unknown;  // for the attacker, whoever moves first
    Color must_threaten = Color::empty;

    friend bool operator==(const Fate&, const Fate&) = default;
  };
  /// Without threats, and then with threats for the side that loses.
  std::optional<Fate> fate(const Board& root, Color to_move) {
    const std::optional<bool> plain = attacker_wins(root, to_move, Threats::nobody);
    if (!plain) return std::nullopt;
    const std::optional<bool> with_threats =
        attacker_wins(root, to_move, *plain ? Threats::defender : Threats::attacker);
    if (!with_threats) return std::nullopt;
    if (*plain != *with_threats) return Fate{Outcome::ko, *plain ? opponent(attacker_) : attacker_};
    return Fate{*plain ? Outcome::yes : Outcome::no, Color::empty};
  }

 private:
  struct State {
    Color to_move;
    bool won = false;
    int open_moves = 0;
    std::vector<std::uint32_t> parents;
  };

  /// The state of the position on the board, with everything that can follow.
  std::uint32_t visit(Board& board, Color to_move, int used) {
    const auto id = static_cast<std::uint32_t>(states_.size());
    const Hash key = board.hash_with(to_move) + static_cast<Hash>(used);
    const auto [place, is_new] = ids_.try_emplace(key, id);
    if (!is_new) return place->second;
    states_.push_back({to_move, false, 0, {}});
    if (states_.size() > state_limit_) return id;
    const End end = goal_(board, to_move);
    if (end == End::won) {
      states_[id].won = true;
      won_.push_back(id);
    }
    if (end == End::none) expand(board, id, used);
    return id;
  }

  void expand(Board& board, std::uint32_t id, int used) {
    const Color to_move = states_[id].to_move;
    (board.empty_points() & points_).for_each([&](Point point) {
      const bool banned = board.is_ko_banned(to_move, point);
      if (banned && (to_move != threatener_ || used >= most_threats_)) return;
      if (!board.has_breath(to_move, point)) return;
      const bool counts = banned && most_threats_ != INT_MAX;
      follow(id, board, board.play(to_move, point), used + (counts ? 1 : 0));
    });
    if (to_move != never_passes_ && (id > 0 || may_pass_first_))
      follow(id, board, board.pass(), used);
  }

  void follow(std::uint32_t id, Board& board, const Board::Undo& undo, int used) {
    const std::uint32_t child = visit(board, opponent(states_[id].to_move), used);
    board.undo(undo);
    states_[child].parents.push_back(id);
    ++states_[id].open_moves;
  }

  void spread() {
    while (!won_.empty()) {
      const std::uint32_t id = won_.back();
      won_.pop_back();
      for (const std::uint32_t parent : states_[id].parents) {
        State& state = states_[parent];
        --state.open_moves;
        if (state.won || (state.to_move != attacker_ && state.open_moves > 0)) continue;
        state.won = true;
        won_.push_back(parent);
      }
    }
  }

  Color attacker_;
  Goal goal_;
  std::size_t state_limit_;
  BitBoard points_ = BitBoard::full(max_board_size);
  bool may_pass_first_ = true;
  bool attacker_is_limited_ = false;
  Color never_passes_ = Color::empty;
  Color threatener_ = Color::empty;
  int most_threats_ = 0;
  std::vector<State> states_;
  std::vector<std::uint32_t> won_;
  std::unordered_map<Hash, std::uint32_t> ids_;
};

}  // namespace gosedai::testing_support
