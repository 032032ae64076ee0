#include "kb/cases/contact.hpp"

#include <algorithm>
#include <map>

namespace gosedai {

namespace {

/// TR-0837: base points by the number of liberties of the string concerned.
double base_points(int liberties, const ContactParameters& parameters) {
  const int last = static_cast<int>(parameters.base.size()) - 1;
  return parameters.base[static_cast<std::size_t>(std::clamp(liberties, 0, last))];
}

int liberties_after(const Board& board, Color color, Point point) {
  if (!board.is_legal(color, point)) return 0;
  Board next = board;
  next.play(color, point);
  return next.liberties(point);
}

/// Looks at the contact points of one string and keeps the best candidate of each point.
class ContactScan {
 public:
  ContactScan(const Position& position, const StringFacts& facts, Footprint& footprint,
              const ContactParameters& parameters)
      : board_(position.board), facts_(facts), footprint_(footprint), parameters_(parameters) {}

  CandidateList run() {
    facts_.points.for_each([this](Point stone) {
      for (const int step : orthogonal)
        if (board_.at(stone.offset(step)) == enemy()) side_by_side(stone, step);
    });
    facts_.liberties.for_each([this](Point liberty) { shared(liberty); });
    CandidateList found;
    for (const auto& [point, candidate] : best_) found.push_back(candidate);
    return found;
  }

 private:
  Color own() const { return facts_.color; }
  Color enemy() const { return opponent(facts_.color); }

  /// Own stone, enemy stone next to it, and both points in front of the pair empty.
  void side_by_side(Point stone, int step) {
    const int across = step == 1 || step == -1 ? stride : 1;
    for (const int front : {across, -across}) {
      const Point extension = stone.offset(front);
      const Point hane = stone.offset(step + front);
      footprint_.touch(hane);
      if (!board_.is_empty(extension) || !board_.is_empty(hane)) continue;
      propose_pair(stone, stone.offset(step), hane, extension);
    }
  }

  void propose_pair(Point stone, Point rival, Point hane, Point extension) {
    footprint_.touch_play(board_, hane);
    footprint_.touch_play(board_, extension);
    footprint_.touch_string(board_, rival);
    const int own_now = board_.liberties(stone);
    const int rival_now = board_.liberties(rival);
    const int own_hane = liberties_after(board_, own(), hane);
    const int rival_hane = liberties_after(board_, enemy(), extension);
    const bool hane_is_better = std::min(own_now, own_hane) >= std::min(rival_now, rival_hane);
    const bool rival_is_short = own_now >= 2 && rival_hane <= 2;
    const bool is_even_fight = own_now == 3 && rival_now == 3 && own_hane == rival_hane &&
                               (own_hane == 3 || own_hane == 4) &&
                               board_.stones(stone) == own_hane - 1 &&
                               board_.stones(rival) == own_hane - 1;
    const double bonus = height(stone, board_.size()) >= 2 && (rival_is_short || is_even_fight)
                             ? parameters_.large_bonus
                             : parameters_.small_bonus;
    const int rival_gain = liberties_after(board_, enemy(), hane) - rival_now;
    propose(Motive::hane, hane, rival_now, rival_gain, hane_is_better ? bonus : 0);
    const int own_gain = liberties_after(board_, own(), extension) - own_now;
    propose(Motive::extend, extension, own_now, own_gain, hane_is_better ? 0 : bonus);
  }

  void shared(Point liberty) {
    footprint_.touch_around(liberty);
    const auto around = neighbors(liberty);
    if (std::ranges::none_of(around, [&](Point near) { return board_.at(near) == enemy(); }))
      return;
    footprint_.touch_play(board_, liberty);
    const int own_now = facts_.liberty_count();
    propose(Motive::push, liberty, own_now, liberties_after(board_, own(), liberty) - own_now, 0);
  }

  void propose(Motive motive, Point point, int liberties, int gain, double bonus) {
    if (!board_.is_legal(own(), point)) return;
    footprint_.touch_play(board_, point);
    for (const int step : diagonal) footprint_.touch(point.offset(step));
    const bool bad_shape = is_bad_shape(board_, own(), point);
    Candidate candidate;
    candidate.kind = CaseKind::contact;
    candidate.motive = motive;
    candidate.color = own();
    candidate.point = point;
    candidate.target = facts_.id;
    candidate.value =
        base_points(liberties, parameters_) + bonus +
        (bad_shape ? 0 : std::clamp(gain, -parameters_.most_gain, parameters_.most_gain));
    if (candidate.value <= 0) return;
    const auto [known, fresh] = best_.try_emplace(point, candidate);
    if (!fresh && known->second.value < candidate.value) known->second = candidate;
  }

  const Board& board_;
  const StringFacts& facts_;
  Footprint& footprint_;
  const ContactParameters& parameters_;
  std::map<Point, Candidate> best_;
};

}  // namespace

bool is_bad_shape(const Board& board, Color color, Point point) {
  // Each diagonal square of four points that holds the new stone: three own stones and an empty
  // point are an empty triangle, four own stones a lump.
  for (std::size_t i = 0; i < 4; ++i) {
    const Point side = point.offset(orthogonal[i]);
    const Point other = point.offset(orthogonal[(i + 1) % 4]);
    const Point corner = side.offset(orthogonal[(i + 1) % 4]);
    const int own =
        (board.at(side) == color) + (board.at(other) == color) + (board.at(corner) == color);
    const int open = board.is_empty(side) + board.is_empty(other) + board.is_empty(corner);
    if (own == 3 || (own == 2 && open == 1)) return true;
  }
  return false;
}

CandidateList contact_moves(const Position& position, const StringFacts& facts,
                            Footprint& footprint, const ContactParameters& parameters) {
  return ContactScan(position, facts, footprint, parameters).run();
}

}  // namespace gosedai
