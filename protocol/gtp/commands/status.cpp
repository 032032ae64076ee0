// What the groups are and how the game stands or has ended, in the formats of controllers and suites.
#include <array>

#include "model/board/scoring.hpp"
#include "protocol/gtp/board_text.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/recognition_query.hpp"
#include "protocol/gtp/status_text.hpp"

namespace gosedai::gtp {

namespace {

double final_lead(Context& context) {
  const Game& game = context.game;
  return score(game.board(), game.rules(), context.thinker.dead_stones(context.position()));
}

Result final_score(Context& context, const Arguments&) {
  return success(score_text(final_lead(context)));
}

/// The final score when the game is over.
Result estimate_score(Context& context, const Arguments&) {
  if (context.game.is_over()) return success(score_text(final_lead(context)));
  return with_recognition(context, [](const Recognition& found) {
    return success(estimate_text(found.situation->score));
  });
}

/// Likewise, with bounds.
Result new_score(Context& context, const Arguments&) {
  if (context.game.is_over()) return success(bounded_score_text(final_lead(context), 0));
  return with_recognition(context, [](const Recognition& found) {
    return success(bounded_score_text(found.situation->score, found.situation->uncertainty));
  });
}

BitBoard seki_stones(const Recognition& found) {
  BitBoard stones;
  for (const Group& group : found.final_layer().groups)
    if (group.kind == GroupClass::seki) stones |= group.facts().members.stones;
  return stones;
}

/// dead | alive | seki
Result final_status_list(Context& context, const Arguments& arguments) {
  const std::optional<std::string> status = arguments.word(0);
  if (arguments.count() != 1 || (status != "dead" && status != "alive" && status != "seki"))
    return failure(error::syntax);
  return with_recognition(context, [&](const Recognition& found) {
    const Board& board = found.position->board;
    const BitBoard dead = context.thinker.dead_stones(found.position);
    const BitBoard seki = seki_stones(found) & ~dead;
    const BitBoard stones = board.all_points() & ~board.empty_points();
    return success(strings_text(board, status == "dead"   ? dead
                                       : status == "seki" ? seki
                                                          : stones & ~dead & ~seki));
  });
}

/// STONE STONE: 1 when they cannot be parted. Where reading does not tell, groups as they are
/// recognised do: linkages are only glanced at there, but far stones can hang together by many of them.
Result same_dragon(Context& context, const Arguments& arguments) {
  if (arguments.count() != 2) return failure(error::syntax);
  Inquirer inquirer(context);
  const ReadSubject read = read_subject(kind::connection, inquirer.board(), arguments, 0, 2);
  if (const auto* problem = std::get_if<std::string_view>(&read))
    return *problem == error::different_colors ? success("0") : failure(*problem);
  const auto& both = std::get<Subject>(read);
  const Color enemy = color_of(Side::attacker, both);
  const Outcome parted = inquirer.read(inquirer.task(kind::connection, both, enemy)).outcome;
  if (parted != Outcome::unknown) return success(parted == Outcome::no ? "1" : "0");
  return with_recognition(context, [&](const Recognition& found) {
    const Terrain& terrain = *found.final_layer().terrain;
    const bool together = terrain.group_of(both.points[0]) == terrain.group_of(both.points[1]);
    return success(together ? "1" : "0");
  });
}

/// COLOR KIND: the colour is whose turn it is, which our influence does not depend on.
Result initial_influence(Context& context, const Arguments& arguments) {
  if (arguments.count() != 2 || !arguments.color(0)) return failure(error::syntax);
  return with_recognition(context, [&](const Recognition& found) {
    std::string text = influence_text(found, *arguments.word(1));
    return text.empty() ? failure(error::unknown_influence) : success(std::move(text));
  });
}

constexpr std::array<Command, 6> table = {{
    {"final_score", final_score, 0},
    {"estimate_score", estimate_score, 0},
    {"new_score", new_score, 0},
    {"final_status_list", final_status_list},
    {"same_dragon", same_dragon},
    {"initial_influence", initial_influence},
}};

}  // namespace

std::span<const Command> status_commands() { return table; }

}  // namespace gosedai::gtp
