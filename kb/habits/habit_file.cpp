#include "kb/habits/habit_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

#include "kb/format/data_words.hpp"
#include "kb/format/embedded_text.hpp"

namespace gosedai {

namespace {

constexpr float hundred = 100;

class HabitReader {
 public:
  explicit HabitReader(std::string_view file)
      : file_(file), known_(static_cast<std::size_t>(fact_numbers)) {}

  void read_line(std::string_view line, int number) {
    line_ = number;
    if (read_plain_shape(line)) return;
    const std::vector<DataWord> words = split_words(line);
    if (words.empty()) return;
    if (words.size() == 1) return complain(words[0].column, "expected a strength");
    if (words.size() > 3) return complain(words[3].column, "expected the end of the line");
    const auto strength = parse_number(words.back().text);
    if (!strength) complain(words.back().column, "expected a strength in hundredths");
    const float value = static_cast<float>(strength.value_or(0)) / hundred;
    if (words.size() == 2)
      read_shape(words[0], value);
    else
      read_fact(words, value);
  }

  Loaded<MoveHabits> take() { return std::move(loaded_); }

 private:
  /// Nearly all lines are a shape and its strength with one blank between them: the short way for those.
  bool read_plain_shape(std::string_view line) {
    if (line.size() < short_key_digits + 2 || line[short_key_digits] != ' ') return false;
    const auto key = parse_number<ShapeKey>(line.substr(0, short_key_digits), 16);
    const auto strength = parse_number(line.substr(short_key_digits + 1));
    return key && strength &&
           loaded_.value.add_shape(*key, static_cast<float>(*strength) / hundred);
  }

  void read_shape(const DataWord& word, float strength) {
    const auto key = parse_number<ShapeKey>(word.text, 16);
    if (!key || *key == 0 || word.text.size() != short_key_digits)
      return complain(word.column, "expected a shape, 10 hexadecimal digits");
    if (!loaded_.value.add_shape(*key, strength)) complain(word.column, "it is there already");
  }

  void read_fact(const std::vector<DataWord>& words, float strength) {
    const auto name = std::ranges::find(habit_fact_names, words[0].text);
    const auto value = parse_number(words[1].text);
    const bool is_value = value && *value >= 0 && *value < habit_values;
    if (name == habit_fact_names.end())
      complain(words[0].column, "expected a shape or the name of a fact");
    if (!is_value)
      complain(words[1].column, "expected a value from 0 to " + std::to_string(habit_values - 1));
    if (name == habit_fact_names.end() || !is_value) return;
    const auto number = static_cast<std::size_t>(
        fact_number(static_cast<HabitFact>(name - habit_fact_names.begin()), *value));
    if (known_[number]) return complain(words[0].column, "it is there already");
    known_[number] = true;
    loaded_.value.set_fact(static_cast<int>(number), strength);
  }

  void complain(int column, std::string message) {
    loaded_.errors.push_back({std::string(file_), line_, column, std::move(message)});
  }

  std::string_view file_;
  int line_ = 0;
  std::vector<bool> known_;  // facts that have been read, by number
  Loaded<MoveHabits> loaded_;
};

std::string hundredths(float strength) { return std::to_string(std::lround(strength * hundred)); }

}  // namespace

Loaded<MoveHabits> parse_move_habits(std::string_view text, std::string_view file_name) {
  HabitReader reader(file_name);
  for_each_line(text, [&](std::string_view line, int number) { reader.read_line(line, number); });
  return reader.take();
}

std::string to_text(const MoveHabits& habits, std::string_view provenance) {
  std::string text(provenance);
  for (std::size_t i = 0; i < habits.facts().size(); ++i) {
    const std::string strength = hundredths(habits.facts()[i]);
    if (strength == "0") continue;
    text += std::string(habit_fact_names[i / habit_values]) + ' ' +
            std::to_string(i % habit_values) + ' ' + strength + '\n';
  }
  // Shapes of strength 0 stay: the larger circles around them are looked at only if they are known.
  for (const auto& entry : habits.shapes().entries()) {
    std::array<char, 24> digits{};
    std::snprintf(digits.data(), digits.size(), "%010llx ",
                  static_cast<unsigned long long>(entry.key));
    text += digits.data() + hundredths(entry.value) + '\n';
  }
  return text;
}

Loaded<MoveHabits> built_in_move_habits() {
  constexpr std::string_view name = "move_habits.txt";
  const auto text = embedded_text(name);
  if (!text) return {{}, {{std::string(name), 0, 0, "not built in"}}};
  return parse_move_habits(*text, name);
}

}  // namespace gosedai
