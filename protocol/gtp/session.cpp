#include "protocol/gtp/session.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <mutex>
#include <string>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "model/board/notation.hpp"
#include "protocol/gtp/analysis_text.hpp"
#include "protocol/gtp/commands.hpp"
#include "protocol/gtp/line.hpp"
#include "protocol/gtp/line_queue.hpp"
#include "protocol/gtp/line_splitter.hpp"
#include "protocol/gtp/output.hpp"
#include "protocol/gtp/reading_text.hpp"

namespace gosedai::gtp {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

namespace {

/// The right to answer one think, shared by the session and the thinker's callback. The mutex makes
/// the first call the only one, and lets the session wait until that call has left the session's
/// memory for good before it goes on (and perhaps ends).
struct Ticket {
  std::mutex mutex;
  bool used = false;
  // Set before the thinker sees the ticket and constant from then on.
  std::optional<int> id;
  PositionPtr position;
  bool keep = false;
  bool streams = false;  // the session's thread writes the answer behind the stream
};

/// The move as it will be answered and played. A move that cannot be played is a bug of the thinker;
/// the game goes on with a pass.
Move checked(Move move, const Position& position) {
  const Color color = position.to_move;
  if (move.kind() == Move::Kind::resign) return Move::resign(color);
  if (move.is_pass()) return Move::pass(color);
  if (position.playable_by(color).contains(move.point())) return Move::stone(color, move.point());
  std::fprintf(stderr, "gosedai: the thinker answered %s, which %s cannot play; passing\n",
               to_text(move).c_str(), name_of(color).data());
  return Move::pass(color);
}

}  // namespace

class Session::Talk {
 public:
  Talk(Thinker& thinker, int input, int output, const SessionOptions& options);
  ~Talk();

  void run();
  void stop();

 private:
  // Input: bytes to lines to the queue.
  void start_reading();
  void on_read(boost::system::error_code problem, std::size_t bytes);
  void accept(RawLine line);
  void end_input();

  // Commands, one at a time.
  void work_off();
  void run_line(const QueuedLine& line);
  void respond(std::optional<int> id, const Result& result);

  // Thinking.
  void start_thinking(std::optional<int> id, Think wanted, Clock::time_point received);
  static void answer(Talk* talk, const std::shared_ptr<Ticket>& ticket, Move move);
  void after_answer(const std::shared_ptr<Ticket>& ticket, Move move);

  // Streams: a line per interval.
  void start_analysing(std::optional<int> id, const AnalysisRequest& request);
  void begin_stream(std::optional<int> id, const AnalysisRequest& request);
  void report_later();
  std::string report() const;
  void end_stream(std::string_view last_line);
  void end_analysis();

  void close();

