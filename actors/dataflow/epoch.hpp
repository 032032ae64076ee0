// The number of a position in the life of the engine. Every accepted change of the position opens
// a new epoch; numbers only grow, also when moves are taken back.
#pragma once

#include <cstdint>

namespace gosedai {

using Epoch = std::uint32_t;

}  // namespace gosedai
