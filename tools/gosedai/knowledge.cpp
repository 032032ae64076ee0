#include "tools/gosedai/knowledge.hpp"

#include <cstdio>
#include <filesystem>
#include <stdexcept>

#include <CLI/CLI.hpp>

#include "kb/shapes/move_knowledge_file.hpp"
#include "model/reading/nakade.hpp"

namespace gosedai {

void add_kb_folder_option(CLI::App& command, std::string& folder) {
  command.add_option("--kb", folder, "folder with knowledge files of your own (docs/knowledge.md)")
      ->option_text("DIR");
}

KnowledgePtr read_knowledge(const std::string& folder) {
  std::error_code ignored;
  if (!folder.empty() && !std::filesystem::is_directory(folder, ignored))
    throw std::runtime_error("--kb: no such folder: " + folder);
  prepare_nakade();  // before anybody's clock runs
  if (!folder.empty() && !KnowledgeFolder(folder).has_any())
    std::fprintf(stderr,
                 "gosedai: --kb: no knowledge file in %s, so only the built-in knowledge is used; "
                 "expected any of %s\n",
                 folder.c_str(), knowledge_file_names().c_str());
  auto knowledge = std::make_shared<Knowledge>(load_knowledge(KnowledgeFolder(folder)));
  std::string last_file;
  for (const DataError& error : knowledge->errors) {
    std::fprintf(stderr, "%s\n", to_text(error).c_str());
    const KnowledgeKind* kind = kind_of_file(error.file);
    if (kind != nullptr && error.file == kind->file)
      throw std::runtime_error("the built-in knowledge has errors");
    if (kind != nullptr && error.file != last_file)
      std::fprintf(stderr, "gosedai: %s has errors: the built-in knowledge is used instead\n",
                   error.file.c_str());
    last_file = error.file;
  }
  return knowledge;
}

void use_knowledge(const KnowledgePtr& knowledge, PlayerOptions& options) {
  options.parameters = knowledge->parameters;
  options.patterns = {knowledge, &knowledge->patterns};
  options.engine.potential = {knowledge, &knowledge->potential};
  options.engine.life_weights = {knowledge, &knowledge->life_weights};
  options.engine.knowledge = case_knowledge(knowledge);
  options.engine.playouts.shapes = {knowledge, &knowledge->playout_shapes};
}

void use_knowledge(const Knowledge& knowledge, gtp::ReadingOptions& options) {
  options.knowledge = &knowledge.moves;
  options.life_weights = &knowledge.life_weights;
  options.eye_shapes = &knowledge.eye_shapes;
  options.joseki = &knowledge.joseki;
  options.habits = &knowledge.habits;
  options.intuition = &knowledge.intuition;
  options.playout_shapes = &knowledge.playout_shapes;
}

const MoveKnowledge& move_knowledge() {
  static const MoveKnowledge knowledge = [] {
    Loaded<MoveKnowledge> loaded = built_in_move_knowledge();
    if (!loaded.errors.empty()) throw std::runtime_error(to_text(loaded.errors.front()));
    return std::move(loaded.value);
  }();
  return knowledge;
}

}  // namespace gosedai
