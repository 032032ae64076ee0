#include "kb/patterns/pattern_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "kb/format/data_words.hpp"

namespace gosedai {

namespace {

constexpr std::string_view expected_line =
    "expected a row of a diagram, or pattern, says, judge, liberties, stones, height, life, same, "
    "apart, move, yes or no";

class PatternReader {
 public:
  explicit PatternReader(std::string_view file) : file_(file), diagram_(file, loaded_.errors) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    words_ = split_words(line);
    if (words_.empty()) return;
    if (is_diagram_row(line)) {
      if (part_ == Part::nothing) return complain(words_[0], "expected \"pattern\"");
      if (part_ == Part::properties)
        return complain(words_[0], "expected no row here: the diagram comes first");
      return diagram_.add_row(line, number);
    }
    if (words_[0].text == "pattern") return begin_pattern();
    if (part_ == Part::nothing) return complain(words_[0], "expected \"pattern\"");
    finish_diagram();
    if (words_[0].text == "yes" || words_[0].text == "no") return begin_example();
    read_property();
  }

  Loaded<PatternFile> take(int last_line) {
    line_ = last_line + 1;
    finish_pattern();
    return std::move(loaded_);
  }

 private:
  /// What rows would belong to.
  enum class Part { nothing, map, properties, example };

  void begin_pattern() {
    finish_pattern();
    errors_before_ = loaded_.errors.size();
    open_ = Pattern{};
    open_examples_.clear();
    head_ = words_[0];
    head_line_ = line_;
    part_ = Part::map;
    if (words_.size() < 2) return complain_after(words_[0], "expected the name of the pattern");
    if (words_.size() > 2) return complain(words_[2], "expected the end of the line");
    open_.name = words_[1].text;
    if (std::ranges::find(names_, words_[1].text) != names_.end())
      complain(words_[1], "there is a pattern of this name already");
    names_.push_back(words_[1].text);
  }

  void finish_diagram() {
    if (part_ == Part::map) {
      std::optional<PatternDiagram> diagram = diagram_.take(line_);
      if (diagram && read_map(*diagram, file_, open_, loaded_.errors))
        open_diagram_ = std::move(*diagram);
    }
    if (part_ == Part::example) {
      std::optional<PatternDiagram> diagram = diagram_.take(line_);
      if (diagram) open_examples_.push_back({0, example_is_yes_, std::move(*diagram)});
    }
    part_ = Part::properties;
  }

  void begin_example() {
    if (words_.size() > 1) complain(words_[1], "expected the end of the line");
    example_is_yes_ = words_[0].text == "yes";
    part_ = Part::example;
  }

  void finish_pattern() {
    if (part_ == Part::nothing) return;
    finish_diagram();
    part_ = Part::nothing;
    if (loaded_.errors.size() == errors_before_ && open_.text.empty())
      loaded_.errors.push_back({std::string(file_), head_line_, head_.column,
                                "expected a line \"says\": what the pattern is"});
    if (loaded_.errors.size() != errors_before_) return;
    PatternFile& file = loaded_.value;
    for (PatternExample& example : open_examples_) {
      example.pattern = file.patterns.size();
      file.examples.push_back(std::move(example));
    }
    file.patterns.push_back(std::move(open_));
    file.diagrams.push_back(std::move(open_diagram_));
  }

  void read_property() {
    using Kind = PatternCondition::Kind;
    const std::string_view word = words_[0].text;
    if (word == "says") return read_text();
    if (word == "judge") return read_judgement();
    if (word == "move") return read_move();
    if (word == "liberties") return read_range_condition(Kind::liberties, "12345678");
    if (word == "stones") return read_range_condition(Kind::stones, "12345678");
    if (word == "height") return read_range_condition(Kind::height, "12345678abcdefgh");
    if (word == "life") return read_life();
    if (word == "same") return read_strings(Kind::same_string);
    if (word == "apart") return read_strings(Kind::other_string);
    complain(words_[0], std::string(expected_line));
  }

