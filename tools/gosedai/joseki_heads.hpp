// The comments at the head of the joseki and openings files: the legend, and where the contents come from.
#pragma once

#include <string>

#include "kb/joseki/joseki_file.hpp"
#include "tools/gosedai/joseki_mining.hpp"

namespace gosedai {

std::string head_of_mined(const JosekiFile& base, const Mined& mined, const MiningOptions& options);
std::string head_of_imported(const JosekiFile& base, const std::string& source);
std::string head_of_openings(const Mined& mined, const MiningOptions& options);

}  // namespace gosedai
