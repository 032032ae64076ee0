#include "protocol/gtp/analysis_request.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>

#include "model/board/notation.hpp"

namespace gosedai::gtp {

namespace {

/// Reports come at least and at most so often.
constexpr double least_centiseconds = 1;
constexpr double most_centiseconds = 360'000;

/// With a truth value, and without effect here.
constexpr std::array<std::string_view, 6> unused_switches = {
    "pvvisits",       "pvedgevisits",        "movesownership",
    "ownershipstdev", "movesownershipstdev", "noresultvalue"};

std::string lower(std::string text) {
  for (char& letter : text)
    letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return text;
}

/// Goes through the words from left to right.
class Reader {
 public:
  Reader(const Arguments& arguments, AnalysisStyle style, int size)
      : arguments_(arguments), size_(size) {
    request_.style = style;
  }

  std::optional<AnalysisRequest> read() {
    request_.color = arguments_.color(0);
    if (request_.color) ++at_;
    if (arguments_.number(at_) && !read_interval()) return std::nullopt;
    while (arguments_.has(at_))
      if (!read_keyword(lower(*arguments_.word(at_++)))) return std::nullopt;
    return request_;
  }

 private:
  bool read_keyword(const std::string& keyword) {
    if (keyword == "interval") return read_interval();
    if (keyword == "minmoves") return read_count(request_.least_moves);
    if (keyword == "maxmoves") return read_count(request_.most_moves);
    if (keyword == "ownership") return read_switch(request_.ownership);
    if (keyword == "rootinfo") return read_switch(request_.root_info);
    if (keyword == "avoid" || keyword == "allow") return read_points(keyword == "allow");
    bool ignored = false;
    return std::ranges::find(unused_switches, keyword) != unused_switches.end() &&
           read_switch(ignored);
  }

  bool read_interval() {
    const std::optional<double> wanted = arguments_.number(at_++);
    if (!wanted || *wanted < 0) return false;
    const double bounded = std::clamp(*wanted, least_centiseconds, most_centiseconds);
    request_.interval = std::chrono::milliseconds(std::lround(10 * bounded));
    return true;
  }

  bool read_count(int& count) {
    const std::optional<int> wanted = arguments_.integer(at_++);
    if (!wanted || *wanted < 0) return false;
    count = *wanted;
    return true;
  }

  bool read_switch(bool& on) {
    const std::string word = lower(arguments_.word(at_++).value_or(""));
    on = word == "true";
    return on || word == "false";
  }

  /// COLOR VERTEX,VERTEX,... DEPTH. Several lists about one colour add up.
  bool read_points(bool allow) {
    const std::optional<Color> color = arguments_.color(at_);
    const std::optional<BitBoard> points = points_of(arguments_.word(at_ + 1).value_or(""));
    const std::optional<int> depth = arguments_.integer(at_ + 2);
    at_ += 3;
    if (!color || !points || !depth || *depth < 1) return false;
    const std::size_t player = player_index(*color);
    if (allow)
      request_.allowed[player] = request_.allowed[player].value_or(BitBoard()) | *points;
    else
      request_.avoided[player] |= *points;
    return true;
  }

  std::optional<BitBoard> points_of(std::string_view list) const {
    BitBoard points;
    while (true) {
      const std::size_t end = std::min(list.find(','), list.size());
      const std::string word(list.substr(0, end));
      const std::optional<Point> point = parse_point(word, size_);
      if (point)
        points.insert(*point);
      else if (lower(word) != "pass")  // which is never ruled out
        return std::nullopt;
      if (end == list.size()) return points;
      list.remove_prefix(end + 1);
    }
  }

  const Arguments& arguments_;
  int size_;
  std::size_t at_ = 0;
  AnalysisRequest request_;
};

}  // namespace

std::optional<AnalysisRequest> parse_analysis(const Arguments& arguments, AnalysisStyle style,
                                              int size) {
  return Reader(arguments, style, size).read();
}

PositionPtr restricted(const PositionPtr& position, const AnalysisRequest& request) {
  const std::size_t player = player_index(position->to_move);
  BitBoard playable = position->playable[player] & ~request.avoided[player];
  if (request.allowed[player]) playable &= *request.allowed[player];
  return restricted(position, playable);
}

PositionPtr restricted(const PositionPtr& position, const BitBoard& points) {
  const std::size_t player = player_index(position->to_move);
  const BitBoard playable = position->playable[player] & points;
  if (playable == position->playable[player]) return position;
  auto changed = std::make_shared<Position>(*position);
  changed->playable[player] = playable;
  return changed;
}

}  // namespace gosedai::gtp
