// What the program knows, read once at its start.
#pragma once

#include <memory>
#include <string>

#include "actors/player.hpp"
#include "kb/library/knowledge.hpp"
#include "protocol/gtp/context.hpp"

namespace CLI {
class App;
}

namespace gosedai {

using KnowledgePtr = std::shared_ptr<const Knowledge>;

/// Adds --kb DIR: a folder of one's own with knowledge files.
void add_kb_folder_option(CLI::App& command, std::string& folder);

/// All knowledge with that folder (none: empty). What is wrong in the folder, or that it has nothing, is
/// told on stderr, and the
/// built-in knowledge stands for files with errors. Throws std::runtime_error when what is built in
/// has errors or there is no such folder.
KnowledgePtr read_knowledge(const std::string& folder);

/// Hands on what the actors use of it.
void use_knowledge(const KnowledgePtr& knowledge, PlayerOptions& options);
/// What the reading commands use of it; it must stay alive as long as these options.
void use_knowledge(const Knowledge& knowledge, gtp::ReadingOptions& options);

/// What is built in about the looks of moves. Throws std::runtime_error when it has errors.
const MoveKnowledge& move_knowledge();

}  // namespace gosedai
