// kb/data/move_habits.txt: how players move (docs/knowledge.md).
#pragma once

#include <string>
#include <string_view>

#include "kb/format/data_error.hpp"
#include "model/habits/move_habits.hpp"

namespace gosedai {

Loaded<MoveHabits> parse_move_habits(std::string_view text, std::string_view file_name);

/// The provenance comes first and must consist of comments.
std::string to_text(const MoveHabits& habits, std::string_view provenance);

Loaded<MoveHabits> built_in_move_habits();

}  // namespace gosedai
