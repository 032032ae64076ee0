// A collection of SGF game trees as a value: all nodes in one arena, linked by index, so that a tree
// of any depth can be walked and destroyed without recursion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/sgf/text.hpp"

namespace gosedai::sgf {

/// Where something stands in the file; both count from 1, columns in bytes.
struct Place {
  int line = 1;
  int column = 1;

  friend bool operator==(Place, Place) = default;
};

struct Error {
  Place place;
  std::string message;

  /// "3:14: expected ..."
  std::string text() const {
    return std::to_string(place.line) + ':' + std::to_string(place.column) + ": " + message;
  }
};

/// A name in capitals and its values as they stand in the file, still escaped.
struct Property {
  std::string name;
  std::vector<std::string> values;
};

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = ~NodeId{0};

struct Node {
  std::vector<Property> properties;
  NodeId parent = no_node;
  NodeId first_child = no_node;  // the main line
  NodeId last_child = no_node;
  NodeId next_sibling = no_node;
  Place place;

  /// Nothing when the node has no such property.
  const Property* find(std::string_view name) const {
    for (const Property& property : properties)
      if (property.name == name) return &property;
    return nullptr;
  }
  /// The first value of a property, or an empty text.
  std::string_view value(std::string_view name) const {
    const Property* property = find(name);
    return property != nullptr && !property->values.empty() ? std::string_view(property->values[0])
                                                            : std::string_view();
  }
};

struct Tree {
  std::vector<Node> nodes;
  std::vector<NodeId> roots;  // one per game of the collection, never empty after reading
  Charset charset = Charset::one_byte;

  const Node& operator[](NodeId id) const { return nodes[id]; }
};

}  // namespace gosedai::sgf
