#include "protocol/sgf/reader.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace gosedai::sgf {

namespace {

bool is_letter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }

bool is_name_part(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
}

/// Blanks and all control characters.
bool is_blank(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return code <= 0x20 || code == 0x7f;
}

/// The text with a place in it. Line and column are only worked out for nodes and errors.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) {}

  bool at_end() const { return at_ >= text_.size(); }
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  std::size_t offset() const { return at_; }
  std::string_view since(std::size_t start) const { return text_.substr(start, at_ - start); }
  void advance(std::size_t count = 1) { at_ = std::min(at_ + count, text_.size()); }
  void skip_blanks() {
    while (!at_end() && is_blank(text_[at_])) ++at_;
  }

  /// Of the present place; amortised constant time as it only ever goes forward.
  Place place() {
    for (; counted_ < at_; ++counted_) {
      if (text_[counted_] != '\n') continue;
      ++line_;
      line_start_ = counted_ + 1;
    }
    return {line_, static_cast<int>(at_ - line_start_) + 1};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t counted_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

/// What a character looks like in an error message.
std::string shown(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  if (code > 0x20 && code < 0x7f) return std::string("'") + letter + "'";
  return "byte " + std::to_string(code);
}

class Reader {
 public:
  Reader(std::string_view text, const Limits& limits, bool know_two_bytes)
      : cursor_(text), limits_(limits), know_two_bytes_(know_two_bytes) {}

  std::variant<Tree, Error> read() {
    while (!error_ && skip_to_game()) read_game();
    if (!error_ && tree_.roots.empty()) fail("no game found: expected '(;'");
    if (error_) return *std::move(error_);
    return std::move(tree_);
  }
  /// The file names an encoding of two bytes, so reading it as plain bytes may give another result.
  bool met_two_bytes() const { return tree_.charset != Charset::one_byte; }

 private:
  bool skip_to_game();
  void read_game();
  void open_variation();
  void read_node();
  void read_property();
  std::string read_name();
  void read_value(Property& property);
  void keep(Property property);
  bool count_item();

  void fail(std::string message) { fail_at(cursor_.place(), std::move(message)); }
  void fail_at(Place place, std::string message) {
    if (!error_) error_ = Error{place, std::move(message)};
  }

  Cursor cursor_;
  Limits limits_;
  bool know_two_bytes_;
  Tree tree_;
  std::vector<NodeId> open_;  // per open '(' the node that it hangs on
  NodeId current_ = no_node;
  bool after_variation_ = false;
  std::size_t items_ = 0;
  std::optional<Error> error_;
};

/// Moves to the next "(" that is followed by ";".
bool Reader::skip_to_game() {
  for (; !cursor_.at_end(); cursor_.advance()) {
    if (cursor_.peek() != '(') continue;
    Cursor ahead = cursor_;
    ahead.advance();
    ahead.skip_blanks();
    if (ahead.peek() == ';') return true;
  }
  return false;
}

void Reader::read_game() {
  const Place start = cursor_.place();
  current_ = no_node;
  do {
    cursor_.skip_blanks();
    if (cursor_.at_end())
      return fail("the file ends inside the game that begins at line " +
                  std::to_string(start.line) + ", column " + std::to_string(start.column));
    switch (cursor_.peek()) {
      case '(': open_variation(); break;
      case ')':
        current_ = open_.back();
        open_.pop_back();
        after_variation_ = true;
        cursor_.advance();
        break;
      case ';': read_node(); break;
      default: return fail("expected ';', '(' or ')', found " + shown(cursor_.peek()));
    }
  } while (!open_.empty() && !error_);
}

void Reader::open_variation() {
  if (!count_item()) return;
  open_.push_back(current_);
  after_variation_ = false;
  cursor_.advance();
}

void Reader::read_node() {
  if (after_variation_) return fail("a node after a variation: expected '(' or ')'");
  if (!count_item()) return;
  const auto id = static_cast<NodeId>(tree_.nodes.size());
  Node& node = tree_.nodes.emplace_back();
  node.parent = current_;
  node.place = cursor_.place();
  if (current_ == no_node) {
    tree_.roots.push_back(id);
  } else {
    Node& parent = tree_.nodes[current_];
    (parent.last_child == no_node ? parent.first_child
                                  : tree_.nodes[parent.last_child].next_sibling) = id;
    parent.last_child = id;
  }
  current_ = id;
  cursor_.advance();
  cursor_.skip_blanks();
  while (!error_ && is_letter(cursor_.peek())) read_property();
}

void Reader::read_property() {
  if (!count_item()) return;
  const Place start = cursor_.place();
  Property property{read_name(), {}};
  cursor_.skip_blanks();
  if (cursor_.peek() != '[' || cursor_.at_end())
    return fail_at(start, "property " + property.name + " has no value: expected '['");
  while (!error_ && cursor_.peek() == '[') {
    read_value(property);
    cursor_.skip_blanks();
  }
  if (!error_) keep(std::move(property));
}

/// The capitals of a name; a name without any is taken as a whole.
std::string Reader::read_name() {
  constexpr std::size_t longest = 64;
  std::string all;
  std::string capitals;
  for (; !cursor_.at_end() && is_name_part(cursor_.peek()); cursor_.advance()) {
    const auto letter = static_cast<unsigned char>(cursor_.peek());
    if (all.size() >= longest) continue;
    all += static_cast<char>(std::toupper(letter));
    if (!std::islower(letter)) capitals += static_cast<char>(letter);
  }
  return std::ranges::any_of(capitals, is_letter) ? capitals : all;
}

void Reader::read_value(Property& property) {
  if (!count_item()) return;
  const Place start = cursor_.place();
  cursor_.advance();
  const std::size_t first = cursor_.offset();
  while (!cursor_.at_end() && cursor_.peek() != ']') {
    const bool pair = cursor_.peek() == '\\' || is_lead_byte(tree_.charset, cursor_.peek());
    cursor_.advance(pair ? 2 : 1);
  }
  if (cursor_.at_end())
    return fail_at(start, "the value of " + property.name + " has no end: expected ']'");
  property.values.emplace_back(cursor_.since(first));
  cursor_.advance();
}

/// A property that comes twice in a node is one with all the values.
void Reader::keep(Property property) {
  if (property.name == "CA" && know_two_bytes_) tree_.charset = charset_named(property.values[0]);
  std::vector<Property>& properties = tree_.nodes[current_].properties;
  for (Property& known : properties) {
    if (known.name != property.name) continue;
    for (std::string& value : property.values) known.values.push_back(std::move(value));
    return;
  }
  if (properties.size() >= limits_.max_properties) return fail("too many properties in a node");
  properties.push_back(std::move(property));
}

bool Reader::count_item() {
  if (++items_ > limits_.max_items) fail("too many nodes and properties");
  return !error_;
}

}  // namespace

std::variant<Tree, Error> read(std::string_view text, const Limits& limits) {
  if (text.size() > limits.max_bytes) return Error{{}, "the file is too long"};
  Reader reader(text, limits, true);
  std::variant<Tree, Error> result = reader.read();
  if (std::holds_alternative<Tree>(result) || !reader.met_two_bytes()) return result;
  // Some programs name Shift-JIS and the like but escape every byte that looks like one to escape.
  std::variant<Tree, Error> plain = Reader(text, limits, false).read();
  return std::holds_alternative<Tree>(plain) ? std::move(plain) : std::move(result);
}

}  // namespace gosedai::sgf
