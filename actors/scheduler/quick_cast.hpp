// dynamic_cast that remembers: for a question that is asked often about few types.
//
// Where a base lies in an object depends on the type of the whole object alone, so it is searched for
// once per type and thread. In a deep hierarchy with several bases a dynamic_cast compares names at
// every step, some thousand instructions; this is one look at a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <typeinfo>

namespace gosedai {

/// The `To` that `from` is as well, or null. Both are found once at most in the whole object.
template <class To, class From>
const To* quick_cast(const From& from) {
  struct Known {
    const std::type_info* type = nullptr;
    std::ptrdiff_t offset = 0;
    bool is_one = false;
  };
  constexpr std::size_t places = 64;  // some more than there are kinds of actors
  thread_local std::array<Known, places> table;
  const std::type_info& type = typeid(from);
  const auto* begin = reinterpret_cast<const std::byte*>(&from);
  const std::size_t first = reinterpret_cast<std::uintptr_t>(&type) / alignof(std::type_info);
  for (std::size_t i = 0; i < places; ++i) {
    Known& known = table[(first + i) % places];
    if (known.type == nullptr) {
      const To* found = dynamic_cast<const To*>(&from);
      known = {&type, found == nullptr ? 0 : reinterpret_cast<const std::byte*>(found) - begin,
               found != nullptr};
    }
    if (known.type != &type) continue;
    return known.is_one ? reinterpret_cast<const To*>(begin + known.offset) : nullptr;
  }
  return dynamic_cast<const To*>(&from);  // the table is full
}

}  // namespace gosedai
