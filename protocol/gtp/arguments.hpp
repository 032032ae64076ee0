// The arguments of a command, read by type (GTP 2 draft, section 2.11). Every reader gives nothing
// when the argument is missing or malformed; the command decides which error that is.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/board/move.hpp"

namespace gosedai::gtp {

class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

  std::size_t count() const { return words_.size(); }
  bool has(std::size_t index) const { return index < words_.size(); }

  std::optional<std::string> word(std::size_t index) const;
  std::optional<int> integer(std::size_t index) const;
  /// A finite number.
  std::optional<double> number(std::size_t index) const;
  std::optional<Color> color(std::size_t index) const;
  /// A point of a board of that size.
  std::optional<Point> point(std::size_t index, int size) const;
  /// A colour and, as the next argument, a point or "pass".
  std::optional<Move> move(std::size_t index, int size) const;
  /// From `index` to the end, joined by blanks.
  std::string rest(std::size_t index) const;
  /// So many from the first on, joined likewise.
  std::string first(std::size_t count) const;

 private:
  std::string joined(std::size_t begin, std::size_t end) const;

  std::vector<std::string> words_;
};

}  // namespace gosedai::gtp
