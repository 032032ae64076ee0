#include "model/intuition/dot_products.hpp"

// The compiler makes a version for each kind of processor, and the one that fits is taken when the program starts.
// A name of a processor fits its maker's only, so those for all others (AMD's among them) are named by what they need. Whole
// numbers: all versions give the same sums. The sanitizers do not run before such a choice is made.
// What is inlined into each of them is compiled for it as well.
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define GOSEDAI_FOR_EACH_PROCESSOR                                                             \
  __attribute__((target_clones("arch=sapphirerapids", "arch=icelake-server", "arch=x86-64-v4", \
                               "avx2", "default")))
#else
#define GOSEDAI_FOR_EACH_PROCESSOR
#endif

#define GOSEDAI_INLINE inline __attribute__((always_inline))

namespace gosedai {

namespace {

/// One point, one row.
GOSEDAI_INLINE void add_product(const std::int16_t* values, const std::int16_t* row,
                                std::size_t length, std::int32_t* sum) {
  std::int32_t found = 0;
  for (std::size_t i = 0; i < length; ++i) found += std::int32_t{values[i]} * row[i];
  *sum += found;
}

/// One point, four rows: each value is loaded once for all of them.
GOSEDAI_INLINE void add_four_products(const std::int16_t* values, const std::int16_t* rows,
                                      std::size_t length, std::int32_t* sums) {
  const std::int16_t* a = rows;
  const std::int16_t* b = a + length;
  const std::int16_t* c = b + length;
  const std::int16_t* d = c + length;
  std::int32_t sum_a = 0;
  std::int32_t sum_b = 0;
  std::int32_t sum_c = 0;
  std::int32_t sum_d = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const std::int32_t value = values[i];
    sum_a += value * a[i];
    sum_b += value * b[i];
    sum_c += value * c[i];
    sum_d += value * d[i];
  }
  sums[0] += sum_a;
  sums[1] += sum_b;
  sums[2] += sum_c;
  sums[3] += sum_d;
}

/// Two points, four rows: each weight is loaded once for both, too.
GOSEDAI_INLINE void add_eight_products(const std::int16_t* values, const std::int16_t* rows,
                                       std::size_t length, std::int32_t* sums,
                                       std::int32_t* other_sums) {
  const std::int16_t* others = values + length;
  const std::int16_t* a = rows;
  const std::int16_t* b = a + length;
  const std::int16_t* c = b + length;
  const std::int16_t* d = c + length;
  std::int32_t sum_a = 0;
  std::int32_t sum_b = 0;
  std::int32_t sum_c = 0;
  std::int32_t sum_d = 0;
  std::int32_t other_a = 0;
  std::int32_t other_b = 0;
  std::int32_t other_c = 0;
  std::int32_t other_d = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const std::int32_t value = values[i];
    const std::int32_t other = others[i];
    sum_a += value * a[i];
    sum_b += value * b[i];
    sum_c += value * c[i];
    sum_d += value * d[i];
    other_a += other * a[i];
    other_b += other * b[i];
    other_c += other * c[i];
    other_d += other * d[i];
  }
  sums[0] += sum_a;
  sums[1] += sum_b;
  sums[2] += sum_c;
  sums[3] += sum_d;
  other_sums[0] += other_a;
  other_sums[1] += other_b;
  other_sums[2] += other_c;
  other_sums[3] += other_d;
}

}  // namespace

GOSEDAI_FOR_EACH_PROCESSOR
void add_dot_products(const std::int16_t* values, std::size_t points, const std::int16_t* rows,
                      std::size_t count, std::size_t length, std::int32_t* sums) {
  std::size_t done = 0;
  for (; done + 4 <= count; done += 4) {
    std::size_t point = 0;
    for (; point + 2 <= points; point += 2) {
      std::int32_t* here = sums + point * count + done;
      add_eight_products(values + point * length, rows + done * length, length, here, here + count);
    }
    if (point < points)
      add_four_products(values + point * length, rows + done * length, length,
                        sums + point * count + done);
  }
  for (; done < count; ++done)
    for (std::size_t point = 0; point < points; ++point)
      add_product(values + point * length, rows + done * length, length,
                  sums + point * count + done);
}

}  // namespace gosedai
