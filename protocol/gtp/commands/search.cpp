// Looking at a search closely: what it was asked, what it found, what it cost and what it has seen.
#include <array>
#include <cstdio>

#include "model/board/notation.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/inquirer.hpp"
#include "protocol/gtp/reading_text.hpp"
#include "protocol/gtp/search_sgf.hpp"

namespace gosedai::gtp {

namespace {

constexpr int usual_depth = 4;
constexpr int most_depth = 40;

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
  Subject subject;
  Color to_move = Color::empty;

  /// "capture D4, black to move"
  std::string text() const {
    std::string words = std::string(kind->name);
    if (names_color(*kind)) words += ' ' + std::string(name_of(opponent(subject.owner)));
    if (!subject.points.empty()) words += ' ' + points_text(subject.points);
    if (is_stone(to_move)) words += ", " + std::string(name_of(to_move)) + " to move";
    return words;
  }
};
using ReadWanted = std::variant<Wanted, std::string_view>;

/// From the arguments up to `end` (exclusive).
ReadWanted read_wanted(const Board& board, const Arguments& arguments, std::size_t end) {
  Wanted wanted;
  wanted.kind = find_reading_kind(arguments.word(0).value_or(""));
  if (wanted.kind == nullptr) return error::unknown_search;
  // A colour that is the subject itself is not the side to move.
  const std::size_t subject_words = names_color(*wanted.kind) ? 1 : 0;
  const std::optional<Color> side =
      end > 1 + subject_words ? arguments.color(end - 1) : std::nullopt;
  ReadSubject read = read_subject(*wanted.kind, board, arguments, 1, side ? end - 1 : end);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return *problem;
  wanted.subject = std::get<Subject>(std::move(read));
  wanted.to_move = color_of(wanted.kind->usual_side, wanted.subject);
  if (side && wanted.kind->usual_side != Side::nobody) wanted.to_move = *side;
  return wanted;
}

std::string report(const Wanted& wanted, const SearchTask& task, const Answer& found,
                   std::chrono::steady_clock::duration time) {
  const ReadingAnswer answer = to_reading(task.board, task.question, found);
  const std::string details = detail_text(found, wanted.to_move);
  std::string text = wanted.text() + "\nresult " + outcome_text(answer);
  if (!details.empty()) text += "\ndetails " + details;
  if (!answer.move.is_none()) text += "\nmove " + to_text(answer.move);
  if (!answer.moves.empty()) text += "\nmoves " + points_text(answer.moves);
  if (!answer.line.empty()) text += "\nline " + points_text(answer.line);
  text += "\nnodes " + std::to_string(answer.nodes) + "\ndepth " + std::to_string(answer.depth) +
          "\ntime " + time_text(time) + "\nfootprint " + std::to_string(answer.footprint.count());
  return text;
}

Result search(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  const ReadWanted read = read_wanted(inquirer.board(), arguments, arguments.count());
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& wanted = std::get<Wanted>(read);
  SearchTask task = inquirer.task(*wanted.kind, wanted.subject, wanted.to_move);
  ask_for_all_moves(task.question);
  const Answer found = inquirer.ask(task).answer;
  return success(report(wanted, task, found, inquirer.elapsed()));
}

/// KIND TARGET [OTHER...] [SIDE] [DEPTH]
Result search_trace(Context& context, const Arguments& arguments) {
  Inquirer inquirer(context);
  std::size_t end = arguments.count();
  int depth = usual_depth;
  if (const std::optional<int> given = end > 1 ? arguments.integer(end - 1) : std::nullopt) {
    if (*given < 1 || *given > most_depth) return failure(error::unacceptable_depth);
    depth = *given;
    --end;
  }
  const ReadWanted read = read_wanted(inquirer.board(), arguments, end);
  if (const auto* problem = std::get_if<std::string_view>(&read)) return failure(*problem);
  const auto& wanted = std::get<Wanted>(read);
  SearchTask task = inquirer.task(*wanted.kind, wanted.subject, wanted.to_move);
  task.tree_depth = depth;
  ask_for_tree(task.question);
  const Finding found = inquirer.ask(task);
  if (!found.tree) return failure(error::no_tree);
  const ReadingAnswer answer = to_reading(task.board, task.question, found.answer);
  return success(search_sgf(task.board, wanted.to_move, *found.tree,
                            wanted.text() + ": " + outcome_text(answer)));
}

constexpr std::array table = std::to_array<Command>({
    {"gosedai-search", search},
    {"gosedai-search-trace", search_trace},
});

}  // namespace

std::span<const Command> search_commands() { return table; }

}  // namespace gosedai::gtp
