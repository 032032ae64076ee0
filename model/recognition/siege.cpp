#include "model/recognition/siege.hpp"

namespace gosedai {
namespace {

/// Spreads by orders, once for ways without a touch and once for ways with one.
class Spread {
 public:
  Spread(const Board& board, const BitBoard& stones, const BitBoard& taken, const BitBoard& blocks)
      : board_(board), stones_(stones) {
    const BitBoard all = board.stones_of(Color::black) | board.stones_of(Color::white);
    open_ = board.all_points() & ~(all & ~taken) & ~blocks & ~stones;
    const BitBoard others = all & ~taken & ~stones;
    touching_ = others.neighbors();
  }

  Siege run() {
    Siege siege;
    BitBoard clean = stones_;  // reached without a touch
    BitBoard halved;           // reached after one
    BitBoard seen = stones_;
    for (int order = 0; order < siege_orders; ++order) {
      const BitBoard next = clean.neighbors() & open_ & ~seen;
      const BitBoard by_touch = next & touching_;
      const BitBoard untouched = next & ~touching_;
      const BitBoard after_touch = halved.neighbors() & open_ & ~seen & ~touching_ & ~untouched;
      clean = untouched;
      halved = by_touch | after_touch;
      seen |= clean | halved;
      siege.liberties[static_cast<std::size_t>(order)] = clean | halved;
      siege.halved |= halved;
    }
    leave_edge(siege.liberties[siege_orders - 1]);
    count_batches(siege);
    return siege;
  }

 private:
  void leave_edge(BitBoard& points) const {
    const BitBoard before = points;
    before.for_each([&](Point point) {
      if (height(point, board_.size()) == 1) points.erase(point);
    });
  }

  static BitBoard touching(const BitBoard& points) {
    const BitBoard columns = points | points.shifted_up(1) | points.shifted_down(1);
    return columns | columns.shifted_up(stride) | columns.shifted_down(stride);
  }

  static void count_batches(Siege& siege) {
    BitBoard rest = siege.outermost();
    while (!rest.is_empty()) {
      BitBoard batch = BitBoard::of(rest.first());
      for (BitBoard grown = touching(batch) & rest; grown != batch; grown = touching(batch) & rest)
        batch = grown;
      rest &= ~batch;
      if (batch.count() < 2) continue;
      ++siege.batches;
      siege.rate += batch.count() - 0.5 * (batch & siege.halved).count();
    }
  }

  const Board& board_;
  BitBoard stones_;
  BitBoard open_;
  BitBoard touching_;
};

}  // namespace

Siege siege_of(const Board& board, const BitBoard& stones, const BitBoard& taken,
               const BitBoard& blocks, Footprint& footprint) {
  Siege siege = Spread(board, stones, taken, blocks).run();
  BitBoard read = stones;
  for (const BitBoard& order : siege.liberties) read |= order;
  footprint.touch(read.expanded().expanded() & board.all_points());
  return siege;
}

Siege siege_of(const Terrain& terrain, const GroupMembers& group, Footprint& footprint) {
  const BitBoard inside = group.enclosed;
  return siege_of(terrain.board(), group.stones, terrain.dead,
                  terrain.blocks_of(opponent(group.color)) | inside, footprint);
}

}  // namespace gosedai
