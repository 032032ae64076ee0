// Game records (GTP 2 draft, section 6.4.3; printsgf as in GNU Go).
#include <array>

#include "protocol/gtp/commands.hpp"
#include "protocol/sgf/file.hpp"
#include "protocol/sgf/replay.hpp"
#include "protocol/sgf/writer.hpp"

namespace gosedai::gtp {

namespace {

Result cannot_load(const std::string& reason) {
  return failure(std::string(error::cannot_load_file) + ": " + reason);
}

/// loadsgf FILE [N]: the position before move N, or at the end. The name may have blanks.
Result loadsgf(Context& context, const Arguments& arguments) {
  if (!arguments.has(0)) return failure(error::syntax);
  const std::size_t last = arguments.count() - 1;
  const std::optional<int> before_move = last > 0 ? arguments.integer(last) : std::nullopt;
  if (before_move && *before_move < 1) return failure(error::syntax);
  const std::string name = arguments.first(before_move ? last : last + 1);
  const std::variant<sgf::Tree, std::string> tree = sgf::read_file(name);
  if (const std::string* problem = std::get_if<std::string>(&tree)) return cannot_load(*problem);
  std::variant<Game, sgf::Error> game =
      sgf::to_game(std::get<sgf::Tree>(tree), {context.game.rules(), before_move});
  if (const sgf::Error* problem = std::get_if<sgf::Error>(&game))
    return cannot_load(name + ':' + problem->text());
  context.start_over(std::get<Game>(std::move(game)));
  return success();
}

/// printsgf [FILE]: to the file, or as the response.
Result printsgf(Context& context, const Arguments& arguments) {
  std::string text = sgf::write(context.game, {}, context.comments.by_move);
  if (!arguments.has(0)) return success(std::move(text));
  if (!sgf::write_file(arguments.rest(0), text)) return failure(error::cannot_write_file);
  return success();
}

constexpr std::array<Command, 2> table = {{
    {"loadsgf", loadsgf},
    {"printsgf", printsgf},
}};

}  // namespace

std::span<const Command> sgf_commands() { return table; }

}  // namespace gosedai::gtp
