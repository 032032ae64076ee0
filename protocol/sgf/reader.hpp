// Reads SGF text as it is found in the world (FF[1] to FF[4]):
//
//     collection = junk { "(" ";" ... ")" junk }
//     tree       = "(" node { node } { tree } ")"      node = ";" { NAME value { value } }
//
// Forgiven: junk and byte order marks around games, blanks anywhere, small letters in names
// (`Black[..]` is B), variations without a node. Not forgiven: anything that leaves the meaning
// open; the error says where. The reader keeps no stack of calls, so depth is no danger.
#pragma once

#include <cstddef>
#include <string_view>
#include <variant>

#include "protocol/sgf/tree.hpp"

namespace gosedai::sgf {

struct Limits {
  std::size_t max_bytes = std::size_t{64} << 20;
  std::size_t max_items = 4'000'000;   // nodes, properties and values together
  std::size_t max_properties = 1'000;  // of one node
};

std::variant<Tree, Error> read(std::string_view text, const Limits& limits = {});

}  // namespace gosedai::sgf
