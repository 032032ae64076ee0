// What an answer has to look like: the "#? [REGEX]" of a regression suite.
//
//     #? [1 D4|1 E5]     the whole answer is one of these
//     #? [!PASS]         the answer is anything but this
//     #? [1 D4]*         and the program is known not to find it
//
// Expressions are POSIX extended ones, as in the programs for which such suites were first written.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include <regex.h>

namespace gosedai::tst {

class Expectation {
 public:
  /// Reads "#? [REGEX]" with its marks. The text says what is wrong with it.
  static std::variant<Expectation, std::string> parse(std::string_view line);

  /// Whether the answer is as it should be; blanks at its ends do not count.
  bool is_met_by(std::string_view answer) const;

  bool is_negated() const { return negated_; }
  /// The question is marked as one that fails.
  bool is_failure_expected() const { return failure_expected_; }
  /// As in the file: "[!PASS]*".
  std::string text() const;

 private:
  Expectation() = default;

  std::string pattern_;
  bool negated_ = false;
  bool failure_expected_ = false;
  std::shared_ptr<const regex_t> whole_;
};

}  // namespace gosedai::tst
