// Looking at the board and at the thinking. The texts of the last three come from the thinker.
#include <array>
#include <set>

#include "protocol/gtp/board_text.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/group_colors.hpp"
#include "protocol/gtp/recognition_query.hpp"

namespace gosedai::gtp {

namespace {

/// The classes that occur, each in its colour.
std::string legend(const Layer& layer) {
  std::set<GroupClass> kinds;
  for (const Group& group : layer.groups) kinds.insert(group.kind);
  std::string text;
  for (const GroupClass kind : kinds)
    text += (text.empty() ? "" : ", ") + painted(kind, name_of(kind));
  return text;
}

/// [groups]: plain, or with the stones in the colours of their groups' classes.
Result showboard(Context& context, const Arguments& arguments) {
  if (!arguments.has(0)) return success(board_text(context.game));
  if (arguments.count() > 1 || arguments.word(0) != "groups") return failure(error::syntax);
  return with_recognition(context, [&](const Recognition& found) -> Result {
    const Layer& layer = found.final_layer();
    const std::string board = board_text(context.game, [&](Point point, char mark) {
      const Group* group = layer.group_of(point);
      return group == nullptr ? std::string(1, mark) : painted(group->kind, {&mark, 1});
    });
    return Success{board + '\n' + legend(layer), true};
  });
}

/// Recomputes what the board keeps up to date; a difference is a bug of ours.
Result check(Context& context, const Arguments&) {
  const std::string problem = context.game.board().check();
  return problem.empty() ? success("ok") : failure(problem);
}

Result explain(Context& context, const Arguments& arguments) {
  if (!arguments.has(0)) return success(context.thinker.explain(std::nullopt));
  const std::optional<Point> point = arguments.point(0, context.game.size());
  if (!point) return failure(error::invalid_vertex);
  return success(context.thinker.explain(point));
}

Result candidates(Context& context, const Arguments&) {
  return success(context.thinker.candidates());
}

/// GNU Go's names: the best moves of the side to move, or of a colour, with their values on one line.
Result top_moves(Context& context, const Arguments&) {
  return success(context.thinker.top_moves(context.position()));
}

template <Color color>
Result top_moves_of(Context& context, const Arguments&) {
  return success(context.thinker.top_moves(context.game.position(color)));
}

/// VERTEX: what speaks for a move there, one reason per line.
Result move_reasons(Context& context, const Arguments& arguments) {
  const std::optional<Point> point = arguments.point(0, context.game.size());
  if (!point) return failure(error::invalid_vertex);
  if (!context.game.board().is_empty(*point)) return failure(error::occupied_vertex);
  return success(context.thinker.move_reasons(context.position(), *point));
}

/// gomill's question for the comment of a record.
Result explain_last_move(Context& context, const Arguments&) {
  return success(context.thinker.explain(std::nullopt));
}

/// [NAME [VALUE...]]: lists, shows or sets the numbers that can be tuned.
Result parameter(Context& context, const Arguments& arguments) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < arguments.count(); ++i) words.push_back(*arguments.word(i));
  ParameterReply reply = context.thinker.parameter(words);
  return reply.ok ? success(std::move(reply.text)) : failure(reply.text);
}

constexpr std::array<Command, 10> table = {{
    {"showboard", showboard},
    {"gosedai-check", check, 0},
    {"gosedai-explain", explain, 1},
    {"gosedai-candidates", candidates, 0},
    {"top_moves", top_moves, 0},
    {"top_moves_black", top_moves_of<Color::black>, 0},
    {"top_moves_white", top_moves_of<Color::white>, 0},
    {"move_reasons", move_reasons, 1},
    {"gomill-explain_last_move", explain_last_move, 0},
    {"gosedai-param", parameter},
}};

}  // namespace

std::span<const Command> analysis_commands() { return table; }

}  // namespace gosedai::gtp
