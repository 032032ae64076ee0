// The sub-commands of the program: each adds itself to the command line and leaves its exit status.
#pragma once

namespace CLI {
class App;
}

namespace gosedai {

void log_to_stderr();

void add_gtp(CLI::App& app, int& status);
int run_default_gtp();

void add_bench(CLI::App& app, int& status);
void add_match(CLI::App& app, int& status);
void add_autotest(CLI::App& app, int& status);
void add_kb(CLI::App& app, int& status);

}  // namespace gosedai
