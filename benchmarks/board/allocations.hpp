// Counts the calls of operator new in this program.
#pragma once

#include <cstdint>

namespace gosedai {

std::uint64_t allocations();

}  // namespace gosedai
