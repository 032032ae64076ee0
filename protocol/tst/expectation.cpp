#include "protocol/tst/expectation.hpp"

#include <array>

namespace gosedai::tst {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

struct Compiled {
  std::shared_ptr<const regex_t> expression;
  std::string problem;  // empty when all is well
};

Compiled compile(const std::string& pattern) {
  auto* fresh = new regex_t{};
  const int code = ::regcomp(fresh, pattern.c_str(), REG_EXTENDED | REG_NOSUB);
  if (code == 0)
    return {std::shared_ptr<const regex_t>(fresh,
                                           [](const regex_t* old) {
                                             ::regfree(const_cast<regex_t*>(old));
                                             delete old;
                                           }),
            {}};
  std::array<char, 200> text{};
  ::regerror(code, fresh, text.data(), text.size());
  delete fresh;
  return {nullptr, text.data()};
}

}  // namespace

std::variant<Expectation, std::string> Expectation::parse(std::string_view line) {
  std::string_view rest = trimmed(line);
  if (!rest.starts_with("#?")) return "an expectation begins with #?";
  rest = trimmed(rest.substr(2));
  const std::size_t end = rest.rfind(']');
  if (!rest.starts_with('[') || end == std::string_view::npos)
    return "an expectation is #? [REGEX]";
  Expectation expectation;
  const std::string_view mark = trimmed(rest.substr(end + 1));
  if (!mark.empty() && mark != "*")
    return "only * may stand behind the bracket, not " + std::string(mark);
  expectation.failure_expected_ = mark == "*";
  rest = rest.substr(1, end - 1);
  expectation.negated_ = rest.starts_with('!');
  if (expectation.negated_) rest.remove_prefix(1);
  expectation.pattern_ = rest;
  // By itself first: "a)(b" is no expression, but would be one between the parentheses below.
  const Compiled alone = compile(expectation.pattern_);
  if (!alone.expression) return "bad expression [" + expectation.pattern_ + "]: " + alone.problem;
  expectation.whole_ = compile("^(" + expectation.pattern_ + ")$").expression;
  if (!expectation.whole_) return "bad expression [" + expectation.pattern_ + "]";
  return expectation;
}

bool Expectation::is_met_by(std::string_view answer) const {
  const std::string text(trimmed(answer));
  return (::regexec(whole_.get(), text.c_str(), 0, nullptr, 0) == 0) != negated_;
}

std::string Expectation::text() const {
  return std::string(negated_ ? "[!" : "[") + pattern_ + (failure_expected_ ? "]*" : "]");
}

}  // namespace gosedai::tst
