// kb/data/intuition.txt: the network of intuition (docs/knowledge.md).
#pragma once

#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/intuition/intuition_net.hpp"

namespace gosedai {

Loaded<IntuitionNet> parse_intuition(std::string_view text, std::string_view file_name);

Loaded<IntuitionNet> built_in_intuition();

}  // namespace gosedai
