// Lines of the Go Text Protocol and their meaning (GTP 2 draft, sections 2.2 to 2.7 and 3.1):
//
//     bytes --LineSplitter--> line --clean_line--> text --parse_request--> Request
//     answer --format_response--> "=7 D4\n\n"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gosedai::gtp {

/// One command as it was sent: "7 play black D4".
struct Request {
  std::optional<int> id;  // never negative
  std::string name;       // empty when the line holds an id only
  std::vector<std::string> arguments;

  friend bool operator==(const Request&, const Request&) = default;
};

/// Control characters are dropped, a tab becomes a blank, a comment is cut off, blanks at both ends
/// go. An empty result means that the line is to be ignored.
std::string clean_line(std::string_view line);

/// The parts of a cleaned line.
Request parse_request(std::string_view clean);

/// The comment line "# interrupt", with which GoGui asks to end a think early.
bool is_interrupt_comment(std::string_view line);

enum class Status : char { success = '=', failure = '?' };

/// "=id text\n\n" or "?id text\n\n". Empty lines inside the text would end the response early, so
/// they are left out, and so are control characters other than tabs and newlines. Colours for a
/// terminal need the escape character, which is let through on request.
std::string format_response(Status status, std::optional<int> id, std::string_view text,
                            bool has_colors = false);

}  // namespace gosedai::gtp
