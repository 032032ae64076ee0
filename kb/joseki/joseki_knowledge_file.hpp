// All knowledge about the corners from its files.
#pragma once

#include "kb/format/data_error.hpp"
#include "model/joseki/joseki_knowledge.hpp"

namespace gosedai {

/// What is built into the program.
Loaded<JosekiKnowledge> built_in_joseki_knowledge();

}  // namespace gosedai
