// The one program. Sub-commands live in their own files; without one it speaks GTP.
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "tools/gosedai/commands.hpp"

namespace {

/// The innermost command that was given.
const CLI::App* last_given(const CLI::App* app) {
  while (!app->get_subcommands().empty()) app = app->get_subcommands().front();
  return app;
}

std::string full_name(const CLI::App* app) {
  const std::string name = app->get_name().empty() ? "gosedai" : app->get_name();
  return app->get_parent() == nullptr ? "gosedai" : full_name(app->get_parent()) + ' ' + name;
}

/// What was wrong with the command line, on one line; where a command is missing or misspelt, which there are.
std::string usage_problem(const CLI::App* app, const CLI::Error& error) {
  const CLI::App* given = last_given(app);
  const auto commands = given->get_subcommands([](const CLI::App*) { return true; });
  const std::vector<std::string> rest = given->remaining();
  const bool names_option = !rest.empty() && rest.front().starts_with('-');
  std::string text = full_name(given) + ": ";
  if (commands.empty() || names_option)
    return text + error.what() + " (" + full_name(given) + " --help)\n";
  text += rest.empty() ? "a command is missing" : "no command \"" + rest.front() + '"';
  std::string names;
  for (const CLI::App* command : commands)
    names += (names.empty() ? "" : ", ") + command->get_name();
  return text + "; expected one of " + names + '\n';
}

}  // namespace

int main(int argc, char** argv) {
  gosedai::log_to_stderr();
  CLI::App app{"Gosedai plays Go and explains why."};
  app.set_version_flag("--version", GOSEDAI_VERSION);
  app.require_subcommand(0, 1);
  app.failure_message(usage_problem);
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
