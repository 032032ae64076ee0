#include "protocol/tst/suite.hpp"

#include <algorithm>
#include <array>

#include "protocol/tst/diagrams.hpp"

namespace gosedai::tst {

namespace {

/// Commands that make a position, besides those that begin a new one.
constexpr std::array<std::string_view, 13> position_commands = {"play",
                                                                "black",
                                                                "white",
                                                                "undo",
                                                                "genmove",
                                                                "genmove_black",
                                                                "genmove_white",
                                                                "fixed_handicap",
                                                                "place_free_handicap",
                                                                "set_free_handicap",
                                                                "gogui-setup",
                                                                "gogui-setup_player",
                                                                "gg-undo"};

bool begins_position(const std::string& name) {
  return name == "boardsize" || name == "clear_board" || name == "loadsgf";
}

StepKind kind_of(const gtp::Request& request) {
  if (request.id) return StepKind::question;
  if (begins_position(request.name)) return StepKind::position;
  return std::ranges::find(position_commands, request.name) != position_commands.end()
             ? StepKind::position
             : StepKind::setting;
}

std::string_view comment_text(std::string_view line) {
  const std::size_t begin = line.find_first_not_of("# \t");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

class Parser {
 public:
  std::variant<Suite, Error> parse(std::string_view text);

 private:
  std::optional<std::string> read(std::string_view line);
  std::optional<std::string> read_expectation(std::string_view line);
  void read_command(gtp::Request request);
  void begin_block(const gtp::Request& first);
  void remember(const Step& step);

  Suite suite_;
  int line_ = 0;
  std::string title_;
  bool has_new_title_ = false;  // no command has come since
  bool at_start_ = false;       // of a block: nothing but boardsize and clear_board so far
  Step* open_ = nullptr;        // the question whose expectation may come
  std::vector<Step> settings_;  // the last one of each name
  std::optional<Step> size_;    // the last boardsize
  DiagramCheck diagram_;
};

std::variant<Suite, Error> Parser::parse(std::string_view text) {
  while (!text.empty()) {
    ++line_;
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (auto problem = read(line)) return Error{line_, std::move(*problem)};
  }
  if (auto problem = diagram_.finish()) return Error{line_, std::move(*problem)};
  return std::move(suite_);
}

std::optional<std::string> Parser::read(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return std::nullopt;
  line.remove_prefix(begin);
  if (line.starts_with("#?")) return read_expectation(line);
  if (line.starts_with("#|")) return diagram_.add_row(line.substr(2));
  if (line.starts_with('#')) {
    title_ = comment_text(line);
    has_new_title_ = true;
    return std::nullopt;
  }
  gtp::Request request = gtp::parse_request(gtp::clean_line(line));
  if (request.name.empty()) return "a number without a command";
  if (auto problem = diagram_.see(request)) return problem;
  read_command(std::move(request));
  return std::nullopt;
}

std::optional<std::string> Parser::read_expectation(std::string_view line) {
  if (open_ == nullptr) return "an expectation without a numbered command before it";
  std::variant<Expectation, std::string> parsed = Expectation::parse(line);
  if (std::string* problem = std::get_if<std::string>(&parsed)) return std::move(*problem);
  open_->expectation = std::get<Expectation>(std::move(parsed));
  open_ = nullptr;
  return std::nullopt;
}

void Parser::read_command(gtp::Request request) {
  const bool begins = !request.id && begins_position(request.name);
  const bool goes_on = at_start_ && request.name != "boardsize";
  if (suite_.blocks.empty() || (begins && !goes_on)) begin_block(request);
  has_new_title_ = false;
  at_start_ = begins && request.name != "loadsgf";
  Step step{kind_of(request), line_, std::move(request)};
  if (step.kind == StepKind::question) step.title = title_;
  if (step.kind == StepKind::setting || step.request.name == "boardsize") remember(step);
  std::vector<Step>& steps = suite_.blocks.back().steps;
  steps.push_back(std::move(step));
  open_ = steps.back().kind == StepKind::question ? &steps.back() : nullptr;
}

void Parser::begin_block(const gtp::Request& first) {
  if (!has_new_title_) title_.clear();
  Block block;
  if (size_ && first.name == "clear_board") block.steps.push_back(*size_);
  block.steps.insert(block.steps.end(), settings_.begin(), settings_.end());
  suite_.blocks.push_back(std::move(block));
}

void Parser::remember(const Step& step) {
  if (step.request.name == "boardsize") {
    size_ = step;
    return;
  }
  std::erase_if(settings_, [&](const Step& old) { return old.request.name == step.request.name; });
  settings_.push_back(step);
}

}  // namespace

std::string Step::command() const {
  std::string text = request.name;
  for (const std::string& argument : request.arguments) text += ' ' + argument;
  return text;
}

bool Block::has_questions() const {
  return std::ranges::any_of(steps, [](const Step& step) { return step.expectation.has_value(); });
}

std::size_t Suite::question_count() const {
  std::size_t count = 0;
  for (const Block& block : blocks)
    count += static_cast<std::size_t>(std::ranges::count_if(
        block.steps, [](const Step& step) { return step.expectation.has_value(); }));
  return count;
}

std::variant<Suite, Error> parse(std::string_view text) { return Parser().parse(text); }

}  // namespace gosedai::tst