  std::string words_from(std::size_t first) const {
    std::string text;
    for (std::size_t i = first; i < words_.size(); ++i)
      text += (text.empty() ? "" : " ") + std::string(words_[i].text);
    return text;
  }

  void read_text() {
    if (words_.size() < 2) return complain_after(words_[0], "expected a text");
    open_.text += (open_.text.empty() ? "" : " ") + words_from(1);
  }

  void read_judgement() {
    const std::string_view word = words_.size() == 2 ? words_[1].text : std::string_view();
    if (word != "good" && word != "bad")
      return complain_after(words_[0], "expected \"good\" or \"bad\"");
    open_.judgement = word == "good" ? PatternJudgement::good : PatternJudgement::bad;
  }

  /// The mark in that word, which must be in the diagram and one of these.
  std::optional<char> read_mark(std::size_t at, std::string_view allowed) {
    if (words_.size() <= at) {
      complain_after(words_.back(), "expected a mark of the diagram");
      return std::nullopt;
    }
    const std::string_view word = words_[at].text;
    const bool fits = word.size() == 1 && allowed.find(word[0]) != std::string_view::npos;
    if (fits && std::ranges::find(open_.marks, word[0], &PatternMark::name) != open_.marks.end())
      return word[0];
    complain(words_[at], fits ? "the diagram has no such mark"
                              : "expected a mark, one of " + std::string(allowed));
    return std::nullopt;
  }

  /// "3", "2..4" or "5..".
  void read_range_condition(PatternCondition::Kind kind, std::string_view marks) {
    PatternCondition condition;
    condition.kind = kind;
    const std::optional<char> mark = read_mark(1, marks);
    if (!mark) return;
    condition.mark = *mark;
    if (words_.size() < 3) return complain_after(words_[1], "expected a range N, N..M or N..");
    if (words_.size() > 3) return complain(words_[3], "expected the end of the line");
    const std::string_view text = words_[2].text;
    const std::size_t dots = text.find("..");
    const bool open = dots != std::string_view::npos;
    const auto low = parse_number(text.substr(0, dots));
    const std::string_view rest = open ? text.substr(dots + 2) : text;
    const auto high = open && rest.empty() ? std::optional(1000) : parse_number(rest);
    if (!low || !high || *low < 0 || *high < *low)
      return complain(words_[2], "expected a range N, N..M or N..");
    condition.low = *low;
    condition.high = *high;
    open_.conditions.push_back(condition);
  }

  void read_life() {
    PatternCondition condition;
    condition.kind = PatternCondition::Kind::life;
    const std::optional<char> mark = read_mark(1, "12345678");
    if (!mark) return;
    condition.mark = *mark;
    for (std::size_t i = 2; i < words_.size(); ++i) {
      const std::string_view word = words_[i].text;
      const int bit = word == "alive"     ? life_alive
                      : word == "neutral" ? life_neutral
                      : word == "dead"    ? life_dead
                                          : 0;
      if (bit == 0) return complain(words_[i], "expected alive, neutral or dead");
      condition.low |= bit;
    }
    if (condition.low == 0) return complain_after(words_[1], "expected alive, neutral or dead");
    open_.conditions.push_back(condition);
  }

  void read_strings(PatternCondition::Kind kind) {
    PatternCondition condition;
    condition.kind = kind;
    const std::optional<char> one = read_mark(1, "12345678");
    const std::optional<char> other = one ? read_mark(2, "12345678") : std::nullopt;
    if (!other) return;
    if (words_.size() > 3) return complain(words_[3], "expected the end of the line");
    condition.mark = *one;
    condition.other = *other;
    open_.conditions.push_back(condition);
  }

