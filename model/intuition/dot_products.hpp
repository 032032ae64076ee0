// Many products of one row of small whole numbers with others: nearly all the time of the network of intuition.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gosedai {

/// sums[i] += values * rows[i], where each row has `length` numbers and the rows stand one behind the other. No sum may
/// leave 32 bits.
void add_dot_products(const std::int16_t* values, const std::int16_t* rows, std::size_t length,
                      std::int32_t* sums, std::size_t count);

}  // namespace gosedai
