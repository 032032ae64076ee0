// gosedai kb: work on the knowledge base.
#include <CLI/CLI.hpp>

#include "tools/gosedai/commands.hpp"
#include "tools/gosedai/kb_commands.hpp"

namespace gosedai {

void add_kb(CLI::App& app, int& status) {
  CLI::App* kb = app.add_subcommand("kb", "Work on the knowledge base");
  kb->require_subcommand(1);
  add_kb_files(*kb, status);
  add_kb_edit(*kb, status);
  add_kb_params(*kb, status);
  add_kb_problem(*kb, status);
  add_kb_learn(*kb, status);
  add_kb_learn_shapes(*kb, status);
  add_kb_learn_playouts(*kb, status);
  add_kb_intuition(*kb, status);
  add_kb_joseki(*kb, status);
}

}  // namespace gosedai
