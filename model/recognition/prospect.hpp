// What becomes of groups and points in the end, as it went in real games: the chance that a group lives, and
// whose a point will be (spec 5, 8, 10).
//
// The seeds give a chance to survive by strength alone; in games of strong players a weak group mostly lives, because its owner
// sees the danger as well. So the expected score goes by odds that were learned from counted games
// (docs/figures.md, "The expected score"), and the seeds' survival stays what it was: a measure of how urgent a group is.
#pragma once

#include <array>
#include <vector>

#include "model/recognition/recognition.hpp"

namespace gosedai {

class PotentialMap;

/// By group, in the order of the layer.
std::vector<double> chances_to_live(const Recognition& recognition,
                                    const SituationParameters& parameters);

/// Of each point, from -1 (white's for sure) to 1 (black's): stones by their group's chance, empty points by potential, by who
/// encloses or is nearer to them.
std::array<float, plane_size> expected_shares(const Recognition& recognition,
                                              const PotentialMap& potential,
                                              const std::vector<double>& chances,
                                              const SituationParameters& parameters);

/// 1 / (1 + steps) to the nearest black stone less the same for white: over empty points and taken stones, none when it is too far.
std::array<float, plane_size> nearness(const Board& board, const BitBoard& taken);

}  // namespace gosedai
