// "The attacker takes the target off the board" as a goal of the proof search.
//
// Two ways to look for it: a ladder may only give atari, a capture may use everything. Both share
// the idea of when a string is out of reach (TR-0837 3.4.3.1 and 3.4.3.2, "terminal positions").
#pragma once

#include "model/reading/capture_question.hpp"
#include "model/reading/proof_search.hpp"

namespace gosedai {

class CaptureGoal : public ProofGoal {
 public:
  CaptureGoal(Point target, Color owner) : target_(target), owner_(owner) {}

  Color prover() const final { return opponent(owner_); }
  Estimate estimate(WatchedBoard& board, Color to_move) const final;
  BitBoard zone_of_position(WatchedBoard& board, Color to_move) const final;
  BitBoard zone_of_move(WatchedBoard& board, Point move) const final;
  Point target() const { return target_; }

 protected:
  /// What an estimate needs to know of the string.
  struct Target {
    FewPoints liberties;  // empty when it has too many to matter
    int liberty_count = 0;
    int stone_count = 0;
  };
  Target target_on(WatchedBoard& board) const {
    return {board.few_liberties(target_), board.liberties(target_), board.stones(target_)};
  }

  Color owner() const { return owner_; }
  Color attacker() const { return opponent(owner_); }

  /// The string has got away when it has more liberties than this on its owner's turn.
  virtual int out_of_reach_above() const = 0;
  /// With one liberty more than that on the attacker's turn: a further chase leads nowhere.
  virtual bool outruns_attacker(WatchedBoard& board, const Target& string) const = 0;
  /// Of the owner's string after his move.
  int liberties_after(WatchedBoard& board, Point move) const;
  bool reaches(WatchedBoard& board, Point move, int liberties) const;
  bool regains_liberties(WatchedBoard& board, const Target& string) const;

  /// In atari there is no choice: the last liberty, or taking a surrounding string that is in
  /// atari itself; once taken in a ko, only taking back. This set is complete, so a proof by ataris
  /// alone is exact.
  void generate_escapes(WatchedBoard& board, Candidates& moves) const;

 private:
  Estimate estimate_for_owner(WatchedBoard& board, const Target& string) const;
  Estimate estimate_for_attacker(WatchedBoard& board, const Target& string) const;
  Estimate estimate_ataris(WatchedBoard& board, const Target& string) const;
  Estimate estimate_atari(WatchedBoard& board, const Target& string) const;
  bool has_two_eyes(WatchedBoard& board, const Target& string) const;
  bool is_taken_back(WatchedBoard& board, const Target& string) const;
  bool may_be_taken_back(WatchedBoard& board, const Target& string) const;
  bool can_retake(WatchedBoard& board) const;
  void cover_forbidden_points(WatchedBoard& board, BitBoard& zone) const;
  void cover_breath(WatchedBoard& board, Point point, BitBoard& zone) const;
  Point last_liberty(WatchedBoard& board) const { return board.few_liberties(target_).front(); }

  Point target_;
  Color owner_;
};

class LadderGoal final : public CaptureGoal {
 public:
  using CaptureGoal::CaptureGoal;
  int depth_limit() const override { return 140; }
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const override;

 protected:
  int out_of_reach_above() const override { return 1; }
  bool outruns_attacker(WatchedBoard&, const Target&) const override { return false; }
};

/// How many of the attacker's ideas are tried. A capture that is found is true with either; that
/// there is none is more certain with the wide list.
enum class AttackWidth : std::uint8_t { narrow, wide };

class AnyCaptureGoal final : public CaptureGoal {
 public:
  AnyCaptureGoal(Point target, Color owner, int escape_above, AttackWidth width)
      : CaptureGoal(target, owner), escape_above_(escape_above), width_(width) {}
  int depth_limit() const override { return 60; }
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const override;

 protected:
  int out_of_reach_above() const override { return escape_above_; }
  // The seeds stop here without looking; otherwise a string in the open is chased all over.
  bool outruns_attacker(WatchedBoard& board, const Target& string) const override {
    return regains_liberties(board, string);
  }

 private:
  void generate_attack(WatchedBoard& board, Candidates& moves) const;
  void add_nets(WatchedBoard& board, const StringShape& string, Candidates& moves) const;
  void add_wall_rescues(WatchedBoard& board, const StringShape& string, Candidates& moves) const;
  void add_helper_captures(WatchedBoard& board, const StringShape& string, Candidates& moves) const;
  void add_connection_stops(WatchedBoard& board, Point last, Candidates& moves) const;
  void add_backfilling(WatchedBoard& board, const StringShape& string, Candidates& moves) const;
  bool connects_out(WatchedBoard& board, Point last) const;
  void generate_defence(WatchedBoard& board, Candidates& moves) const;

  bool is_wide() const { return width_ == AttackWidth::wide; }

  int escape_above_;
  AttackWidth width_;
};

/// The same without a shape: `visit(stone)`. Cheaper where only counts or few liberties are needed.
template <class Visit>
void for_each_stone_of_strings(WatchedBoard& board, const BitBoard& points, Color color,
                               Visit visit) {
  BitBoard rest = board.stones_in(points, color);
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    board.remove_string(stone, rest);
    visit(stone);
  }
}

/// The different strings of a colour that have a stone in the set, in order of their first point.
/// `visit(stone, shape)` sees each once.
template <class Visit>
void for_each_string(WatchedBoard& board, const BitBoard& points, Color color, Visit visit) {
  BitBoard rest = board.stones_in(points, color);
  while (!rest.is_empty()) {
    const Point stone = rest.first();
    const StringShape shape = board.string_at(stone);
    rest &= ~shape.points;
    visit(stone, shape);
  }
}

}  // namespace gosedai
