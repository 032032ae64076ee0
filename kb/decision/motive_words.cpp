#include "kb/decision/motive_words.hpp"

#include <algorithm>
#include <array>

#include "model/board/notation.hpp"

namespace gosedai {

namespace {

/// %t is the target, %o the other object, as strings; %g and %h are the same as groups; %T and %O are "is" or "are"
/// after the strings, %P is "it" or "they" for the first. %m is the side whose move it is, %e the other one.
struct MotiveWords {
  Motive motive;
  std::string_view does;   // "it ..."
  std::string_view loses;  // "if the opponent is first, ..."
};

constexpr std::array words = {
    MotiveWords{Motive::hane, "bends around %e's stones next to %t", "%e bends around %t"},
    MotiveWords{Motive::extend, "stretches %t to gain liberties", "a liberty of %t is gone"},
    MotiveWords{Motive::push, "takes a liberty that %e shares with %t", "a liberty of %t is taken"},
    MotiveWords{Motive::empty_corner, "takes an empty corner", "the empty corner is gone"},
    MotiveWords{Motive::enclosure, "encloses the corner together with the stone there",
                "the corner is approached"},
    MotiveWords{Motive::approach, "approaches the lone stone of %e in the corner",
                "the corner is enclosed"},
    MotiveWords{Motive::centre, "takes the centre of the small board", "the centre is gone"},
    MotiveWords{Motive::between_enemy, "divides %e's side", "the side is closed"},
    MotiveWords{Motive::between_own, "fills the gap between %m's stones on the side",
                "the side is divided"},
    MotiveWords{Motive::between_both, "extends along the side towards %e",
                "%e extends along the side"},
    MotiveWords{Motive::widen, "widens %m's area at its border", "%m's area shrinks"},
    MotiveWords{Motive::fork, "attacks %t and %o at once, so that one of them is captured",
                "%t and %o are attacked at once, and one of them is captured"},
    MotiveWords{Motive::parry_fork, "keeps %t and %o from being attacked at once",
                "%t and %o can no longer be attacked at once"},
    MotiveWords{Motive::threat, "must be answered, or the next move captures %t",
                "%t %T in danger and must be defended"},
    MotiveWords{Motive::parry_threat, "takes away %e's forcing move against %t",
                "there is no forcing move against %t any more"},
    MotiveWords{Motive::take_ko, "takes %t in a ko", "%t %T taken in a ko"},
    MotiveWords{Motive::end_ko, "ends the ko around %t", "the ko around %t is over"},
    MotiveWords{Motive::ko_threat,
                "is a threat for the ko: %e must save %t, and then the ko can be taken back",
                "it is a threat for the ko against %t"},
    MotiveWords{Motive::joseki_move, "goes on with the usual play in the corner (joseki)",
                "%e has two moves in a row in the corner"},
    MotiveWords{Motive::joseki_answer, "answers in the corner as is usual (joseki)",
                "%e has two moves in a row in the corner"},
    MotiveWords{Motive::opening_move, "takes an empty corner as players often open a game",
                "the empty corner is gone"},
    MotiveWords{Motive::wall_off, "holds the border where the areas of both sides meet",
                "%e pushes the border back"},
    MotiveWords{Motive::expand, "makes %m's area larger towards the open board",
                "%e keeps %m's area small"},
    MotiveWords{Motive::open_board, "takes a part of the board where %m has no stones yet",
                "%e gets that part of the board"},
    MotiveWords{Motive::erase, "makes %e's large area smaller from outside",
                "%e's large area grows"},
    MotiveWords{Motive::invade_corner, "invades the corner under %t", "the corner is invaded"},
    MotiveWords{Motive::defend_corner, "makes the corner of %t safe from an invasion",
                "%e makes the corner safe"},
    MotiveWords{Motive::invade_enclosure, "starts something inside the corner of %t",
                "the corner is attacked from inside"},
    MotiveWords{Motive::defend_enclosure, "makes the enclosed corner of %t safe",
                "%e makes the corner safe"},
    MotiveWords{Motive::invade_side, "invades where %e's stones on the side are far apart",
                "%e's side becomes territory"},
    MotiveWords{Motive::edge_endgame, "gains points along the edge",
                "points along the edge are lost"},
    MotiveWords{Motive::slide, "slides along the edge into %e's territory",
                "%e's territory at the edge is closed"},
    MotiveWords{Motive::centre_endgame, "gains points at the border",
                "points at the border are lost"},
    MotiveWords{Motive::atari_endgame, "gains points with an atari that must be answered",
                "%e gains points with an atari"},
    MotiveWords{Motive::close_border, "closes a gap in the border of %m's territory",
                "%e comes in through the gap"},
    MotiveWords{Motive::seal, "shuts in %g", "%g gets out"},
    MotiveWords{Motive::chase, "drives %g on and narrows its way out", "%g gets away"},
    MotiveWords{Motive::run, "runs out with %g", "%g is shut in"},
    MotiveWords{Motive::seal_linkage, "mends the wall around %g", "%g breaks out through the wall"},
    MotiveWords{Motive::break_linkage, "breaks out with %g through a gap in the wall",
                "the gap in the wall around %g is closed"},
    MotiveWords{Motive::join, "joins %g to %h", "%g is cut off from %h"},
    MotiveWords{Motive::split, "cuts %g off from %h", "%g is joined to %h"},
    MotiveWords{Motive::join_far, "joins %g to %h with a stone between them",
                "%g is cut off from %h"},
    MotiveWords{Motive::split_far, "comes between %g and %h", "%g is joined to %h"},
    MotiveWords{Motive::join_by_capture, "captures %t and joins what %P held apart",
                "%t %T saved, and the cut stays"},
    MotiveWords{Motive::save_by_capture, "takes %o, and %g gets room to live",
                "%o %O saved, and %g has no room"},
    MotiveWords{Motive::live, "makes two eyes for %g", "%g dies"},
    MotiveWords{Motive::kill, "kills %g", "%g makes two eyes"},
    MotiveWords{Motive::widen_room, "gives %g more room for eyes", "%g loses room for eyes"},
    MotiveWords{Motive::narrow_room, "takes room for eyes away from %g",
                "%g gets more room for eyes"},
    MotiveWords{Motive::keep_territory, "keeps the eye space of %g from becoming a seki",
                "the eye space of %g becomes a seki"},
    MotiveWords{Motive::make_seki, "leaves %g no territory, only a seki",
                "%g lives with territory"},
    MotiveWords{Motive::win_race, "wins the race of %g against %h", "%g loses the race against %h"},
    MotiveWords{Motive::race_seki, "saves %g in the race", "%g loses the race"},
    MotiveWords{Motive::hinder_race, "wins the race against %g", "%g wins the race"},
    MotiveWords{Motive::join_family, "holds the large area around %t together",
                "the area around %t is parted"},
    MotiveWords{Motive::split_family, "parts the large area around %t",
                "the area around %t holds together"},
    MotiveWords{Motive::connect, "connects %t and %o", "%t and %o are cut"},
    MotiveWords{Motive::cut, "cuts between %t and %o", "%t and %o are connected"},
    MotiveWords{Motive::double_cut, "cuts at two places at once, one of them between %t and %o",
                "the cuts are mended"},
    MotiveWords{Motive::fill_dame, "fills a neutral point, which counts under area rules",
                "the neutral point is gone"},
    MotiveWords{Motive::clear_away, "takes a liberty of %t to clear the dead away", ""},
};

std::string stones_text(const Position& position, Point stone) {
  const Board& board = position.board;
  const Color color = board.at(stone);
  if (!is_stone(color)) return "the stones at " + to_text(stone);
  const int count = board.stones(stone);
  if (count == 1) return "the " + std::string(name_of(color)) + " stone at " + to_text(stone);
  return "the " + std::to_string(count) + " " + std::string(name_of(color)) + " stones at " +
         to_text(stone);
}

bool is_single(const Position& position, Point stone) {
  const Board& board = position.board;
  return is_stone(board.at(stone)) && board.stones(stone) == 1;
}

std::string_view is_or_are(const Position& position, Point stone) {
  return is_single(position, stone) ? "is" : "are";
}

std::string group_text(const Position& position, Point stone) {
  const Color color = position.board.at(stone);
  return "the " + (is_stone(color) ? std::string(name_of(color)) + " " : std::string()) +
         "group at " + to_text(stone);
}

std::string filled_in(std::string_view words_of, const Candidate& candidate,
                      const Position& position) {
  std::string text;
  for (std::size_t i = 0; i < words_of.size(); ++i) {
    if (words_of[i] != '%') {
      text += words_of[i];
      continue;
    }
    const char what = words_of[++i];
    if (what == 't') text += stones_text(position, candidate.target.stone);
    if (what == 'o') text += stones_text(position, candidate.other.stone);
    if (what == 'g') text += group_text(position, candidate.target.stone);
    if (what == 'h') text += group_text(position, candidate.other.stone);
    if (what == 'T') text += is_or_are(position, candidate.target.stone);
    if (what == 'O') text += is_or_are(position, candidate.other.stone);
    if (what == 'P') text += is_single(position, candidate.target.stone) ? "it" : "they";
    if (what == 'm') text += player_name(candidate.color);
    if (what == 'e') text += player_name(opponent(candidate.color));
  }
  return text;
}

const MotiveWords* words_for(Motive motive) {
  const auto found = std::ranges::find(words, motive, &MotiveWords::motive);
  return found == words.end() ? nullptr : &*found;
}

std::string_view usual_words(float share) {
  constexpr float often = 0.1F;
  constexpr float sometimes = 0.01F;
  if (share >= often) return "is how players often move here";
  return share >= sometimes ? "is how players sometimes move here"
                            : "is how players seldom move here";
}

std::string capture_words(const Candidate& candidate, const Position& position) {
  std::string target = stones_text(position, candidate.target.stone);
  if (candidate.motive == Motive::cutting)
    target += is_single(position, candidate.target.stone) ? ", which cuts," : ", which cut,";
  const bool captures = candidate.kind == CaseKind::capture;
  const std::string text = captures ? "captures " + target : "saves " + target + " from capture";
  if (candidate.by_ko) return text + " by ko";
  return text.ends_with(',') ? text.substr(0, text.size() - 1) : text;
}

}  // namespace

std::string player_name(Color color) { return color == Color::black ? "Black" : "White"; }

std::string purpose_of(const Candidate& candidate, const Position& position) {
  if (candidate.motive == Motive::usual_shape) return std::string(usual_words(candidate.share));
  if (const MotiveWords* known = words_for(candidate.motive))
    return filled_in(known->does, candidate, position);
  return capture_words(candidate, position);
}

std::string loss_by(const Candidate& candidate, const Position& position) {
  if (candidate.motive == Motive::usual_shape) return {};
  if (const MotiveWords* known = words_for(candidate.motive))
    return filled_in(known->loses, candidate, position);
  const std::string_view fate =
      candidate.kind == CaseKind::capture ? "%t %T saved" : "%t %T captured";
  return filled_in(fate, candidate, position) + (candidate.by_ko ? " by ko" : "");
}

}  // namespace gosedai
