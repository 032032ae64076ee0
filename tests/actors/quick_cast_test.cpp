// The cast that remembers says what dynamic_cast says.
#include "actors/scheduler/quick_cast.hpp"

#include <memory>
#include <vector>

#include <gtest/gtest.h>

namespace gosedai {
namespace {

struct Root {
  virtual ~Root() = default;
  int filling = 0;
};
struct Other {
  virtual ~Other() = default;
  int filling = 0;
};
struct Wanted {
  virtual ~Wanted() = default;
};

struct Without : Root {};
struct Behind : Root, Wanted {};
struct FarBehind : Other, Root, Wanted {};
struct Before : Wanted, Root {};
struct Deeper : FarBehind {};
template <int n>
struct Many : Root, Wanted {};

using Roots = std::vector<std::unique_ptr<Root>>;

template <int n>
void add_many(Roots& roots) {
  roots.push_back(std::make_unique<Many<n>>());
  if constexpr (n > 0) add_many<n - 1>(roots);
}

void expect_same(const Roots& roots) {
  for (const auto& root : roots)
    EXPECT_EQ(quick_cast<Wanted>(*root), dynamic_cast<const Wanted*>(root.get()));
}

TEST(QuickCast, FindsBasesWhereverTheyLie) {
  Roots roots;
  for (int i = 0; i < 2; ++i) {  // other objects of types that are known by then
    roots.push_back(std::make_unique<Without>());
    roots.push_back(std::make_unique<Behind>());
    roots.push_back(std::make_unique<FarBehind>());
    roots.push_back(std::make_unique<Before>());
    roots.push_back(std::make_unique<Deeper>());
    roots.push_back(std::make_unique<Root>());
  }
  expect_same(roots);
  expect_same(roots);
}

TEST(QuickCast, MoreTypesThanItRemembers) {
  Roots roots;
  add_many<200>(roots);
  roots.push_back(std::make_unique<Without>());
  expect_same(roots);
  expect_same(roots);
}

}  // namespace
}  // namespace gosedai
