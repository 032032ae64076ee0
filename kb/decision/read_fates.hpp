// What the reading of a position has proved about strings and groups, for the whole-board search (docs/playouts.md).
//
// Only what searches have settled, and without a ko: strings that are dead or that whoever moves first decides about
// (spec 3), and groups that cannot live or are critical, also by a race (spec 8). Estimates are no proof.
#pragma once

#include "model/playout/local_answers.hpp"
#include "model/recognition/recognition.hpp"

namespace gosedai {

std::vector<LocalAnswer> read_fates(const Recognition& recognition);

}  // namespace gosedai
