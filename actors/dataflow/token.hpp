// The short-circuit token: how the coordinator learns that a force has finished an epoch.
//
// In KL1 a chain of variables runs through all goals of a computation; each goal closes its piece
// and the circuit is closed when all are done. Here every message that causes work in an epoch
// carries a share of one circuit. Who still has something to do keeps its share; the last share
// dropped, by whichever actor, sends ForceDone. Nobody counts objects or waits for a list.
//
//     coordinator --token--> directory --token--> string --token--> search
//          ^                                                          |
//          +------------------------ ForceDone -----------------------+  (last share dropped)
#pragma once

#include <functional>
#include <memory>

#include "actors/dataflow/epoch.hpp"
#include "model/recognition/string_life.hpp"

namespace gosedai {

class Token {
 public:
  /// Who is told when the circuit closes. Called on the thread that drops the last share; must only
  /// send a message.
  using Closed = std::function<void(Epoch, Force)>;

  Token() = default;
  Token(Epoch epoch, Force force, Closed closed)
      : circuit_(std::make_shared<Circuit>(epoch, force, std::move(closed))) {}

  explicit operator bool() const noexcept { return circuit_ != nullptr; }
  void drop() noexcept { circuit_.reset(); }

 private:
  struct Circuit {
    Circuit(Epoch of, Force by, Closed then) : epoch(of), force(by), closed(std::move(then)) {}
    ~Circuit() { closed(epoch, force); }
    Circuit(const Circuit&) = delete;
    Circuit& operator=(const Circuit&) = delete;

    Epoch epoch;
    Force force;
    Closed closed;
  };

  std::shared_ptr<const Circuit> circuit_;
};

/// The two circuits of an epoch travel together: the roving force is done only after the main force.
struct Tokens {
  Token main;
  Token roving;

  void drop() noexcept {
    main.drop();
    roving.drop();
  }
};

}  // namespace gosedai
