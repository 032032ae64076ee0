// A single-assignment cell: one value of one attribute of one object per epoch.
//
// KL1 binds a variable once and whoever waits for it goes on. A cell is bound at most once per
// epoch by the main force; the roving force may refine it later, because its answer replaces an
// "unknown". An object that no change touched is not bound again: its value simply stays. `bind`
// says whether the value differs from the one before, so that propagation can stop (early cut-off).
#pragma once

#include <cassert>
#include <optional>
#include <utility>

#include "actors/dataflow/epoch.hpp"

namespace gosedai {

template <class Value>
class Cell {
 public:
  bool is_bound() const noexcept { return value_.has_value(); }
  bool is_bound_at(Epoch epoch) const noexcept { return value_ && epoch_ == epoch; }
  Epoch epoch() const noexcept { return epoch_; }
  const Value& value() const { return *value_; }

  /// Binds the value of an epoch; true when it differs from the value so far.
  bool bind(Epoch epoch, Value value) {
    assert(!is_bound_at(epoch) && "a cell is bound once per epoch");
    epoch_ = epoch;
    return replace(std::move(value));
  }
  /// A better value for the present epoch, from the roving force; true when it differs.
  bool refine(Value value) {
    assert(value_ && "only a bound cell can be refined");
    return replace(std::move(value));
  }
  /// Binds, or refines what this epoch has bound already (an object asked again after a failure).
  bool settle(Epoch epoch, Value value) {
    return is_bound_at(epoch) ? refine(std::move(value)) : bind(epoch, std::move(value));
  }

 private:
  bool replace(Value value) {
    if (value_ && *value_ == value) return false;
    value_ = std::move(value);
    return true;
  }

  std::optional<Value> value_;
  Epoch epoch_ = 0;
};

}  // namespace gosedai
