// What a command leads to: a text, an error, the end of the session, a question to the thinker, or a stream of
// what it thinks.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "model/board/color.hpp"
#include "protocol/gtp/analysis_request.hpp"

namespace gosedai::gtp {

/// The standard error texts of the GTP 2 draft, and GNU Go's for a bad argument of `play`.
namespace error {
inline constexpr std::string_view unknown_command = "unknown command";
inline constexpr std::string_view syntax = "syntax error";
inline constexpr std::string_view unacceptable_size = "unacceptable size";
inline constexpr std::string_view illegal_move = "illegal move";
inline constexpr std::string_view invalid_color_or_coordinate = "invalid color or coordinate";
inline constexpr std::string_view cannot_undo = "cannot undo";
inline constexpr std::string_view board_not_empty = "board not empty";
inline constexpr std::string_view invalid_number_of_stones = "invalid number of stones";
inline constexpr std::string_view bad_vertex_list = "bad vertex list";
inline constexpr std::string_view cannot_load_file = "cannot load file";
// Ours.
inline constexpr std::string_view cannot_write_file = "cannot write file";
inline constexpr std::string_view line_too_long = "line too long";
inline constexpr std::string_view unknown_rules = "unknown rules";
inline constexpr std::string_view invalid_vertex = "invalid vertex";
inline constexpr std::string_view empty_vertex = "vertex must not be empty";
inline constexpr std::string_view occupied_vertex = "vertex must be empty";
inline constexpr std::string_view different_colors = "stones must be of the same color";
inline constexpr std::string_view same_color = "stones must be of different colors";
inline constexpr std::string_view unknown_search = "unknown search";
inline constexpr std::string_view unacceptable_depth = "unacceptable depth";
inline constexpr std::string_view takes_too_long = "recognition takes too long";
inline constexpr std::string_view not_judged = "the situation has not been judged";
inline constexpr std::string_view unknown_view = "unknown view";
inline constexpr std::string_view unknown_influence = "unknown kind of influence";
inline constexpr std::string_view unknown_patterns = "unknown kind of pattern";
inline constexpr std::string_view no_joseki = "no joseki are loaded";
inline constexpr std::string_view nothing_learned = "nothing has been learned about moves";
inline constexpr std::string_view no_tree = "no tree to show for this search";
}  // namespace error

struct Success {
  std::string text;
  bool has_colors = false;  // escape sequences for a terminal; elsewhere they are dropped
};
struct Failure {
  std::string text;
};
/// Answered with an empty text, then the session ends.
struct Quit {};
/// Answered by the thinker. A kept move is shown and not played.
struct Think {
  Color color = Color::black;
  bool keep = false;
  bool clean_up = false;                       // dead stones are to be taken off the board
  std::optional<AnalysisRequest> stream = {};  // what is known is shown meanwhile
  std::optional<BitBoard> among = {};          // the points to choose from, or a pass
};
/// Shown from time to time until the next line of input.
struct Analyse {
  AnalysisRequest request;
};

using Result = std::variant<Success, Failure, Quit, Think, Analyse>;

inline Result success(std::string text = {}) { return Success{std::move(text)}; }
inline Result failure(std::string_view text) { return Failure{std::string(text)}; }

}  // namespace gosedai::gtp
