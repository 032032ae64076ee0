// The joseki of the corners: what is matched, how many lines are left, what to play.
#include <array>

#include <nlohmann/json.hpp>

#include "model/board/notation.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/joseki_report.hpp"

namespace gosedai::gtp {

namespace {

/// [COLOR] [json]; without a colour for the side to move.
struct Wish {
  Color color = Color::black;
  bool json = false;
};

std::optional<Wish> read_wish(const Context& context, const Arguments& arguments) {
  Wish wish{context.game.to_move(), false};
  std::size_t count = arguments.count();
  if (count > 0 && *arguments.word(count - 1) == "json") {
    wish.json = true;
    --count;
  }
  if (count == 0) return wish;
  const auto color = parse_color(*arguments.word(0));
  if (!color || count > 1) return std::nullopt;
  wish.color = *color;
  return wish;
}

JosekiHistory history_of(const Game& game) {
  std::vector<Move> moves;
  for (int number = 0; number < game.move_count(); ++number) moves.push_back(game.move(number));
  return JosekiHistory(game.initial(), moves);
}

Result joseki(Context& context, const Arguments& arguments) {
  const auto wish = read_wish(context, arguments);
  if (!wish) return failure(error::syntax);
  const JosekiKnowledge* knowledge = context.reading.joseki;
  if (knowledge == nullptr) return failure(error::no_joseki);
  const JosekiHistory history = history_of(context.game);
  const Board& board = context.game.board();
  const auto corners =
      choose_joseki(*knowledge, board, wish->color, &history, context.thinker.joseki_parameters());
  return success(wish->json ? joseki_json(knowledge->tree, board, corners).dump()
                            : joseki_words(knowledge->tree, board, corners));
}

constexpr std::array<Command, 1> table = {{{"gosedai-joseki", joseki}}};

}  // namespace

std::span<const Command> joseki_commands() { return table; }

}  // namespace gosedai::gtp
