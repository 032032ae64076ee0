#include "model/intuition/dot_products.hpp"

// The compiler makes a version for each kind of processor, and the one that fits is taken when the program starts.
// A name of a processor fits its maker's only, so the one for all others (AMD's among them) is named by what it needs. Whole numbers: all versions give the same sums. The sanitizers do not run before such a choice is made.
#if defined(__x86_64__) && defined(__gnu_linux__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define GOSEDAI_FOR_EACH_PROCESSOR \
  __attribute__((target_clones("arch=sapphirerapids", "arch=icelake-server", "avx2", "default")))
#else
#define GOSEDAI_FOR_EACH_PROCESSOR
#endif

namespace gosedai {

/// Four rows at a time: each value is loaded once for all of them.
GOSEDAI_FOR_EACH_PROCESSOR
void add_dot_products(const std::int16_t* values, const std::int16_t* rows, std::size_t length,
                      std::int32_t* sums, std::size_t count) {
  std::size_t done = 0;
  for (; done + 4 <= count; done += 4) {
    const std::int16_t* a = rows + done * length;
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
    sums[done] += sum_a;
    sums[done + 1] += sum_b;
    sums[done + 2] += sum_c;
    sums[done + 3] += sum_d;
  }
  for (; done < count; ++done) {
    const std::int16_t* row = rows + done * length;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < length; ++i) sum += std::int32_t{values[i]} * row[i];
    sums[done] += sum;
  }
}

}  // namespace gosedai
