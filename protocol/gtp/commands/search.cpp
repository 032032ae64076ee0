// Looking at a search closely: what it was asked, what it found and what it cost.
#include <array>
#include <cstdio>

#include "model/board/notation.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/reading_text.hpp"

namespace gosedai::gtp {

namespace {

std::string points_text(const std::vector<Point>& points) {
  std::string text;
  for (const Point point : points) text += (text.empty() ? "" : " ") + move_text(point);
  return text;
}

std::string time_text(std::chrono::steady_clock::duration time) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.3f ms",
                std::chrono::duration<double, std::milli>(time).count());
  return text.data();
}

/// What KIND TARGET [OTHER...] [SIDE] asks for.
struct Wanted {
  const ReadingKind* kind = nullptr;
  std::vector<Point> targets;
  Color to_move = Color::empty;
};

std::variant<Wanted, std::string_view> read_wanted(const Board& board, const Arguments& arguments,
                                                   std::size_t end) {
  Wanted wanted;
  wanted.kind = find_reading_kind(arguments.word(0).value_or(""));
  if (wanted.kind == nullptr) return error::unknown_search;
  const std::optional<Color> side = end > 1 ? arguments.color(end - 1) : std::nullopt;
  ReadTargets targets = read_targets(*wanted.kind, board, arguments, 1, side ? end - 1 : end);
  if (const auto* problem = std::get_if<std::string_view>(&targets)) return *problem;
  wanted.targets = std::get<std::vector<Point>>(std::move(targets));
  wanted.to_move = side.value_or(color_of(wanted.kind->usual_side, board, wanted.targets[0]));
  return wanted;
}

std::string report(const Wanted& wanted, const ReadingAnswer& answer,
                   std::chrono::steady_clock::duration time) {
  std::string text = std::string(wanted.kind->name) + ' ' + points_text(wanted.targets) + ", " +
                     std::string(name_of(wanted.to_move)) + " to move";
  text += "\nresult " + outcome_text(answer);
  if (!answer.move.is_none()) text += "\nmove " + to_text(answer.move);
  if (!answer.moves.empty()) text += "\nmoves " + points_text(answer.moves);
  if (!answer.line.empty()) text += "\nline " + points_text(answer.line);
  text += "\nnodes " + std::to_string(answer.nodes) + "\ndepth " + std::to_string(answer.depth) +
          "\ntime " + time_text(time) + "\nfootprint " + std::to_string(answer.footprint.count());
  return text;
}

Result search(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const auto wanted = read_wanted(inquirer.board(), arguments, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&wanted)) return failure(*problem);
  const auto& [kind, targets, to_move] = std::get<Wanted>(wanted);
  const ReadingAnswer answer = inquirer.read(inquirer.task(*kind, targets, to_move));
  return success(report(std::get<Wanted>(wanted), answer, inquirer.elapsed()));
}

constexpr std::array<Command, 1> table = {{
    {"gosedai-search", search},
}};

}  // namespace

std::span<const Command> search_commands() { return table; }

}  // namespace gosedai::gtp
