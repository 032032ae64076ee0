// The files of kb/data as they were when the program was built.
#pragma once

#include <optional>
#include <string_view>

namespace gosedai {

/// The text of a file of kb/data by its name, "eye_shapes.txt".
std::optional<std::string_view> embedded_text(std::string_view name);

}  // namespace gosedai
