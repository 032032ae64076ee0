// "The owner links a string with its target" as a goal of the proof search: another string of his
// (connection) or an area (breaking in).
//
// The owner is the prover, so a link that is proved holds against everything (proof_search.hpp,
// zones), also against capturing what has been joined: a joined string must have three liberties on
// the opponent's turn, or show in the search that a run of ataris does not catch it. A cut is found
// when the owner's moves are used up or the way has become too long (connection_field.hpp); how long
// that may be is the patience of the search.
#pragma once

#include "model/reading/capture_goal.hpp"
#include "model/reading/connection_chain.hpp"
#include "model/reading/connection_field.hpp"
#include "model/reading/proof_search.hpp"

namespace gosedai {

/// How far a connection search goes before it calls the strings cut.
struct ConnectionPatience {
  int distance = 6;  // on the opponent's turn; on the owner's one move more
  int slack = 3;     // moves on paths that are longer than the shortest by no more are tried
  /// After the first move the opponent, too, only gets the moves that come to mind, and a point
  /// where he would be caught counts as joined (connection_snare.hpp): quick, but a link that is found
  /// so is not proved.
  bool selective = false;

  friend bool operator==(const ConnectionPatience&, const ConnectionPatience&) = default;
};

class LinkGoal : public ProofGoal {
 public:
  LinkGoal(Point stone, Color owner, const ConnectionPatience& patience)
      : stone_(stone), owner_(owner), patience_(patience) {}

  /// To be called at the root, before a search: how far it is, and what lies between.
  void look_around(WatchedBoard& board, Color to_move, const BitBoard& all_points);

  bool is_selective() const { return patience_.selective; }
  /// As it was asked for, or more where the ends are far apart.
  const ConnectionPatience& patience() const { return patience_; }
  /// The first move to try at the root.
  void prefer(Point move) { preferred_ = move; }

  Color prover() const final { return owner_; }
  int depth_limit() const final { return 80; }
  Estimate estimate(WatchedBoard& board, Color to_move) const final;
  void generate(WatchedBoard& board, Color to_move, Candidates& moves) const final;
  BitBoard zone_of_position(WatchedBoard& board, Color to_move) const final;
  BitBoard zone_of_move(WatchedBoard& board, Point move) const final;

 protected:
  Point stone() const { return stone_; }
  Color owner() const { return owner_; }
  Color cutter() const { return opponent(owner_); }

  /// A stone that belongs to the question has been taken off: its point; else none.
  virtual Point missing_end(WatchedBoard& board) const = 0;
  virtual bool is_joined(const StringShape& string) const = 0;
  /// Empty points where one move joins.
  virtual BitBoard joining_points(WatchedBoard& board, const StringShape& string) const = 0;
  virtual BitBoard zone_of_target(WatchedBoard& board) const = 0;
  /// The points that a way from the string has to reach.
  virtual BitBoard destination() const = 0;
  virtual void spread_from_target(WatchedBoard& board, ConnectionField& field,
                                  const ConnectionField::Bounds& bounds) const = 0;
  /// A stone of the target that can be attacked; none where the target is an area.
  virtual Point target_stone() const = 0;

 private:
  struct Corridor;

  bool trusts_snares() const { return patience_.selective; }
  ConnectionChain find_chain(WatchedBoard& board) const;
  Estimate estimate_missing(WatchedBoard& board, Point end) const;
  Estimate estimate_joined(const StringShape& string, Color to_move) const;
  /// The moves that make one string with enough liberties.
  BitBoard immediate_joins(WatchedBoard& board, const StringShape& string) const;
  BitBoard zone_of_join(WatchedBoard& board, Point move) const;
  /// The ends as one stone each.
  BitBoard ends() const;
  Point capture_of_end(WatchedBoard& board, const StringShape& string) const;
  bool generate_rescue(WatchedBoard& board, Candidates& moves) const;
  bool generate_must_play(WatchedBoard& board, const StringShape& string, Candidates& moves) const;
  bool is_root(WatchedBoard& board, Color to_move) const {
    return board.hash() == root_hash_ && to_move == root_to_move_;
  }
  void generate_any(WatchedBoard& board, const StringShape& string, Color to_move,
                    Candidates& moves) const;
  void generate_preferred(WatchedBoard& board, Color to_move, Candidates& moves) const;
  Corridor find_corridor(WatchedBoard& board, Color to_move) const;
  void generate_for_joined(WatchedBoard& board, const StringShape& string, Color to_move,
                           Candidates& moves) const;
  void add_corridor(WatchedBoard& board, const Corridor& corridor, Candidates& moves) const;
  void add_weak_strings(WatchedBoard& board, const Corridor& corridor, Candidates& moves) const;
  void cover_forbidden_points(WatchedBoard& board, BitBoard& zone) const;

  Point stone_;
  Color owner_;
  ConnectionPatience patience_;
  BitBoard region_;
  Hash root_hash_ = 0;
  Color root_to_move_ = Color::empty;
  Point preferred_;
  mutable ConnectionField from_stone_;
  mutable ConnectionField from_target_;
};

/// Two strings of one colour.
class ConnectionGoal final : public LinkGoal {
 public:
  ConnectionGoal(Point a, Point b, Color owner, const ConnectionPatience& patience)
      : LinkGoal(a, owner, patience), b_(b) {}

 protected:
  Point missing_end(WatchedBoard& board) const override;
  bool is_joined(const StringShape& string) const override { return string.points.contains(b_); }
  BitBoard joining_points(WatchedBoard& board, const StringShape& string) const override;
  BitBoard zone_of_target(WatchedBoard& board) const override;
  BitBoard destination() const override { return BitBoard::of(b_); }
  void spread_from_target(WatchedBoard& board, ConnectionField& field,
                          const ConnectionField::Bounds& bounds) const override;
  Point target_stone() const override { return b_; }

 private:
  Point b_;
};

}  // namespace gosedai
