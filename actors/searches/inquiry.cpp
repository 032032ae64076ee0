#include "actors/searches/inquiry.hpp"

#include "actors/searches/search_actor.hpp"

namespace gosedai {

Inquiry::Inquiry(caf::actor_config& config, std::vector<SearchTask> tasks)
    : EngineActor(config, "inquiry", Lane::control),
      tasks_(std::move(tasks)),
      findings_{unknown_findings(tasks_)},
      missing_(tasks_.size()) {}

Inquiry::behavior_type Inquiry::make_behavior() {
  for (std::size_t number = 0; number < tasks_.size(); ++number) start(number);
  return {[this](const GetFindings&) {
            asked_ = make_response_promise<Findings>();
            answer_when_complete();
            return asked_;
          },
          [this](const SearchReport& report) { on_report(report); },
          [this](const TimeIsUp&) {
            for (const SearchTicketPtr& ticket : tickets_) ticket->wind_up();
          }};
}

void Inquiry::on_exit() {
  for (const SearchTicketPtr& ticket : tickets_) ticket->cancel();
}

void Inquiry::start(std::size_t number) {
  SearchTask& task = tasks_[number];
  SearchOrder order;
  order.serial = number;
  order.board = task.board;
  order.question = task.question;
  order.limits.main_nodes = task.nodes;
  order.ticket = std::make_shared<SearchTicket>();
  order.owner = InquiryHandle(this);
  order.tree_depth = task.tree_depth;
  tickets_.push_back(order.ticket);
  spawn<SearchActor>(std::move(order));
}

void Inquiry::on_report(const SearchReport& report) {
  findings_.all[report.serial] = {report.answer, report.tree};
  --missing_;
  answer_when_complete();
}

void Inquiry::answer_when_complete() {
  if (missing_ > 0 || !asked_.pending()) return;
  asked_.deliver(std::move(findings_));
  quit();
}

std::vector<Finding> unknown_findings(const std::vector<SearchTask>& tasks) {
  std::vector<Finding> findings;
  for (const SearchTask& task : tasks) findings.push_back({unknown_answer(task.question), nullptr});
  return findings;
}

}  // namespace gosedai
