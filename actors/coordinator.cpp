#include "actors/coordinator.hpp"

#include "actors/searches/search_actor.hpp"
#include "kb/decision/read_fates.hpp"
#include "kb/decision/whole_board.hpp"

namespace gosedai {

namespace {

/// Moves whose safety is looked at side by side; more would be wasted when the first is safe.
constexpr std::size_t checks_at_once = 3;

/// Not in atari after the move: enough to be published before the suicide filter has spoken.
bool looks_safe(const Position& position, Color color, Point point) {
  Board after = position.board;
  after.play(color, point);
  return is_stone(after.at(point)) && after.liberties(point) > 1;
}

}  // namespace

Coordinator::Coordinator(caf::actor_config& config, DirectoryHandle directory,
                         PlayoutSearchHandle playouts, std::shared_ptr<AnswerBoard> answers,
                         EngineOptions options)
    : EngineActor(config, "coordinator", Lane::control),
      directory_(std::move(directory)),
      playouts_(std::move(playouts)),
      answers_(std::move(answers)),
      options_(std::move(options)) {}

Coordinator::behavior_type Coordinator::make_behavior() {
  return {[this](const OpenEpoch& open) { on_open(open); },
          [this](const Recognised& found) { on_recognised(found); },
          [this](const Proposal& proposal) { on_proposal(proposal); },
          [this](const ForceDone& end) { on_force_done(end); },
          [this](const SearchReport& report) { on_report(report); },
          [this](const Reconsider& again) { on_reconsider(again); },
          [this](const WholeBoardReport& report) { on_whole_board(report); }};
}

void Coordinator::on_exit() {
  forget_checks();
  send_exit(directory_, caf::exit_reason::user_shutdown);
  directory_ = nullptr;
  if (playouts_) send_exit(playouts_, caf::exit_reason::user_shutdown);
  playouts_ = nullptr;
}

void Coordinator::on_open(const OpenEpoch& open) {
  epoch_ = open.epoch;
  position_ = open.position;
  color_ = open.color;
  aim_ = open.aim;
  recognition_ = nullptr;
  state_ = State::collecting;
  published_value_ = 0;
  reconsider_sent_ = false;
  if (search_) search_->cancel();
  search_ = nullptr;
  verdict_ = nullptr;
  forget_checks();
  set_traced(0, epoch_);
  const auto closed = [self = caf::actor_cast<CoordinatorHandle>(this)](Epoch epoch, Force force) {
    caf::anon_send(self, ForceDone{epoch, force});
  };
  const Tokens tokens{Token(epoch_, Force::main, closed), Token(epoch_, Force::roving, closed)};
  send(directory_, Announce{epoch_, position_, caf::actor_cast<CoordinatorHandle>(this), tokens});
  for (const auto& [from, candidates] : proposals_) publish_better(candidates);
}

void Coordinator::on_proposal(const Proposal& proposal) {
  if (proposal.candidates.empty())
    proposals_.erase(proposal.from);
  else
    proposals_[proposal.from] = proposal.candidates;
  if (state_ == State::collecting) publish_better(proposal.candidates);
  reconsider_later();
}

void Coordinator::on_recognised(const Recognised& found) {
  if (found.epoch != epoch_) return;
  recognition_ = found.recognition;
  reconsider_later();
}

/// What comes after the main force is the roving force's: merged as long as it is of use. One ranking
/// serves all that waits in the mailbox, so that no slice becomes long.
void Coordinator::reconsider_later() {
  if ((state_ != State::verifying && state_ != State::decided) || reconsider_sent_) return;
  reconsider_sent_ = true;
  send(this, Reconsider{epoch_});
}

void Coordinator::on_reconsider(const Reconsider& again) {
  if (again.epoch != epoch_) return;
  reconsider_sent_ = false;
  if (state_ == State::verifying || state_ == State::decided) verify();
}

void Coordinator::publish_better(const CandidateList& candidates) {
  for (const Candidate& candidate : candidates) {
    if (candidate.color != color_ || candidate.total() <= published_value_ ||
        !position_->playable_by(color_).contains(candidate.point) ||
        is_own_eye(position_->board, color_, candidate.point) ||
        !looks_safe(*position_, color_, candidate.point))
      continue;
    published_value_ = candidate.total();
    answers_->publish(epoch_, Move::stone(color_, candidate.point));
  }
}

void Coordinator::on_force_done(const ForceDone& end) {
  if (end.epoch != epoch_ || end.force != options_.decide_after) return;
  if (state_ == State::collecting) verify();
}

void Coordinator::verify() {
  state_ = State::verifying;
  forget_checks();
  CandidateList all;
  for (const auto& [from, candidates] : proposals_)
    all.insert(all.end(), candidates.begin(), candidates.end());
  viewed_ = recognition_;
  view_.emplace(view_of(*position_, color_, viewed_.get(), aim_, options_.parameters,
                        options_.knowledge, all));
  ranked_ = rank_moves(*view_, all, options_.parameters.decision);
  safety_.clear();
  continue_verifying();
}

void Coordinator::continue_verifying() {
  while (true) {
    if (auto decision = choose(*view_, ranked_, safety_, options_.parameters.decision)) {
      state_ = State::decided;
      forget_checks();
      return conclude(std::move(*decision));
    }
    if (checks_.size() >= checks_at_once || safety_.size() == ranked_.size()) return;
    safety_.emplace_back();
    check_safety(safety_.size() - 1);
  }
}

void Coordinator::conclude(Decision decision) {
  decision_ = std::move(decision);
  show();
  if (!playouts_ || search_ || aim_ != Aim::play) return;
  search_ = std::make_shared<SearchTicket>();
  send(playouts_, SearchWholeBoard{epoch_, position_, color_,
                                   advice_of(decision_, options_.parameters.whole_board),
                                   viewed_ ? read_fates(*viewed_) : std::vector<LocalAnswer>(),
                                   caf::actor_cast<CoordinatorHandle>(this), search_});
}

void Coordinator::show() {
  Decision shown = decision_;
  if (verdict_)
    shown.move = merged_move(decision_, *verdict_, *position_, options_.parameters.whole_board);
  answers_->decide(
      std::make_shared<Thought>(Thought{epoch_, position_, std::move(shown), viewed_, verdict_}));
}

void Coordinator::on_whole_board(const WholeBoardReport& report) {
  if (report.epoch != epoch_) return;
  verdict_ = report.verdict;
  show();
  if (report.final) answers_->settle(epoch_);
}

/// Asks what the suicide filter wants to know next about that move, if anything.
void Coordinator::check_safety(std::size_t rank) {
  const auto check =
      next_question(*view_, ranked_, rank, safety_[rank], options_.parameters.decision);
  if (!check) return;
  SearchOrder order;
  order.serial = next_serial_++;
  order.epoch = epoch_;
  order.board = check->after;
  order.question = check->question;
  order.limits = options_.limits;
  order.ticket = std::make_shared<SearchTicket>();
  order.owner = caf::actor_cast<CoordinatorHandle>(this);
  checks_.emplace(order.serial, Check{rank, order.ticket});
  spawn<SearchActor>(std::move(order));
}

void Coordinator::on_report(const SearchReport& report) {
  const auto check = checks_.find(report.serial);
  if (check == checks_.end()) return;
  const std::size_t rank = check->second.rank;
  checks_.erase(check);
  note_answer(std::get<CaptureAnswer>(report.answer), safety_[rank]);
  check_safety(rank);
  continue_verifying();
}

void Coordinator::forget_checks() {
  for (auto& [serial, check] : checks_) check.ticket->cancel();
  checks_.clear();
}

}  // namespace gosedai
