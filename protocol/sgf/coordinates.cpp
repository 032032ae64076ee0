#include "protocol/sgf/coordinates.hpp"

#include <algorithm>
#include <cctype>

namespace gosedai::sgf {

namespace {

int letter_index(char letter) {
  const int small = std::tolower(static_cast<unsigned char>(letter));
  return small >= 'a' && small <= 'z' ? small - 'a' : -1;
}

bool is_blank(char letter) { return static_cast<unsigned char>(letter) <= 0x20; }

}  // namespace

std::string_view trimmed(std::string_view value) {
  while (!value.empty() && is_blank(value.front())) value.remove_prefix(1);
  while (!value.empty() && is_blank(value.back())) value.remove_suffix(1);
  return value;
}

std::optional<Point> parse_point(std::string_view value, int size) {
  value = trimmed(value);
  if (value.size() != 2) return std::nullopt;
  const int col = letter_index(value[0]);
  const int down = letter_index(value[1]);
  if (col < 0 || col >= size || down < 0 || down >= size) return std::nullopt;
  return Point::at(col, size - 1 - down);
}

std::optional<Move> parse_move(Color color, std::string_view value, int size) {
  value = trimmed(value);
  if (value.empty() || (size <= 19 && (value == "tt" || value == "TT"))) return Move::pass(color);
  const std::optional<Point> point = parse_point(value, size);
  if (!point) return std::nullopt;
  return Move::stone(color, *point);
}

std::optional<BitBoard> parse_points(std::string_view value, int size) {
  const std::size_t colon = value.find(':');
  const std::optional<Point> one = parse_point(value.substr(0, colon), size);
  const std::optional<Point> other =
      colon == std::string_view::npos ? one : parse_point(value.substr(colon + 1), size);
  if (!one || !other) return std::nullopt;
  const auto [left, right] = std::minmax({one->col(), other->col()});
  const auto [bottom, top] = std::minmax({one->row(), other->row()});
  BitBoard points;
  for (int row = bottom; row <= top; ++row)
    for (int col = left; col <= right; ++col) points.insert(Point::at(col, row));
  return points;
}

std::string point_text(Point point, int size) {
  return {static_cast<char>('a' + point.col()), static_cast<char>('a' + size - 1 - point.row())};
}

}  // namespace gosedai::sgf
