// Where the best move so far stands for everybody to read: written by the coordinator, read by the
// deadline thread without a lock, so that an answer never waits for anyone.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

#include "actors/dataflow/epoch.hpp"
#include "kb/decision/decision.hpp"
#include "model/board/same_stones.hpp"
#include "model/playout/verdict.hpp"

namespace gosedai {

/// A finished decision with the position it is about.
struct Thought {
  Epoch epoch = 0;
  PositionPtr position;
  Decision decision;
  RecognitionPtr recognition = nullptr;  // what it leans on; null where only strings are recognised
  VerdictPtr verdict = nullptr;          // of the whole-board search, as far as it has come
};
using ThoughtPtr = std::shared_ptr<const Thought>;

class AnswerBoard {
 public:
  /// Called (on any thread) when the thought of an epoch is complete. Set before the first epoch.
  void on_decided(std::function<void(Epoch)> notify) { notify_ = std::move(notify); }

  /// Opens an epoch with a move that is legal whatever happens.
  void open(Epoch epoch, Move emergency) { best_.store(pack(epoch, emergency)); }

  /// A better move; ignored when another epoch has been opened meanwhile.
  void publish(Epoch epoch, Move move) {
    Packed before = best_.load();
    while (epoch_of(before) == epoch && !best_.compare_exchange_weak(before, pack(epoch, move))) {
    }
  }
  void decide(ThoughtPtr thought) {
    const Epoch epoch = thought->epoch;
    publish(epoch, thought->decision.move);
    {
      const std::lock_guard guard(lock_);
      thoughts_[epoch] = std::move(thought);
      if (thoughts_.size() > thoughts_kept) thoughts_.erase(thoughts_.begin());
    }
    decided_.store(epoch);
    if (notify_) notify_(epoch);
  }

  /// The whole-board search has nothing to add to the thought any more.
  void settle(Epoch epoch) {
    settled_.store(epoch);
    if (notify_) notify_(epoch);
  }
  bool is_settled(Epoch epoch) const { return settled_.load() == epoch; }

  /// The best move of the epoch so far; nothing when the board shows another epoch.
  std::optional<Move> best(Epoch epoch) const {
    const Packed now = best_.load();
    if (epoch_of(now) != epoch) return std::nullopt;
    return unpack(now);
  }
  bool is_decided(Epoch epoch) const { return decided_.load() == epoch; }
  /// The complete thought of one of the last epochs; null when there is none.
  ThoughtPtr thought(Epoch epoch) const {
    const std::lock_guard guard(lock_);
    const auto found = thoughts_.find(epoch);
    return found == thoughts_.end() ? nullptr : found->second;
  }

  /// Of the last search of that position, if its epoch is one of the last; else null.
  VerdictPtr verdict_about(const Position& position) const {
    const std::lock_guard guard(lock_);
    for (auto each = thoughts_.rbegin(); each != thoughts_.rend(); ++each) {
      const Thought& thought = *each->second;
      if (thought.verdict && thought.verdict->games > 0 &&
          thought.position->to_move == position.to_move &&
          thought.position->rules == position.rules &&
          same_stones(thought.position->board, position.board))
        return thought.verdict;
    }
    return nullptr;
  }

 private:
  static constexpr std::size_t thoughts_kept = 8;

  using Packed = std::uint64_t;
  static Packed pack(Epoch epoch, Move move) {
    return Packed{epoch} << 32 | static_cast<Packed>(move.kind()) << 24 |
           static_cast<Packed>(move.color()) << 16 | move.point().index();
  }
  static Epoch epoch_of(Packed packed) { return static_cast<Epoch>(packed >> 32); }
  static Move unpack(Packed packed) {
    const auto color = static_cast<Color>(packed >> 16 & 0xff);
    switch (static_cast<Move::Kind>(packed >> 24 & 0xff)) {
      case Move::Kind::stone:
        return Move::stone(color, Point::from_index(static_cast<int>(packed & 0xffff)));
      case Move::Kind::resign: return Move::resign(color);
      case Move::Kind::pass: break;
    }
    return Move::pass(color);
  }

  std::atomic<Packed> best_{0};
  static_assert(std::atomic<Packed>::is_always_lock_free);
  std::atomic<Epoch> decided_{0};
  std::atomic<Epoch> settled_{0};
  std::function<void(Epoch)> notify_;
  mutable std::mutex lock_;
  std::map<Epoch, ThoughtPtr> thoughts_;
};

}  // namespace gosedai
