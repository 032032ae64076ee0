#include "tools/gosedai/autotest_block.hpp"

#include <algorithm>

namespace gosedai::autotest {

namespace {

/// Loading a record or starting to listen may take longer than a question.
constexpr Nanoseconds set_up_limit = std::chrono::seconds(60);

/// Questions that change the position have to be run even when nobody wants to see them.
bool changes_position(const tst::Step& step) {
  const std::string& name = step.request.name;
  return name == "genmove" || name == "play" || name == "undo";
}

}  // namespace

BlockResult Worker::run(const tst::Block& block, const Report& report) {
  BlockResult result;
  const bool has_work = std::ranges::any_of(
      block.steps, [&](const tst::Step& step) { return step.expectation && is_wanted(step); });
  if (!has_work) return result;
  trouble_.clear();
  if (options_.source.start_over) options_.source.start_over(engine());
  for (std::size_t i = 0; i < block.steps.size(); ++i) {
    const tst::Step& step = block.steps[i];
    if (step.kind != tst::StepKind::question) {
      prepare(step, result);
      continue;
    }
    const bool wanted = step.expectation && is_wanted(step);
    if (!wanted && !changes_position(step)) continue;
    const GtpReply reply = put(step);
    if (wanted) {
      result.questions.push_back(judge(step, reply));
      report(result.questions.back());
    }
    if (!reply.is_answer() && trouble_.empty()) restore(std::span(block.steps).first(i));
  }
  return result;
}

GtpEngine& Worker::engine() {
  if (!engine_) engine_ = options_.source.start();
  return *engine_;
}

bool Worker::is_wanted(const tst::Step& step) const {
  return options_.only.empty() ||
         std::ranges::find(options_.only, step.request.name) != options_.only.end();
}

void Worker::prepare(const tst::Step& step, BlockResult& result) {
  if (!trouble_.empty()) return;
  const GtpReply reply = engine().ask(step.command(), set_up_limit);
  if (reply.is_success()) return;
  if (step.kind == tst::StepKind::setting && reply.is_answer())
    result.skipped_settings.push_back(step.command() + ": " + reply.text);
  else
    trouble_ = "line " + std::to_string(step.line) + ": " + step.command() + ": " + reply.text;
  if (!reply.is_answer()) engine_.reset();
}

/// A new engine in the place of one that has died, with what the dead one had been told.
void Worker::restore(std::span<const tst::Step> past) {
  engine_ = options_.source.start();
  BlockResult known;
  for (const tst::Step& step : past)
    if (step.kind != tst::StepKind::question) prepare(step, known);
}

GtpReply Worker::put(const tst::Step& step) {
  if (!trouble_.empty()) return {GtpReply::Status::closed, "not set up, " + trouble_};
  return engine().ask(step.command(), options_.limit);
}

QuestionResult Worker::judge(const tst::Step& step, const GtpReply& reply) {
  QuestionResult question;
  question.id = step.request.id.value_or(0);
  question.line = step.line;
  question.command = step.command();
  question.expected = step.expectation->text();
  question.title = step.title;
  question.answer = reply.status == GtpReply::Status::success ? reply.text : "? " + reply.text;
  question.kind = kind_of(reply, options_.limit);
  question.spent = reply.spent;
  const bool right = question.kind == AnswerKind::plain && step.expectation->is_met_by(reply.text);
  question.verdict = verdict_of(right, step.expectation->is_failure_expected());
  if (!right && reply.is_answer()) {
    const GtpReply board = engine_->ask("showboard", set_up_limit);
    if (board.is_success()) question.board = board.text;
  }
  return question;
}

}  // namespace gosedai::autotest
