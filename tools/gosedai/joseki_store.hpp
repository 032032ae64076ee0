// Knowledge files that are edited in place: written whole or not at all, with the previous one kept.
#pragma once

#include <string>

namespace gosedai {

/// Throws std::runtime_error when the file cannot be read.
std::string read_knowledge(const std::string& name);

/// By a temporary file in the same folder that takes the name, so that a reader sees the old file or the
/// new one. The old one stays as NAME.previous. Throws std::runtime_error, and nothing has changed.
void replace_knowledge(const std::string& name, const std::string& text);

/// Exchanges the file and NAME.previous: undoes the last change, or the last undo.
void restore_knowledge(const std::string& name);

}  // namespace gosedai
