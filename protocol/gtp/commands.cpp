#include "protocol/gtp/commands.hpp"

#include <algorithm>
#include <exception>
#include <string>

namespace gosedai::gtp {

namespace {

std::vector<Command> collect() {
  std::vector<Command> all;
  for (const std::span<const Command> topic :
       {admin_commands(), setup_commands(), play_commands(), time_commands(), sgf_commands(),
        analysis_commands(), stream_commands(), reading_commands(), search_commands(),
        recognition_commands(), pattern_commands(), joseki_commands(), prediction_commands(),
        status_commands(), gogui_commands()})
    all.insert(all.end(), topic.begin(), topic.end());
  std::ranges::sort(all, {}, &Command::name);
  return all;
}

/// "syntax error: undo takes no arguments"
std::string surplus_text(const Command& command) {
  const std::size_t most = command.most_arguments;
  const std::string number = most == 0 ? "no" : "at most " + std::to_string(most);
  return std::string(error::syntax) + ": " + std::string(command.name) + " takes " + number +
         (most == 1 ? " argument" : " arguments");
}

}  // namespace

const std::vector<Command>& all_commands() {
  static const std::vector<Command> all = collect();
  return all;
}

const Command* find_command(std::string_view name) {
  const std::vector<Command>& all = all_commands();
  const auto found = std::ranges::lower_bound(all, name, {}, &Command::name);
  return found != all.end() && found->name == name ? &*found : nullptr;
}

Result execute(Context& context, const Request& request) {
  const Command* command = find_command(request.name);
  if (command == nullptr) return failure(error::unknown_command);
  if (request.arguments.size() > command->most_arguments) return failure(surplus_text(*command));
  try {
    return command->run(context, Arguments(request.arguments));
  } catch (const std::exception& problem) {
    return failure("internal error: " + std::string(problem.what()));
  }
}

}  // namespace gosedai::gtp
