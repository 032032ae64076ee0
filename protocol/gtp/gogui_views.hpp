// What is recognised as GoGui shows it on the board.
//
// A dboard is a matrix of numbers from -1 to 1, a cboard one of colours, an sboard one of labels; the top
// row comes first, and "" stands where nothing is to be shown. Graphics (gfx) are lines of a word and
// points: COLOR, LABEL, CIRCLE, SQUARE, TRIANGLE, MARK, TEXT for the status line, and more.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "model/recognition/situation.hpp"

namespace gosedai::gtp {

struct View {
  std::string_view name;   // argument of gosedai-view
  std::string_view type;   // dboard, cboard, sboard, gfx
  std::string_view label;  // in GoGui's menu
  std::string (*draw)(const Recognition& recognition);
};

std::span<const View> all_views();
/// Nothing when there is no such view.
const View* find_view(std::string_view name);

/// Lines "type/label/command": all views, and other commands worth a place in the menu.
std::string analyze_commands_text();

}  // namespace gosedai::gtp