  Thinker& thinker_;
  Context context_;
  Output output_;
  LineSplitter splitter_;
  LineQueue queue_;
  // Before Asio opens descriptors of its own, which would take the number of a closed input.
  int input_descriptor_;
  int input_flags_;
  int input_duplicate_;
  asio::io_context io_{1};
  asio::executor_work_guard<asio::io_context::executor_type> work_{io_.get_executor()};
  asio::posix::stream_descriptor input_{io_};
  std::array<char, 1 << 16> buffer_;
  std::shared_ptr<Ticket> pending_;        // set while the thinker owes an answer
  std::optional<AnalysisRequest> stream_;  // set while a stream is open
  asio::steady_timer ticker_{io_};
  Clock::time_point last_answer_{};
  bool reading_ = false;
  bool input_ended_ = false;
  bool closed_ = false;
};

Session::Talk::Talk(Thinker& thinker, int input, int output, const SessionOptions& options)
    : thinker_(thinker),
      context_{
          thinker, options.name,    options.version,    Game(options.board_size, options.rules),
          {},      options.reading, options.rules_named},
      output_(output),
      splitter_(options.max_line_bytes),
      queue_(options.max_queued_lines, options.max_queued_bytes),
      input_descriptor_(input),
      input_flags_(::fcntl(input, F_GETFL)),
      input_duplicate_(::fcntl(input, F_DUPFD_CLOEXEC, 3)) {
  // Asio closes what it is given, so it gets a duplicate. A closed input is an empty one.
  boost::system::error_code problem;
  if (input_duplicate_ >= 0) input_.assign(input_duplicate_, problem);
  if (input_duplicate_ >= 0 && problem) ::close(input_duplicate_);
  input_ended_ = input_duplicate_ < 0 || problem;
  context_.comments.wanted = options.comments;
}

Session::Talk::~Talk() {
  boost::system::error_code ignored;
  input_.close(ignored);
  if (input_flags_ >= 0) ::fcntl(input_descriptor_, F_SETFL, input_flags_);
}

void Session::Talk::run() {
  std::signal(SIGPIPE, SIG_IGN);
  context_.announce();
  work_off();
  io_.run();
}

void Session::Talk::stop() {
  asio::post(io_, [this] {
    end_input();
    if (pending_) thinker_.interrupt();
  });
}

void Session::Talk::start_reading() {
  if (reading_ || input_ended_ || closed_ || queue_.is_full()) return;
  reading_ = true;
  input_.async_read_some(
      asio::buffer(buffer_),
      [this](boost::system::error_code problem, std::size_t bytes) { on_read(problem, bytes); });
}

void Session::Talk::on_read(boost::system::error_code problem, std::size_t bytes) {
  for (RawLine& line : splitter_.feed({buffer_.data(), bytes})) accept(std::move(line));
  reading_ = false;
  if (problem)
    end_input();
  else
    work_off();
}

/// Queues a line and runs it if it may, so that the next line of the same read already meets the
/// think that this one started.
void Session::Talk::accept(RawLine line) {
  if (input_ended_ || closed_) return;
  end_analysis();
  std::string text = clean_line(line.text);
  const bool is_comment = text.empty() && line.text.find('#') != std::string::npos;
  if (pending_ &&
      (is_interrupt_comment(line.text) || parse_request(text).name == "gogui-interrupt"))
    thinker_.interrupt();
  if (is_comment || (text.empty() && !line.too_long)) return;
  queue_.push({std::move(text), line.too_long, Clock::now()});
  work_off();
}

void Session::Talk::end_input() {
  if (input_ended_ || closed_) return;
  for (RawLine& line : splitter_.finish()) accept(std::move(line));
  input_ended_ = true;
  boost::system::error_code ignored;
  input_.cancel(ignored);
  // Nobody will ever see the answer: do not think on for nobody.
  if (pending_ && output_.reader_has_gone()) thinker_.interrupt();
  work_off();
}

void Session::Talk::work_off() {
  while (!closed_ && !pending_ && !queue_.is_empty()) {
    end_analysis();  // that a line before this one has begun
    run_line(queue_.pop());
    if (output_.is_closed()) close();
  }
  if (!pending_ && input_ended_) close();
  start_reading();
}

void Session::Talk::run_line(const QueuedLine& line) {
  const Request request = parse_request(line.text);
  if (line.too_long) return respond(request.id, failure(error::line_too_long));
  const Result result = execute(context_, request);
  if (const Think* wanted = std::get_if<Think>(&result))
    start_thinking(request.id, *wanted, line.received);
  else if (const Analyse* shown = std::get_if<Analyse>(&result))
    start_analysing(request.id, shown->request);
  else
    respond(request.id, result);
}

void Session::Talk::respond(std::optional<int> id, const Result& result) {
  if (const Failure* bad = std::get_if<Failure>(&result))
    return output_.write(format_response(Status::failure, id, bad->text));
  if (const Success* good = std::get_if<Success>(&result))
    return output_.write(format_response(Status::success, id, good->text, good->has_colors));
  output_.write(format_response(Status::success, id, ""));
  if (std::holds_alternative<Quit>(result)) close();
}

void Session::Talk::start_thinking(std::optional<int> id, Think wanted,
                                   Clock::time_point received) {
  pending_ = std::make_shared<Ticket>();
  pending_->id = id;
  pending_->keep = wanted.keep;
  pending_->position = context_.game.position(wanted.color);
  pending_->streams = wanted.stream.has_value();
  if (wanted.stream) pending_->position = restricted(pending_->position, *wanted.stream);
  if (wanted.among) pending_->position = restricted(pending_->position, *wanted.among);
  const ThinkTask task{pending_->position, context_.time, wanted.keep, wanted.clean_up,
                       std::max(received, last_answer_)};
  try {
    thinker_.think(task,
                   [talk = this, ticket = pending_](Move move) { answer(talk, ticket, move); });
  } catch (const std::exception& problem) {
    const std::shared_ptr<Ticket> ticket = pending_;
    const std::lock_guard lock(ticket->mutex);
    if (!std::exchange(ticket->used, true)) {  // else it has answered before it failed
      pending_.reset();
      return respond(id, failure("internal error: " + std::string(problem.what())));
    }
  }
  if (wanted.stream) begin_stream(id, *wanted.stream);
}

/// Runs in any thread, once: the response first, then the rest in the session's own thread. A late
/// second call must not touch the session, which may be gone by then.
void Session::Talk::answer(Talk* talk, const std::shared_ptr<Ticket>& ticket, Move move) {
  const std::lock_guard lock(ticket->mutex);
  if (std::exchange(ticket->used, true)) return;
  move = checked(move, *ticket->position);
  if (!ticket->streams)
    talk->output_.write(
        format_response(Status::success, ticket->id, answer_text(move, !ticket->keep)));
  asio::post(talk->io_, [talk, ticket, move] { talk->after_answer(ticket, move); });
}

void Session::Talk::after_answer(const std::shared_ptr<Ticket>& ticket, Move move) {
  { const std::lock_guard wait_for_the_caller(ticket->mutex); }
  if (ticket->streams) end_stream("play " + to_text(move) + '\n');
  last_answer_ = Clock::now();
  pending_.reset();
  if (!ticket->keep && move.kind() != Move::Kind::resign) {
    if (context_.comments.wanted)
      context_.comments.set(context_.game.move_count(), thinker_.explain(std::nullopt));
    context_.game.play(move);
    context_.announce();
  }
  if (output_.is_closed()) close();
  work_off();
}

void Session::Talk::start_analysing(std::optional<int> id, const AnalysisRequest& request) {
  // The game's own position, when it is asked about, so that what was thought before is of use.
  const bool is_next = request.color.value_or(context_.game.to_move()) == context_.game.to_move();
  const PositionPtr position =
      is_next ? context_.position() : context_.game.position(*request.color);
  try {
    thinker_.start_analysis(restricted(position, request));
  } catch (const std::exception& problem) {
    return respond(id, failure("internal error: " + std::string(problem.what())));
  }
  begin_stream(id, request);
}

void Session::Talk::begin_stream(std::optional<int> id, const AnalysisRequest& request) {
  stream_ = request;
  output_.write('=' + (id ? std::to_string(*id) : std::string()) + '\n');
  report_later();
}

void Session::Talk::report_later() {
  ticker_.expires_after(stream_->interval);
  ticker_.async_wait([this](boost::system::error_code problem) {
    if (problem || !stream_) return;
    output_.write(report());
    if (!output_.is_closed()) return report_later();
    // Nobody reads on.
    if (pending_) return thinker_.interrupt();
    close();
  });
}

std::string Session::Talk::report() const {
  return analysis_line(thinker_.analysis(), *stream_, context_.game.size()) + '\n';
}

/// What is known in the end, and the end of the response.
void Session::Talk::end_stream(std::string_view last_line) {
  ticker_.cancel();
  output_.write(report() + std::string(last_line) + '\n');
  stream_.reset();
}

/// Of an analysis, not of a move that is thought about.
void Session::Talk::end_analysis() {
  if (!stream_ || pending_) return;
  end_stream({});
  thinker_.end_analysis();
}

/// Lets run() come to its end: no more input, no more work.
void Session::Talk::close() {
  if (closed_) return;
  end_analysis();
  closed_ = true;
  queue_.clear();
  boost::system::error_code ignored;
  input_.cancel(ignored);
  work_.reset();
}

Session::Session(Thinker& thinker, int input, int output, SessionOptions options)
    : talk_(std::make_unique<Talk>(thinker, input, output, options)) {}

Session::~Session() = default;

void Session::run() { talk_->run(); }

void Session::stop() { talk_->stop(); }

}  // namespace gosedai::gtp
