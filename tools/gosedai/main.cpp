// The one program. Sub-commands live in their own files; without one it speaks GTP.
#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>

#include "tools/gosedai/commands.hpp"

int main(int argc, char** argv) {
  gosedai::log_to_stderr();
  CLI::App app{"Gosedai plays Go and explains why."};
  app.set_version_flag("--version", GOSEDAI_VERSION);
  app.require_subcommand(0, 1);
  int status = 0;
  gosedai::add_gtp(app, status);
  gosedai::add_bench(app, status);
  gosedai::add_match(app, status);
  gosedai::add_autotest(app, status);
  gosedai::add_kb(app, status);
  try {
    app.parse(argc, argv);
    if (app.get_subcommands().empty()) status = gosedai::run_default_gtp();
  } catch (const CLI::ParseError& error) {
    constexpr int bad_usage = 2;
    return app.exit(error, std::cerr, std::cerr) == 0 ? 0 : bad_usage;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "gosedai: %s\n", error.what());
    return 1;
  }
  return status;
}
