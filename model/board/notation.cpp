#include "model/board/notation.hpp"

#include <cctype>
#include <charconv>

namespace gosedai {

namespace {

constexpr std::string_view columns = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& letter : result)
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return result;
}

}  // namespace

std::string to_text(Point point) {
  if (point.is_none()) return "none";
  return columns[static_cast<std::size_t>(point.col())] + std::to_string(point.row() + 1);
}

std::string to_text(Move move) {
  switch (move.kind()) {
    case Move::Kind::stone: return to_text(move.point());
    case Move::Kind::pass: return "pass";
    case Move::Kind::resign: return "resign";
  }
  return "?";
}

std::optional<Point> parse_point(std::string_view text, int size) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  const std::size_t col = columns.find(letter);
  int row = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data() + 1, end, row);
  if (col == std::string_view::npos || error != std::errc() || stop != end) return std::nullopt;
  if (static_cast<int>(col) >= size || row < 1 || row > size) return std::nullopt;
  return Point::at(static_cast<int>(col), row - 1);
}

std::optional<Color> parse_color(std::string_view text) {
  const std::string word = lower(text);
  if (word == "b" || word == "black") return Color::black;
  if (word == "w" || word == "white") return Color::white;
  return std::nullopt;
}

}  // namespace gosedai
