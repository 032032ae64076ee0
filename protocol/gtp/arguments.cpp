#include "protocol/gtp/arguments.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string_view>

#include "model/board/notation.hpp"

namespace gosedai::gtp {

namespace {

/// The whole word as a number; a leading "+" is allowed as in "+0.5".
template <class Number>
std::optional<Number> parse_number(std::string_view word) {
  if (word.size() > 1 && word[0] == '+' && word[1] != '-') word.remove_prefix(1);
  Number value{};
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value);
  if (error != std::errc() || stop != end) return std::nullopt;
  return value;
}

bool is_pass(std::string_view word) {
  constexpr std::string_view pass = "pass";
  return std::ranges::equal(
      word, pass, [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; });
}

}  // namespace

std::optional<std::string> Arguments::word(std::size_t index) const {
  if (!has(index)) return std::nullopt;
  return words_[index];
}

std::optional<int> Arguments::integer(std::size_t index) const {
  if (!has(index)) return std::nullopt;
  return parse_number<int>(words_[index]);
}

std::optional<double> Arguments::number(std::size_t index) const {
  if (!has(index)) return std::nullopt;
  const std::optional<double> value = parse_number<double>(words_[index]);
  if (!value || !std::isfinite(*value)) return std::nullopt;
  return value;
}

std::optional<Color> Arguments::color(std::size_t index) const {
  if (!has(index)) return std::nullopt;
  return parse_color(words_[index]);
}

std::optional<Point> Arguments::point(std::size_t index, int size) const {
  if (!has(index)) return std::nullopt;
  return parse_point(words_[index], size);
}

std::optional<Move> Arguments::move(std::size_t index, int size) const {
  const std::optional<Color> player = color(index);
  if (!player || !has(index + 1)) return std::nullopt;
  if (is_pass(words_[index + 1])) return Move::pass(*player);
  const std::optional<Point> where = point(index + 1, size);
  if (!where) return std::nullopt;
  return Move::stone(*player, *where);
}

std::string Arguments::rest(std::size_t index) const { return joined(index, words_.size()); }

std::string Arguments::first(std::size_t count) const { return joined(0, count); }

std::string Arguments::joined(std::size_t begin, std::size_t end) const {
  std::string text;
  for (std::size_t i = begin; i < end; ++i) {
    if (i > begin) text += ' ';
    text += words_[i];
  }
  return text;
}

}  // namespace gosedai::gtp
