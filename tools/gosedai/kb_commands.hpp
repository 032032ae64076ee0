// The subcommands of `gosedai kb`, each in a file of its own.
#pragma once

namespace CLI {
class App;
}

namespace gosedai {

void add_kb_files(CLI::App& kb, int& status);
void add_kb_edit(CLI::App& kb, int& status);
void add_kb_params(CLI::App& kb, int& status);
void add_kb_problem(CLI::App& kb, int& status);
void add_kb_learn(CLI::App& kb, int& status);
void add_kb_learn_shapes(CLI::App& kb, int& status);
void add_kb_learn_playouts(CLI::App& kb, int& status);
void add_kb_intuition(CLI::App& kb, int& status);
void add_kb_joseki(CLI::App& kb, int& status);

}  // namespace gosedai
