#include "tools/gosedai/autotest_run.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>

#include <taskflow/taskflow.hpp>

#include "tools/gosedai/autotest_block.hpp"

namespace gosedai::autotest {

namespace {

namespace fs = std::filesystem;

void resolve_records(tst::Suite& suite, const fs::path& folder) {
  for (tst::Block& block : suite.blocks)
    for (tst::Step& step : block.steps) {
      if (step.request.name != "loadsgf" || step.request.arguments.empty()) continue;
      const fs::path beside = folder / step.request.arguments[0];
      std::error_code ignored;
      if (fs::exists(beside, ignored)) step.request.arguments[0] = beside.string();
    }
}

/// Counts what has been asked, for all workers.
class ProgressCounter {
 public:
  ProgressCounter(const std::vector<SuiteFile>& files, const RunOptions& options)
      : options_(options) {
    for (const SuiteFile& file : files)
      for (const tst::Block& block : file.suite.blocks)
        for (const tst::Step& step : block.steps)
          progress_.questions += step.expectation && is_wanted(step.request.name);
  }

  void count(const QuestionResult& question) {
    if (!options_.progress) return;
    const std::lock_guard lock(mutex_);
    ++progress_.asked;
    progress_.failed += question.verdict == Verdict::failed;
    options_.progress(progress_);
  }

 private:
  bool is_wanted(const std::string& name) const {
    return options_.only.empty() || std::ranges::find(options_.only, name) != options_.only.end();
  }

  const RunOptions& options_;
  std::mutex mutex_;
  RunProgress progress_;
};

void append(FileResult& file, BlockResult block) {
  std::ranges::move(block.questions, std::back_inserter(file.questions));
  for (std::string& setting : block.skipped_settings)
    if (std::ranges::find(file.skipped_settings, setting) == file.skipped_settings.end())
      file.skipped_settings.push_back(std::move(setting));
}

}  // namespace

std::variant<SuiteFile, std::string> read_suite(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream || fs::is_directory(file)) return file + ": cannot be read";
  const std::string text((std::istreambuf_iterator<char>(stream)),
                         std::istreambuf_iterator<char>());
  std::variant<tst::Suite, tst::Error> parsed = tst::parse(text);
  if (const tst::Error* error = std::get_if<tst::Error>(&parsed))
    return file + ':' + std::to_string(error->line) + ": " + error->text;
  SuiteFile result{file, std::get<tst::Suite>(std::move(parsed))};
  resolve_records(result.suite, fs::absolute(file).parent_path());
  return result;
}

RunResult run(const std::vector<SuiteFile>& files, const RunOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  std::vector<Worker> workers;
  for (std::size_t i = 0; i < options.workers; ++i) workers.emplace_back(options);
  std::vector<std::vector<BlockResult>> blocks(files.size());
  ProgressCounter counter(files, options);
  tf::Executor executor(options.workers);
  tf::Taskflow flow;
  for (std::size_t f = 0; f < files.size(); ++f) {
    blocks[f].resize(files[f].suite.blocks.size());
    for (std::size_t b = 0; b < blocks[f].size(); ++b)
      flow.emplace([&, f, b] {
        Worker& worker = workers[static_cast<std::size_t>(executor.this_worker_id())];
        blocks[f][b] = worker.run(files[f].suite.blocks[b],
                                  [&](const QuestionResult& result) { counter.count(result); });
      });
  }
  executor.run(flow).wait();

  RunResult result;
  for (std::size_t f = 0; f < files.size(); ++f) {
    result.files.push_back({files[f].file, {}});
    for (BlockResult& block : blocks[f]) append(result.files.back(), std::move(block));
  }
  result.wall = std::chrono::steady_clock::now() - start;
  return result;
}

}  // namespace gosedai::autotest
