// Rule sets by the names that KGS (kgs-rules) and SGF (RU) use.
#pragma once

#include <optional>
#include <string_view>

#include "model/board/rules.hpp"

namespace gosedai {

/// Rules of that name with the komi of `base`. Letter case, blanks and punctuation do not count,
/// and more words may follow ("Chinese, area"). Nothing for an unknown name.
std::optional<Rules> rules_named(std::string_view name, const Rules& base);

/// The SGF name of the rules; empty when they have none.
std::string_view sgf_name_of(const Rules& rules);

}  // namespace gosedai
