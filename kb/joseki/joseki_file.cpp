#include "kb/joseki/joseki_file.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"
#include "kb/joseki/joseki_line.hpp"
#include "model/board/notation.hpp"

namespace gosedai {

namespace {

using Fault = JosekiTreeBuilder::Fault;

class JosekiReader {
 public:
  explicit JosekiReader(std::string_view file) : file_(file) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) {
      if (in_head_) loaded_.value.head.append(line).append("\n");
      return;
    }
    in_head_ = false;
    const std::optional<JosekiRecord> record = read_joseki_line(
        words, [&](int column, std::string message) { complain(column, std::move(message)); });
    if (!record) {
      // What follows deeper hangs on this line; without its number, everything up to a new first move.
      const int depth = std::max(parse_number(words[0].text).value_or(1), 1);
      if (!is_below_error(depth)) error_depth_ = depth;
      return;
    }
    if (is_below_error(record->depth)) return;
    error_depth_ = 0;
    add(*record, words);
  }

  Loaded<JosekiFile> take() {
    loaded_.value.tree = builder_.finish();
    return std::move(loaded_);
  }

 private:
  bool is_below_error(int depth) const { return error_depth_ != 0 && depth > error_depth_; }

  void add(const JosekiRecord& record, const std::vector<DataWord>& words) {
    const JosekiTreeBuilder::Verdict verdict = builder_.add(record);
    if (verdict.fault == Fault::none) {
      loaded_.value.records.push_back(record);
      return;
    }
    error_depth_ = record.depth;
    const bool about_depth = verdict.fault == Fault::too_deep || verdict.fault == Fault::endless;
    complain(words[about_depth ? 0 : 1].column, text_of(verdict));
  }

  static std::string text_of(const JosekiTreeBuilder::Verdict& verdict) {
    switch (verdict.fault) {
      case Fault::too_deep: return "the moves before this one are missing";
      case Fault::endless: return "the line is too long";
      case Fault::repeated: return "this move is there already";
      case Fault::illegal: return "this move is not legal here";
      case Fault::captures:
        return verdict.captured == 0 ? "this move takes no stones"
                                     : "expected x" + std::to_string(verdict.captured) +
                                           ": the stones that this move takes";
      case Fault::none: break;
    }
    return {};
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  bool in_head_ = true;
  int error_depth_ = 0;  // lines deeper than this hang on a line with an error
  JosekiTreeBuilder builder_;
  Loaded<JosekiFile> loaded_;
};

std::string tenths_text(int tenths, bool with_sign) {
  std::string text = tenths < 0 ? "-" : with_sign ? "+" : "";
  return text + std::to_string(std::abs(tenths) / 10) + '.' + std::to_string(std::abs(tenths) % 10);
}

void append_extras(const JosekiRecord& record, std::string& text) {
  std::string marks;
  for (std::size_t i = 0; i < 4; ++i)
    if ((record.marks >> i & 1U) != 0) marks += "jJbw"[i];
  if (!marks.empty()) text += ' ' + marks;
  if (record.captures > 0) text += " x" + std::to_string(record.captures);
  if (record.ladder)
    text += ' ' + to_text(record.ladder->stone) + (record.ladder->caught ? ":caught" : ":free");
  for (const PotentialCondition& condition : record.conditions)
    text += ' ' + to_text(condition.point) + (condition.above ? '>' : '<') +
            std::to_string(condition.limit) + ':' + tenths_text(condition.tenths, true);
}

}  // namespace

Loaded<JosekiFile> parse_joseki(std::string_view text, std::string_view file_name) {
  JosekiReader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

Loaded<JosekiFile> built_in_joseki() {
  constexpr std::string_view name = "joseki.txt";
  if (const auto text = embedded_text(name)) return parse_joseki(*text, name);
  return {{}, {{std::string(name), 0, 0, "not built in"}}};
}

std::string to_text(const JosekiRecord& record) {
  std::string text = std::to_string(record.depth) + ' ' + to_text(record.point) + ' ' +
                     std::to_string(record.count) + ' ' + std::to_string(record.black_won);
  if (!record.is_tenuki())
    text += (record.value_is_set ? " =" : " ") + tenths_text(record.value, false);
  append_extras(record, text);
  return text;
}

std::string to_text(const JosekiRecords& records, std::string_view head) {
  std::string text(head);
  for (const JosekiRecord& record : records) text += to_text(record) + '\n';
  return text;
}

std::optional<CornerPoint> parse_corner_move(std::string_view text) {
  if (text == "pass") return CornerPoint::none();
  const std::optional<Point> point = parse_point(text, joseki_board_size);
  if (!point) return std::nullopt;
  const CornerPoint here = CornerPoint::from_joseki_board(*point);
  if (here.is_none()) return std::nullopt;
  return here;
}

std::string to_text(CornerPoint point) {
  return point.is_none() ? "pass" : to_text(point.on_joseki_board());
}

}  // namespace gosedai
