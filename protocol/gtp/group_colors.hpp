// A colour for each class of groups, for boards and terminals: green for those that live, yellow to
// orange for those in doubt, red for the dead.
#pragma once

#include <string>
#include <string_view>

#include "model/recognition/recognition.hpp"

namespace gosedai::gtp {

/// "#rrggbb".
std::string_view color_of(GroupClass kind);

/// The text in that colour on a terminal that knows ANSI escape sequences with 24-bit colours.
std::string painted(GroupClass kind, std::string_view text);

}  // namespace gosedai::gtp
