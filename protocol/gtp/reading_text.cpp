#include "protocol/gtp/reading_text.hpp"

#include "model/board/notation.hpp"

namespace gosedai::gtp {

std::string code_text(const ReadingAnswer& answer, Color to_move) {
  switch (answer.outcome) {
    case Outcome::yes: return "1";
    case Outcome::no: return "0";
    case Outcome::ko: return answer.must_threaten == to_move ? "3" : "2";
    case Outcome::unknown: break;
  }
  return "unknown";
}

std::string move_text(Point move) { return move.is_none() ? "PASS" : to_text(move); }

std::string code_and_move_text(const ReadingAnswer& answer, Color to_move) {
  const std::string code = code_text(answer, to_move);
  const bool has_move = answer.outcome == Outcome::yes || answer.outcome == Outcome::ko;
  return has_move ? code + ' ' + move_text(answer.move) : code;
}

ReadingAnswer turned_round(ReadingAnswer answer) {
  if (answer.outcome == Outcome::yes)
    answer.outcome = Outcome::no;
  else if (answer.outcome == Outcome::no)
    answer.outcome = Outcome::yes;
  return answer;
}

std::string outcome_text(const ReadingAnswer& answer) {
  switch (answer.outcome) {
    case Outcome::yes: return "yes";
    case Outcome::no: return "no";
    case Outcome::ko:
      return "ko: " + std::string(name_of(answer.must_threaten)) + " must find the first threat";
    case Outcome::unknown: break;
  }
  return "unknown";
}

}  // namespace gosedai::gtp
