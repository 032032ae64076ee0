#include "kb/joseki/joseki_line.hpp"

#include <algorithm>
#include <utility>

#include "kb/joseki/joseki_file.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

constexpr int deepest = 200;
constexpr int most_won = 1000;
constexpr int strongest = 100;      // potential
constexpr int largest_change = 99;  // tenths that a condition adds
constexpr int most_captures = 99;

/// "24.5" in tenths; the sign may be written.
std::optional<int> parse_tenths(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus || text.starts_with('+')) text.remove_prefix(1);
  const std::size_t dot = text.find('.');
  if (dot == std::string_view::npos || dot + 2 != text.size() || dot > 3) return std::nullopt;
  const std::optional<int> whole = parse_number(text.substr(0, dot));
  const std::optional<int> tenth = parse_number(text.substr(dot + 1));
  if (!whole || !tenth || *whole < 0 || *tenth < 0) return std::nullopt;
  const int tenths = *whole * 10 + *tenth;
  return minus ? -tenths : tenths;
}

class LineReader {
 public:
  LineReader(const std::vector<DataWord>& words, const Complaint& complain)
      : words_(words), complain_(complain) {}

  std::optional<JosekiRecord> read() {
    record_.depth = read_whole(0, 1, deepest, "the number of the move");
    read_move();
    record_.count = static_cast<std::uint32_t>(read_whole(2, 0, 1'000'000'000, "a count"));
    record_.black_won =
        static_cast<std::uint16_t>(read_whole(3, 0, most_won, "how many of 1000 games black won"));
    std::size_t at = 4;
    if (!is_tenuki_) read_value(at++);
    for (; at < words_.size(); ++at) read_extra(words_[at]);
    if (!right_) return std::nullopt;
    return std::move(record_);
  }

 private:
  void wrong(int column, std::string message) {
    right_ = false;
    complain_(column, std::move(message));
  }
  int column_of(std::size_t at) const {
    if (at < words_.size()) return words_[at].column;
    return words_.back().column + static_cast<int>(words_.back().text.size());
  }

  int read_whole(std::size_t at, int least, int most, const char* what) {
    const std::optional<int> number =
        at < words_.size() ? parse_number(words_[at].text) : std::nullopt;
    if (number && *number >= least && *number <= most) return *number;
    wrong(column_of(at), std::string("expected ") + what + ", " + std::to_string(least) + " to " +
                             std::to_string(most));
    return least;
  }

  void read_move() {
    const std::optional<CornerPoint> point =
        words_.size() > 1 ? parse_corner_move(words_[1].text) : std::nullopt;
    if (!point)
      return wrong(column_of(1),
                   "expected \"pass\" or a point of the upper right corner, K10 to T19");
    record_.point = *point;
    is_tenuki_ = point->is_none();
  }

  /// "24.5", or "=24.5" when it was set by hand.
  void read_value(std::size_t at) {
    std::string_view text = at < words_.size() ? words_[at].text : std::string_view();
    record_.value_is_set = text.starts_with('=');
    if (record_.value_is_set) text.remove_prefix(1);
    const std::optional<int> tenths = parse_tenths(text);
    if (!tenths || *tenths < 0 || *tenths > joseki_value_limit)
      return wrong(column_of(at), "expected a value from 0.0 to 30.0");
    record_.value = static_cast<std::int16_t>(*tenths);
  }

  void read_extra(const DataWord& word) {
    if (word.text.find(':') != std::string_view::npos) return read_condition(word);
    if (word.text.starts_with('x')) return read_captures(word);
    read_marks(word);
  }

  void read_captures(const DataWord& word) {
    const std::optional<int> stones = parse_number(word.text.substr(1));
    if (!stones || *stones < 1 || *stones > most_captures || record_.captures != 0)
      return wrong(word.column, "expected x and the number of stones taken, once");
    record_.captures = static_cast<std::uint8_t>(*stones);
  }

  void read_marks(const DataWord& word) {
    for (std::size_t i = 0; i < word.text.size(); ++i) {
      const std::size_t mark = std::string_view("jJbw").find(word.text[i]);
      const auto bit = static_cast<std::uint8_t>(mark < 4 ? 1U << mark : 0U);
      if (bit == 0 || (record_.marks & bit) != 0)
        return wrong(word.column + static_cast<int>(i),
                     "expected marks of j, J, b and w, x and stones taken, or a condition");
      record_.marks |= bit;
    }
  }

  void read_condition(const DataWord& word) {
    const std::size_t colon = word.text.find(':');
    const std::string_view what = word.text.substr(colon + 1);
    if (what == "caught" || what == "free")
      return read_ladder(word, word.text.substr(0, colon), what);
    read_potential(word, word.text.substr(0, colon), what);
  }

  void read_ladder(const DataWord& word, std::string_view at, std::string_view what) {
    const std::optional<CornerPoint> stone = parse_corner_move(at);
    if (!stone || stone->is_none() || record_.ladder)
      return wrong(word.column, "expected one stone of the corner before \":caught\" or \":free\"");
    record_.ladder = LadderCondition{*stone, what == "caught"};
  }

  /// "K16>30:+1.5".
  void read_potential(const DataWord& word, std::string_view test, std::string_view change) {
    const std::size_t sign = std::min(test.find_first_of("<>"), test.size());
    const std::optional<Point> point = parse_point(test.substr(0, sign), joseki_board_size);
    const std::optional<int> limit = parse_number(test.substr(std::min(sign + 1, test.size())));
    const std::optional<int> tenths = parse_tenths(change);
    if (!point || !limit || *limit < -strongest || *limit > strongest || !tenths ||
        std::abs(*tenths) > largest_change)
      return wrong(word.column, "expected a condition such as K16>30:+1.5 or P17:caught");
    record_.conditions.push_back({*point, test[sign] == '>', static_cast<std::int8_t>(*limit),
                                  static_cast<std::int16_t>(*tenths)});
  }

  const std::vector<DataWord>& words_;
  const Complaint& complain_;
  JosekiRecord record_;
  bool is_tenuki_ = false;
  bool right_ = true;
};

}  // namespace

std::optional<JosekiRecord> read_joseki_line(const std::vector<DataWord>& words,
                                             const Complaint& complain) {
  return LineReader(words, complain).read();
}

}  // namespace gosedai
