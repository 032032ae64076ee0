// One worker of a test run: an engine, and the blocks that are put to it one after the other.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "protocol/tst/suite.hpp"
#include "tools/gosedai/autotest_run.hpp"

namespace gosedai::autotest {

struct BlockResult {
  std::vector<QuestionResult> questions;
  std::vector<std::string> skipped_settings;
};

class Worker {
 public:
  using Report = std::function<void(const QuestionResult&)>;

  explicit Worker(const RunOptions& options) : options_(options) {}

  BlockResult run(const tst::Block& block, const Report& report);

 private:
  GtpEngine& engine();
  bool is_wanted(const tst::Step& step) const;
  void prepare(const tst::Step& step, BlockResult& result);
  void restore(std::span<const tst::Step> past);
  GtpReply put(const tst::Step& step);
  QuestionResult judge(const tst::Step& step, const GtpReply& reply);

  const RunOptions& options_;
  std::unique_ptr<GtpEngine> engine_;  // null until the first question and after it has died
  std::string trouble_;                // why the position of this block is not what it should be
};

}  // namespace gosedai::autotest