  void read_move() {
    PatternMove move;
    const std::optional<char> mark = read_mark(1, "abcdefgh");
    if (!mark) return;
    move.mark = *mark;
    if (words_.size() < 3) return complain_after(words_[1], "expected own, enemy or both");
    const std::string_view side = words_[2].text;
    if (side != "own" && side != "enemy" && side != "both")
      return complain(words_[2], "expected own, enemy or both");
    move.side = side == "own"     ? PatternSide::own
                : side == "enemy" ? PatternSide::enemy
                                  : PatternSide::both;
    constexpr double most = 361;
    const auto value = words_.size() < 4
                           ? std::nullopt
                           : parse_number<double>(words_[3].text, std::chars_format::fixed);
    if (!value || !(std::abs(*value) <= most))
      return complain_after(words_[2], "expected a value in points");
    move.value = *value;
    if (words_.size() < 5) return complain_after(words_[3], "expected what the move does");
    move.text = words_from(4);
    open_.moves.push_back(std::move(move));
  }

  void complain(const DataWord& word, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, word.column, std::move(message)});
  }
  void complain_after(const DataWord& word, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_,
                              word.column + static_cast<int>(word.text.size()),
                              std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::vector<DataWord> words_;
  Loaded<PatternFile> loaded_;
  DiagramReader diagram_;
  Part part_ = Part::nothing;
  Pattern open_;
  PatternDiagram open_diagram_;
  std::vector<PatternExample> open_examples_;
  bool example_is_yes_ = true;
  DataWord head_;
  int head_line_ = 0;
  std::size_t errors_before_ = 0;
  std::vector<std::string_view> names_;
};

}  // namespace

Loaded<PatternFile> parse_patterns(std::string_view text, std::string_view file_name) {
  PatternReader reader(file_name);
  const int lines = for_each_line(
      text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take(lines);
}

std::string pattern_file_name(PatternKind kind) {
  std::string name = "patterns_" + std::string(name_of(kind)) + ".txt";
  std::ranges::replace(name, '-', '_');
  return name;
}

namespace {

/// The marks that an example shows must be where the match has them.
bool agrees(const PatternSet& set, const PatternMatch& match, const PatternDiagram& diagram) {
  for (int row = 0; row < diagram.height(); ++row)
    for (int col = 0; col < diagram.width(); ++col) {
      const char sign =
          diagram.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)].sign;
      if (sign >= 'a' && sign <= 'h' &&
          set.mark_of(match, sign) != place_on_board(diagram, row, col))
        return false;
    }
  return true;
}

/// Found in the diagram, for the side of the black stones, with its marks there.
bool is_found(const PatternSet& set, const PatternDiagram& diagram, const Board& board) {
  return std::ranges::any_of(match_patterns(set, board), [&](const PatternMatch& match) {
    return match.own == Color::black && agrees(set, match, diagram);
  });
}

}  // namespace

std::vector<DataError> check_examples(const PatternFile& file, std::string_view file_name) {
  std::vector<DataError> errors;
  const auto complain = [&](const PatternDiagram& diagram, std::string message) {
    const DiagramSign& first = diagram.rows.front().front();
    errors.push_back({std::string(file_name), first.line, first.column, std::move(message)});
  };
  for (std::size_t i = 0; i < file.patterns.size(); ++i) {
    const PatternSet alone({file.patterns[i]});
    const std::optional<Board> own_board = board_from(file.diagrams[i]);
    bool is_seen = own_board && is_found(alone, file.diagrams[i], *own_board);
    for (const PatternExample& example : file.examples) {
      if (example.pattern != i) continue;
      const std::optional<Board> board = board_from(example.diagram);
      if (!board) {
        complain(example.diagram, "a string has no liberty");
        continue;
      }
      const bool found = is_found(alone, example.diagram, *board);
      if (found != example.yes)
        complain(example.diagram, "the pattern " + file.patterns[i].name +
                                      (found ? " is found here" : " is not found here"));
      is_seen |= found && example.yes;
    }
    if (!is_seen)
      complain(file.diagrams[i],
               "the pattern " + file.patterns[i].name + " needs an example in which it is found");
  }
  return errors;
}

}  // namespace gosedai
