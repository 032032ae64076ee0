#include "protocol/gtp/group_colors.hpp"

#include <charconv>

namespace gosedai::gtp {

std::string_view color_of(GroupClass kind) {
  switch (kind) {
    case GroupClass::safe: return "#008f2f";
    case GroupClass::self_alive: return "#3fbf4f";
    case GroupClass::race_won: return "#8fcf3f";
    case GroupClass::escapable: return "#2fbfbf";
    case GroupClass::linkable: return "#5f9fef";
    case GroupClass::breakout: return "#3f6fdf";
    case GroupClass::seki: return "#9f6fdf";
    case GroupClass::cuttable: return "#efdf3f";
    case GroupClass::neutral: return "#efbf2f";
    case GroupClass::race_neutral: return "#ef9f2f";
    case GroupClass::race_possible: return "#df7f1f";
    case GroupClass::helpless: return "#df6f8f";
    case GroupClass::race_lost: return "#ef4f3f";
    case GroupClass::self_dead: return "#cf2f2f";
    case GroupClass::completely_dead: return "#9f1f1f";
  }
  return "#808080";
}

std::string painted(GroupClass kind, std::string_view text) {
  const std::string_view color = color_of(kind);
  std::string painted = "\x1b[38;2";
  for (std::size_t at = 1; at < color.size(); at += 2) {
    int part = 0;
    std::from_chars(color.data() + at, color.data() + at + 2, part, 16);
    painted += ';' + std::to_string(part);
  }
  return painted + 'm' + std::string(text) + "\x1b[0m";
}

}  // namespace gosedai::gtp
