// Asks searches on behalf of someone outside the actor system: starts them all at once, collects
// their reports, answers GetFindings when the last one is in, and ends.
//
// When it is told that time is up it lets the searches that still run report what they know. When
// it is made to end early it cancels them.
#pragma once

#include <vector>

#include "actors/engine_actor.hpp"
#include "actors/messages.hpp"
#include "actors/searches/search_ticket.hpp"

namespace gosedai {

class Inquiry : public EngineActor<InquiryHandle> {
 public:
  Inquiry(caf::actor_config& config, std::vector<SearchTask> tasks);

  behavior_type make_behavior() override;
  void on_exit() override;

 private:
  void start(std::size_t number);
  void on_report(const SearchReport& report);
  void answer_when_complete();

  std::vector<SearchTask> tasks_;
  std::vector<SearchTicketPtr> tickets_;  // by number of the task, like the findings
  Findings findings_;
  std::size_t missing_ = 0;
  caf::typed_response_promise<Findings> asked_;
};

/// For those whose answers never came.
std::vector<Finding> unknown_findings(const std::vector<SearchTask>& tasks);

}  // namespace gosedai
