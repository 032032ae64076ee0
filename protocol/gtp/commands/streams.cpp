// Analyses that go on until the next line of input, and moves whose thinking is shown (Leela Zero, KataGo).
#include <array>

#include "protocol/gtp/commands.hpp"

namespace gosedai::gtp {

namespace {

template <AnalysisStyle style>
Result analyse(Context& context, const Arguments& arguments) {
  const std::optional<AnalysisRequest> request =
      parse_analysis(arguments, style, context.game.size());
  if (!request) return failure(error::syntax);
  return Analyse{*request};
}

template <AnalysisStyle style>
Result generate(Context& context, const Arguments& arguments) {
  const std::optional<AnalysisRequest> request =
      parse_analysis(arguments, style, context.game.size());
  if (!request) return failure(error::syntax);
  Think wanted{request->color.value_or(context.game.to_move())};
  wanted.stream = request;
  return wanted;
}

/// on|off
Result ponder(Context& context, const Arguments& arguments) {
  const std::optional<std::string> word = arguments.word(0);
  if (arguments.count() != 1 || (word != "on" && word != "off")) return failure(error::syntax);
  context.thinker.set_pondering(word == "on");
  return success();
}

constexpr std::array<Command, 6> table = {{
    {"lz-analyze", analyse<AnalysisStyle::leela>},
    {"kata-analyze", analyse<AnalysisStyle::kata>},
    {"gosedai-analyze", analyse<AnalysisStyle::gosedai>},
    {"lz-genmove_analyze", generate<AnalysisStyle::leela>},
    {"kata-genmove_analyze", generate<AnalysisStyle::kata>},
    {"gosedai-ponder", ponder},
}};

}  // namespace

std::span<const Command> stream_commands() { return table; }

}  // namespace gosedai::gtp
