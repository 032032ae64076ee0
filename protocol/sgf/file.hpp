// SGF files on disk. The only file access of the protocol layer.
#pragma once

#include <string>
#include <variant>

#include "protocol/sgf/tree.hpp"

namespace gosedai::sgf {

/// Regular files only, and no longer than the reader allows. The error text begins with the name:
/// "game.sgf:3:14: expected ..." or "game.sgf: cannot be read".
std::variant<Tree, std::string> read_file(const std::string& name);

/// False when it cannot be written.
bool write_file(const std::string& name, const std::string& text);

}  // namespace gosedai::sgf
