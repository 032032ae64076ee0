#include "tools/gosedai/match_series.hpp"

#include <cstdio>
#include <mutex>

#include <unistd.h>
#include <wordexp.h>

#include <taskflow/taskflow.hpp>

#include "protocol/sgf/file.hpp"
#include "protocol/sgf/writer.hpp"

namespace gosedai {

namespace {

constexpr std::chrono::seconds start_limit(60);

/// The path itself, since the link means something else in a child.
std::string own_path() {
  std::array<char, 4096> path{};
  const ssize_t length = ::readlink("/proc/self/exe", path.data(), path.size());
  return length > 0 ? std::string(path.data(), static_cast<std::size_t>(length)) : "gosedai";
}

std::string two_digits(int number) {
  std::string text = std::to_string(number);
  return text.size() < 2 ? '0' + text : text;
}

PlayedGame play_one(const SeriesOptions& options, int index) {
  PlayedGame played;
  played.number = index + 1;
  played.color_of_a = options.swap && index % 2 == 1 ? Color::white : Color::black;
  MatchSettings settings = options.match;
  settings.seed += static_cast<std::uint64_t>(options.swap ? index / 2 : index);
  const bool is_a_black = played.color_of_a == Color::black;
  settings.time = {options.time[is_a_black ? 0 : 1], options.time[is_a_black ? 1 : 0]};
  EngineProcess a(options.engines[0].words);
  EngineProcess b(options.engines[1].words);
  played.match = is_a_black ? play_match_game(a, b, settings) : play_match_game(b, a, settings);
  played.match.sides[player_index(played.color_of_a)].bad_exit = a.quit();
  played.match.sides[player_index(opponent(played.color_of_a))].bad_exit = b.quit();
  return played;
}

bool save(const SeriesOptions& options, const PlayedGame& played) {
  const bool is_a_black = played.color_of_a == Color::black;
  sgf::GameInfo info;
  info.black = options.engines[is_a_black ? 0 : 1].name;
  info.white = options.engines[is_a_black ? 1 : 0].name;
  info.result = played.match.result();
  info.comment = played.match.detail;
  const std::string name = options.out_folder + "/game-" + two_digits(played.number) + ".sgf";
  return sgf::write_file(name, sgf::write(played.match.game, info, played.match.comments));
}

}  // namespace

std::optional<EngineCommand> parse_engine_command(const std::string& text) {
  wordexp_t expansion{};
  if (::wordexp(text.c_str(), &expansion, WRDE_NOCMD) != 0) return std::nullopt;
  EngineCommand command{text, {}};
  for (std::size_t i = 0; i < expansion.we_wordc; ++i)
    command.words.emplace_back(expansion.we_wordv[i]);
  ::wordfree(&expansion);
  if (command.words.empty()) return std::nullopt;
  if (command.words[0] == "self") {
    command.words[0] = own_path();
    command.words.insert(command.words.begin() + 1, "gtp");
  }
  return command;
}

std::optional<std::string> find_engine_name(EngineCommand& command) {
  EngineProcess engine(command.words);
  const GtpReply name = engine.ask("name", start_limit);
  if (!name.is_success()) return command.text + ": " + name.text;
  command.name = name.text + ' ' + engine.ask("version", start_limit).text;
  return std::nullopt;
}

std::vector<PlayedGame> play_series(const SeriesOptions& options,
                                    const std::function<void(const PlayedGame&)>& report) {
  std::vector<PlayedGame> games(static_cast<std::size_t>(options.games));
  std::mutex report_lock;
  tf::Taskflow flow;
  for (int index = 0; index < options.games; ++index)
    flow.emplace([&, index] {
      PlayedGame& played = games[static_cast<std::size_t>(index)];
      played = play_one(options, index);
      const std::lock_guard lock(report_lock);
      report(played);
      if (!options.out_folder.empty() && !save(options, played))
        std::fprintf(stderr, "gosedai: game %d cannot be written to %s\n", played.number,
                     options.out_folder.c_str());
    });
  tf::Executor executor(static_cast<std::size_t>(options.parallel));
  executor.run(flow).wait();
  return games;
}

}  // namespace gosedai
