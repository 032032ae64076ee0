// Many products of rows of small whole numbers: nearly all the time of the network of intuition.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gosedai {

/// sums[p * count + i] += values[p] * rows[i], for so many points and rows of weights, where each row has `length` numbers and
/// the rows stand one behind the other. No sum may leave 32 bits.
void add_dot_products(const std::int16_t* values, std::size_t points, const std::int16_t* rows,
                      std::size_t count, std::size_t length, std::int32_t* sums);

}  // namespace gosedai
