#include "kb/joseki/joseki_edit.hpp"

#include <optional>

#include "kb/joseki/joseki_file.hpp"
#include "model/board/board.hpp"

namespace gosedai {

namespace {

/// How far a line is known: the index of its last known move, and where a next move would go.
struct Known {
  std::size_t moves = 0;  // of the line
  std::size_t last = 0;   // index of the last of them
  std::size_t insert = 0;
};

Known follow(const JosekiRecords& records, const CornerLine& line) {
  Known known;
  std::size_t at = 0;
  std::size_t end = records.size();
  while (known.moves < line.size()) {
    while (at < end && records[at].point != line[known.moves]) at = end_of_subtree(records, at);
    if (at >= end) break;
    known.last = at;
    ++known.moves;
    end = end_of_subtree(records, at);
    ++at;
  }
  known.insert = end;
  return known;
}

/// Lines are told as they are typed.
std::string text_of(const CornerLine& line, std::size_t moves) {
  std::string text;
  for (std::size_t i = 0; i < moves; ++i) text += (i == 0 ? "" : " ") + to_text(line[i]);
  return text;
}

std::string not_known(const CornerLine& line, const Known& known) {
  return line.empty() ? "expected the moves of a line"
                      : "not in the tree: " + text_of(line, known.moves + 1);
}

/// The stones that each move takes; nothing when a move is illegal.
std::optional<std::vector<int>> captures_of(const CornerLine& line) {
  Board board(joseki_board_size);
  std::vector<int> captures;
  Color color = Color::black;
  for (const CornerPoint move : line) {
    const bool is_stone = !move.is_none();
    if (is_stone && !board.is_legal(color, move.on_joseki_board())) return std::nullopt;
    captures.push_back(is_stone ? board.play(color, move.on_joseki_board()).captured_stones
                                : (board.pass(), 0));
    color = opponent(color);
  }
  return captures;
}

}  // namespace

JosekiEdit with_line(const JosekiRecords& records, const NewLine& line) {
  if (line.moves.empty()) return "expected the moves of a line";
  const auto captures = captures_of(line.moves);
  if (!captures)
    return "the line has a move that is not legal: " + text_of(line.moves, line.moves.size());
  JosekiRecords changed = records;
  const Known known = follow(records, line.moves);
  JosekiRecords fresh;
  for (std::size_t i = known.moves; i < line.moves.size(); ++i) {
    JosekiRecord record;
    record.depth = static_cast<int>(i) + 1;
    record.point = line.moves[i];
    record.count = line.count;
    record.black_won = line.black_won;
    record.captures = static_cast<std::uint8_t>((*captures)[i]);
    record.value_is_set = !record.is_tenuki();
    record.value = record.is_tenuki() ? std::int16_t{0} : line.value;
    fresh.push_back(record);
  }
  JosekiRecord& last = fresh.empty() ? changed[known.last] : fresh.back();
  last.marks |= line.marks;
  changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(known.insert), fresh.begin(),
                 fresh.end());
  return changed;
}

JosekiEdit without_line(const JosekiRecords& records, const CornerLine& line) {
  const Known known = follow(records, line);
  if (line.empty() || known.moves < line.size()) return not_known(line, known);
  JosekiRecords changed = records;
  const auto at = changed.begin() + static_cast<std::ptrdiff_t>(known.last);
  changed.erase(at,
                changed.begin() + static_cast<std::ptrdiff_t>(end_of_subtree(records, known.last)));
  return changed;
}

JosekiEdit with_value(const JosekiRecords& records, const CornerLine& line, int tenths) {
  const Known known = follow(records, line);
  if (line.empty() || known.moves < line.size()) return not_known(line, known);
  if (line.back().is_none()) return "a tenuki has no value";
  if (tenths < 0 || tenths > joseki_value_limit) return "expected a value from 0 to 30";
  JosekiRecords changed = records;
  changed[known.last].value = static_cast<std::int16_t>(tenths);
  changed[known.last].value_is_set = true;
  return changed;
}

}  // namespace gosedai
