#include <CLI/CLI.hpp>

#include "tools/gosedai/commands.hpp"
namespace gosedai {
void add_bench(CLI::App&, int&) {}
}  // namespace gosedai
